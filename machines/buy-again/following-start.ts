/** When a ticket begins that follows another one: as that one ends, without a gap. */
import { addDays, localTimeIn } from "../../schemas/local-time.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { asksDate, asksTime, asksWeekday, type TicketForm } from "../ticket-configuration/ticket-form.ts"

/** A ticket that begins when it is paid, or on a day of the week, cannot be told to wait for the end of another. */
export const canFollow = (ticket: Pick<Ticket, "requiredStartTimeValues">): boolean =>
  !asksWeekday(ticket) && (asksDate(ticket) || asksTime(ticket))

/** `end` is an instant. A ticket for days that ends within one, in the evening perhaps, is followed on the next. */
export const followingStart = (
  ticket: Pick<Ticket, "requiredStartTimeValues">,
  timeZone: string,
  end: string
): Pick<TicketForm, "start" | "date" | "time"> => {
  const { date, time } = localTimeIn(timeZone, Date.parse(end))
  if (asksTime(ticket)) return { start: "later", date, time }
  return { start: "later", date: time === "00:00" ? date : addDays(date, 1), time: "" }
}
