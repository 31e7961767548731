/** Calls about what can be bought: the tickets on sale, and one of them priced for a start and plates. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { keptByBrowser } from "../http/conditional.ts"
import { Offers } from "../repositories/offers.ts"
import { traced } from "../traced.ts"
import { configureRule, requireVisible } from "./configure-rule.ts"
import { encodedOffersOf } from "./offer-list.ts"
import { requireActive, shopByArea, shopByAreaFor } from "./shop-access.ts"

export const PurchaseOptionHandlers = HttpApiBuilder.group(ShopServiceApi, "purchaseOption", (handlers) =>
  handlers.handleAll({
    onlineShopOptions: traced("onlineShopOptions")(function* ({ query }) {
      const { subject } = yield* Caller
      const shop = yield* Effect.flatMap(shopByAreaFor(query.areaEntityId, subject), requireActive)
      const offers = yield* (yield* Offers).of(shop)
      const list = yield* encodedOffersOf(offers, shop.withCode, query, subject)
      return yield* keptByBrowser(list, { isPersonal: shop.withCode || query.plate !== undefined })
    }),
    configureTicket: traced("configureTicket")(function* ({ params, payload }) {
      const { subject } = yield* Caller
      const shop = yield* Effect.flatMap(
        shopByArea(payload.shopAreaEntityId, "shopAreaEntityId"),
        requireActive
      )
      const found = (yield* (yield* Offers).of(shop)).byId.get(params.id.toLowerCase())
      const rule = yield* requireVisible(found, subject, "id")
      const { plates, vouchers } = payload
      return yield* configureRule({ rule, plates, start: payload, vouchers, subject })
    })
  })
)
