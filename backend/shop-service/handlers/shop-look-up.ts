/** Look-ups of shops: by id, by area, several at once, and all of them in pages. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { shopsOnPage } from "../../../schemas/api/shop-administration.ts"
import { Shops } from "../repositories/shops.ts"
import { badRequest } from "../rules/refused.ts"
import { cursorOf, positionOf } from "../rules/shop-cursor.ts"
import { traced } from "../traced.ts"
import { shopByArea, shopById } from "./shop-access.ts"

const cursorInvalid = badRequest(
  "E_CURSOR_INVALID",
  "Give the endCursor of the page before, unchanged.",
  "cursor"
)

export const ShopLookUpHandlers = HttpApiBuilder.group(ShopServiceApi, "shopLookUp", (handlers) =>
  handlers.handleAll({
    listShops: traced("listShops")(function* ({ query: { search, cursor, limit } }) {
      const after = cursor === undefined ? undefined : positionOf(cursor)
      if (cursor !== undefined && after === undefined) return yield* cursorInvalid
      const page = yield* (yield* Shops).page({ search: search ?? "", after, limit: limit ?? shopsOnPage })
      const [first, last] = [page.shops[0], page.shops.at(-1)]
      return {
        hasPreviousPage: page.hasPrevious,
        hasNextPage: page.hasNext,
        startCursor: first === undefined ? null : cursorOf(first),
        endCursor: last === undefined ? null : cursorOf(last),
        data: page.shops
      }
    }),
    getShop: ({ params }) => Effect.map(shopById(params.id, "id"), ({ shop }) => shop),
    shopsByAreaEntityIds: traced("shopsByAreaEntityIds")(function* ({ payload }) {
      return yield* (yield* Shops).byAreas(payload.areaEntityIds)
    }),
    shopsByIds: traced("shopsByIds")(function* ({ payload }) {
      return yield* (yield* Shops).byIds(payload.shopIds)
    }),
    shopByAreaEntityId: ({ params }) =>
      Effect.map(shopByArea(params.areaEntityId, "areaEntityId"), ({ shop }) => shop)
  })
)
