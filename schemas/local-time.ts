/** Date and time in a parking area's time zone. */
import { fromAbsolute, parseDate } from "@internationalized/date"
import { type Moment, momentOf } from "./wall-time.ts"

export interface LocalTime {
  /** ISO date, such as 2026-12-24. */
  readonly date: string
  /** 24 hours, such as 18:30. */
  readonly time: string
}

/** Returns the ISO date so many days later, or earlier if negative; over months, years, clock changes. */
export const addDays = (date: string, days: number): string => parseDate(date).add({ days }).toString()

/** Returns the local time of an instant (milliseconds since 1970) in an IANA zone such as Europe/Berlin. */
export const localTimeIn = (timeZone: string, instant: number): LocalTime => {
  const shown = fromAbsolute(instant, timeZone).toString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/** Returns the moment of a date and time in the zone; undefined while these are incomplete. */
export const momentAt = ({ date, time }: LocalTime, timeZone: string): Moment | undefined => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(`${date}T${time}`)
  if (parts === null) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number)
  return momentOf({ year, month, day }, { hour, minute }, timeZone)
}

/** Returns the next full hour that is unambiguous: not the second of two with the same clock time. */
export const nextHourIn = (timeZone: string, instant: number): LocalTime => {
  const minutes = Number(localTimeIn(timeZone, instant).time.slice(3))
  for (let at = instant - (instant % 60_000) + (60 - minutes) * 60_000; ; at += 3_600_000) {
    const shown = localTimeIn(timeZone, at)
    if (momentAt(shown, timeZone)?.at === at) return shown
  }
}
