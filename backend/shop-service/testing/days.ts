/** Start values for tests that talk to a service with a real clock. */
import { today } from "@internationalized/date"

/** The date so many days from today, in the time zone of the German shops. */
export const inDays = (
  days: number
): { readonly year: number; readonly month: number; readonly day: number } => {
  const { year, month, day } = today("Europe/Berlin").add({ days })
  return { year, month, day }
}
