/** An operator's tariff for stays at an area, and the local hours that it refers to. */
import type { Span } from "../../../schemas/coverage/clock.ts"
import { spansWithin } from "../../../schemas/coverage/spans.ts"
import { dateOf, midnightOf } from "./clocks.ts"
import type { ClockTime } from "./ticket-rule.ts"

/** Hours of a day, over midnight where the second is not after the first. */
export interface Hours {
  readonly from: ClockTime
  readonly to: ClockTime
}

export interface Tariff {
  readonly areaEntityId: string
  readonly areaName: string
  readonly currencyCode: string
  readonly timeZone: string
  /** Free minutes after the arrival, and before the departure. */
  readonly arrivalMinutes: number
  readonly departureMinutes: number
  /** Each started interval costs its price, in hundredths. */
  readonly intervalMinutes: number
  readonly price: number
  readonly night: (Hours & { readonly price: number }) | null
  /** Maximum for one calendar day, in hundredths. */
  readonly dayMaximum: number | null
  /** Times without parking: market days, street cleaning. ISO weekdays: Monday is 1. */
  readonly forbidden: ReadonlyArray<Hours & { readonly weekdays: ReadonlyArray<number> }>
}

export const overlapOf = (one: Span, other: Span): Span | undefined => {
  const span = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }
  return span.from < span.to ? span : undefined
}

/** Returns the midnights in the zone from the one at or before `from` to the last one before `to`. */
export const midnightsOf = ({ from, to }: Span, timeZone: string): ReadonlyArray<number> => {
  const midnights: number[] = []
  for (let date = dateOf(from, timeZone); ; date = date.add({ days: 1 })) {
    const midnight = midnightOf(date, timeZone)
    if (midnight >= to) return midnights
    midnights.push(midnight)
  }
}

/** Returns these hours within the span: once a day, or only on the given weekdays. */
export const hoursWithin = (
  span: Span,
  { from, to, weekdays = null }: Hours & { readonly weekdays?: ReadonlyArray<number> | null },
  timeZone: string
): ReadonlyArray<Span> => [
  ...spansWithin({ windows: [{ weekdays, from, to, exceptions: [] }], interruptions: [], timeZone }, span)
]
