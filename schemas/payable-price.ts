/** What tickets cost the driver. Without Schema, as are all words that the first cards are drawn with. */
import type { Ticket } from "./ticket.ts"

/** What the driver pays for the ticket: the discounted price where the service granted one. */
export const payablePrice = (ticket: Pick<Ticket, "price" | "discountInfo">): number =>
  ticket.discountInfo?.discountedPrice ?? ticket.price

/** The sum over the items, added in hundredths so that it is exact. */
export const totalPrice = (items: ReadonlyArray<Pick<Ticket, "price" | "discountInfo">>): number =>
  items.reduce((cents, item) => cents + Math.round(payablePrice(item) * 100), 0) / 100
