/** Endpoints for groups of long-term parkers. Specification, section 7, "Shop groups". */
import { Schema } from "effect"
import { Uuid } from "../primitives.ts"
import { UserShopGroup } from "../user-shop-group.ts"
import { endpoint } from "./endpoint.ts"

/** Returns the groups of the calling driver in one shop. */
export const userShopGroups = endpoint("userShopGroups", "GET", "/v1/shop-group/user-shop-groups/:shopId", {
  params: { shopId: Uuid },
  success: Schema.Struct({ userShopGroups: Schema.Array(UserShopGroup) })
})
