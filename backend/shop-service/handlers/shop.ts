/** Calls about shops. An inactive shop is answered too, with `active` false: the caller decides what to show. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { IssuedTickets } from "../repositories/issued-tickets.ts"
import { ShopGroups } from "../repositories/shop-groups.ts"
import { Settings } from "../settings.ts"
import { shopById, shopByPath } from "./shop-access.ts"

export const ShopHandlers = HttpApiBuilder.group(ShopServiceApi, "shop", (handlers) =>
  handlers.handleAll({
    shopByPath: Effect.fn("shopByPath")(function* ({ params }) {
      const { subject } = yield* Caller
      const { shop } = yield* shopByPath(params.path)
      return {
        ...shop,
        sendsMails: (yield* Settings).mail !== null,
        userShopGroups: yield* (yield* ShopGroups).ofDriver(shop.id, subject)
      }
    }),
    activeTickets: Effect.fn("activeTickets")(function* ({ params }) {
      const { subject } = yield* Caller
      const { shop } = yield* shopById(params.shopId)
      return { activeTickets: yield* (yield* IssuedTickets).activeOf(subject, shop.id) }
    })
  })
)
