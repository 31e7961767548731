/** Which tickets differ from another in their hours: for the same areas, as long, and for as many visits. */
import { windowsOf } from "../../../schemas/coverage/windows.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { isForOneDay } from "../../features/ticket-labels.ts"

const kinOf = (ticket: Ticket): string =>
  [
    ticket.validityAreaEntityId,
    ticket.validityDurationSeconds,
    ticket.validityDuration,
    ticket.usageLimit
  ].join()

/** Those with windows of some hours, and those that are good at all hours beside them. */
export const withSiblingsInHours = (tickets: ReadonlyArray<Ticket>): ReadonlySet<Ticket> => {
  const narrow = tickets.filter((ticket) => !isForOneDay(ticket) && windowsOf(ticket).length)
  const kin = new Set(narrow.map(kinOf))
  return new Set(tickets.filter((ticket) => kin.has(kinOf(ticket))))
}
