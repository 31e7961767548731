/** When two configured tickets are one decision to buy. */

import { beginsWithPayment } from "../../../schemas/begins-with-payment.ts"
import type { Span } from "../../../schemas/coverage/clock.ts"
import { mayBeSamePlate } from "../../../schemas/licence-plate/index.ts"
import type { Ticket } from "../../../schemas/ticket.ts"

type Items = ReadonlyArray<Ticket>

/** Returns the time of a ticket; no numbers where it has none. */
export const spanOf = ({ validFrom, validTo }: Pick<Ticket, "validFrom" | "validTo">): Span => ({
  from: Date.parse(validFrom ?? ""),
  to: Date.parse(validTo ?? "")
})

/**
 * Returns whether two tickets share a minute at least. The start of a ticket is chosen without seconds: one that follows
 * another begins up to a minute before that one ends.
 */
export const isSameTime = (one: Span, other: Span): boolean =>
  Math.min(one.to, other.to) - Math.max(one.from, other.from) >= 60_000

/** Two that begin when they are paid do so at one time; of one, nobody knows when. */
const overlap = (one: Ticket, other: Ticket): boolean =>
  (beginsWithPayment(one) && beginsWithPayment(other)) || isSameTime(spanOf(one), spanOf(other))

/** Returns whether both are the same ticket, or have an area in common. */
export const sharesArea = (one: Ticket, other: Ticket): boolean =>
  one.id === other.id || one.validityAreaEntityId.some((id) => other.validityAreaEntityId.includes(id))

/** Sealed as one, or the same ticket for one plate at one time. */
export const isSameItem = (one: Ticket, other: Ticket): boolean =>
  (one.hash !== null && one.hash === other.hash) ||
  (one.id === other.id &&
    overlap(one, other) &&
    one.plates.some((plate) => other.plates.some((its) => mayBeSamePlate(plate, its))))

export const sharesItem = (some: Items, others: Items): boolean =>
  some.some((item) => others.some((other) => isSameItem(item, other)))

const seals = (items: Items): ReadonlyArray<string> => items.map(({ hash }) => hash ?? "").sort()

export const hasSeals = (items: Items, hashes: ReadonlyArray<string>): boolean =>
  JSON.stringify(seals(items)) === JSON.stringify([...hashes].sort())

/** Nothing more, nothing less, and at the same price, which is sealed as well. */
export const areSameItems = (some: Items, others: Items): boolean => hasSeals(some, seals(others))
