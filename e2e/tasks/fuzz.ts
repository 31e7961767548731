/** `npm run fuzz -- --requests 20000 --seed 7`: requests from the OpenAPI document, valid and hostile. */
import { refuse, say, taskOptions } from "../../scripts/build/task.ts"
import { fuzz, fuzzLines } from "../fuzz/run.ts"

const { values } = taskOptions({
  options: {
    requests: { type: "string", default: "20000" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) }
  }
})
const [requests, seed] = [Number(values.requests), Number(values.seed)]

if (!Number.isSafeInteger(requests) || requests < 100 || !Number.isSafeInteger(seed)) {
  refuse("--requests must be an integer from 100 on, --seed an integer.")
} else {
  say(`Seed ${seed}, ${requests} requests`)
  const report = await fuzz({ seed, requests, warmUp: Math.floor(requests / 10) })
  for (const line of fuzzLines(report)) say(line)
  if (report.violations.length > 0) process.exitCode = 1
}
