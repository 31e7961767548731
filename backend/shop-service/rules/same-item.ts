/** Decides when two configured tickets are the same purchase. */
import { beginsWithPayment } from "../../../schemas/begins-with-payment.ts"
import type { Span } from "../../../schemas/coverage/clock.ts"
import { mayBeSamePlate } from "../../../schemas/licence-plate/index.ts"
import type { Ticket } from "../../../schemas/ticket.ts"

type Items = ReadonlyArray<Ticket>

/** Returns the validity of a ticket; NaN where it has none. */
export const spanOf = ({ validFrom, validTo }: Pick<Ticket, "validFrom" | "validTo">): Span => ({
  from: Date.parse(validFrom ?? ""),
  to: Date.parse(validTo ?? "")
})

/**
 * Returns true if two tickets overlap by a minute or more. A chosen start has no seconds: a ticket that
 * follows another begins up to a minute before that one ends.
 */
export const isSameTime = (one: Span, other: Span): boolean =>
  Math.min(one.to, other.to) - Math.max(one.from, other.from) >= 60_000

/** Two tickets that begin when paid overlap; with only one of them, its time is unknown. */
const overlap = (one: Ticket, other: Ticket): boolean =>
  (beginsWithPayment(one) && beginsWithPayment(other)) || isSameTime(spanOf(one), spanOf(other))

/** Returns true if both are the same ticket, or have an area in common. */
export const sharesArea = (one: Ticket, other: Ticket): boolean =>
  one.id === other.id || one.validityAreaEntityId.some((id) => other.validityAreaEntityId.includes(id))

/** Returns true for the same seal, or the same ticket for one plate at one time. */
export const isSameItem = (one: Ticket, other: Ticket): boolean =>
  (one.hash !== null && one.hash === other.hash) ||
  (one.id === other.id &&
    overlap(one, other) &&
    one.plates.some((plate) => other.plates.some((its) => mayBeSamePlate(plate, its))))

export const sharesItem = (some: Items, others: Items): boolean =>
  some.some((item) => others.some((other) => isSameItem(item, other)))

/** Returns those of the items that return to a cart: a purchase that it holds already does not. */
export const returning = <Item extends Ticket>(
  items: ReadonlyArray<Item>,
  cart: Items
): ReadonlyArray<Item> => items.filter((item) => !sharesItem(cart, [item]))

const seals = (items: Items): ReadonlyArray<string> => items.map(({ hash }) => hash ?? "").sort()

export const hasSeals = (items: Items, hashes: ReadonlyArray<string>): boolean =>
  JSON.stringify(seals(items)) === JSON.stringify([...hashes].sort())

/** Returns true for exactly the same items, prices included, since the seal covers them. */
export const areSameItems = (some: Items, others: Items): boolean => hasSeals(some, seals(others))
