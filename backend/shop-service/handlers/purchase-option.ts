/** Calls about what can be bought: the tickets on the shelf, and one of them priced for a start and plates. */
import { Clock, Effect, type Result } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Conflict, NotFound, Unprocessable } from "../../../schemas/api/errors.ts"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { Codes } from "../repositories/codes.ts"
import { CoverageOfPlates } from "../repositories/coverage.ts"
import { Tickets } from "../repositories/tickets.ts"
import { configuredTicket, offeredTicket } from "../rules/offer.ts"
import { readPlates, storedPlate } from "../rules/plates.ts"
import { type Refusal, refusal } from "../rules/refusal.ts"
import { sealed } from "../rules/seal.ts"
import { readStart } from "../rules/start.ts"
import { Settings } from "../settings.ts"
import { requireActive, shopByArea } from "./shop-access.ts"

const orRefuse = <A>(result: Result.Result<A, Refusal>) =>
  Effect.mapError(Effect.fromResult(result), (problem) => new Unprocessable(problem))

const ticketNotFound = new NotFound({
  code: "E_TICKET_NOT_FOUND",
  message: "There is no such ticket on sale for this driver in this shop.",
  field: "id"
})

export const PurchaseOptionHandlers = HttpApiBuilder.group(ShopServiceApi, "purchaseOption", (handlers) =>
  handlers.handleAll({
    onlineShopOptions: Effect.fn("onlineShopOptions")(function* ({ query }) {
      const { subject } = yield* Caller
      const { shop } = yield* Effect.flatMap(shopByArea(query.areaEntityId, "areaEntityId"), requireActive)
      const rules = yield* (yield* Tickets).onSale(
        shop.id,
        yield* (yield* Codes).hasValidCode(shop.id, subject)
      )
      const type = query.ticketType ?? "ALL"
      const wanted = type === "ALL" ? rules : rules.filter((rule) => rule.ticketType === type)
      if (query.plate === undefined) return { fixedDurationTickets: wanted.map(offeredTicket) }
      const covered = yield* (yield* CoverageOfPlates).coveredAreas(
        storedPlate({ plate: query.plate, country: null }).plate,
        subject
      )
      return {
        fixedDurationTickets: wanted.map((rule) => ({
          ...offeredTicket(rule),
          ticketCovered: rule.areas.some((area) => covered.has(area.areaEntityId))
        }))
      }
    }),
    configureTicket: Effect.fn("configureTicket")(function* ({ params, payload }) {
      const { subject } = yield* Caller
      const { sealKey: key } = yield* Settings
      const { shop } = yield* Effect.flatMap(
        shopByArea(payload.shopAreaEntityId, "shopAreaEntityId"),
        requireActive
      )
      const rule = (yield* (yield* Tickets).byIds(shop.id, [params.id])).get(params.id)
      if (rule === undefined) return yield* ticketNotFound
      if (rule.needsCode && !(yield* (yield* Codes).hasValidCode(shop.id, subject)))
        return yield* ticketNotFound
      if (payload.vouchers !== undefined && payload.vouchers.length > 0) {
        return yield* new Unprocessable(
          refusal("E_VOUCHER_INVALID", "There is no such voucher for this ticket.", "vouchers.0.voucherId")
        )
      }
      const plates = yield* orRefuse(readPlates(payload.plates, rule.maximumPlates))
      const now = new Date(yield* Clock.currentTimeMillis)
      const start = yield* orRefuse(readStart(rule, payload, now))
      const ticket = configuredTicket(rule, start, plates, now)
      if (Date.parse(ticket.validTo ?? "") <= now.getTime()) {
        return yield* new Unprocessable(
          refusal("E_START_IN_PAST", "This ticket would be over already.", "day")
        )
      }
      const coverage = yield* (yield* CoverageOfPlates).of(ticket, subject, { withOrders: false })
      if (coverage.byOther) {
        return yield* new Conflict({
          code: "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER",
          message: "There is already an active ticket for this licence plate from another user.",
          field: "plates"
        })
      }
      return sealed({ ...ticket, ticketCovered: coverage.own }, { key, shopId: shop.id, subject })
    })
  })
)
