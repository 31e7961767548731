/** Calls of other services about a driver's cart. */
import { HttpApiBuilder } from "effect/http-api"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { Carts } from "../repositories/carts.ts"
import { traced } from "../traced.ts"
import { verifyItems } from "./cart-verification.ts"
import { shopById } from "./shop-access.ts"

export const InternalCartHandlers = HttpApiBuilder.group(ShopServiceApi, "internalCart", (handlers) =>
  handlers.handleAll({
    getInternalCart: traced("getInternalCart")(function* ({ params, query }) {
      const { shop } = yield* shopById(params.shopId)
      return { items: yield* (yield* Carts).items(shop.id, query.userId) }
    }),
    clearInternalCart: traced("clearInternalCart")(function* ({ params, query }) {
      const { shop } = yield* shopById(params.shopId)
      yield* (yield* Carts).clear(shop.id, query.userId)
    }),
    verifyInternalCart: traced("verifyInternalCart")(function* ({ params, query }) {
      const { shop } = yield* shopById(params.shopId)
      const items = yield* (yield* Carts).items(shop.id, query.userId)
      return { items: yield* verifyItems(items, shop.id, query.userId) }
    })
  })
)
