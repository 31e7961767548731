/** Start values for tests against a service with a real clock. */
import { today } from "@internationalized/date"

/** Returns the date so many days from today, in the time zone of the German shops. */
export const inDays = (
  days: number
): { readonly year: number; readonly month: number; readonly day: number } => {
  const { year, month, day } = today("Europe/Berlin").add({ days })
  return { year, month, day }
}
