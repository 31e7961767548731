/** Compares items of carts and orders. */
import type { CartItem } from "./ticket.ts"

type Configured = Pick<CartItem, "id" | "hash" | "startTime" | "plates">

/** Returns true for the same configured ticket: by the service's seal, else by ticket, start and plates. */
export const isSameConfiguration = (one: Configured, other: Configured): boolean =>
  one.hash !== null && other.hash !== null
    ? one.hash === other.hash
    : one.id === other.id &&
      one.startTime === other.startTime &&
      JSON.stringify(one.plates) === JSON.stringify(other.plates)
