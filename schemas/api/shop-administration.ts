/**
 * Endpoints for shops that no screen calls: look-ups, and calls of an operator's own tools. Specification, section 7,
 * "Shops". Permitted callers are not shown; ours: drivers read, services write.
 */
import { Schema } from "effect"
import { Area } from "../area.ts"
import { AreaSetting } from "../area-setting.ts"
import { CodeCreation, CreatedCode } from "../code-creation.ts"
import { PageOfShops } from "../page-of-shops.ts"
import { Text, Uuid } from "../primitives.ts"
import { Shop } from "../shop.ts"
import { ShopCreation } from "../shop-creation.ts"
import { ShopUpdate } from "../shop-update.ts"
import { StoredTickets, TicketsOnSale } from "../tickets-on-sale.ts"
import { endpoint } from "./endpoint.ts"

const params = { id: Uuid }
const invalidates = ["shopByPath", "onlineShopOptions"]

/** Creates a shop. 409 `E_SHOP_PATH_TAKEN`; 422 `E_SHOP_PATH_RESERVED` for a path that is a page of the app. */
export const createShop = endpoint("createShop", "POST", "/v1/shop", {
  shops: "all",
  caller: "service",
  multipart: true,
  payload: ShopCreation,
  success: Shop,
  invalidates
})

/** Maximum and default page size; ours. */
export const maxShopsOnPage = 100
export const shopsOnPage = 20

/** Returns shops by name, a page at a time. `cursor` is the `endCursor` of the previous page. */
export const listShops = endpoint("listShops", "GET", "/v1/shop", {
  shops: "all",
  query: {
    /** Substring of the name, case-insensitive. */
    search: Schema.optionalKey(Text.check(Schema.isMaxLength(100))),
    cursor: Schema.optionalKey(Text.check(Schema.isMaxLength(1000))),
    limit: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: maxShopsOnPage })))
  },
  success: PageOfShops
})

export const getShop = endpoint("getShop", "GET", "/v1/shop/:id", { params, success: Shop })

export const updateShop = endpoint("updateShop", "PATCH", "/v1/shop/:id", {
  caller: "service",
  params,
  multipart: true,
  payload: ShopUpdate,
  success: Shop,
  invalidates
})

/** Deletes a shop. 409 `E_SHOP_IN_USE` while tickets of the shop are valid or orders are open. */
export const deleteShop = endpoint("deleteShop", "DELETE", "/v1/shop/:id", {
  effect: "unsafe",
  caller: "service",
  params,
  success: Schema.Void,
  invalidates
})

/**
 * Creates a code that drivers can add; repeated, it returns the same code. 404 `E_GROUP_NOT_FOUND` unless the group is one of
 * the shop; 409 `E_CODE_EXISTS` if the shop has the code with another group or limit.
 */
export const createVerificationCode = endpoint(
  "createVerificationCode",
  "POST",
  "/v1/shop/:id/verification-code",
  { effect: "idempotent", caller: "service", params, payload: CodeCreation, success: CreatedCode }
)

/**
 * Makes these the tickets of the shop, and withdraws all others; orders and purchased tickets stay as they are. 409
 * `E_TICKET_ID_TAKEN` for an id of a ticket of another shop.
 */
export const putTickets = endpoint("putTickets", "PUT", "/v1/shop/:id/tickets", {
  caller: "service",
  params,
  payload: TicketsOnSale,
  success: StoredTickets,
  reading: "strict",
  invalidates: ["onlineShopOptions"]
})

/**
 * Sets up a parking area; its shop gets the currency and the time zone. Orders keep theirs, and carts are priced again.
 * 422 `E_AREA_INVALID` for a currency without hundredths, or an unknown time zone.
 */
export const putArea = endpoint("putArea", "PUT", "/v1/area/:areaEntityId", {
  shops: "all",
  caller: "service",
  params: { areaEntityId: Uuid },
  payload: AreaSetting,
  success: Area,
  reading: "strict",
  invalidates
})

export const shopsByAreaEntityIds = endpoint(
  "shopsByAreaEntityIds",
  "POST",
  "/v1/shop/many/by-area-entity-id",
  {
    effect: "safe",
    shops: "all",
    payload: Schema.Struct({ areaEntityIds: Schema.Array(Uuid) }),
    success: Schema.Array(Shop)
  }
)

/** Returns shops by id. Unknown ids are left out of the response. */
export const shopsByIds = endpoint("shopsByIds", "POST", "/v1/shop/by-ids", {
  effect: "safe",
  shops: "all",
  payload: Schema.Struct({ shopIds: Schema.Array(Uuid) }),
  success: Schema.Array(Shop)
})

export const shopByAreaEntityId = endpoint(
  "shopByAreaEntityId",
  "GET",
  "/v1/shop/by-area-entity-id/:areaEntityId",
  { params: { areaEntityId: Uuid }, success: Shop }
)
