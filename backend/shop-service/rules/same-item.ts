/** When two configured tickets are one decision to buy. */

import { beginsWithPayment } from "../../../schemas/begins-with-payment.ts"
import { mayBeSamePlate } from "../../../schemas/licence-plate/index.ts"
import type { Ticket } from "../../../schemas/ticket.ts"

type Items = ReadonlyArray<Ticket>

/** Two that begin when they are paid do so at one time; of one, nobody knows when. */
const overlap = (one: Ticket, other: Ticket): boolean =>
  (beginsWithPayment(one) && beginsWithPayment(other)) ||
  (Date.parse(one.validFrom ?? "") < Date.parse(other.validTo ?? "") &&
    Date.parse(other.validFrom ?? "") < Date.parse(one.validTo ?? ""))

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
