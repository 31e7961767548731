/** From when until when a ticket is valid. Ends are exclusive: a day that ends at 24:00 ends at the next midnight. */
import { DateTime } from "effect"
import { localTime, type Start, startOfDay, zoned } from "./start.ts"
import type { ClockTime, TicketRule, Validity } from "./ticket-rule.ts"

export interface Period {
  readonly from: DateTime.Zoned
  readonly to: DateTime.Zoned
}

const minutesOf = (time: ClockTime): number => {
  const [hours, minutes] = time.split(":")
  return Number(hours) * 60 + Number(minutes)
}

/** Seconds between two clock times, over midnight where the second is not after the first. */
export const clockSeconds = (from: ClockTime, to: ClockTime): number => {
  const minutes = minutesOf(to) - minutesOf(from)
  return (minutes > 0 ? minutes : minutes + 1440) * 60
}

const atClock = (day: DateTime.Zoned, time: ClockTime, timeZone: string): DateTime.Zoned => {
  const minutes = minutesOf(time)
  const { year, month, day: date } = DateTime.toParts(day)
  if (minutes === 1440) return startOfDay(DateTime.add(day, { days: 1 }))
  return localTime({ year, month, day: date, hour: Math.floor(minutes / 60), minute: minutes % 60 }, timeZone)
}

/**
 * Calendar months, as deadlines are counted: a month from the 15th ends when the 14th ends. Where the target month
 * has no such day, it ends with that month: a month from 31 January ends when 28 February ends.
 */
const addMonths = (at: DateTime.Zoned, months: number, timeZone: string): DateTime.Zoned => {
  const parts = DateTime.toParts(at)
  const index = parts.year * 12 + parts.month - 1 + months
  const year = Math.floor(index / 12)
  const month = (index % 12) + 1
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (parts.day > days) {
    return localTime(
      { year: month === 12 ? year + 1 : year, month: month === 12 ? 1 : month + 1, day: 1 },
      timeZone
    )
  }
  const { day, hour, minute, second } = parts
  return localTime({ year, month, day, hour, minute, second }, timeZone)
}

/** The period of a validity from a start, in the area's zone: a day is 23 or 25 hours long when the clock changes. */
export const periodOf = (validity: Validity, start: Start, timeZone: string): Period => {
  const from = start.at
  switch (validity.kind) {
    case "day": {
      const opens = atClock(from, validity.from, timeZone)
      const overMidnight = minutesOf(validity.to) <= minutesOf(validity.from)
      const closingDay = overMidnight ? DateTime.add(from, { days: 1 }) : from
      return { from: opens, to: atClock(closingDay, validity.to, timeZone) }
    }
    case "seconds":
      return { from, to: DateTime.add(from, { seconds: validity.count }) }
    case "days":
      return { from, to: DateTime.add(from, { days: validity.count }) }
    case "months":
      return { from, to: addMonths(from, validity.count, timeZone) }
    case "years":
      return { from, to: addMonths(from, validity.count * 12, timeZone) }
  }
}

/** The period of a ticket that begins when it is paid. */
export const periodFromPayment = (
  { validity, timeZone }: Pick<TicketRule, "validity" | "timeZone">,
  paidAt: Date
): Period =>
  periodOf(
    validity,
    { at: DateTime.startOf(zoned(paidAt, timeZone), "second"), precision: "payment" },
    timeZone
  )

/** The nominal length, where one length fits every start. */
export const nominalSeconds = (validity: Validity): number | null => {
  switch (validity.kind) {
    case "day":
      return clockSeconds(validity.from, validity.to)
    case "seconds":
      return validity.count
    case "days":
      return validity.count * 86_400
    case "months":
    case "years":
      return null
  }
}

/** ISO 8601 duration, for people's calendars: P1D, PT86400S, P365D, P1M, P1Y. */
export const isoDuration = (validity: Validity): string => {
  switch (validity.kind) {
    case "day":
      return "P1D"
    case "seconds":
      return `PT${validity.count}S`
    case "days":
      return `P${validity.count}D`
    case "months":
      return `P${validity.count}M`
    case "years":
      return `P${validity.count}Y`
  }
}
