/** Start of a ticket that follows another one: at its end, without a gap. */
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import { addDays, localTimeIn } from "../../schemas/local-time.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { needsDate, needsTime, needsWeekday, type TicketForm } from "../ticket-configuration/ticket-form.ts"

type Paid = Pick<ActiveTicket, "ruleId" | "validityAreaEntityId" | "validFrom" | "validTo">

const sharesArea = (one: Paid, other: Paid): boolean =>
  (one.ruleId !== null && one.ruleId === other.ruleId) ||
  one.validityAreaEntityId.some((id) => other.validityAreaEntityId.includes(id))

/** Returns whether a ticket can start at the end of another: not one that begins when paid, or on a day of the week. */
export const canFollow = (ticket: Pick<Ticket, "requiredStartTimeValues">): boolean =>
  !needsWeekday(ticket) && (needsDate(ticket) || needsTime(ticket))

const isLater = (one: string, other: string): boolean => Date.parse(one) > Date.parse(other)

/**
 * Returns until when `currentTicket` and the paid tickets of the same plate that follow it (of `others`) leave no room for
 * another ticket of this `kind`. One that begins before another could is included, also after a night without a ticket.
 */
export const coveredOnUntil = (
  kind: Pick<Ticket, "requiredStartTimeValues">,
  currentTicket: Paid,
  others: ReadonlyArray<Paid>,
  timeZone: string
): string | null => {
  let until = currentTicket.validTo
  for (;;) {
    if (until === null) return null
    const end: string = until
    const next = followingStart(kind, timeZone, end)
    const follows = ({ validFrom, validTo }: Paid): boolean =>
      validFrom !== null &&
      validTo !== null &&
      isLater(validTo, end) &&
      (next.time === ""
        ? localTimeIn(timeZone, Date.parse(validFrom)).date <= next.date
        : !isLater(validFrom, end))
    const following = others.find((other) => sharesArea(other, currentTicket) && follows(other))
    if (following === undefined) return end
    until = following.validTo
  }
}

/** `end` is an instant. A ticket for days that ends within one, in the evening perhaps, is followed on the next. */
export const followingStart = (
  ticket: Pick<Ticket, "requiredStartTimeValues">,
  timeZone: string,
  end: string
): Pick<TicketForm, "start" | "date" | "time"> => {
  const { date, time } = localTimeIn(timeZone, Date.parse(end))
  if (needsTime(ticket)) return { start: "later", date, time }
  return { start: "later", date: time === "00:00" ? date : addDays(date, 1), time: "" }
}
