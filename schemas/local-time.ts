/** The date and time on the clock of a parking area. */
import { fromAbsolute, parseDate } from "@internationalized/date"
import { type Moment, momentOf } from "./wall-time.ts"

export interface LocalTime {
  /** ISO date, such as 2026-12-24. */
  readonly date: string
  /** 24 hours, such as 18:30. */
  readonly time: string
}

/** The ISO date so many days later, or earlier for less than 0; over months, years and changes of the clock. */
export const addDays = (date: string, days: number): string => parseDate(date).add({ days }).toString()

/** An instant in milliseconds since 1970 on the clocks of an IANA zone such as Europe/Berlin. */
export const localTimeIn = (timeZone: string, instant: number): LocalTime => {
  const shown = fromAbsolute(instant, timeZone).toString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/** What the clocks of the zone make of a date and time as they are written; undefined as long as these are not whole. */
export const momentAt = ({ date, time }: LocalTime, timeZone: string): Moment | undefined => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(`${date}T${time}`)
  if (parts === null) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number)
  return momentOf({ year, month, day }, { hour, minute }, timeZone)
}

/** The next full hour that can be told from others: not the second of two that the clocks show alike. */
export const nextHourIn = (timeZone: string, instant: number): LocalTime => {
  const minutes = Number(localTimeIn(timeZone, instant).time.slice(3))
  for (let at = instant - (instant % 60_000) + (60 - minutes) * 60_000; ; at += 3_600_000) {
    const shown = localTimeIn(timeZone, at)
    if (momentAt(shown, timeZone)?.at === at) return shown
  }
}
