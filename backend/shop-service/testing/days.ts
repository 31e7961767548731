/** Start values for tests that talk to a service with a real clock. */
import { DateTime } from "effect"

/** The date so many days from today, in the time zone of the German shops. */
export const inDays = (
  days: number
): { readonly year: number; readonly month: number; readonly day: number } => {
  const date = DateTime.add(DateTime.makeZonedUnsafe(new Date(), { timeZone: "Europe/Berlin" }), { days })
  const { year, month, day } = DateTime.toParts(date)
  return { year, month, day }
}
