/** Splits a stay into segments of one kind each: covered, forbidden, at the day or at the night rate. */
import type { Span } from "../../../schemas/coverage/clock.ts"
import { hoursWithin, midnightsOf, overlapOf, type Tariff } from "./stay-tariff.ts"

/** Reason why nothing is due. */
export type CoverReason = "ticket" | "permit" | "exemption" | "tolerance" | "timeDiscount"

const reasonsInOrder: ReadonlyArray<CoverReason> = [
  "ticket",
  "permit",
  "exemption",
  "tolerance",
  "timeDiscount"
]

export interface Cover extends Span {
  readonly reason: CoverReason
}

export interface StaySegment extends Span {
  /** A ticket or a permit allows parking also at forbidden times. */
  readonly kind: "covered" | "forbidden" | "day" | "night"
  readonly reasons: ReadonlyArray<CoverReason>
  /** Midnight at the beginning of the segment's calendar day. */
  readonly day: number
}

const includes = (spans: ReadonlyArray<Span>, { from, to }: Span): boolean =>
  spans.some((span) => span.from <= from && to <= span.to)

export const segmentsOf = (
  tariff: Tariff,
  stay: Span,
  covers: ReadonlyArray<Cover>
): ReadonlyArray<StaySegment> => {
  const { timeZone } = tariff
  const midnights = midnightsOf(stay, timeZone)
  const forbidden = tariff.forbidden.flatMap((hours) => hoursWithin(stay, hours, timeZone))
  const night = tariff.night === null ? [] : hoursWithin(stay, tariff.night, timeZone)
  const edges = [...covers, ...forbidden, ...night].flatMap(({ from, to }) => [from, to])
  const cuts = [...new Set([stay.from, stay.to, ...midnights, ...edges])]
    .filter((at) => stay.from <= at && at <= stay.to)
    .sort((one, other) => one - other)
  return cuts.slice(1).map((to, index) => {
    const segment = { from: cuts[index] ?? stay.from, to }
    const reasons = reasonsInOrder.filter((reason) =>
      covers.some((cover) => cover.reason === reason && overlapOf(cover, segment) !== undefined)
    )
    return {
      ...segment,
      reasons,
      kind:
        reasons.length > 0
          ? "covered"
          : includes(forbidden, segment)
            ? "forbidden"
            : includes(night, segment)
              ? "night"
              : "day",
      day: midnights.findLast((midnight) => midnight <= segment.from) ?? stay.from
    }
  })
}

const isChargeable = ({ kind }: StaySegment): boolean => kind === "day" || kind === "night"

/** Makes the first milliseconds of chargeable time free. Returns the segments and how much of it was used. */
export const withFreeTime = (
  segments: ReadonlyArray<StaySegment>,
  milliseconds: number
): { readonly segments: ReadonlyArray<StaySegment>; readonly used: number } => {
  let left = milliseconds
  const cut = segments.flatMap((segment): ReadonlyArray<StaySegment> => {
    if (left === 0 || !isChargeable(segment)) return [segment]
    const until = Math.min(segment.to, segment.from + left)
    left -= until - segment.from
    const free: StaySegment = { ...segment, to: until, kind: "covered", reasons: ["timeDiscount"] }
    return until === segment.to ? [free] : [free, { ...segment, from: until }]
  })
  return { segments: cut, used: milliseconds - left }
}

/** Returns the charge per segment in hundredths: intervals run through midnight; each day has its maximum. */
export const chargesOf = (tariff: Tariff, segments: ReadonlyArray<StaySegment>): ReadonlyArray<number> => {
  const charges = segments.map(() => 0)
  const spent = new Map<number, number>()
  const interval = tariff.intervalMinutes * 60_000
  // An interval that began before midnight does not restart after it.
  let paidUntil = 0
  let rate: StaySegment["kind"] | undefined
  for (const [index, segment] of segments.entries()) {
    if (!isChargeable(segment)) {
      rate = undefined
      continue
    }
    let at = rate === segment.kind ? paidUntil : segment.from
    const price = segment.kind === "night" && tariff.night !== null ? tariff.night.price : tariff.price
    for (; at < segment.to; at += interval) {
      const before = spent.get(segment.day) ?? 0
      const charge = Math.min(price, (tariff.dayMaximum ?? Number.POSITIVE_INFINITY) - before)
      spent.set(segment.day, before + charge)
      charges[index] = (charges[index] ?? 0) + charge
    }
    paidUntil = at
    rate = segment.kind
  }
  return charges
}
