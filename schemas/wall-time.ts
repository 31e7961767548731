/** Local day and time of a place, and the corresponding instant. */
import { CalendarDate, CalendarDateTime, getDayOfWeek, toZoned } from "@internationalized/date"

export interface WallDay {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

/** 24 hours; default: midnight. */
export interface WallTime {
  readonly hour?: number
  readonly minute?: number
  readonly second?: number
}

/** Returns true for an existing day: never 31 February, and 29 February only in some years. */
export const isCalendarDay = ({ year, month, day }: WallDay): boolean => {
  // The library clamps days after the end of a month.
  const date = new CalendarDate(year, month, day)
  return date.year === year && date.month === month && date.day === day
}

/** ISO 8601: Monday is 1. */
export const weekdayOf = ({ year, month, day }: WallDay): number =>
  getDayOfWeek(new CalendarDate(year, month, day), "en", "mon") + 1

export interface Moment {
  /** Milliseconds since 1970. The earlier of two for a repeated time; a skipped one moves on by the gap. */
  readonly at: number
  /** How often the time occurs: never in the hour skipped in spring, twice in the one repeated in autumn. */
  readonly occurrence: "skipped" | "once" | "twice"
}

/** Returns the moment of this time on an existing day, in an IANA zone. */
export const momentOf = (
  { year, month, day }: WallDay,
  { hour = 0, minute = 0, second = 0 }: WallTime,
  timeZone: string
): Moment => {
  const wall = new CalendarDateTime(year, month, day, hour, minute, second)
  const earlier = toZoned(wall, timeZone, "earlier")
  const later = toZoned(wall, timeZone, "later")
  const isShown = earlier.hour === hour && earlier.minute === minute
  return {
    at: (isShown ? earlier : later).toDate().getTime(),
    occurrence: isShown ? (earlier.compare(later) === 0 ? "once" : "twice") : "skipped"
  }
}
