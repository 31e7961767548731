/** What the driver fills in for a ticket, what is asked, and what is wrong with it. No clock: today comes in. */
import {
  countryFrom,
  defaultCountryOf,
  type Issue,
  normaliseLicencePlate,
  validateLicencePlate
} from "../../schemas/licence-plate/index.ts"
import { addDays, type LocalTime } from "../../schemas/local-time.ts"
import type { Plate } from "../../schemas/plate.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import type { TimeValues } from "../../schemas/time-values.ts"

/** A plate as it is being typed. */
export interface PlateEntry {
  readonly country: string
  readonly plate: string
}

export interface TicketForm {
  /** `YYYY-MM-DD`, in the area's time zone; empty when nothing is chosen. */
  readonly date: string
  /** `HH:MM`, in the area's time zone; empty when nothing is chosen. */
  readonly time: string
  readonly plates: ReadonlyArray<PlateEntry>
}

export type FormField = "date" | "time" | `plate.${number}`
export type FormIssue = Issue | "duplicated_plate" | "plate_taken" | "start_in_past" | "start_invalid"
export type FormIssues = Readonly<Partial<Record<FormField, FormIssue>>>

type Asked = Pick<Ticket, "requiredStartTimeValues">

const asksCalendarDate = (ticket: Asked): boolean =>
  ticket.requiredStartTimeValues.some((name) => name === "year" || name === "month" || name === "day")

/** A day of the week and no date: one of the next seven days is chosen, whose date stands in the form. */
export const asksWeekday = (ticket: Asked): boolean =>
  !asksCalendarDate(ticket) && ticket.requiredStartTimeValues.includes("weekday")

/** Whether the form needs a date, be it to say a day of the week. */
export const asksDate = (ticket: Asked): boolean => asksCalendarDate(ticket) || asksWeekday(ticket)

export const asksTime = (ticket: Asked): boolean =>
  ticket.requiredStartTimeValues.some((name) => name === "hour" || name === "minute" || name === "second")

type Dated = Asked & Pick<Ticket, "validityContainer" | "validityDurationSeconds">

/**
 * The clock time at which the ticket of today has ended: for one that is good between two times of a single day, which
 * are over. Null for all others.
 */
export const overTodaySince = (ticket: Dated, now: LocalTime): string | null => {
  const hours = ticket.validityContainer?.validityContainer ?? null
  if (hours === null || !asksDate(ticket) || asksTime(ticket)) return null
  const { startTime, endTime, duration } = hours
  const isClock = (text: string | null): text is string => text !== null && /^\d{2}:\d{2}$/.test(text)
  // A ticket that is longer than its hours has some on the next day; hours past midnight are not over tonight.
  const isSingleDay = duration !== null && duration === ticket.validityDurationSeconds
  if (!isSingleDay || !isClock(startTime) || !isClock(endTime) || endTime <= startTime) return null
  return endTime <= now.time ? endTime : null
}

/** The first date on which the ticket can start. */
export const firstDate = (ticket: Dated, now: LocalTime): string =>
  overTodaySince(ticket, now) === null ? now.date : addDays(now.date, 1)

/** How many plates the ticket takes, be it none; no limit where the service names none, as it then decides. D-11. */
export const plateLimit = (ticket: Pick<Ticket, "maximumPlates">): number =>
  ticket.maximumPlates ?? Number.POSITIVE_INFINITY

/** The plate as it is sent and stored. */
export const plateOf = (entry: PlateEntry): Plate => {
  const country = countryFrom(entry.country)
  return { country, plate: normaliseLicencePlate(country, entry.plate) }
}

/** ISO 8601 weekday of a calendar date, Monday is 1. */
const weekdayOf = (year: number, month: number, day: number): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7

/** The start as the rule asks for it; nothing when the ticket starts on purchase. */
export const timeValuesOf = (
  form: TicketForm,
  ticket: Asked,
  areaCountry: string | null = null
): TimeValues => {
  const [year = 0, month = 0, day = 0] = form.date.split("-").map(Number)
  const [hour = 0, minute = 0] = form.time.split(":").map(Number)
  return {
    ...(asksCalendarDate(ticket) ? { year, month, day } : {}),
    ...(asksTime(ticket) ? { hour, minute } : {}),
    ...(ticket.requiredStartTimeValues.includes("second") ? { second: 0 } : {}),
    ...(ticket.requiredStartTimeValues.includes("weekday") ? { weekday: weekdayOf(year, month, day) } : {}),
    // Nobody is asked for it: holidays are those of the area. Decided in D-12.
    ...(ticket.requiredStartTimeValues.includes("holidayLocation")
      ? { holidayLocation: { country: defaultCountryOf(areaCountry) } }
      : {})
  }
}

const dateIssue = (form: TicketForm, ticket: Dated, now: LocalTime): FormIssue | undefined => {
  if (!asksDate(ticket)) return undefined
  if (!/^\d{4}-\d{2}-\d{2}$/.test(form.date)) return "field_required"
  return form.date < firstDate(ticket, now) ? "start_in_past" : undefined
}

const timeIssue = (form: TicketForm, ticket: Asked, now: LocalTime): FormIssue | undefined => {
  if (!asksTime(ticket)) return undefined
  if (!/^\d{2}:\d{2}/.test(form.time)) return "field_required"
  return form.date === now.date && form.time < now.time ? "start_in_past" : undefined
}

const plateIssue = (entry: PlateEntry, earlier: ReadonlyArray<Plate>): FormIssue | undefined => {
  const plate = plateOf(entry)
  const issue = validateLicencePlate(countryFrom(entry.country), plate.plate)
  if (issue !== undefined) return issue
  const repeated = earlier.some((other) => other.plate === plate.plate && other.country === plate.country)
  return repeated ? "duplicated_plate" : undefined
}

/** Everything that is wrong with the form, by field; empty when it can be sent. */
export const judgeForm = (form: TicketForm, ticket: Dated, now: LocalTime): FormIssues => {
  const issues: Partial<Record<FormField, FormIssue>> = {}
  const date = dateIssue(form, ticket, now)
  if (date !== undefined) issues.date = date
  const time = timeIssue(form, ticket, now)
  if (time !== undefined && date === undefined) issues.time = time
  form.plates.forEach((entry, index) => {
    const issue = plateIssue(entry, form.plates.slice(0, index).map(plateOf))
    if (issue !== undefined) issues[`plate.${index}`] = issue
  })
  return issues
}
