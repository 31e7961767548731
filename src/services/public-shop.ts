/** The API group of what everybody may know of a shop. The page before the login asks without Effect, in `before-login.ts`. */
import { Context, Effect, Layer } from "effect"
import { publicShop } from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"

const make = Effect.gen(function* () {
  const { query } = yield* Gateway
  return {
    /** Who a shop is: name, area, country, operator. 404 `E_SHOP_NOT_FOUND`. */
    publicShop: query(publicShop)
  }
})

export class PublicShopService extends Context.Service<PublicShopService, Effect.Success<typeof make>>()(
  "services/PublicShopService"
) {
  static readonly layer = Layer.effect(PublicShopService, make)
}
