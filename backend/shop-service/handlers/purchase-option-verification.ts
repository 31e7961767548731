/**
 * Calls that check whether something can still be bought or changed; they write only counts of plates. An outdated option
 * is always returned as not valid; with `checkOutdated`, the single call refuses it, and limits the age of a
 * price that grows by the minute.
 */
import { Clock, Effect, Result, Schema } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Conflict, NotFound, Unprocessable } from "../../../schemas/api/errors.ts"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import type { RefusalCode } from "../../../schemas/api/refusal-codes.ts"
import type { PlateChangeValidation } from "../../../schemas/plate-change-validation.ts"
import type { StayPricing } from "../../../schemas/stay-pricing.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import type { VerifiedCartItem } from "../../../schemas/verified-cart-item.ts"
import { PlateCoverage } from "../repositories/coverage.ts"
import { maxPricedPlates } from "../repositories/plate-queries.ts"
import { Shops } from "../repositories/shops.ts"
import { Stays } from "../repositories/stays.ts"
import { Tickets } from "../repositories/tickets.ts"
import { Transactions } from "../repositories/transactions.ts"
import type { Problem } from "../rules/cart-item.ts"
import { readPlates } from "../rules/plates.ts"
import { refusal } from "../rules/refusal.ts"
import { forbidden, notFound } from "../rules/refused.ts"
import { isSealedStay } from "../rules/stay-seal.ts"
import { Settings } from "../settings.ts"
import { traced } from "../traced.ts"
import { verifyItems } from "./cart-verification.ts"
import { limitPlateQueries } from "./plate-query-limit.ts"
import { PricingOptions, pricedStay } from "./stay-pricing.ts"

/** Time to pay and to drive to the exit at the price given. */
const minutesToLeave = 15

const verified = traced("verified")(function* (option: Ticket, subject: string) {
  const rule = yield* (yield* Tickets).byId(option.id)
  const seller = rule === undefined ? undefined : yield* (yield* Shops).byId(rule.shopId)
  if (rule === undefined || seller?.shop.active !== true) {
    return { ...option, valid: false, problem: "E_TICKET_NOT_AVAILABLE" } satisfies VerifiedCartItem
  }
  const [item] = yield* verifyItems([option], rule.shopId, subject)
  return item as VerifiedCartItem
})

const messages: Readonly<Record<Problem, string>> = {
  E_TICKET_NOT_AVAILABLE: "There is no such ticket on sale for this driver.",
  E_TICKET_CHANGED: "The option is not as this service would price it today: configure it again.",
  E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER:
    "There is already an active ticket for this licence plate from another user.",
  E_START_IN_PAST: "The start lies in the past.",
  E_PLATE_INVALID: "The licence plates do not fit the ticket."
}

/** Fails with the reason why the item cannot be bought; for an outdated one only with `checkOutdated`. */
const orRefuse = (item: VerifiedCartItem, checkOutdated: boolean) => {
  const { problem } = item
  if (problem === null || (problem === "E_TICKET_CHANGED" && !checkOutdated)) return Effect.succeed(item)
  const answer = refusal(problem, messages[problem], "purchaseOptions.0")
  switch (problem) {
    case "E_TICKET_NOT_AVAILABLE":
      return Effect.fail(new NotFound(answer))
    case "E_START_IN_PAST":
    case "E_PLATE_INVALID":
      return Effect.fail(new Unprocessable(answer))
    default:
      return Effect.fail(new Conflict(answer))
  }
}

/** Fields that the service wrote into the price of a stay, for pricing it again. */
const PricedBefore = Schema.Struct({
  pricedAt: Schema.String,
  plate: Schema.NullOr(Schema.Struct({ plate: Schema.String, country: Schema.NullOr(Schema.String) })),
  options: PricingOptions
})
const decodePricedBefore = Schema.decodeUnknownEffect(PricedBefore)

