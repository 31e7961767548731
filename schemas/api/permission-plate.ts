/**
 * Endpoints for the plates of a driver's permission. Not in the specification: our proposal, decision D-15.
 * Each returns the updated permission; a call changes all of its items or none. None is retried automatically: the
 * old plate of a change or a deletion that has succeeded is not found a second time.
 */
import { PlateAddition, PlateChange, PlateDeletion } from "../plate-change.ts"
import { Id, Uuid } from "../primitives.ts"
import { UserShopGroup } from "../user-shop-group.ts"
import { endpoint } from "./endpoint.ts"

const path = "/v1/:shopId/user-shop-group/:groupId/plates"
const params = { shopId: Uuid, groupId: Id }

/** A permission covers its plates, so prices of stays and offered tickets depend on them. */
const invalidates = ["shopByPath", "userShopGroups", "onlineShopOptions", "availablePurchaseOptions"]

/** Adds plates. 409 `E_PLATE_DUPLICATE`, `E_PLATE_LIMIT`; 422 `E_PLATE_INVALID`. */
export const addPlates = endpoint("addPlates", "POST", path, {
  adapter: "plates",
  params,
  payload: PlateAddition,
  success: UserShopGroup,
  invalidates
})

/**
 * Exchanges plates, or adds them for an additional car. As `addPlates`, and 404 `E_PLATE_NOT_FOUND` for an old plate that
 * is not active on the permission.
 */
export const changePlates = endpoint("changePlates", "PUT", path, {
  adapter: "plates",
  effect: "unsafe",
  params,
  payload: PlateChange,
  success: UserShopGroup,
  invalidates
})

/** Deletes plates. 404 `E_PLATE_NOT_FOUND`. */
export const deletePlates = endpoint("deletePlates", "DELETE", path, {
  adapter: "plates",
  effect: "unsafe",
  params,
  payload: PlateDeletion,
  success: UserShopGroup,
  invalidates
})
