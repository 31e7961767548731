/**
 * Endpoints for groups of long-term parkers that no screen calls. Specification, section 7, "Shop groups". Permitted
 * callers, the names of the id lists and the responses of the limits are not shown; ours: drivers read, services write.
 */
import { Schema } from "effect"
import { GroupMaximumCodes, GroupMaximumPlates } from "../group-maximum.ts"
import { PricingGroup } from "../pricing-group.ts"
import { Id, Uuid } from "../primitives.ts"
import { ShopGroup } from "../shop-group.ts"
import { ShopGroupCreation } from "../shop-group-creation.ts"
import { ShopGroupUpdate } from "../shop-group-update.ts"
import { endpoint } from "./endpoint.ts"

const params = { id: Uuid }
const invalidates = ["shopByPath", "userShopGroups"]
const groupIds = Schema.Struct({ groupIds: Schema.Array(Id) })
const shopGroups = Schema.Array(ShopGroup)

/** Creates a group. 409 `E_GROUP_EXISTS` when the shop has the group already. */
export const createShopGroup = endpoint("createShopGroup", "POST", "/v1/shop-group", {
  caller: "service",
  payload: ShopGroupCreation,
  success: ShopGroup,
  invalidates
})

export const getShopGroup = endpoint("getShopGroup", "GET", "/v1/shop-group/:id", {
  params,
  success: ShopGroup
})

/**
 * Changes the sent fields. To another shop, members, plates and codes go along. 409 `E_GROUP_EXISTS` when the shop has the
 * group already, `E_CODE_EXISTS` when it has one of the codes.
 */
export const updateShopGroup = endpoint("updateShopGroup", "PATCH", "/v1/shop-group/:id", {
  caller: "service",
  params,
  payload: ShopGroupUpdate,
  success: ShopGroup,
  invalidates
})

/** Deletes a group. 409 `E_GROUP_IN_USE` while plates of drivers are active in it. */
export const deleteShopGroup = endpoint("deleteShopGroup", "DELETE", "/v1/shop-group/:id", {
  effect: "unsafe",
  caller: "service",
  params,
  success: Schema.Void,
  invalidates
})

export const availablePricingGroups = endpoint(
  "availablePricingGroups",
  "GET",
  "/v1/shop-group/available-pricing-groups/:shopId",
  { params: { shopId: Uuid }, success: Schema.Array(PricingGroup) }
)

export const maximumCodesByGroupIds = endpoint(
  "maximumCodesByGroupIds",
  "POST",
  "/v1/shop-group/max-codes/by-group-ids",
  { effect: "safe", shops: "all", payload: groupIds, success: Schema.Array(GroupMaximumCodes) }
)

export const maximumPlatesByGroupIds = endpoint(
  "maximumPlatesByGroupIds",
  "POST",
  "/v1/shop-group/max-plates/by-group-ids",
  { effect: "safe", shops: "all", payload: groupIds, success: Schema.Array(GroupMaximumPlates) }
)

export const shopGroupsByShopId = endpoint(
  "shopGroupsByShopId",
  "GET",
  "/v1/shop-group/many/by-shop-id/:shopId",
  { params: { shopId: Uuid }, success: shopGroups }
)

export const shopGroupsByGroupId = endpoint(
  "shopGroupsByGroupId",
  "GET",
  "/v1/shop-group/many/by-group-id/:groupId",
  { shops: "all", params: { groupId: Id }, success: shopGroups }
)

export const shopGroupsByAreaEntityIds = endpoint(
  "shopGroupsByAreaEntityIds",
  "POST",
  "/v1/shop-group/many/by-area-entity-ids",
  {
    effect: "safe",
    shops: "all",
    payload: Schema.Struct({ areaEntityIds: Schema.Array(Uuid) }),
    success: shopGroups
  }
)

export const shopGroupsByGroupIds = endpoint(
  "shopGroupsByGroupIds",
  "POST",
  "/v1/shop-group/many/by-group-ids",
  { effect: "safe", shops: "all", payload: groupIds, success: shopGroups }
)

export const shopGroupsByIds = endpoint("shopGroupsByIds", "POST", "/v1/shop-group/many/by-ids", {
  effect: "safe",
  shops: "all",
  payload: Schema.Struct({ ids: Schema.Array(Uuid) }),
  success: shopGroups
})
