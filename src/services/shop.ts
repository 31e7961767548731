/** API group of shops. */
import { Context, Effect, Layer } from "effect"
import { shopByPath } from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"

const make = Effect.gen(function* () {
  const { query } = yield* Gateway
  return {
    /** The shop of an address, with the driver's groups. 404 `E_SHOP_NOT_FOUND`. */
    shopByPath: query(shopByPath)
  }
})

export class ShopService extends Context.Service<ShopService, Effect.Success<typeof make>>()(
  "services/ShopService"
) {
  static readonly layer = Layer.effect(ShopService, make)
}
