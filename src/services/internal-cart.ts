/** API group of other services' access to a driver's cart. Needs a gateway with a service's token. */
import { Context, Effect, Layer } from "effect"
import { clearInternalCart, getInternalCart, verifyInternalCart } from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"

const make = Effect.gen(function* () {
  const { query, write } = yield* Gateway
  return {
    getInternalCart: query(getInternalCart, { ttl: 0 }),
    clearInternalCart: write(clearInternalCart, { invalidates: ["getInternalCart"] }),
    verifyInternalCart: write(verifyInternalCart, { invalidates: [] })
  }
})

export class InternalCartService extends Context.Service<InternalCartService, Effect.Success<typeof make>>()(
  "services/InternalCartService"
) {
  static readonly layer = Layer.effect(InternalCartService, make)
}
