/**
 * `npm run histories -- --runs 10000 --seed 7`: random histories of orders from several devices, with reports
 * that are late, doubled, reordered or lost. Ends at the first violated promise, and prints its history.
 */
import { startShopService } from "../../backend/shop-service/testing/start-shop-service.ts"
import { startPostgresServer } from "../../backend/testing/postgres-server.ts"
import { integerOption, say, seedOption, taskOptions } from "../../scripts/build/task.ts"
import { findPlanted } from "../histories/find-planted.ts"
import { plantedFaults } from "../histories/planted.ts"
import { walkHistories } from "../histories/run.ts"

const { values } = taskOptions({
  options: {
    runs: { type: "string", default: "1000" },
    // Number of the first history: a reported one is repeated by its seed and number.
    from: { type: "string", default: "0" },
    // Common traits of all histories, as JSON of those in e2e/histories/walk.ts: {"lastPlace":true}
    about: { type: "string", default: "{}" },
    // Plants faults in the service, and reports the history that finds each.
    planted: { type: "boolean", default: false },
    seed: seedOption
  }
})
const runs = integerOption("runs", values.runs, 1)
const from = integerOption("from", values.from, 0)
const seed = integerOption("seed", values.seed, 0)

/** Walks on a PostgreSQL server or embedded; returns whether all histories keep their promises. */
const walkAll = async (): Promise<boolean> => {
  const server = await startPostgresServer()
  say(`Database: ${server.url === undefined ? `embedded, since ${server.what}` : server.what}`)
  say(`Seed ${seed}, ${runs} histories from number ${from} on`)
  const service = await startShopService(server.url)
  try {
    const began = Date.now()
    const { walked, orders, tickets, refunds, wrong } = await walkHistories(service, {
      seed,
      runs,
      from,
      about: JSON.parse(values.about),
      onWalked: (count) => {
        if (count % 500 === 0) say(`${count} walked`)
      }
    })
    const seconds = Math.round((Date.now() - began) / 1000)
    say(`${walked} histories in ${seconds} s: ${orders} orders, ${tickets} tickets, ${refunds} refunds`)
    if (wrong === undefined) {
      say("All of them keep their promises.")
      return true
    }
    say(`History ${wrong.number} does not: ${wrong.violations.join("; ")}`)
    for (const line of wrong.log) say(`  ${line}`)
    return false
  } finally {
    await service.stop()
    if (server.url !== undefined) await server.stop()
  }
}

const seedsPerFault = 5

/** Returns whether the model finds every planted fault with every seed. */
const findAllPlanted = async (): Promise<boolean> => {
  let isGood = true
  for (const fault of plantedFaults) {
    for (let count = 0; count < seedsPerFault; count += 1) {
      const { history, message } = await findPlanted(fault, { runs, seed: seed + count })
      say(
        `${fault.name}, seed ${seed + count}: ${history === undefined ? "NOT FOUND" : `history ${history}`}: ${message}`
      )
      isGood &&= history !== undefined
    }
  }
  return isGood
}

if (!(await (values.planted ? findAllPlanted() : walkAll()))) process.exitCode = 1
