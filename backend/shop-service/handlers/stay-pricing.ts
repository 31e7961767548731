/**
 * Prices a stay for a driver: by the area's tariff, covered by the driver's own tickets, minus discounts and
 * payments. Exemptions and time discounts are taken as claimed: settling a stay must check them.
 */
import { Effect, Schema, Struct } from "effect"
import { Unprocessable } from "../../../schemas/api/errors.ts"
import type { Span } from "../../../schemas/coverage/clock.ts"
import { normaliseLicencePlate, validateLicencePlate } from "../../../schemas/licence-plate/index.ts"
import { majorUnits } from "../../../schemas/money.ts"
import type { StayPricing } from "../../../schemas/stay-pricing.ts"
import { StayRequest } from "../../../schemas/stay-request.ts"
import type { Voucher } from "../../../schemas/voucher.ts"
import { StayCovers } from "../repositories/stay-covers.ts"
import { type AskedPlate, type StayRecord, Stays } from "../repositories/stays.ts"
import { isoInstant } from "../rules/clocks.ts"
import { refusal } from "../rules/refusal.ts"
import { notFound, unprocessable } from "../rules/refused.ts"
import { priceOf, stayDiscount, type ToleranceType, toleranceTypes } from "../rules/stay-price.ts"
import { sealedStay } from "../rules/stay-seal.ts"
import type { Cover } from "../rules/stay-segments.ts"
import type { Tariff } from "../rules/stay-tariff.ts"
import { Settings } from "../settings.ts"
import { traced } from "../traced.ts"

/** Longer stays are handled by people. */
const maxDays = 92

const {
  plate: _plate,
  areaEntityId: _area,
  arrive: _arrive,
  leave: _leave,
  stayActive: _active,
  ...fields
} = StayRequest.fields

/** A caller's options for the price of a stay; kept in the response, for checking the price later. */
export const PricingOptions = Schema.Struct(fields)
export interface PricingOptions extends Schema.Schema.Type<typeof PricingOptions> {}

const optionNames = Struct.keys(fields)

export const optionsOf = (request: PricingOptions): PricingOptions => Struct.pick(request, optionNames)

export const tariffAt = Effect.fnUntraced(function* (areaEntityId: string) {
  const id = areaEntityId.toLowerCase()
  const tariff = (yield* (yield* Stays).tariffs([id])).get(id)
  if (tariff === undefined) {
    return yield* notFound(
      "E_AREA_NOT_FOUND",
      "There is no parking area of this id that has prices for stays.",
      "areaEntityId"
    )
  }
  return tariff
})

/** Returns the plate as typed, if it can be one; calls about stays have no country. */
export const readAskedPlate = (plate: string): Effect.Effect<AskedPlate, Unprocessable> => {
  const issue = validateLicencePlate("XX", normaliseLicencePlate("XX", plate))
  return issue === undefined
    ? Effect.succeed({ plate, country: null })
    : Effect.fail(
        new Unprocessable({ ...refusal("E_PLATE_INVALID", "Not a licence plate.", "plate"), issue })
      )
}

/** Returns the span from the arrival to the departure, else to now. */
export const readSpan = Effect.fnUntraced(function* (arrive: string, leave: string | undefined, now: number) {
  const span: Span = { from: Date.parse(arrive), to: leave === undefined ? now : Date.parse(leave) }
  if (span.to <= span.from) {
    return yield* leave === undefined
      ? unprocessable("E_STAY_INVALID", "A stay that goes on has arrived in the past.", "arrive")
      : unprocessable("E_STAY_INVALID", "A stay ends after it began.", "leave")
  }
  if (span.to - span.from > maxDays * 86_400_000) {
    return yield* unprocessable("E_STAY_TOO_LONG", `A stay lasts at most ${maxDays} days.`, "leave")
  }
  return span
})

const readTolerance = (type: string | undefined): Effect.Effect<ToleranceType, Unprocessable> => {
  const known = type === undefined ? "arrival" : toleranceTypes.find((each) => each === type)
  return known === undefined
    ? Effect.fail(
        unprocessable(
          "E_TOLERANCE_UNKNOWN",
          `The tolerance is one of ${toleranceTypes.join(", ")}.`,
          "toleranceTypeToUse"
        )
      )
    : Effect.succeed(known)
}

