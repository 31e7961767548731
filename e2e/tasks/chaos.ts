/**
 * `npm run chaos -- --minutes 10 --seed 7 --database postgres`: 50 drivers buy while servers and database are
 * killed, paused and cut off, and payment reports are lost and doubled. Ends with a report.
 */
import { integerOption, refuse, say, seedOption, taskOptions } from "../../scripts/build/task.ts"
import { embeddedDatabase, postgresDatabase } from "../chaos/database.ts"
import { chaos, reportLines, settings } from "../chaos/run.ts"

const { values } = taskOptions({
  options: {
    minutes: { type: "string", default: "1" },
    seed: seedOption,
    database: { type: "string", default: "embedded" }
  }
})
const minutes = Number(values.minutes)
const seed = integerOption("seed", values.seed, 0)
const kind =
  (["embedded", "postgres"] as const).find((each) => each === values.database) ??
  refuse("--database must be embedded or postgres.")
if (!(minutes > 0)) refuse("--minutes must be a positive number.")

const database = kind === "embedded" ? await embeddedDatabase() : await postgresDatabase()
if (typeof database === "string") say(`Not run: ${database}.`)
else {
  say(`Seed ${seed}, ${minutes} minutes, ${database.what}, shop services: ${settings[kind].services}`)
  const began = Date.now()
  try {
    const report = await chaos({
      seed,
      milliseconds: minutes * 60_000,
      ...settings[kind],
      database,
      note: (what) => say(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`)
    })
    for (const line of reportLines(report)) say(line)
    if (report.violations.length > 0) process.exitCode = 1
  } finally {
    await database.stop()
  }
}
