/** Calls with which an operator's tools set up groups of long-term parkers. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import type { ShopGroupCreation } from "../../../schemas/shop-group-creation.ts"
import type { ShopGroupUpdate } from "../../../schemas/shop-group-update.ts"
import { inTransaction } from "../../database/in-transaction.ts"
import { ShopGroupAdministration } from "../repositories/administration/shop-group-administration.ts"
import { Codes } from "../repositories/codes.ts"
import { conflict } from "../rules/refused.ts"
import { traced } from "../traced.ts"
import { shopById } from "./shop-access.ts"
import { shopGroupById } from "./shop-group-look-up.ts"

/** Fails if another group of the shop has this `groupId`. Waits for concurrent changes of its groups. */
const requireFree = Effect.fnUntraced(function* (shopId: string, groupId: string, id: string | null) {
  const groups = yield* ShopGroupAdministration
  yield* groups.takeTurn(shopId)
  const others = yield* groups.byShop(shopId)
  if (others.some((other) => other.groupId === groupId && other.id !== id)) {
    return yield* conflict("E_GROUP_EXISTS", "The shop has this group already.", "groupId")
  }
})

const add = traced("addShopGroup")(function* (creation: ShopGroupCreation) {
  const { shop } = yield* shopById(creation.shopId)
  yield* requireFree(shop.id, creation.groupId, null)
  return yield* (yield* ShopGroupAdministration).insert({ ...creation, shopId: shop.id })
})

const change = traced("changeShopGroup")(function* (id: string, update: ShopGroupUpdate) {
  const groups = yield* ShopGroupAdministration
  const group = yield* shopGroupById(id)
  const { shop } = yield* shopById(update.shopId ?? group.shopId)
  yield* requireFree(shop.id, update.groupId ?? group.groupId, group.id)
  const codesMoved = yield* (yield* Codes).moveToShop(group.id, shop.id)
  if (!codesMoved && shop.id !== group.shopId) {
    return yield* conflict("E_CODE_EXISTS", "The shop would have a code of this group twice.", "shopId")
  }
  return yield* groups.update(group, { ...update, shopId: shop.id })
})

const remove = traced("removeShopGroup")(function* (id: string) {
  const groups = yield* ShopGroupAdministration
  const group = yield* shopGroupById(id)
  if (yield* groups.lockedIsInUse(group.id)) {
    return yield* conflict("E_GROUP_IN_USE", "Plates of drivers are active in this group.", "id")
  }
  yield* groups.remove(group.id)
})

export const ShopGroupAdministrationHandlers = HttpApiBuilder.group(
  ShopServiceApi,
  "shopGroupAdministration",
  (handlers) =>
    handlers.handleAll({
      createShopGroup: ({ payload }) => inTransaction(add(payload)),
      updateShopGroup: ({ params, payload }) => inTransaction(change(params.id, payload)),
      deleteShopGroup: ({ params }) => inTransaction(remove(params.id))
    })
)
