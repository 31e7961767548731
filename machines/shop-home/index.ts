/** Exports the shop home flow. */
export { areasOf, matchesAreas } from "./area-filter.ts"
export { type HomeView, matchingTickets, type OfferKind, offersOf, ticketsPerPage } from "./home-view.ts"
export {
  type ShopHomeContext,
  type ShopHomeEvent,
  type ShopHomeInput,
  shopHomeMachine
} from "./shop-home.machine.ts"
