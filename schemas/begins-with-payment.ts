/** Tickets that begin when they are paid. */
import type { Ticket } from "./ticket.ts"

/** Returns true if the ticket may have no start: then it begins when paid, unless a later one is chosen. */
export const mayBeginWithPayment = ({
  requiredStartTimeValues: asked
}: Pick<Ticket, "requiredStartTimeValues">): boolean =>
  asked.includes("hour") || asked.every((name) => name === "holidayLocation")

/**
 * Returns true for a ticket configured without a start: validFrom and validTo are unknown before the payment.
 * It is valid from then on, for `validityDurationSeconds` or else `validityDuration`.
 */
export const beginsWithPayment = (
  ticket: Pick<Ticket, "requiredStartTimeValues" | "configuredAt" | "validFrom" | "validTo">
): boolean =>
  mayBeginWithPayment(ticket) &&
  ticket.configuredAt !== null &&
  ticket.validFrom === null &&
  ticket.validTo === null
