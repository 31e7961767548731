/** API group of groups of long-term parkers. */
import { Context, Effect, Layer } from "effect"
import { userShopGroups } from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"

const make = Effect.gen(function* () {
  const { query } = yield* Gateway
  return {
    /** The driver's groups in one shop, with their plates. */
    userShopGroups: query(userShopGroups)
  }
})

export class ShopGroupService extends Context.Service<ShopGroupService, Effect.Success<typeof make>>()(
  "services/ShopGroupService"
) {
  static readonly layer = Layer.effect(ShopGroupService, make)
}
