/** Loading a shop where the driver's permits in it have to be right: plates change on other devices too. */
import { Effect } from "effect"
import type { LoadShopFailure } from "../../../machines/failures.ts"
import type { ShopWithGroups } from "../../../schemas/shop.ts"
import { toCallFailure } from "../../services/http/index.ts"
import type { ShopService } from "../../services/shop.ts"
import { ShopGroupService } from "../../services/shop-group.ts"
import { makeAskedBefore } from "./asked-before.ts"
import { loadShop } from "./load-shop.ts"

/** Makes the loader of one flow: the first time it takes the permits that came with the shop. */
export const makePermitsLoader = () => {
  const askedBefore = makeAskedBefore()
  return (shopPath: string): Effect.Effect<ShopWithGroups, LoadShopFailure, ShopService | ShopGroupService> =>
    Effect.gen(function* () {
      const shop = yield* loadShop(shopPath)
      if (!askedBefore()) return shop
      const groups = yield* ShopGroupService
      const { userShopGroups } = yield* groups.userShopGroups
        .fresh({ params: { shopId: shop.id } })
        .pipe(Effect.mapError(toCallFailure))
      return { ...shop, userShopGroups }
    })
}
