/** Tests with a thousand requests; `npm run fuzz` sends 20,000. */
import { expect, it } from "vitest"
import { fuzz, fuzzLines } from "./run.ts"

it("no request made from the OpenAPI document is a fault, writes when refused, or stays in memory", async () => {
  const report = await fuzz({ seed: 20_261_122, requests: 1000, warmUp: 600 })
  expect(report.violations, fuzzLines(report).join("\n")).toEqual([])
  expect(report.reached).toBeGreaterThan(report.operations / 2)
}, 120_000)
