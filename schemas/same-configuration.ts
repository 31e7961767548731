/** Compares items of carts and orders. */
import type { CartItem } from "./ticket.ts"

type Configured = Pick<CartItem, "id" | "hash" | "startTime" | "plates">

/** Gateways may write times in another zone, and plates in another order. */
const startOf = ({ startTime }: Configured): number | null =>
  startTime === null ? null : Date.parse(startTime)
const platesOf = ({ plates }: Configured): string =>
  plates
    .map(({ plate, country }) => `${country} ${plate}`)
    .toSorted()
    .join()

/** Returns true for the same configured ticket: by the service's seal, else by ticket, start and plates. */
export const isSameConfiguration = (one: Configured, other: Configured): boolean =>
  one.hash !== null && other.hash !== null
    ? one.hash === other.hash
    : one.id === other.id && startOf(one) === startOf(other) && platesOf(one) === platesOf(other)
