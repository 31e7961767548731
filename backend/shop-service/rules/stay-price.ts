/** Prices a stay by a tariff: per part, in total, and after discounts. */
import type { Span } from "../../../schemas/coverage/clock.ts"
import type { DiscountInfo } from "../../../schemas/discount-info.ts"
import { majorUnits } from "../../../schemas/money.ts"
import type { PricingSegment } from "../../../schemas/stay-pricing.ts"
import { isoInstant } from "./clocks.ts"
import { type Cover, chargesOf, type StaySegment, segmentsOf, withFreeTime } from "./stay-segments.ts"
import type { Tariff } from "./stay-tariff.ts"

/** Free minutes that apply: after the arrival, before the departure, or none. */
export const toleranceTypes = ["arrival", "departure", "none"] as const
export type ToleranceType = (typeof toleranceTypes)[number]

export interface StayToPrice {
  readonly tariff: Tariff
  readonly stay: Span
  /** The vehicle has not left: the last segment has no end. */
  readonly isActive: boolean
  /** Tickets, permits and exemptions. */
  readonly covers: ReadonlyArray<Cover>
  readonly tolerance: ToleranceType
  /** Seconds of free chargeable time. */
  readonly freeSeconds: number
  /** Hundredths of the price. */
  readonly percentOff: number
  /** Earlier payments for this stay, in hundredths. */
  readonly paid: number
}

export interface StayPrice {
  readonly segments: ReadonlyArray<PricingSegment>
  /** Total price in hundredths; null where all of the stay was forbidden. */
  readonly total: number | null
  /** Amount due, before and after the discount in percent. */
  readonly due: number | null
  readonly discountedDue: number | null
  readonly isForbidden: boolean
  readonly isCovered: boolean
  /** Seconds that a discount made free. */
  readonly freeSeconds: number
}

const toleranceOf = ({ tariff, stay, tolerance }: StayToPrice): ReadonlyArray<Cover> => {
  const minutes = { arrival: tariff.arrivalMinutes, departure: tariff.departureMinutes, none: 0 }[tolerance]
  if (minutes === 0) return []
  const from = tolerance === "departure" ? stay.to - minutes * 60_000 : stay.from
  return [{ from, to: from + minutes * 60_000, reason: "tolerance" }]
}

const isContinued = (part: StaySegment, next: StaySegment): boolean =>
  part.to === next.from &&
  part.kind === next.kind &&
  (part.kind === "covered" || part.kind === "forbidden") &&
  part.reasons.join() === next.reasons.join()

/** Joins free parts of one kind across midnights. */
const joined = (parts: ReadonlyArray<StaySegment>): ReadonlyArray<StaySegment> => {
  const whole: StaySegment[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (last !== undefined && isContinued(last, part)) whole[whole.length - 1] = { ...last, to: part.to }
    else whole.push(part)
  }
  return whole
}

const sumOf = (charges: ReadonlyArray<number>): number => charges.reduce((sum, charge) => sum + charge, 0)

/**
 * Returns the parts of the stay with their charges. Free minutes count only where they make it cheaper: they move all
 * later intervals, of which one more may begin on a day.
 */
const chargedParts = (input: StayToPrice) => {
  const { tariff, stay, covers, freeSeconds } = input
  const charged = (tolerated: ReadonlyArray<Cover>, seconds: number) => {
    const cut = segmentsOf(tariff, stay, [...covers, ...tolerated])
    const { segments, used } = withFreeTime(cut, seconds * 1000)
    const parts = joined(segments)
    return { parts, used, charges: chargesOf(tariff, parts) }
  }
  const tolerated = toleranceOf(input)
  return [charged(tolerated, 0), charged([], freeSeconds), charged([], 0)].reduce(
    (best, other) => (sumOf(other.charges) < sumOf(best.charges) ? other : best),
    charged(tolerated, freeSeconds)
  )
}

export const priceOf = (input: StayToPrice): StayPrice => {
  const { tariff, isActive, percentOff, paid } = input
  const { parts, used, charges } = chargedParts(input)
  const segments = parts.map(
    ({ from, to, kind, reasons }, index): PricingSegment => ({
      interval: {
        start: isoInstant(from, tariff.timeZone),
        end: isActive && index === parts.length - 1 ? null : isoInstant(to, tariff.timeZone)
      },
      price: kind === "forbidden" ? null : majorUnits(charges[index] ?? 0),
      parkingForbidden: kind === "forbidden",
      parkingCovered: kind === "covered",
      parkingCoveredReasons: reasons
    })
  )
  const isForbidden = parts.some(({ kind }) => kind === "forbidden")
  const isPriceless = parts.length > 0 && parts.every(({ kind }) => kind === "forbidden")
  const sum = sumOf(charges)
  const due = Math.max(0, sum - paid)
  return {
    segments,
    total: isPriceless ? null : sum,
    due: isPriceless ? null : due,
    discountedDue: isPriceless ? null : due - Math.round((due * percentOff) / 100),
    isForbidden,
    isCovered: parts.length > 0 && parts.every(({ kind }) => kind === "covered"),
    freeSeconds: used / 1000
  }
}

export interface DiscountSource {
  readonly plate: string | null
  readonly stayId: string | null
  readonly arrive: string
  readonly leave: string | null
  readonly areaEntityId: string
  readonly voucher: { readonly id: string; readonly type: string } | undefined
}

/** Returns the discount, or null where there was none. */
export const stayDiscount = (price: StayPrice, source: DiscountSource): DiscountInfo | null =>
  price.freeSeconds === 0 && price.discountedDue === price.due
    ? null
    : {
        discountDuration: price.freeSeconds,
        discountedPrice: price.discountedDue === null ? null : majorUnits(price.discountedDue),
        applyDiscountDetails: {
          plate: source.plate,
          voucherId: source.voucher?.id ?? null,
          stayId: source.stayId,
          stayArrive: source.arrive,
          stayLeave: source.leave,
          discountAssociationId: null,
          type: source.voucher?.type ?? "timeDiscount",
          areaEntityId: source.areaEntityId,
          discountDuration: price.freeSeconds
        }
      }
