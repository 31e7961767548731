/**
 * The other calls for tickets. Their area may be a shop's own or one of its parking areas. The specification
 * does not define `key`; ours is the ticket's `ruleId`, which names what is sold in whichever shop lists it.
 */
import { Clock, Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { mayBeginWithPayment } from "../../../schemas/begins-with-payment.ts"
import { countryFrom } from "../../../schemas/licence-plate/index.ts"
import type { Plate } from "../../../schemas/plate.ts"
import type { Shop } from "../../../schemas/shop.ts"
import type { TimeValues } from "../../../schemas/time-values.ts"
import { weekdayOf } from "../../../schemas/wall-time.ts"
import { Codes } from "../repositories/codes.ts"
import { Offers } from "../repositories/offers.ts"
import { type ShopRecord, Shops } from "../repositories/shops.ts"
import { Tickets } from "../repositories/tickets.ts"
import { dateOf } from "../rules/clocks.ts"
import { offeredTicket } from "../rules/offer.ts"
import { notFound } from "../rules/refused.ts"
import type { TicketRule } from "../rules/ticket-rule.ts"
import { traced } from "../traced.ts"
import { configureRule, refuseVouchers, requireVisible, ticketNotFound } from "./configure-rule.ts"
import { encodedOffers } from "./offer-list.ts"
import { requireActive } from "./shop-access.ts"

/** Returns the plate; without a country in the request, the shop's country counts. Decision D-03. */
const plateIn = (shop: Shop, plate: string, country?: string): Plate => ({
  plate,
  country: countryFrom(country ?? shop.areaCountry)
})

/** Returns the start of a ticket requested without one: the earliest possible, at its payment or today. */
const soonest = (rule: TicketRule, now: number): TimeValues => {
  if (mayBeginWithPayment(rule)) return {}
  const today = dateOf(now, rule.timeZone)
  return { year: today.year, month: today.month, day: today.day, weekday: weekdayOf(today) }
}

const shopOf = Effect.fnUntraced(function* (rule: TicketRule, field: string) {
  const record = yield* (yield* Shops).byId(rule.shopId)
  return record === undefined ? yield* ticketNotFound(field) : (yield* requireActive(record)).shop
})

/** Returns the ticket with this key, if it is sold at this area. */
const ruleByKey = traced("ruleByKey")(function* (key: string, areaEntityId: string, subject: string) {
  const found = yield* (yield* Tickets).byRuleId(key)
  const rule = yield* requireVisible(found, subject, "key")
  const shop = yield* shopOf(rule, "key")
  const area = areaEntityId.toLowerCase()
  if (shop.areaEntityId !== area && !rule.areas.some((each) => each.areaEntityId === area)) {
    return yield* ticketNotFound("key")
  }
  return { rule, shop }
})

/** Returns the offers of the shop of this area, or those for this parking area. */
const offersAt = traced("offersAt")(function* (areaEntityId: string, subject: string) {
  const offers = yield* Offers
  const shops = yield* Shops
  const codes = yield* Codes
  const ofShop = Effect.fnUntraced(function* (record: ShopRecord) {
    const withCode = yield* codes.hasValidCode(record.shop.id, subject)
    return (yield* offers.of(record)).shown(withCode)
  })
  const own = yield* shops.byArea(areaEntityId)
  if (own !== undefined) return yield* ofShop(yield* requireActive(own))
  const sellers = yield* shops.sellingAt(areaEntityId)
  if (sellers === undefined) {
    return yield* notFound("E_AREA_NOT_FOUND", "There is no area of this id.", "areaEntityId")
  }
  const records = yield* Effect.forEach(sellers, shops.byId)
  const sold = yield* Effect.forEach(
    records.filter((record) => record !== undefined).filter(({ shop }) => shop.active),
    ofShop
  )
  const area = areaEntityId.toLowerCase()
  return sold.flat().filter(({ rule }) => rule.areas.some((each) => each.areaEntityId === area))
})

export const FixedPriceTicketHandlers = HttpApiBuilder.group(ShopServiceApi, "fixedPriceTicket", (handlers) =>
  handlers.handleAll({
    availablePurchaseOptions: traced("availablePurchaseOptions")(function* ({ query }) {
      const { subject } = yield* Caller
      const bytes = yield* encodedOffers(yield* offersAt(query.areaEntityId, subject), query, subject)
      return HttpServerResponse.uint8Array(bytes, { contentType: "application/json" })
    }),
    configureTicketByQuery: traced("configureTicketByQuery")(function* ({ params, query }) {
      const { subject } = yield* Caller
      const found = yield* (yield* Tickets).byId(params.id)
      const rule = yield* requireVisible(found, subject, "id")
      const shop = yield* shopOf(rule, "id")
      const plates = query.plate === undefined ? [] : [plateIn(shop, query.plate, query.plateCountry)]
      return yield* configureRule({ rule, plates, start: query, vouchers: undefined, subject })
    }),
    configureTicketByKey: traced("configureTicketByKey")(function* ({ payload }) {
      const { subject } = yield* Caller
      const { rule, shop } = yield* ruleByKey(payload.key, payload.areaEntityId, subject)
      return yield* configureRule({
        rule,
        plates: payload.plate === undefined ? [] : [plateIn(shop, payload.plate)],
        start: soonest(rule, yield* Clock.currentTimeMillis),
        vouchers: payload.vouchers,
        subject
      })
    }),
    /** Returns the ticket as on sale; with a plate, priced and sealed with a start now. */
    fixedPriceTicketByKey: traced("fixedPriceTicketByKey")(function* ({ query }) {
      const { subject } = yield* Caller
      const { rule, shop } = yield* ruleByKey(query.key, query.areaEntityId, subject)
      if (query.plate === undefined) {
        yield* refuseVouchers(query.vouchers)
        return offeredTicket(rule)
      }
      return yield* configureRule({
        rule,
        plates: [plateIn(shop, query.plate)],
        start: soonest(rule, yield* Clock.currentTimeMillis),
        vouchers: query.vouchers,
        subject
      })
    })
  })
)
