/** Decides the effect of a payment report on an order. Received money counts, whenever it is reported. */
import type { OrderStatus } from "../../../schemas/order.ts"
import type { PaymentEvent } from "../../../schemas/payment-event.ts"

/**
 * Status as stored. An order that is `open` past its time reads as `expired` from that moment, and is stored
 * so when the driver's next order is made.
 */
export type StoredStatus = OrderStatus

/**
 * Returns the status after a report, or null where the report changes nothing:
 * - `paid` replaces every other status, even that of an order that is over: the driver has paid. Whether
 *   tickets are still available for it is decided elsewhere;
 * - `pending` changes an order that waits for its payment, and no other;
 * - a refusal by the bank, or by the driver on the payment page, ends an order that waits, with a status of
 *   its own, and never changes a paid one.
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
