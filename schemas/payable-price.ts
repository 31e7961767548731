/** Prices of tickets. Without Schema, like all code that renders the first cards. */
import { hundredths, majorUnits } from "./money.ts"
import type { Ticket } from "./ticket.ts"

/** Returns the driver's price of the ticket: the discounted one if the service granted a discount. */
export const payablePrice = (ticket: Pick<Ticket, "price" | "discountInfo">): number =>
  ticket.discountInfo?.discountedPrice ?? ticket.price

/** Returns the sum of the items, added in hundredths to be exact. */
export const totalPrice = (items: ReadonlyArray<Pick<Ticket, "price" | "discountInfo">>): number =>
  majorUnits(items.reduce((sum, item) => sum + hundredths(payablePrice(item)), 0))
