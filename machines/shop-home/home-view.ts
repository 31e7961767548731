/** View of a shop's tickets. Without XState, since the first cards are rendered before it is loaded. */
import type { Ticket } from "../../schemas/ticket.ts"
import { areasOf, matchesAreas } from "./area-filter.ts"
import { inOrder } from "./ticket-groups.ts"

/** Tickets on the first page, and added by every "Show more". Decided in D-18. */
export const ticketsPerPage = 12

/** The driver's view of the tickets. */
export interface HomeView {
  /** Area entity ids; empty means all areas. */
  readonly chosenAreas: ReadonlyArray<string>
  readonly shownTickets: number
}

export const viewAtFirst = (input: {
  readonly areaEntityId?: string | null
  readonly left?: HomeView | undefined
}): HomeView => ({
  chosenAreas: input.left?.chosenAreas ?? (input.areaEntityId ? [input.areaEntityId] : []),
  shownTickets: input.left?.shownTickets ?? ticketsPerPage
})

/** Tickets have come: those bought last stand out. An area that no ticket is for would leave an empty page. */
export const lookingAt = (
  tickets: ReadonlyArray<Ticket>,
  {
    areaEntityId,
    bought,
    chosenAreas
  }: {
    readonly areaEntityId: string | null
    readonly bought: { readonly ticketId: string } | undefined
    readonly chosenAreas: ReadonlyArray<string>
  }
) => {
  const known = new Set(areasOf(tickets).map((area) => area.areaEntityId))
  return {
    tickets: inOrder(tickets, areaEntityId),
    chosenAreas: chosenAreas.filter((id) => known.has(id)),
    again: tickets.find(
      (ticket) =>
        ticket.id === bought?.ticketId &&
        // An area without tickets is ignored.
        (!known.has(areaEntityId ?? "") || matchesAreas(ticket, [areaEntityId ?? ""]))
    )
  }
}

/** Returns the tickets that match the chosen areas, in their order. */
export const matchingTickets = (context: {
  readonly tickets: ReadonlyArray<Ticket>
  readonly chosenAreas: ReadonlyArray<string>
}) => context.tickets.filter((ticket) => matchesAreas(ticket, context.chosenAreas))
