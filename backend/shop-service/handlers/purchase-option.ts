/** Calls about what can be bought: the tickets on the shelf, and one of them priced for a start and plates. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { Codes } from "../repositories/codes.ts"
import { Tickets } from "../repositories/tickets.ts"
import { configureRule, requireVisible } from "./configure-rule.ts"
import { offersOf } from "./offer-list.ts"
import { requireActive, shopByArea } from "./shop-access.ts"

export const PurchaseOptionHandlers = HttpApiBuilder.group(ShopServiceApi, "purchaseOption", (handlers) =>
  handlers.handleAll({
    onlineShopOptions: Effect.fn("onlineShopOptions")(function* ({ query }) {
      const { subject } = yield* Caller
      const { shop } = yield* Effect.flatMap(shopByArea(query.areaEntityId, "areaEntityId"), requireActive)
      const rules = yield* (yield* Tickets).onSale(
        shop.id,
        yield* (yield* Codes).hasValidCode(shop.id, subject)
      )
      return { fixedDurationTickets: yield* offersOf(rules, query, subject) }
    }),
    configureTicket: Effect.fn("configureTicket")(function* ({ params, payload }) {
      const { subject } = yield* Caller
      const { shop } = yield* Effect.flatMap(
        shopByArea(payload.shopAreaEntityId, "shopAreaEntityId"),
        requireActive
      )
      const found = (yield* (yield* Tickets).byIds(shop.id, [params.id])).get(params.id)
      const rule = yield* requireVisible(found, subject, "id")
      const { plates, vouchers } = payload
      return yield* configureRule({ rule, plates, start: payload, vouchers, subject })
    })
  })
)
