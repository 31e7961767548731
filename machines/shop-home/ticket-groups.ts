/** Groups of tickets by kind, the cheapest match first. Decided in docs/decisions/026. */
import { readDuration } from "../../schemas/coverage/duration.ts"
import { payablePrice } from "../../schemas/payable-price.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { matchesAreas } from "./area-filter.ts"

/** In display order; `other` is for tickets without a duration. */
const ticketKinds = ["day", "days", "months", "visits", "other"] as const
export type TicketKind = (typeof ticketKinds)[number]

interface TicketGroup {
  readonly kind: TicketKind
  readonly tickets: ReadonlyArray<Ticket>
}

type Term = Pick<Ticket, "usageLimit" | "validityDurationSeconds" | "validityDuration">

const daysOf = ({ validityDurationSeconds, validityDuration }: Term): number => {
  if (validityDurationSeconds !== null) return validityDurationSeconds / 86_400
  const {
    years = 0,
    months = 0,
    weeks = 0,
    days = 0,
    hours = 0
  } = readDuration(validityDuration) ?? { days: NaN }
  return years * 365 + months * 30 + weeks * 7 + days + hours / 24
}

/** Returns the kind of a ticket. A day may have 25 hours, a month 28 days. */
export const kindOf = (ticket: Term): TicketKind => {
  const days = daysOf(ticket)
  return ticket.usageLimit !== null
    ? "visits"
    : days < 1.1
      ? "day"
      : days < 28
        ? "days"
        : days
          ? "months"
          : "other"
}

/** Sorts by kind, then valid in the driver's area, then price; else in the order of the service. */
export const inOrder = (tickets: ReadonlyArray<Ticket>, areaEntityId: string | null): ReadonlyArray<Ticket> =>
  tickets
    .map((ticket) => ({
      ticket,
      kind: ticketKinds.indexOf(kindOf(ticket)),
      isElsewhere: areaEntityId !== null && !matchesAreas(ticket, [areaEntityId]),
      price: payablePrice(ticket).hundredths
    }))
    // A price that cannot be parsed does not count.
    .sort(
      (one, other) =>
        one.kind - other.kind || +one.isElsewhere - +other.isElsewhere || one.price - other.price || 0
    )
    .map(({ ticket }) => ticket)

/** Each kind gets a sixth of what is shown, so that none stays folded; the first ones get the rest. */
export const groupsOf = (tickets: ReadonlyArray<Ticket>, shown: number): ReadonlyArray<TicketGroup> => {
  const least = shown / 6
  const kinds = tickets.map(kindOf)
  const groups = ticketKinds
    .map((kind) => ({ kind, tickets: tickets.filter((_, at) => kinds[at] === kind) }))
    .filter((group) => group.tickets.length)
  let spare = groups.reduce((left, group) => left - Math.min(group.tickets.length, least), shown)
  return groups.map(({ kind, tickets }) => {
    const more = Math.min(spare, Math.max(tickets.length - least, 0))
    spare -= more
    return { kind, tickets: tickets.slice(0, least + more) }
  })
}
