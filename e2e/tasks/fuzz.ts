/** `npm run fuzz -- --requests 20000 --seed 7`: valid and hostile requests to every call. */
import { integerOption, say, seedOption, taskOptions } from "../../scripts/build/task.ts"
import { allCases } from "../contract/cases/all.ts"
import { fuzz, fuzzLines } from "../fuzz/run.ts"

const { values } = taskOptions({
  options: { requests: { type: "string", default: "20000" }, seed: seedOption }
})
const requests = integerOption("requests", values.requests, 100)
const seed = integerOption("seed", values.seed, 0)
say(`Seed ${seed}, ${requests} requests`)
const rounds = Math.ceil(requests / allCases.length)
const report = await fuzz({ seed, rounds, warmUp: Math.ceil(rounds / 10) })
for (const line of fuzzLines(report)) say(line)
if (report.violations.length > 0) process.exitCode = 1
