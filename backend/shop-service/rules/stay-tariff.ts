/** What an operator takes for stays at an area, and the hours of the wall clock that a tariff speaks of. */
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
  /** Minutes after the arrival, and before the departure, for which nothing is to pay. */
  readonly arrivalMinutes: number
  readonly departureMinutes: number
  /** Each interval that has begun costs its price, in hundredths. */
  readonly intervalMinutes: number
  readonly price: number
  readonly night: (Hours & { readonly price: number }) | null
  /** The most that one calendar day costs, in hundredths. */
  readonly dayMaximum: number | null
  /** When nobody may park: market days, street cleaning. Weekdays as ISO counts them: Monday is 1. */
  readonly forbidden: ReadonlyArray<Hours & { readonly weekdays: ReadonlyArray<number> }>
}

export const overlapOf = (one: Span, other: Span): Span | undefined => {
  const span = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }
  return span.from < span.to ? span : undefined
}

/** The midnights in the zone from the one at or before `from` to the last one before `to`. */
export const midnightsOf = ({ from, to }: Span, timeZone: string): ReadonlyArray<number> => {
  const midnights: number[] = []
  for (let date = dateOf(from, timeZone); ; date = date.add({ days: 1 })) {
    const midnight = midnightOf(date, timeZone)
    if (midnight >= to) return midnights
    midnights.push(midnight)
  }
}

/** When these hours are within the span: once a day, or on the given weekdays alone. */
export const hoursWithin = (
  span: Span,
  { from, to, weekdays = null }: Hours & { readonly weekdays?: ReadonlyArray<number> | null },
  timeZone: string
): ReadonlyArray<Span> => [
  ...spansWithin({ windows: [{ weekdays, from, to, exceptions: [] }], interruptions: [], timeZone }, span)
]
