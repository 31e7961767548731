/** The ticket that suits a driver who parks now. Without XState: part of the first cards. */
import { type TimeWindow, windowsOf } from "../../schemas/coverage/windows.ts"
import { flattenValidity } from "../../schemas/flatten-validity.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { matchesAreas } from "./area-filter.ts"

/** Minutes that a ticket must still be valid; our choice. */
const least = 60
const dayLength = 1440

/** Local time of the shop. */
interface Clock {
  /** ISO date. */
  readonly date: string
  /** ISO 8601, Monday is 1. */
  readonly weekday: number
  /** Since midnight. */
  readonly minute: number
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const formats = new Map<string, Intl.DateTimeFormat>()

const clockAt = (now: number, timeZone: string): Clock => {
  // Swedish times are written as in ISO 8601. Created once: each list of tickets asks.
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" })
  formats.set(timeZone, format)
  const local = format.format(now)
  const date = local.slice(0, 10)
  return { date, weekday: new Date(date).getUTCDay() || 7, minute: minutesOf(local.slice(11)) }
}

/** Returns the minutes until the window closes; none while it is closed, or where today's hours differ. */
const openFor = (
  { from, to, weekdays, exceptions }: TimeWindow,
  { date, weekday, minute }: Clock
): number => {
  const isOn = (day: number) => weekdays === null || weekdays.includes(day)
  const [opens, closes] = [minutesOf(from), minutesOf(to)]
  if (exceptions.some((exception) => exception.date === date)) return 0
  const hasOpened = isOn(weekday) && minute >= opens
  if (closes > opens) return hasOpened ? closes - minute : 0
  if (hasOpened) return closes + dayLength - minute
  return isOn(weekday === 1 ? 7 : weekday - 1) ? closes - minute : 0
}

const isClosed = ({ validityContainer }: Ticket, now: number): boolean =>
  flattenValidity(validityContainer).some(({ interruptions }) =>
    interruptions?.some(({ startTime, endTime }) => Date.parse(startTime) <= now && now < Date.parse(endTime))
  )

/** Returns the minutes for which a ticket that is bought now is valid at once; a day at most. */
const validFor = (ticket: Ticket, now: number, clock: Clock): number => {
  const { validFrom, validTo, requiredStartTimeValues: asked } = ticket
  if (Date.parse(validFrom ?? "") > now || isClosed(ticket, now)) return 0
  const windows = windowsOf(ticket)
  return Math.min(
    validTo === null ? dayLength : (Date.parse(validTo) - now) / 60_000,
    // A ticket for a calendar day ends at midnight.
    asked.includes("day") && !asked.includes("hour") ? dayLength - clock.minute : dayLength,
    windows.length === 0 ? dayLength : Math.max(...windows.map((window) => openFor(window, clock)))
  )
}

/** `now` in milliseconds since 1970; the areas of the filter or of the code on the spot, if any. */
export interface TimeAndPlace {
  readonly now: number
  readonly timeZone: string
  readonly areas: ReadonlyArray<string>
}

/**
 * Returns the first ticket that is valid in these areas from now on, for at least an hour. While the area is unknown:
 * of those for the most areas, since a ticket for the wrong one costs a fine.
 */
export const bestFit = (
  tickets: ReadonlyArray<Ticket>,
  { now, timeZone, areas }: TimeAndPlace
): Ticket | undefined => {
  const clock = clockAt(now, timeZone)
  const fitting = tickets.filter(
    (ticket) => matchesAreas(ticket, areas) && validFor(ticket, now, clock) >= least
  )
  const most = Math.max(...fitting.map((ticket) => ticket.areas.length))
  return fitting.find((ticket) => areas.length > 0 || ticket.areas.length === most)
}
