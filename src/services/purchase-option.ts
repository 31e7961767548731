/** API group of tickets on offer. */
import { Context, Effect, Layer } from "effect"
import { onlineShopOptions } from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"

const make = Effect.gen(function* () {
  const { query } = yield* Gateway
  return {
    /** The tickets of an area that the driver may buy. */
    onlineShopOptions: query(onlineShopOptions)
  }
})

export class PurchaseOptionService extends Context.Service<
  PurchaseOptionService,
  Effect.Success<typeof make>
>()("services/PurchaseOptionService") {
  static readonly layer = Layer.effect(PurchaseOptionService, make)
}
