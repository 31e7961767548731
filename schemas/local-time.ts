/** The date and time on the clock of a parking area. */

export interface LocalTime {
  /** ISO date, such as 2026-12-24. */
  readonly date: string
  /** 24 hours, such as 18:30. */
  readonly time: string
}

/** The ISO date so many days later, or earlier for less than 0; over months, years and changes of the clock. */
export const addDays = (date: string, days: number): string => {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** An instant, as ISO text or in milliseconds since 1970, on the clocks of an IANA zone such as Europe/Berlin. */
export const localTimeIn = (timeZone: string, instant: string | number): LocalTime => {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23"
  }).formatToParts(new Date(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? ""
  return {
    date: `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`
  }
}
