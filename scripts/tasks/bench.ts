/**
 * `npm run bench`: the pages in a browser, and the shop service.
 * `npm run bench -- service --against ../other --only cart --profile`: shop service, beside another checkout's.
 * `npm run bench -- capacity`: cost of a thousand purchases.
 * `npm run bench -- growth --orders 1000000`: slowdown of a driver's pages by data; ten million by default.
 * `npm run bench -- pages --against HEAD~9 --only home --rounds 3`: pages alone, beside another checkout's.
 */
import { resolve } from "node:path"
import { measureInBrowser } from "../bench/browser.ts"
import { capacity } from "../bench/capacity.ts"
import { growth } from "../bench/growth.ts"
import { measureService } from "../bench/service.ts"
import { integerOption, refuseUnknown, say, taskOptions } from "../build/task.ts"

const { values, positionals } = taskOptions({
  options: {
    against: { type: "string" },
    only: { type: "string", default: "" },
    rounds: { type: "string", default: "3" },
    orders: { type: "string", default: "10000000" },
    profile: { type: "boolean", default: false }
  },
  allowPositionals: true
})

const benchService = async (): Promise<void> => {
  say("The shop service, over PostgreSQL, against the same reads with nothing around them …")
  const { against, only, profile } = values
  await measureService(say, { against: against === undefined ? undefined : resolve(against), only, profile })
}

const benchPages = (): Promise<boolean> => {
  const { against, only } = values
  return measureInBrowser(say, { against, only, rounds: integerOption("rounds", values.rounds, 1) })
}

const benchmarks: Readonly<Record<string, () => Promise<unknown>>> = {
  pages: benchPages,
  service: benchService,
  capacity: () => capacity(say),
  growth: () => growth(say, integerOption("orders", values.orders, 1))
}
refuseUnknown("benchmark", positionals, Object.keys(benchmarks))

for (const name of positionals.length === 0 ? ["pages", "service"] : positionals)
  if ((await benchmarks[name]?.()) === false) process.exitCode = 1
