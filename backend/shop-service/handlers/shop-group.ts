/** Calls about groups of long-term parkers. */
import { HttpApiBuilder } from "effect/http-api"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { ShopGroups } from "../repositories/shop-groups.ts"
import { traced } from "../traced.ts"
import { shopById } from "./shop-access.ts"

export const ShopGroupHandlers = HttpApiBuilder.group(ShopServiceApi, "shopGroup", (handlers) =>
  handlers.handleAll({
    userShopGroups: traced("userShopGroups")(function* ({ params }) {
      const { subject } = yield* Caller
      const { shop } = yield* shopById(params.shopId)
      return { userShopGroups: yield* (yield* ShopGroups).ofDriver(shop.id, subject) }
    })
  })
)
