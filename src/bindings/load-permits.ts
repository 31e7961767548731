/** Loads the driver's permits in a shop; never cached, since plates change on other devices too. */
import { Effect } from "effect"
import { userShopGroups } from "../../schemas/api/index.ts"
import { call, toCallFailure } from "../services/http/index.ts"

export const loadPermits = ({ shopId }: { readonly shopId: string }) =>
  call(userShopGroups, { params: { shopId } }).pipe(
    Effect.map((found) => found.userShopGroups),
    Effect.mapError(toCallFailure)
  )
