/** Command `npm run histories`: walks histories on a PostgreSQL server or embedded, prints the result. */
import { startShopService } from "../../backend/shop-service/testing/start-shop-service.ts"
import { startPostgresServer } from "../../backend/testing/postgres-server.ts"
import { findPlanted } from "./find-planted.ts"
import { plantedFaults } from "./planted.ts"
import { walkHistories } from "./run.ts"
import type { Traits } from "./walk.ts"

export interface HistoriesCommand {
  readonly runs: number
  readonly seed: number
  readonly from: number
  readonly about: Partial<Traits>
}

export const histories = async (
  say: (line: string) => void,
  { runs, seed, from, about }: HistoriesCommand
): Promise<boolean> => {
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
      about,
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
export const planted = async (
  say: (line: string) => void,
  { runs, seed }: HistoriesCommand
): Promise<boolean> => {
  let isGood = true
  for (const fault of plantedFaults) {
    for (let count = 0; count < seedsPerFault; count += 1) {
      const { history, said } = await findPlanted(fault, { runs, seed: seed + count })
      say(
        `${fault.name}, seed ${seed + count}: ${history === undefined ? "NOT FOUND" : `history ${history}`}: ${said}`
      )
      isGood &&= history !== undefined
    }
  }
  return isGood
}
