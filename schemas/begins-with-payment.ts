/** Tickets that begin when they are paid. */
import type { Ticket } from "./ticket.ts"

/** A ticket for a moment may do without one: unless the driver chooses a later one, it begins when it is paid. */
export const mayBeginWithPayment = ({
  requiredStartTimeValues: asked
}: Pick<Ticket, "requiredStartTimeValues">): boolean =>
  asked.includes("hour") || asked.every((name) => name === "holidayLocation")

/**
 * Configured without a start: validFrom and validTo are not known before it is paid. It is good from then on, for
 * `validityDurationSeconds` or else `validityDuration`.
 */
export const beginsWithPayment = (
  ticket: Pick<Ticket, "requiredStartTimeValues" | "configuredAt" | "validFrom" | "validTo">
): boolean =>
  mayBeginWithPayment(ticket) &&
  ticket.configuredAt !== null &&
  ticket.validFrom === null &&
  ticket.validTo === null
