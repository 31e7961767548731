/** Prices of tickets and orders. Without Schema, like all code that renders the first cards. */
import { type Money, moneyOf } from "./money.ts"
import type { Order } from "./order.ts"
import type { Ticket } from "./ticket.ts"

type Priced = Pick<Ticket, "price" | "currencyCode" | "discountInfo">

/** Returns the price of the ticket before a discount. */
export const regularPrice = ({ price, currencyCode }: Omit<Priced, "discountInfo">): Money =>
  moneyOf(price, currencyCode)

/** Returns the driver's price of the ticket: the discounted one if the service granted a discount. */
export const payablePrice = ({ price, currencyCode, discountInfo }: Priced): Money =>
  moneyOf(discountInfo?.discountedPrice ?? price, currencyCode)

/** Returns the sum of the items, which have one currency. */
export const totalPrice = (items: ReadonlyArray<Priced>): Money => ({
  hundredths: items.reduce((sum, item) => sum + payablePrice(item).hundredths, 0),
  currencyCode: items[0]?.currencyCode ?? "EUR"
})

/** Returns the total of an order. */
export const orderTotal = ({ total, currencyCode }: Pick<Order, "total" | "currencyCode">): Money =>
  moneyOf(total, currencyCode)
