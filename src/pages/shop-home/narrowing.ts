/** Narrowing down comes after looking: one script for all of it, which the tickets are not waited with. */
export { AreaFilter } from "./AreaFilter.tsx"
export { NoMatch } from "./NoMatch.tsx"
