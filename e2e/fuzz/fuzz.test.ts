/** Tests with a few requests to each call; `npm run fuzz` sends more. */
import { expect, it } from "vitest"
import { isCoreRun } from "../../scripts/test/tiers.ts"
import { fuzz, fuzzLines } from "./run.ts"

const seed = 20_261_121

it("no request is a fault, is accepted against the contract, writes when refused, or stays in memory", async () => {
  const report = await fuzz(isCoreRun() ? { seed, rounds: 5 } : { seed, rounds: 16, warmUp: 8 })
  expect(report.violations, fuzzLines(report).join("\n")).toEqual([])
  expect(report.unreached.length).toBeLessThan(20)
}, 300_000)
