/** API group of a shop's public data. The page before a login uses `before-login.ts`, without Effect. */
import { Context, Effect, Layer } from "effect"
import { publicShop } from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"

const make = Effect.gen(function* () {
  const { query } = yield* Gateway
  return {
    /** Name, area, country and operator of a shop. 404 `E_SHOP_NOT_FOUND`. */
    publicShop: query(publicShop)
  }
})

export class PublicShopService extends Context.Service<PublicShopService, Effect.Success<typeof make>>()(
  "services/PublicShopService"
) {
  static readonly layer = Layer.effect(PublicShopService, make)
}