/** Returns true if the same request at the same moment would be answered with the same seal. */
const priceHolds = traced("priceHolds")(
  function* (pricing: StayPricing, subject: string, checkOutdated: boolean) {
    const { sealKey: key, otherSealKey: otherKey } = yield* Settings
    // The seal comes first: the code below trusts the fields of the price.
    if (!isSealedStay(pricing, { key, otherKey, subject })) return false
    const { areaEntityId, stayStart, stayEnd, stayId, meta } = pricing
    const { pricedAt, plate, options } = yield* decodePricedBefore(meta)
    const stays = yield* Stays
    const tariff = (yield* stays.tariffs(areaEntityId === null ? [] : [areaEntityId])).get(areaEntityId ?? "")
    if (tariff === undefined || stayStart === null) return false
    const stored = stayId === null ? undefined : yield* stays.byId(stayId)
    const now = Date.parse(pricedAt)
    const isActive = pricing.stayActive === true
    // The vehicle has left since the pricing: the stay has another end and another price.
    if (stored !== undefined && isActive !== (stored.leftAt === null)) return false
    const age = (yield* Clock.currentTimeMillis) - now
    if (checkOutdated && isActive && age > minutesToLeave * 60_000) return false
    const stay = { from: Date.parse(stayStart), to: stayEnd === null ? now : Date.parse(stayEnd) }
    const again = yield* pricedStay({ tariff, plate, stay, isActive, stored, options, subject, now })
    return isSealedStay({ ...again.pricing, hash: pricing.hash }, { key, otherKey, subject })
  },
  Effect.catch(() => Effect.succeed(false))
)

const verdict = (problem: RefusalCode | null) => ({ valid: problem === null, problem })

const verdictOn = traced("verdictOn")(function* (change: PlateChangeValidation, subject: string) {
  const bought = yield* (yield* Transactions).ticketsOf(change.transactionId, subject)
  if (bought.length === 0) {
    return yield* notFound(
      "E_TRANSACTION_NOT_FOUND",
      "This driver has bought nothing under this id.",
      "transactionId"
    )
  }
  const active = bought.filter(({ isActive }) => isActive)
  if (active.length === 0) return verdict("E_TICKET_EXPIRED")
  const read = readPlates(change.plates, Math.min(...active.map(({ maximumPlates }) => maximumPlates)))
  if (Result.isFailure(read)) return verdict(read.failure.code)
  // The verdict says, as a price does, whether another driver has a ticket for the plate.
  yield* Effect.forEach(read.success, (plate) => limitPlateQueries(plate, maxPricedPlates), { discard: true })
  const now = yield* Clock.currentTimeMillis
  for (const { validFrom, validTo, areaEntityIds } of active) {
    const coverage = yield* (yield* PlateCoverage).of(
      {
        plates: read.success,
        validFrom: new Date(Math.max(now, validFrom.getTime())).toISOString(),
        validTo: validTo.toISOString(),
        validityAreaEntityId: areaEntityIds
      },
      subject,
      { withOrders: false }
    )
    if (coverage.byOther.length > 0) return verdict("E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER")
  }
  return verdict(null)
})

export const PurchaseOptionVerificationHandlers = HttpApiBuilder.group(
  ShopServiceApi,
  "purchaseOptionVerification",
  (handlers) =>
    handlers.handleAll({
      validateLicensePlateChange: traced("validateLicensePlateChange")(function* ({ payload }) {
        const { subject } = yield* Caller
        if (payload.userId !== subject) {
          return yield* forbidden("E_FORBIDDEN", "A driver asks about what this driver has bought.", "userId")
        }
        return yield* verdictOn(payload, subject)
      }),
      verifyFlexPriceOptions: traced("verifyFlexPriceOptions")(function* ({ payload }) {
        const { subject } = yield* Caller
        return yield* Effect.forEach(payload.flexPriceOptions, (pricing) =>
          Effect.map(priceHolds(pricing, subject, payload.checkOutdated === true), (valid) => ({
            ...pricing,
            valid
          }))
        )
      }),
      verifyPurchaseOption: traced("verifyPurchaseOption")(function* ({ payload }) {
        const { subject } = yield* Caller
        const [option] = payload.purchaseOptions
        if (option === undefined) return undefined
        return yield* orRefuse(yield* verified(option, subject), payload.checkOutdated === true)
      }),
      verifyPurchaseOptions: traced("verifyPurchaseOptions")(function* ({ payload }) {
        const { subject } = yield* Caller
        return yield* Effect.forEach(payload.purchaseOptions, (option) => verified(option, subject))
      })
    })
)
