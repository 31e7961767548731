/** Metrics of this process since its start: durations of calls, refusals, cache hits. */
import { Context, Layer, Metric } from "effect"

const underWay = Metric.gauge("parkschein_requests_under_way", {
  description: "Requests that this process works on."
})
const refusals = Metric.counter("parkschein_refusals_total", {
  description: "Refusals of this process by their code."
})
const hits = Metric.counter("parkschein_cache_hits_total", {
  description: "How often this process found what it keeps."
})
const misses = Metric.counter("parkschein_cache_misses_total", {
  description: "How often this process had to make it anew."
})
const seconds = Metric.histogram("parkschein_request_seconds", {
  description: "How long calls took in this process.",
  boundaries: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
})

export const makeRequestMetrics = () => {
  // A registry of its own, since tests run several services in one process.
  const registry = Context.make(Metric.MetricRegistry, new Map())
  const countLookup = (cache: "offers" | "tokens", isFound: boolean, times = 1) =>
    Metric.withAttributes(isFound ? hits : misses, { cache }).updateUnsafe(times, registry)
  // Zero counts are 0, not absent: graphs start at the beginning.
  for (const isFound of [true, false])
    for (const cache of ["offers", "tokens"] as const) countLookup(cache, isFound, 0)
  return {
    registry,
    requestStarted: () => underWay.modifyUnsafe(1, registry),
    /** `call` is the method and the path's template; `code` is that of a refusal. */
    requestEnded: (call: string, duration: number, code: string | null) => {
      underWay.modifyUnsafe(-1, registry)
      Metric.withAttributes(seconds, { call }).updateUnsafe(duration, registry)
      if (code !== null) Metric.withAttributes(refusals, { code }).updateUnsafe(1, registry)
    },
    countLookup
  }
}

export type RequestMetricsShape = ReturnType<typeof makeRequestMetrics>

/** One per process. */
export class RequestMetrics extends Context.Service<RequestMetrics, RequestMetricsShape>()(
  "shop-service/RequestMetrics"
) {
  static readonly layer = Layer.sync(RequestMetrics, makeRequestMetrics)
}
