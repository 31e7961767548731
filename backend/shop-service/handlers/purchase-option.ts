/** Calls about what can be bought: the tickets on sale, and one of them priced for a start and plates. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import type { ConfigureTicketRequest } from "../../../schemas/api/configure-ticket.ts"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { keptByBrowser } from "../http/conditional.ts"
import { Offers } from "../repositories/offers.ts"
import type { ShopRecord } from "../repositories/shops.ts"
import { traced } from "../traced.ts"
import { configureRule, requireVisible } from "./configure-rule.ts"
import { encodedOffersOf } from "./offer-list.ts"
import { requireActive, shopByArea, shopByAreaFor } from "./shop-access.ts"

/** Prices the ticket by the shop's offers. */
const configureAt = Effect.fnUntraced(function* (
  shop: ShopRecord,
  id: string,
  request: typeof ConfigureTicketRequest.Type,
  readShop?: ShopRecord
) {
  const { subject } = yield* Caller
  const found = (yield* (yield* Offers).of(shop)).byId.get(id.toLowerCase())
  const rule = yield* requireVisible(found, subject, "id")
  const { plates, vouchers } = request
  return yield* configureRule({ rule, plates, start: request, vouchers, subject, readShop })
})

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
      const asNow = shopByArea(payload.shopAreaEntityId, "shopAreaEntityId").pipe(
        Effect.flatMap(requireActive),
        Effect.flatMap((shop) => configureAt(shop, params.id, payload))
      )
      const shop = (yield* Offers).lastRead(payload.shopAreaEntityId)
      if (shop === undefined) return yield* asNow
      // One statement: that about the plates also says whether the shop is as it was read. What is refused before is
      // decided again; whether a plate is taken, or was asked about too often, is known only of the shop as it is.
      return yield* Effect.catchTag(
        configureAt(shop, params.id, payload, shop),
        ["NotFound", "Unprocessable"],
        () => asNow
      )
    })
  })
)
