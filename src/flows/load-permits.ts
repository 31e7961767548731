/** Loading the driver's permits in a shop as they are now: plates change on other devices too. */
import { Effect } from "effect"
import type { CallFailure } from "../../machines/failures.ts"
import type { UserShopGroup } from "../../schemas/user-shop-group.ts"
import { toCallFailure } from "../services/http/index.ts"
import { ShopGroupService } from "../services/shop-group.ts"

export const loadPermits = ({
  shopId
}: {
  readonly shopId: string
}): Effect.Effect<ReadonlyArray<UserShopGroup>, CallFailure, ShopGroupService> =>
  Effect.gen(function* () {
    const groups = yield* ShopGroupService
    const { userShopGroups } = yield* groups.userShopGroups.fresh({ params: { shopId } })
    return userShopGroups
  }).pipe(Effect.mapError(toCallFailure))
