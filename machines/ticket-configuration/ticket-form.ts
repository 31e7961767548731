/** Form of a ticket: its fields and its validation. No clock: the time is a parameter. */
import { mayBeginWithPayment } from "../../schemas/begins-with-payment.ts"
import { defaultCountryOf, storedPlate } from "../../schemas/licence-plate/index.ts"
import { addDays, localTimeIn, momentAt, nextHourIn } from "../../schemas/local-time.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import type { TimeValues } from "../../schemas/time-values.ts"
import { isCalendarDay, type Moment, weekdayOf } from "../../schemas/wall-time.ts"
import { type PlateEntry, type PlateIssue, validatePlate } from "../plate-entry.ts"

export interface TicketForm {
  /** Now is when the ticket is paid; date and time are then only the initial values of "later". */
  readonly start: "now" | "later"
  /** `YYYY-MM-DD`, in the area's time zone, perhaps a day that does not exist; empty when nothing is chosen. */
  readonly date: string
  /** `HH:MM`, in the area's time zone; empty when nothing is chosen. */
  readonly time: string
  readonly plates: ReadonlyArray<PlateEntry>
  /** The car belongs to another person: its plate is on the ticket, and is not offered again. */
  readonly isOthersCar?: boolean
}

export type FormField = "date" | "time" | `plate.${number}`
export type FormIssue =
  | PlateIssue
  | "plate_taken"
  | "plate_limit_reached"
  | "start_in_past"
  | "start_too_far"
  /** The day does not exist. */
  | "start_invalid"
  /** The hour does not exist on this day, since the clocks are put forward. */
  | "start_skipped"
export type FormIssues = Readonly<Partial<Record<FormField, FormIssue>>>

type Asked = Pick<Ticket, "requiredStartTimeValues">

const needsCalendarDate = (ticket: Asked): boolean =>
  ticket.requiredStartTimeValues.some((name) => name === "year" || name === "month" || name === "day")

/** Returns whether a weekday is asked for, not a date: one of the next seven days, stored as a date. */
export const needsWeekday = (ticket: Asked): boolean =>
  !needsCalendarDate(ticket) && ticket.requiredStartTimeValues.includes("weekday")

/** Returns whether the form needs a date, which may stand for a weekday. */
export const needsDate = (ticket: Asked): boolean => needsCalendarDate(ticket) || needsWeekday(ticket)

/** Returns whether the form needs a time of day. */
export const needsTime = (ticket: Asked): boolean =>
  ticket.requiredStartTimeValues.some((name) => name === "hour" || name === "minute" || name === "second")

/** A ticket, and the time and the time zone for checking its start. */
export interface Setting {
  readonly ticket: Ticket
  /** Milliseconds since 1970. */
  readonly now: number
  /** IANA name. */
  readonly timeZone: string
}

/** Returns the times of a ticket that is valid between two times of a day, or into the next; null for all others. */
const hoursOfDay = (ticket: Ticket) => {
  const hours = ticket.validityContainer?.validityContainer ?? null
  if (hours === null || !needsDate(ticket) || needsTime(ticket)) return null
  const { startTime, endTime, duration } = hours
  const isClock = (text: string | null): text is string => text !== null && /^\d{2}:\d{2}$/.test(text)
  // A ticket longer than its hours has some on the next day.
  const isSingleDay = duration !== null && duration === ticket.validityDurationSeconds
  return isSingleDay && isClock(startTime) && isClock(endTime)
    ? { endTime, isPastMidnight: endTime <= startTime }
    : null
}

/** Returns the clock time at which today's ticket has ended, since its hours are over. Null for all others. */
export const endedTodayAt = ({ ticket, now, timeZone }: Setting): string | null => {
  const hours = hoursOfDay(ticket)
  if (hours === null || hours.isPastMidnight) return null
  return hours.endTime <= localTimeIn(timeZone, now).time ? hours.endTime : null
}

/** Returns the first date on which the ticket can start: yesterday, while its hours run past midnight. */
export const firstDate = ({ ticket, now, timeZone }: Setting): string => {
  const { date, time } = localTimeIn(timeZone, now)
  const hours = hoursOfDay(ticket)
  if (hours === null) return date
  // The hours that end next began yesterday, if they run past midnight.
  return addDays(date, (hours.endTime <= time ? 1 : 0) - (hours.isPastMidnight ? 1 : 0))
}

/** Returns the maximum number of plates, which may be 0; infinity where the service names none. D-11. */
export const plateLimit = (ticket: Pick<Ticket, "maximumPlates">): number =>
  ticket.maximumPlates ?? Number.POSITIVE_INFINITY

