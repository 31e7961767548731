export * from "./area-filter.ts"
export { type HomeView, matchingTickets, type OfferKind, offersOf, ticketsPerPage } from "./home-view.ts"
export * from "./shop-home.machine.ts"
