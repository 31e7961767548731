/** Narrowing down and seeing more come after looking: one script for all of it, which the tickets are not waited with. */
export { AreaFilter } from "./AreaFilter.tsx"
export { MoreTickets } from "./MoreTickets.tsx"
export { NoMatch } from "./NoMatch.tsx"
