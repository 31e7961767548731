/** When a ticket starts: the values a driver gave, read in the area's time zone. Past instants are refused. */
import { DateTime, Result } from "effect"
import type { TimeValues } from "../../../schemas/time-values.ts"
import { type Refusal, refusal } from "./refusal.ts"
import type { TicketRule } from "./ticket-rule.ts"

/** Nobody sells a ticket that starts later than this many years from now. */
const maximumYearsAhead = 2

export interface Start {
  /** The first instant of validity, or for a start by date the midnight that begins the day. */
  readonly at: DateTime.Zoned
  /** What the driver chose: nothing (it starts now), a day, or a moment. */
  readonly precision: "now" | "day" | "moment"
}

export const zoned = (instant: Date | number | string, timeZone: string): DateTime.Zoned =>
  DateTime.makeZonedUnsafe(instant, { timeZone })

/** ISO 8601 with the offset of the zone, without fractions: 2026-12-01T00:00:00+01:00. */
export const isoInstant = (at: DateTime.Zoned): string => DateTime.formatIsoOffset(at).replace(/\.\d+/, "")

export const startOfDay = (at: DateTime.Zoned): DateTime.Zoned => DateTime.startOf(at, "day")

/** The local wall time in the zone. A time that the clock skips in spring moves forward by the gap. */
export const localTime = (
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
  if (required.length === 0) return Result.succeed({ at: current, precision: "now" })
  for (const name of required) {
    if (values[name] === undefined) {
      return Result.fail(
        refusal(
          "E_START_REQUIRED",
          `This ticket needs the start value "${name}" (area time zone ${rule.timeZone}).`,
          name
        )
      )
    }
  }
  const precision = required.includes("hour") ? "moment" : "day"
  const today = startOfDay(current)
  const date =
    values.year === undefined || values.month === undefined || values.day === undefined
      ? values.weekday === undefined
        ? today
        : nextWeekday(values.weekday, today)
      : localTime({ year: values.year, month: values.month, day: values.day }, rule.timeZone)
  const day = DateTime.toParts(date)
  if (
    values.day !== undefined &&
    required.includes("day") &&
    (day.day !== values.day || day.month !== values.month)
  ) {
    return Result.fail(refusal("E_START_INVALID", "There is no such day in the calendar.", "day"))
  }
  const at =
    precision === "day"
      ? date
      : localTime(
          {
            year: day.year,
            month: day.month,
            day: day.day,
            hour: values.hour ?? 0,
            minute: values.minute ?? 0,
            second: required.includes("second") ? (values.second ?? 0) : 0
          },
          rule.timeZone
        )
  // A driver who picks the present minute means now.
  const earliest = precision === "day" ? today : DateTime.startOf(current, "minute")
  if (DateTime.isLessThan(at, earliest)) {
    return Result.fail(
      refusal("E_START_IN_PAST", "The start lies in the past.", precision === "day" ? "day" : "hour")
    )
  }
  if (DateTime.isGreaterThan(at, DateTime.add(current, { years: maximumYearsAhead }))) {
    return Result.fail(
      refusal("E_START_TOO_FAR", `The start lies more than ${maximumYearsAhead} years ahead.`, "year")
    )
  }
  return Result.succeed({ at, precision })
}
