/** The date and time on the clock of a parking area. */
import type { LocalTime } from "../../../machines/ticket-configuration/index.ts"

/** Milliseconds since 1970 as `YYYY-MM-DD` and `HH:MM` in an IANA zone. */
export const localTimeIn = (timeZone: string, milliseconds: number): LocalTime => {
  // The Swedish way of writing dates is the ISO one.
  const written = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23"
  }).format(milliseconds)
  const [date = "", time = ""] = written.split(" ")
  return { date, time }
}
