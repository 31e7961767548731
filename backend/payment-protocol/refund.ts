/** What the shop service asks of the payment page: money back, signed like a report, the same one as often as it takes. */
import { Schema } from "effect"
import { CurrencyCode, Instant, Price, Uuid } from "../../schemas/primitives.ts"

/** Where it is posted, at the origin of the payment page. */
export const refundPath = "/refund"

export const RefundRequest = Schema.Struct({
  /** The key: the same refund asked for again is the same refund. */
  refundId: Uuid,
  orderId: Uuid,
  paymentId: Uuid,
  /** The whole of the payment, in major units. */
  amount: Price,
  currencyCode: CurrencyCode
})
export interface RefundRequest extends Schema.Schema.Type<typeof RefundRequest> {}

export const RefundAnswer = Schema.Struct({ refundId: Uuid, refundedAt: Instant })
