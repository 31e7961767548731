/** Finds the shop of a call, and refuses to sell in an inactive one. */
import { Effect } from "effect"
import { type ShopRecord, Shops } from "../repositories/shops.ts"
import { forbidden, notFound } from "../rules/refused.ts"

export const found = <Record>(record: Record | undefined, field: string) =>
  record === undefined
    ? Effect.fail(notFound("E_SHOP_NOT_FOUND", "There is no such shop.", field))
    : Effect.succeed(record)

export const shopById = Effect.fnUntraced(function* (id: string, field = "shopId") {
  return yield* found(yield* (yield* Shops).byId(id), field)
})

/** Returns the shop, also a removed one: drivers keep what they bought there. */
export const everShopById = Effect.fnUntraced(function* (id: string) {
  return yield* found(yield* (yield* Shops).everById(id), "shopId")
})

export const shopByPath = Effect.fnUntraced(function* (path: string) {
  return yield* found(yield* (yield* Shops).byPath(path), "path")
})

export const shopByArea = Effect.fnUntraced(function* (areaEntityId: string, field: string) {
  return yield* found(yield* (yield* Shops).byArea(areaEntityId), field)
})

/** Returns the shop, and whether the driver has a code of it. */
export const shopByAreaFor = Effect.fnUntraced(function* (areaEntityId: string, subject: string) {
  return yield* found(yield* (yield* Shops).byAreaFor(areaEntityId, subject), "areaEntityId")
})

export const requireActive = <Record extends ShopRecord>(record: Record) =>
  record.shop.active
    ? Effect.succeed(record)
    : Effect.fail(forbidden("E_SHOP_INACTIVE", "This shop does not sell at the moment."))

/** Returns the shop; refuses an inactive one. */
export const activeShopById = (id: string) => Effect.flatMap(shopById(id), requireActive)
