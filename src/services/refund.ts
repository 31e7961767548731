/** API group of refunds, for the operator. Needs a gateway with a service's token. */
import { Context, Effect, Layer } from "effect"
import { listRefunds } from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"

const make = Effect.gen(function* () {
  const { query } = yield* Gateway
  return { listRefunds: query(listRefunds, { ttl: 0 }) }
})

export class RefundService extends Context.Service<RefundService, Effect.Success<typeof make>>()(
  "services/RefundService"
) {
  static readonly layer = Layer.effect(RefundService, make)
}
