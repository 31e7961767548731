/** Tickets that differ from another only in their hours: same areas, duration and number of visits. */
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

/** Returns tickets with windows of some hours, and their siblings valid at all hours. */
export const withSiblingsInHours = (tickets: ReadonlyArray<Ticket>): ReadonlySet<Ticket> => {
  const narrow = tickets.filter((ticket) => !isForOneDay(ticket) && windowsOf(ticket).length)
  const kin = new Set(narrow.map(kinOf))
  return new Set(tickets.filter((ticket) => kin.has(kinOf(ticket))))
}
