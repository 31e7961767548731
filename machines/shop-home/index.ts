/** The shop home flow. */
export { areasOf, matchesAreas } from "./area-filter.ts"
export {
  type HomeView,
  matchingTickets,
  type ShopHomeContext,
  type ShopHomeEvent,
  type ShopHomeInput,
  shopHomeMachine,
  ticketsPerPage
} from "./shop-home.machine.ts"
export { groupsOf, type TicketKind } from "./ticket-groups.ts"
