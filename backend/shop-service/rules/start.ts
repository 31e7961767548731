/** Reads a ticket's start from a driver's values in the area's time zone. Past instants are refused. */
import type { CalendarDate } from "@internationalized/date"
import { Result } from "effect"
import { mayBeginWithPayment } from "../../../schemas/begins-with-payment.ts"
import type { TimeValues } from "../../../schemas/time-values.ts"
import { isCalendarDay, weekdayOf } from "../../../schemas/wall-time.ts"
import { dateOf, hoursOn, laterThan, midnightOf, momentOf } from "./clocks.ts"
import { type Refusal, refusal } from "./refusal.ts"
import type { TicketRule, Validity } from "./ticket-rule.ts"

/** Maximum years from now for the start of a ticket. */
const maximumYearsAhead = 2

export interface Start {
  /**
   * In milliseconds since 1970: the first instant of validity, or for a start by date the midnight that
   * begins the day; for `payment` now, until it is paid.
   */
  readonly at: number
  /** The driver's choice: none (it begins when paid), a day, or a moment. */
  readonly precision: "payment" | "day" | "moment"
}

/** Rounds an instant down to its second, also within the hour that the clock repeats. */
export const secondOf = (instant: Date): number => Math.floor(instant.getTime() / 1000) * 1000

const nextWeekday = (weekday: number, first: CalendarDate): CalendarDate =>
  first.add({ days: (weekday - weekdayOf(first) + 7) % 7 })

/** Returns the day whose ticket is valid at an instant: the one before, while its hours run past midnight. */
export const dayAt = (validity: Validity, at: number, timeZone: string): CalendarDate => {
  const day = dateOf(at, timeZone)
  if (validity.kind !== "day") return day
  const before = day.subtract({ days: 1 })
  return hoursOn(before, validity, timeZone).to > at ? before : day
}

/** Reads the start that a rule requires; `now` is the service's clock. */
export const readStart = (
  rule: Pick<TicketRule, "requiredStartTimeValues" | "timeZone" | "validity">,
  values: TimeValues,
  now: Date
): Result.Result<Start, Refusal> => {
  const required = rule.requiredStartTimeValues.filter((name) => name !== "holidayLocation")
  const { timeZone } = rule
  const current = secondOf(now)
  if (mayBeginWithPayment(rule) && required.every((name) => values[name] === undefined)) {
    return Result.succeed({ at: current, precision: "payment" })
  }
  const missing = required.find((name) => values[name] === undefined)
  if (missing !== undefined) {
    return Result.fail(
      refusal(
        "E_START_REQUIRED",
        `This ticket needs the start value "${missing}" (area time zone ${timeZone}).`,
        missing
      )
    )
  }
  const precision = required.includes("hour") ? "moment" : "day"
  const today = dateOf(current, timeZone)
  const first = precision === "day" ? dayAt(rule.validity, current, timeZone) : today
  const { year, month, day } =
    values.year === undefined || values.month === undefined || values.day === undefined
      ? values.weekday === undefined
        ? first
        : nextWeekday(values.weekday, first)
      : { year: values.year, month: values.month, day: values.day }
  if (!isCalendarDay({ year, month, day })) {
    return Result.fail(refusal("E_START_INVALID", "There is no such day in the calendar.", "day"))
  }
  const { hour = 0, minute = 0, second: given = 0 } = precision === "moment" ? values : {}
  const second = required.includes("second") ? given : 0
  const { at, occurrence } = momentOf({ year, month, day }, { hour, minute, second }, timeZone)
  if (precision === "moment" && occurrence === "skipped") {
    return Result.fail(
      refusal("E_START_INVALID", `The clocks of ${timeZone} skip this hour on that day.`, "hour")
    )
  }
  // The current minute means now.
  const midnight = midnightOf(first, timeZone)
  if (at < (precision === "day" ? midnight : current - (current % 60_000))) {
    return Result.fail(
      refusal("E_START_IN_PAST", "The start lies in the past.", at < midnight ? "day" : "hour")
    )
  }
  if (at > laterThan(current, { years: maximumYearsAhead }, timeZone)) {
    return Result.fail(
      refusal("E_START_TOO_FAR", `The start lies more than ${maximumYearsAhead} years ahead.`, "year")
    )
  }
  return Result.succeed({ at, precision })
}
