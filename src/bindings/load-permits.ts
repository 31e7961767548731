/** Loads the driver's permits in a shop, bypassing the cache: plates change on other devices too. */
import { Effect } from "effect"
import { toCallFailure } from "../services/http/index.ts"
import { ShopGroupService } from "../services/shop-group.ts"

export const loadPermits = ({ shopId }: { readonly shopId: string }) =>
  ShopGroupService.use((groups) => groups.userShopGroups.fresh({ params: { shopId } })).pipe(
    Effect.map(({ userShopGroups }) => userShopGroups),
    Effect.mapError(toCallFailure)
  )