const readExemptions = Effect.fnUntraced(function* (
  exemptions: NonNullable<PricingOptions["externalExemptions"]>,
  stay: Span
) {
  const covers: Cover[] = []
  for (const [index, { validFrom, validTo }] of exemptions.entries()) {
    const span = { from: Date.parse(validFrom), to: Date.parse(validTo) }
    if (span.to <= span.from) {
      return yield* unprocessable(
        "E_EXEMPTION_INVALID",
        "An exemption ends after it began.",
        `externalExemptions.${index}.validTo`
      )
    }
    const within = { from: Math.max(span.from, stay.from), to: Math.min(span.to, stay.to) }
    if (within.from < within.to) covers.push({ ...within, reason: "exemption" })
  }
  return covers
})

const readVouchers = Effect.fnUntraced(function* (given: ReadonlyArray<Voucher>, areaEntityId: string) {
  const known = yield* (yield* Stays).vouchers(given.map(({ voucherId }) => voucherId))
  let freeSeconds = 0
  let percentOff = 0
  for (const [index, { voucherId, voucherType }] of given.entries()) {
    const voucher = known.get(voucherId)
    const isRepeated = given.findIndex((other) => other.voucherId === voucherId) < index
    if (
      voucher === undefined ||
      voucher.type !== voucherType ||
      voucher.areaEntityId !== areaEntityId ||
      isRepeated
    ) {
      return yield* unprocessable(
        "E_VOUCHER_INVALID",
        "There is no such voucher for a stay at this area, or it has run out.",
        `vouchers.${index}.voucherId`
      )
    }
    if (voucher.type === "freeTime") freeSeconds += voucher.value * 60
    else percentOff = Math.min(100, percentOff + voucher.value)
  }
  const [first] = given
  return {
    freeSeconds,
    percentOff,
    voucher: first === undefined ? undefined : { id: first.voucherId, type: first.voucherType }
  }
})

export interface StayQuestion {
  readonly tariff: Tariff
  /** Null for a vehicle without a known plate: nothing covers it. */
  readonly plate: AskedPlate | null
  readonly stay: Span
  readonly isActive: boolean
  readonly stored: StayRecord | undefined
  readonly options: PricingOptions
  readonly subject: string
  /** Milliseconds since 1970. */
  readonly now: number
}

const paidFor = (stored: StayRecord | undefined, excluded: ReadonlyArray<string>): number =>
  (stored?.payments ?? [])
    .filter(({ status, origin }) => status === "paid" || !excluded.includes(origin))
    .reduce((sum, { amount }) => sum + amount, 0)

/** Returns the stay, priced and sealed for the driver. `meta` has the seal's inputs: time and options. */
export const pricedStay = traced("pricedStay")(function* (question: StayQuestion) {
  const { tariff, plate, stay, isActive, stored, options, subject, now } = question
  const { areaEntityId, timeZone } = tariff
  const vouchers = yield* readVouchers(options.vouchers ?? [], areaEntityId)
  const exempted = yield* readExemptions(options.externalExemptions ?? [], stay)
  const owned =
    plate === null
      ? []
      : yield* (yield* StayCovers).of({
          subject,
          plate,
          areaEntityId,
          timeZone,
          stay,
          groupIds: options.groupIds
        })
  const paid = paidFor(stored, options.excludePendingTransactionOrigins ?? [])
  const price = priceOf({
    tariff,
    stay,
    isActive,
    covers: [...owned, ...exempted],
    tolerance: yield* readTolerance(options.toleranceTypeToUse),
    freeSeconds: (options.timeDiscountsDuration ?? 0) + vouchers.freeSeconds,
    percentOff: vouchers.percentOff,
    paid
  })
  const arrive = isoInstant(stay.from, timeZone)
  const leave = isActive ? null : isoInstant(stay.to, timeZone)
  const name = stored?.plate ?? (plate === null ? null : normaliseLicencePlate("XX", plate.plate))
  const pricing: StayPricing = {
    price: price.due === null ? null : majorUnits(price.due),
    parkingForbidden: price.isForbidden,
    parkingCovered: price.isCovered,
    plate: name,
    currency: tariff.currencyCode,
    stayId: stored?.id ?? null,
    stayStart: arrive,
    stayEnd: leave,
    areaEntityId,
    hash: null,
    pricingSegments: price.segments,
    areaName: tariff.areaName,
    stayActive: isActive,
    discountDuration: price.freeSeconds === 0 ? null : price.freeSeconds,
    discountInfo: stayDiscount(price, {
      plate: name,
      stayId: stored?.id ?? null,
      arrive,
      leave,
      areaEntityId,
      voucher: vouchers.voucher
    }),
    meta: {
      pricedAt: new Date(now).toISOString(),
      total: price.total === null ? null : majorUnits(price.total),
      paid: majorUnits(paid),
      plate,
      options
    }
  }
  return { pricing: sealedStay(pricing, { key: (yield* Settings).sealKey, subject }), price }
})
