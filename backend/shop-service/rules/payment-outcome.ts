/** What a report of the payment page does to an order. Money that was taken counts, whenever it is reported. */
import type { PaymentEvent } from "../../../schemas/order.ts"

/** As stored; `expired` is `open` past its time and never stored. */
export type StoredStatus = "open" | "processing" | "paid" | "failed"

/**
 * The status after a report, or null where the report changes nothing:
 * - `paid` wins over everything that is not paid yet, also over an order that failed or expired meanwhile: the driver
 *   has paid, so the driver gets the tickets;
 * - a refusal ends an order that waits, and never undoes one that is paid.
 */
export const statusAfter = (status: StoredStatus, outcome: PaymentEvent["outcome"]): StoredStatus | null => {
  if (outcome === "paid") return status === "paid" ? null : "paid"
  return status === "open" || status === "processing" ? "failed" : null
}
