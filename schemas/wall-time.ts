/** Whether the clocks of a place ever show a day and a time: some days do not exist, some hours are skipped or come twice. */
import { CalendarDate, CalendarDateTime, toZoned } from "@internationalized/date"

export interface WallDay {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

/** 31 February never exists, 29 February in some years. */
export const isCalendarDay = ({ year, month, day }: WallDay): boolean => {
  // The library moves what lies beyond the end of a month to that end.
  const date = new CalendarDate(year, month, day)
  return date.year === year && date.month === month && date.day === day
}

/**
 * How often the clocks of an IANA zone show this time (24 hours) on an existing day: never in the hour that they skip in
 * spring, twice in the one that they repeat in autumn.
 */
export const occurrenceOf = (
  { year, month, day }: WallDay,
  { hour, minute }: { readonly hour: number; readonly minute: number },
  timeZone: string
): "skipped" | "once" | "twice" => {
  const wall = new CalendarDateTime(year, month, day, hour, minute)
  const earlier = toZoned(wall, timeZone, "earlier")
  if (earlier.compare(toZoned(wall, timeZone, "later")) === 0) return "once"
  return earlier.hour === hour && earlier.minute === minute ? "twice" : "skipped"
}
