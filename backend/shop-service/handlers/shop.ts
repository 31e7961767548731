/** Calls about shops. Returns inactive shops too, with `active` false: the caller decides what to show. */
import { HttpApiBuilder } from "effect/http-api"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import type { ShopWithGroups } from "../../../schemas/shop.ts"
import { etagOf, keptByBrowser } from "../http/conditional.ts"
import { IssuedTickets } from "../repositories/issued-tickets.ts"
import { ShopGroups } from "../repositories/shop-groups.ts"
import { Settings } from "../settings.ts"
import { traced } from "../traced.ts"
import { found, shopById } from "./shop-access.ts"

export const ShopHandlers = HttpApiBuilder.group(ShopServiceApi, "shop", (handlers) =>
  handlers.handleAll({
    shopByPath: traced("shopByPath")(function* ({ params }) {
      const { subject } = yield* Caller
      const { shop, groups, isPersonal } = yield* found(
        yield* (yield* ShopGroups).shopByPath(params.path, subject),
        "path"
      )
      const sendsMails = (yield* Settings).mail !== null
      const answer: ShopWithGroups = { ...shop, sendsMails, userShopGroups: groups }
      const bytes = Buffer.from(JSON.stringify(answer))
      return yield* keptByBrowser({ bytes, etag: etagOf(bytes) }, { isPersonal })
    }),
    activeTickets: traced("activeTickets")(function* ({ params }) {
      const { subject } = yield* Caller
      const { shop } = yield* shopById(params.shopId)
      return { activeTickets: yield* (yield* IssuedTickets).activeOf(subject, shop.id) }
    })
  })
)
