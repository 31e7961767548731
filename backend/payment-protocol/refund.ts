/** The shop service's refund request to the payment page: signed like a report, unchanged on retries. */
import { Schema } from "effect"
import { CurrencyCode, Instant, Price, Uuid } from "../../schemas/primitives.ts"

/** Path at the origin of the payment page. */
export const refundPath = "/refund"

export const RefundRequest = Schema.Struct({
  /** Idempotency key: a repeated request is the same refund. */
  refundId: Uuid,
  orderId: Uuid,
  paymentId: Uuid,
  /** Full amount of the payment, in major units. */
  amount: Price,
  currencyCode: CurrencyCode
})
export interface RefundRequest extends Schema.Schema.Type<typeof RefundRequest> {}

export const RefundAnswer = Schema.Struct({ refundId: Uuid, refundedAt: Instant })
