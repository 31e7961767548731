/** API group of the shop service's metrics. Needs a gateway with a service's token. */
import { Context, Effect, Layer } from "effect"
import { metrics } from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"

const make = Effect.gen(function* () {
  const { query } = yield* Gateway
  return {
    /** An object by metric name, or text in the line format of monitoring tools. */
    metrics: query(metrics, { ttl: 0 })
  }
})

export class MetricsService extends Context.Service<MetricsService, Effect.Success<typeof make>>()(
  "services/MetricsService"
) {
  static readonly layer = Layer.effect(MetricsService, make)
}
