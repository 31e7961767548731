/** Splits a stay into pieces of one kind each: covered, forbidden, at the day or at the night rate. */
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

export interface Piece extends Span {
  /** A ticket or a permit allows parking also at forbidden times. */
  readonly kind: "covered" | "forbidden" | "day" | "night"
  readonly reasons: ReadonlyArray<CoverReason>
  /** Midnight at the beginning of the piece's calendar day. */
  readonly day: number
}

const includes = (spans: ReadonlyArray<Span>, { from, to }: Span): boolean =>
  spans.some((span) => span.from <= from && to <= span.to)

export const piecesOf = (tariff: Tariff, stay: Span, covers: ReadonlyArray<Cover>): ReadonlyArray<Piece> => {
  const { timeZone } = tariff
  const midnights = midnightsOf(stay, timeZone)
  const forbidden = tariff.forbidden.flatMap((hours) => hoursWithin(stay, hours, timeZone))
  const night = tariff.night === null ? [] : hoursWithin(stay, tariff.night, timeZone)
  const edges = [...covers, ...forbidden, ...night].flatMap(({ from, to }) => [from, to])
  const cuts = [...new Set([stay.from, stay.to, ...midnights, ...edges])]
    .filter((at) => stay.from <= at && at <= stay.to)
    .sort((one, other) => one - other)
  return cuts.slice(1).map((to, index) => {
    const piece = { from: cuts[index] ?? stay.from, to }
    const reasons = reasonsInOrder.filter((reason) =>
      covers.some((cover) => cover.reason === reason && overlapOf(cover, piece) !== undefined)
    )
    return {
      ...piece,
      reasons,
      kind:
        reasons.length > 0
          ? "covered"
          : includes(forbidden, piece)
            ? "forbidden"
            : includes(night, piece)
              ? "night"
              : "day",
      day: midnights.findLast((midnight) => midnight <= piece.from) ?? stay.from
    }
  })
}

const isChargeable = ({ kind }: Piece): boolean => kind === "day" || kind === "night"

/** Makes the first milliseconds of chargeable time free. Returns the pieces and how much of it was used. */
export const withFreeTime = (
  pieces: ReadonlyArray<Piece>,
  milliseconds: number
): { readonly pieces: ReadonlyArray<Piece>; readonly used: number } => {
  let left = milliseconds
  const cut = pieces.flatMap((piece): ReadonlyArray<Piece> => {
    if (left === 0 || !isChargeable(piece)) return [piece]
    const until = Math.min(piece.to, piece.from + left)
    left -= until - piece.from
    const free: Piece = { ...piece, to: until, kind: "covered", reasons: ["timeDiscount"] }
    return until === piece.to ? [free] : [free, { ...piece, from: until }]
  })
  return { pieces: cut, used: milliseconds - left }
}

/** Returns the charge per piece in hundredths: intervals run through midnight; each day has its maximum. */
export const chargesOf = (tariff: Tariff, pieces: ReadonlyArray<Piece>): ReadonlyArray<number> => {
  const charges = pieces.map(() => 0)
  const spent = new Map<number, number>()
  const interval = tariff.intervalMinutes * 60_000
  // An interval that began before midnight does not restart after it.
  let paidUntil = 0
  let rate: Piece["kind"] | undefined
  for (const [index, piece] of pieces.entries()) {
    if (!isChargeable(piece)) {
      rate = undefined
      continue
    }
    let at = rate === piece.kind ? paidUntil : piece.from
    const price = piece.kind === "night" && tariff.night !== null ? tariff.night.price : tariff.price
    for (; at < piece.to; at += interval) {
      const before = spent.get(piece.day) ?? 0
      const charge = Math.min(price, (tariff.dayMaximum ?? Number.POSITIVE_INFINITY) - before)
      spent.set(piece.day, before + charge)
      charges[index] = (charges[index] ?? 0) + charge
    }
    paidUntil = at
    rate = piece.kind
  }
  return charges
}
