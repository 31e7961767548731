/** A day and a time as the clocks of a place show them, and the instant that is meant by them. */
import { CalendarDate, CalendarDateTime, getDayOfWeek, toZoned } from "@internationalized/date"

export interface WallDay {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

/** 24 hours; midnight where nothing is said. */
export interface WallTime {
  readonly hour?: number
  readonly minute?: number
  readonly second?: number
}

/** 31 February never exists, 29 February in some years. */
export const isCalendarDay = ({ year, month, day }: WallDay): boolean => {
  // The library moves what lies beyond the end of a month to that end.
  const date = new CalendarDate(year, month, day)
  return date.year === year && date.month === month && date.day === day
}

/** ISO 8601: Monday is 1. */
export const weekdayOf = ({ year, month, day }: WallDay): number =>
  getDayOfWeek(new CalendarDate(year, month, day), "en", "mon") + 1

export interface Moment {
  /** Milliseconds since 1970. Of a time that comes twice the earlier; one that is skipped moves on by the gap. */
  readonly at: number
  /** How often the clocks show it: never in the hour that they skip in spring, twice in the one they repeat in autumn. */
  readonly occurrence: "skipped" | "once" | "twice"
}

/** What the clocks of an IANA zone make of this time on an existing day. */
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
