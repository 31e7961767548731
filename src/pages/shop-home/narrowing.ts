/** Filter and "Show more" in one script, loaded after the tickets: they are used later. */
export { AreaFilter } from "./AreaFilter.tsx"
export { MoreTickets } from "./MoreTickets.tsx"
export { NoMatch } from "./NoMatch.tsx"
