/** What this process has done since its start, for monitoring: how long calls took, what was refused, what was kept. */
import { Context, Layer } from "effect"

/** Upper ends of the buckets that times are counted in, in seconds. */
export const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

interface CallTimes {
  readonly inBuckets: number[]
  count: number
  seconds: number
}

const add = <Name>(counts: Map<Name, number>, name: Name, change = 1): void => {
  counts.set(name, (counts.get(name) ?? 0) + change)
}

export const makeCallNumbers = () => {
  // Names of routes, codes and caches are the service's own: there are never many.
  const times = new Map<string, CallTimes>()
  const refusals = new Map<string, number>()
  const cached = new Map<string, number>()
  let underWay = 0
  return {
    times,
    refusals,
    /** `name outcome`: how often something was found where it is kept, and how often not. */
    cached,
    underWay: () => underWay,
    began: () => {
      underWay += 1
    },
    /** `call` by its method and the template of its path; `code` where it was refused. */
    answered: (call: string, seconds: number, code: string | null) => {
      underWay -= 1
      const known = times.get(call) ?? { inBuckets: bucketSeconds.map(() => 0), count: 0, seconds: 0 }
      times.set(call, known)
      known.count += 1
      known.seconds += seconds
      const bucket = bucketSeconds.findIndex((end) => seconds <= end)
      if (bucket >= 0) known.inBuckets[bucket] = (known.inBuckets[bucket] ?? 0) + 1
      if (code !== null) add(refusals, code)
    },
    looked: (cache: "offers" | "tokens", isFound: boolean) =>
      add(cached, `${cache} ${isFound ? "hit" : "miss"}`)
  }
}

export type CallNumbersOfProcess = ReturnType<typeof makeCallNumbers>

/** One for each process. */
export class CallNumbers extends Context.Service<CallNumbers, CallNumbersOfProcess>()(
  "shop-service/CallNumbers"
) {
  static readonly layer = Layer.sync(CallNumbers, makeCallNumbers)
}
