/** View of a shop's tickets. Without XState, since the first cards are rendered before it is loaded. */
import type { Ticket } from "../../schemas/ticket.ts"
import { areasOf, matchesAreas } from "./area-filter.ts"
import { bestFit, type TimeAndPlace } from "./best-fit.ts"
import { groupsOf, inOrder, type TicketKind } from "./ticket-groups.ts"

/** Tickets on the first page, and added by every "Show more". Decided in D-18. */
export const ticketsPerPage = 12

/** The driver's view of the tickets. */
export interface HomeView {
  /** Area entity ids; empty means all areas. */
  readonly chosenAreas: ReadonlyArray<string>
  readonly shownTickets: number
}

/** Returns the view before any tickets: as the driver left it, else with the area of the address. */
export const initialView = (input: {
  readonly areaEntityId?: string | null
  readonly left?: HomeView | undefined
}): HomeView => ({
  chosenAreas: input.left?.chosenAreas ?? (input.areaEntityId ? [input.areaEntityId] : []),
  shownTickets: input.left?.shownTickets ?? ticketsPerPage
})

/** Returns the area of the code on the spot; none where no ticket is for it. */
const knownArea = (tickets: ReadonlyArray<Ticket>, areaEntityId: string | null): ReadonlyArray<string> =>
  areaEntityId !== null && areasOf(tickets).some((area) => area.areaEntityId === areaEntityId)
    ? [areaEntityId]
    : []

/** Returns the view of loaded tickets: without areas that no ticket is for, and with the one to buy again. */
export const viewOfTickets = (
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
      (ticket) => ticket.id === bought?.ticketId && matchesAreas(ticket, knownArea(tickets, areaEntityId))
    )
  }
}

type Filtered = Pick<HomeView, "chosenAreas"> & { readonly tickets: ReadonlyArray<Ticket> }

let latest: Filtered & { readonly matching: ReadonlyArray<Ticket> } = {
  tickets: [],
  chosenAreas: [],
  matching: []
}

/** Returns the tickets that match the chosen areas, in their order. Cached, since each choice of areas asks several times. */
export const matchingTickets = ({ tickets, chosenAreas }: Filtered): ReadonlyArray<Ticket> => {
  if (latest.tickets !== tickets || latest.chosenAreas !== chosenAreas) {
    const matching = tickets.filter((ticket) => matchesAreas(ticket, chosenAreas))
    latest = { tickets, chosenAreas, matching }
  }
  return latest.matching
}

/** `now`: the ticket that suits a driver who parks now. */
export type OfferKind = TicketKind | "now"

/**
 * Returns the groups of the home. The best fit for now stands alone, before the others, and not again in its group;
 * there is none beside the offer to buy again. It is one of the first page, so that it stays when more are shown.
 */
export const offersOf = (
  view: HomeView & {
    readonly tickets: ReadonlyArray<Ticket>
    readonly areaEntityId: string | null
    readonly again?: Ticket | undefined
  },
  clock: Omit<TimeAndPlace, "areas">
): ReadonlyArray<{ readonly kind: OfferKind; readonly tickets: ReadonlyArray<Ticket> }> => {
  const { tickets, chosenAreas, areaEntityId, again, shownTickets } = view
  const matching = matchingTickets(view)
  const shown = groupsOf(matching, shownTickets)
  const [first] = shownTickets === ticketsPerPage ? shown : groupsOf(matching, ticketsPerPage)
  const areas = chosenAreas.length > 0 ? chosenAreas : knownArea(tickets, areaEntityId)
  const best =
    again === undefined && first?.kind === "day" ? bestFit(first.tickets, { ...clock, areas }) : undefined
  const groups = shown.map(({ kind, tickets: all }) => ({
    kind,
    tickets: all.filter((ticket) => ticket !== best)
  }))
  return [{ kind: "now" as const, tickets: best === undefined ? [] : [best] }, ...groups].filter(
    (group) => group.tickets.length > 0
  )
}
