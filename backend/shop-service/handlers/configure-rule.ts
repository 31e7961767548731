/** Prices a ticket for a start and plates, and seals it for the caller: the core of every configure call. */
import { Clock, Effect, type Result } from "effect"
import { HttpServerResponse } from "effect/http"
import { Conflict, Unprocessable } from "../../../schemas/api/errors.ts"
import type { PricedTicket } from "../../../schemas/cover.ts"
import type { Plate } from "../../../schemas/plate.ts"
import type { TimeValues } from "../../../schemas/time-values.ts"
import type { Voucher } from "../../../schemas/voucher.ts"
import { Codes } from "../repositories/codes.ts"
import { PlateCoverage } from "../repositories/coverage.ts"
import { maxPricedPlates } from "../repositories/plate-queries.ts"
import type { ShopRecord } from "../repositories/shops.ts"
import { isNeverValid, itemIfPaidNow } from "../rules/cart-item.ts"
import { configuredTicket } from "../rules/offer.ts"
import { ownCovers } from "../rules/own-covers.ts"
import { readPlates } from "../rules/plates.ts"
import { type Refusal, refusal } from "../rules/refusal.ts"
import { notFound, unprocessable } from "../rules/refused.ts"
import { sealed } from "../rules/seal.ts"
import { readStart } from "../rules/start.ts"
import type { TicketRule } from "../rules/ticket-rule.ts"
import { Settings } from "../settings.ts"
import { traced } from "../traced.ts"
import { countPlateQuery } from "./plate-query-limit.ts"

const orRefuse = <A>(result: Result.Result<A, Refusal>) =>
  Effect.mapError(Effect.fromResult(result), (problem) => new Unprocessable(problem))

export const ticketNotFound = (field: string) =>
  notFound("E_TICKET_NOT_FOUND", "There is no such ticket on sale for this driver in this shop.", field)

/** Returns the rule, if this driver may see it; `field` is the request field that named the ticket. */
export const requireVisible = Effect.fnUntraced(function* (
  rule: TicketRule | undefined,
  subject: string,
  field: string
) {
  if (rule === undefined) return yield* ticketNotFound(field)
  if (rule.needsCode && !(yield* (yield* Codes).hasValidCode(rule.shopId, subject))) {
    return yield* ticketNotFound(field)
  }
  return rule
})

/** Refuses vouchers: they are for stays, and no ticket takes one yet. */
export const refuseVouchers = (vouchers: ReadonlyArray<Voucher> | undefined) =>
  vouchers === undefined || vouchers.length === 0
    ? Effect.void
    : Effect.fail(
        unprocessable(
          "E_VOUCHER_INVALID",
          "There is no such voucher for this ticket.",
          "vouchers.0.voucherId"
        )
      )

/** Reason why a plate cannot get a ticket. */
export const plateTaken = (field: string) =>
  refusal(
    "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER",
    "There is already an active ticket for this licence plate from another user.",
    field
  )

export interface Configuration {
  readonly rule: TicketRule
  readonly plates: ReadonlyArray<Plate>
  readonly start: TimeValues
  readonly vouchers: ReadonlyArray<Voucher> | undefined
  readonly subject: string
  /** Shop of the rule as an earlier call read it: if it has changed since, the ticket is not found. */
  readonly readShop?: ShopRecord | undefined
}

export const configureRule = traced("configureRule")(function* (configuration: Configuration) {
  const { rule, subject } = configuration
  const { sealKey: key } = yield* Settings
  yield* refuseVouchers(configuration.vouchers)
  const plates = yield* orRefuse(readPlates(configuration.plates, rule.maximumPlates))
  const now = new Date(yield* Clock.currentTimeMillis)
  const start = yield* orRefuse(readStart(rule, configuration.start, now))
  const ticket = configuredTicket(rule, start, plates, now)
  const timed = itemIfPaidNow(ticket, rule, now)
  if (isNeverValid(timed, rule)) {
    return yield* unprocessable("E_START_INVALID", "This ticket has no hours at that time.", "day")
  }
  if (isNeverValid(timed, rule, now)) {
    return yield* unprocessable("E_START_IN_PAST", "This ticket would be over already.", "day")
  }
  const coverage = yield* (yield* PlateCoverage).of(timed, subject, {
    withOrders: false,
    limit: maxPricedPlates,
    shop: configuration.readShop
  })
  if (!coverage.isCurrent) return yield* ticketNotFound("id")
  // Disclosed only to drivers who may know it.
  for (const [index, plate] of plates.entries())
    if (coverage.isUncounted[index] !== true) yield* countPlateQuery(plate, maxPricedPlates)
  const taken = coverage.byOther.map((index) => `plates.${index}`)
  if (taken[0] !== undefined) {
    return yield* new Conflict({ ...plateTaken(taken[0]), fields: taken })
  }
  const coveredBy = ownCovers(coverage, plates, rule.timeZone)
  const answer: PricedTicket = {
    ...sealed({ ...ticket, ticketCovered: coveredBy.length > 0 }, { key, shopId: rule.shopId, subject }),
    ...(coveredBy.length > 0 ? { coveredBy } : {})
  }
  // Encoded here from checked values: it matches the contract by its type and by the contract's test cases.
  return HttpServerResponse.text(JSON.stringify(answer), { contentType: "application/json" })
})
