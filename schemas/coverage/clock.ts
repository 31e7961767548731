/** Instants in a time zone's local time. Instants are milliseconds since 1970; an end is exclusive. */
import {
  type CalendarDate,
  fromAbsolute,
  Time,
  toCalendarDate,
  toCalendarDateTime,
  toZoned
} from "@internationalized/date"
import { weekdayOf } from "../wall-time.ts"
import type { Duration } from "./duration.ts"
import { clockTime, type TimeWindow } from "./windows.ts"

export interface Span {
  readonly from: number
  readonly to: number
}

export const dateOf = (instant: number, timeZone: string): CalendarDate =>
  toCalendarDate(fromAbsolute(instant, timeZone))

/** A time skipped in spring is moved by the gap; a repeated one in autumn means the first. */
const atClock = (date: CalendarDate, time: string, timeZone: string): number => {
  const [hour = 0, minute = 0] = time.split(":").map(Number)
  const local =
    hour === 24 ? toCalendarDateTime(date.add({ days: 1 })) : toCalendarDateTime(date, new Time(hour, minute))
  return toZoned(local, timeZone).toDate().getTime()
}

export const midnightOf = (date: CalendarDate, timeZone: string): number => atClock(date, "00:00", timeZone)

/** Returns an end for display: midnight becomes the last minute of the ending day. */
export const lastMinuteOf = (end: number, timeZone: string): number =>
  end === midnightOf(dateOf(end, timeZone), timeZone) ? end - 60_000 : end

/** Hours of a day, over midnight where the second time is not after the first. */
type Hours = Pick<TimeWindow, "from" | "to">

export const hoursOn = (date: CalendarDate, { from, to }: Hours, timeZone: string): Span => ({
  from: atClock(date, from, timeZone),
  to: atClock(to > from ? date : date.add({ days: 1 }), to, timeZone)
})

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Returns the milliseconds between two clock times, on a day without a clock change. */
export const lengthOf = ({ from, to }: Hours): number =>
  (((minutesOf(to) - minutesOf(from) + 1439) % 1440) + 1) * 60_000

/** Returns the span of the window that begins on the date; undefined if none does. */
export const windowOn = (
  date: CalendarDate,
  { weekdays, exceptions, ...hours }: TimeWindow,
  timeZone: string
): Span | undefined => {
  const exception = exceptions.find((other) => other.date === date.toString())
  const from = exception === undefined ? hours.from : clockTime(exception.startTime)
  const to = exception === undefined ? hours.to : clockTime(exception.endTime)
  const isOff = exception === undefined && weekdays?.includes(weekdayOf(date)) === false
  if (isOff || from === undefined || to === undefined) return undefined
  return hoursOn(date, { from, to }, timeZone)
}

/**
 * Adds a duration. Days, weeks, months and years follow the calendar: a month from the 15th ends with the
 * 14th; if the target month has no such day, with that month. Hours, minutes and seconds are elapsed time.
 */
export const laterThan = (
  instant: number,
  { hours = 0, minutes = 0, seconds = 0, weeks = 0, days = 0, ...months }: Duration,
  timeZone: string
): number => {
  const start = toCalendarDateTime(fromAbsolute(instant, timeZone))
  const month = start.add(months)
  const date = month.day === start.day ? month : toCalendarDateTime(toCalendarDate(month).add({ days: 1 }))
  const isCalendar = Object.keys(months).length > 0 || weeks + days > 0
  const calendar = isCalendar ? toZoned(date.add({ weeks, days }), timeZone).toDate().getTime() : instant
  return calendar + ((hours * 60 + minutes) * 60 + seconds) * 1000
}
