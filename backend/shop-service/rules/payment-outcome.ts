/** What a report of the payment page does to an order. Money that was taken counts, whenever it is reported. */
import type { OrderStatus, PaymentEvent } from "../../../schemas/order.ts"

/**
 * As stored. An order that is `open` past its time reads as `expired` from that moment, and is stored so when the
 * driver's next order is made.
 */
export type StoredStatus = OrderStatus

/**
 * The status after a report, or null where the report changes nothing:
 * - `paid` wins over everything that is not paid yet, also over an order that is over: the driver has paid. Whether
 *   there are still tickets to be had for it is decided elsewhere;
 * - `pending` is news of an order that waits to be paid, and of no other;
 * - a refusal of the bank, or of the driver on the payment page, ends an order that waits, each under its own name, and
 *   never undoes one that is paid.
 */
export const statusAfter = (status: StoredStatus, outcome: PaymentEvent["outcome"]): StoredStatus | null => {
  switch (outcome) {
    case "paid":
      return status === "paid" ? null : "paid"
    case "pending":
      return status === "open" ? "processing" : null
    case "declined":
    case "cancelled":
      if (status !== "open" && status !== "processing") return null
      return outcome === "declined" ? "failed" : "cancelled"
  }
}