/** Returns the start as the rule requires it; nothing when the ticket begins when it is paid. */
export const timeValuesOf = (
  form: TicketForm,
  ticket: Asked,
  areaCountry: string | null = null
): TimeValues => {
  const isLater = form.start === "later"
  const { year, month, day } = dayOf(form.date)
  const [hour = 0, minute = 0] = form.time.split(":").map(Number)
  return {
    ...(isLater && needsCalendarDate(ticket) ? { year, month, day } : {}),
    ...(isLater && needsTime(ticket) ? { hour, minute } : {}),
    ...(isLater && ticket.requiredStartTimeValues.includes("second") ? { second: 0 } : {}),
    ...(isLater && ticket.requiredStartTimeValues.includes("weekday")
      ? { weekday: weekdayOf({ year, month, day }) }
      : {}),
    // Not a field of the form: holidays are those of the area. Decided in D-12.
    ...(ticket.requiredStartTimeValues.includes("holidayLocation")
      ? { holidayLocation: { country: defaultCountryOf(areaCountry) } }
      : {})
  }
}

const dayOf = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number)
  return { year, month, day }
}

/** Returns the chosen start in the area's time zone; undefined where no time is required or chosen. */
const chosenMoment = (
  { start, date, time }: TicketForm,
  { ticket, timeZone }: Setting
): Moment | undefined =>
  start === "later" && needsTime(ticket) ? momentAt({ date, time }, timeZone) : undefined

const isPastDate = ({ date }: TicketForm, setting: Setting): boolean =>
  needsDate(setting.ticket) && date !== "" && date < firstDate(setting)

/** Returns whether the time is past; the present minute counts as now. */
const isPastTime = (form: TicketForm, setting: Setting): boolean => {
  const { now } = setting
  return (chosenMoment(form, setting)?.at ?? now) < now - (now % 60_000)
}

/** Returns whether the chosen start is over. */
export const isStartPast = (form: TicketForm, setting: Setting): boolean =>
  form.start === "later" && (isPastDate(form, setting) || isPastTime(form, setting))

/** Returns how often the chosen time exists on the chosen day; undefined while these are incomplete. */
export const startOccurrence = (form: TicketForm, setting: Setting): Moment["occurrence"] | undefined =>
  chosenMoment(form, setting)?.occurrence

/** Returns the soonest possible start, with the next full hour in case the driver chooses a later one. */
export const soonestStart = (setting: Setting): Pick<TicketForm, "start" | "date" | "time"> => {
  const { ticket, now, timeZone } = setting
  return {
    start: mayBeginWithPayment(ticket) ? "now" : "later",
    ...(needsTime(ticket) ? nextHourIn(timeZone, now) : { date: firstDate(setting), time: "" })
  }
}

/** Returns the form at a later time: with the soonest start if its own has passed since. */
export const withSoonestStart = (form: TicketForm, before: Setting, now: number): TicketForm => {
  const setting = { ...before, now }
  return isStartPast(form, setting) && !isStartPast(form, before)
    ? { ...form, ...soonestStart(setting) }
    : form
}

const dateIssue = (form: TicketForm, setting: Setting): FormIssue | undefined => {
  if (!needsDate(setting.ticket)) return undefined
  if (!/^\d{4}-\d{2}-\d{2}$/.test(form.date)) return "field_required"
  if (!isCalendarDay(dayOf(form.date))) return "start_invalid"
  return isPastDate(form, setting) ? "start_in_past" : undefined
}

const timeIssue = (form: TicketForm, setting: Setting): FormIssue | undefined => {
  if (!needsTime(setting.ticket)) return undefined
  if (!/^\d{2}:\d{2}/.test(form.time)) return "field_required"
  if (startOccurrence(form, setting) === "skipped") return "start_skipped"
  return isPastTime(form, setting) ? "start_in_past" : undefined
}

/** Returns all issues of the form, by field; empty when it can be sent. */
export const validateForm = (form: TicketForm, setting: Setting): FormIssues => {
  const issues: Partial<Record<FormField, FormIssue>> = {}
  if (form.start === "later") {
    const date = dateIssue(form, setting)
    const time = date === undefined ? timeIssue(form, setting) : undefined
    if (date !== undefined) issues.date = date
    if (time !== undefined) issues.time = time
  }
  form.plates.forEach((entry, index) => {
    const issue =
      index > 0 && index >= plateLimit(setting.ticket)
        ? "plate_limit_reached"
        : validatePlate(entry, form.plates.slice(0, index).map(storedPlate))
    if (issue !== undefined) issues[`plate.${index}`] = issue
  })
  return issues
}
