/** Tests of a short drill, embedded; `npm run chaos -- --minutes 10 --database postgres` is a long one. */
import { expect, it, onTestFinished } from "vitest"
import { embeddedDatabase } from "./database.ts"
import { chaos, reportLines, settings } from "./run.ts"

const seed = Number(process.env["PARKSCHEIN_TEST_SEED"] ?? Math.floor(Math.random() * 2 ** 31))

it(`whatever is killed, paused or cut off, nothing is lost or doubled (seed ${seed})`, async () => {
  const database = await embeddedDatabase()
  const notes: string[] = []
  onTestFinished(() => database.stop())
  const report = await chaos({
    seed,
    milliseconds: 12_000,
    ...settings.embedded,
    database,
    note: (what) => notes.push(what)
  })
  expect(report.violations, [...notes, ...reportLines(report)].join("\n")).toEqual([])
  // The drill has done some work.
  expect(report.paid).toBeGreaterThan(0)
  expect(report.logLines).toBeGreaterThan(100)
  expect(report.kills + report.pauses + report.cuts).toBeGreaterThan(1)
}, 300_000)
