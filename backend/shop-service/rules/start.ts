/** When a ticket starts: the values a driver gave, read in the area's time zone. Past instants are refused. */
import { DateTime, Result } from "effect"
import { mayBeginWithPayment } from "../../../schemas/ticket.ts"
import type { TimeValues } from "../../../schemas/time-values.ts"
import { isCalendarDay, occurrenceOf } from "../../../schemas/wall-time.ts"
import { type Refusal, refusal } from "./refusal.ts"
import type { TicketRule } from "./ticket-rule.ts"

/** Nobody sells a ticket that starts later than this many years from now. */
const maximumYearsAhead = 2

export interface Start {
  /** The first instant of validity, or for a start by date the midnight that begins the day; for `payment` now, until it is paid. */
  readonly at: DateTime.Zoned
  /** What the driver chose: nothing (it begins when it is paid), a day, or a moment. */
  readonly precision: "payment" | "day" | "moment"
}

export const zoned = (instant: Date | number | string, timeZone: string): DateTime.Zoned =>
  DateTime.makeZonedUnsafe(instant, { timeZone })

/** ISO 8601 with the offset of the zone, without fractions: 2026-12-01T00:00:00+01:00. */
export const isoInstant = (at: DateTime.Zoned): string => DateTime.formatIsoOffset(at).replace(/\.\d+/, "")

export const startOfDay = (at: DateTime.Zoned): DateTime.Zoned => DateTime.startOf(at, "day")

/** The local wall time in the zone. A time that the clock skips in spring moves forward by the gap; of two it is the earlier. */
const localTime = (
  parts: {
    readonly year: number
    readonly month: number
    readonly day: number
    readonly hour?: number
    readonly minute?: number
    readonly second?: number
  },
  timeZone: string
): DateTime.Zoned =>
  DateTime.makeZonedUnsafe(
    { hour: 0, minute: 0, second: 0, ...parts },
    { timeZone, adjustForTimeZone: true, disambiguation: "compatible" }
  )

const nextWeekday = (weekday: number, today: DateTime.Zoned): DateTime.Zoned => {
  // ISO says Sunday is 7, the platform says 0.
  const days = (weekday - DateTime.toParts(today).weekDay + 7) % 7
  return DateTime.add(today, { days })
}

/** Reads the start that a rule asks for; `now` is the service's clock. */
export const readStart = (
  rule: Pick<TicketRule, "requiredStartTimeValues" | "timeZone">,
  values: TimeValues,
  now: Date
): Result.Result<Start, Refusal> => {
  const required = rule.requiredStartTimeValues.filter((name) => name !== "holidayLocation")
  const current = DateTime.startOf(zoned(now, rule.timeZone), "second")
  if (mayBeginWithPayment(rule) && required.every((name) => values[name] === undefined)) {
    return Result.succeed({ at: current, precision: "payment" })
  }
  const missing = required.find((name) => values[name] === undefined)
  if (missing !== undefined) {
    return Result.fail(
      refusal(
        "E_START_REQUIRED",
        `This ticket needs the start value "${missing}" (area time zone ${rule.timeZone}).`,
        missing
      )
    )
  }
  const precision = required.includes("hour") ? "moment" : "day"
  const today = startOfDay(current)
  const { year, month, day } =
    values.year === undefined || values.month === undefined || values.day === undefined
      ? DateTime.toParts(values.weekday === undefined ? today : nextWeekday(values.weekday, today))
      : { year: values.year, month: values.month, day: values.day }
  if (!isCalendarDay({ year, month, day })) {
    return Result.fail(refusal("E_START_INVALID", "There is no such day in the calendar.", "day"))
  }
  const { hour = 0, minute = 0, second: given = 0 } = precision === "moment" ? values : {}
  const second = required.includes("second") ? given : 0
  if (
    precision === "moment" &&
    occurrenceOf({ year, month, day }, { hour, minute }, rule.timeZone) === "skipped"
  ) {
    return Result.fail(
      refusal("E_START_INVALID", `The clocks of ${rule.timeZone} skip this hour on that day.`, "hour")
    )
  }
  const at = localTime({ year, month, day, hour, minute, second }, rule.timeZone)
  // A driver who picks the present minute means now.
  const earliest = precision === "day" ? today : DateTime.startOf(current, "minute")
  if (DateTime.isLessThan(at, earliest)) {
    return Result.fail(
      refusal(
        "E_START_IN_PAST",
        "The start lies in the past.",
        DateTime.isLessThan(at, today) ? "day" : "hour"
      )
    )
  }
  if (DateTime.isGreaterThan(at, DateTime.add(current, { years: maximumYearsAhead }))) {
    return Result.fail(
      refusal("E_START_TOO_FAR", `The start lies more than ${maximumYearsAhead} years ahead.`, "year")
    )
  }
  return Result.succeed({ at, precision })
}
