/** Between payment page and shop service: reports, and the question before a payment. Not for browsers. */
import { Schema } from "effect"
import { OrderStatus } from "./order.ts"
import { ReportedPaymentMethod } from "./payment-method.ts"
import { CurrencyCode, Instant, nullable, Price, Uuid } from "./primitives.ts"

/** Report of the payment page to the shop service: signed, possibly late, twice or never. */
export const PaymentEvent = Schema.Struct({
  /** Id of the report: the same id is the same report. */
  eventId: Uuid,
  orderId: Uuid,
  /** Id of the payment: another one of the same order is a second payment. Absent: the only payment. */
  paymentId: Schema.optionalKey(Uuid),
  /** `pending`: the bank has been asked and has not responded. */
  outcome: Schema.Literals(["pending", "paid", "declined", "cancelled"]),
  amount: Price,
  currencyCode: CurrencyCode,
  occurredAt: Instant,
  /** How it was paid, of `paid`. Absent or unknown: the receipt does not say it. */
  paymentMethod: Schema.optionalKey(ReportedPaymentMethod)
})
export interface PaymentEvent extends Schema.Schema.Type<typeof PaymentEvent> {}

/** Request of the payment page, before a payment, whether the order can still be paid. */
export const PaymentQuestion = Schema.Struct({ orderId: Uuid })

/** Only `open` can be paid. */
export const PaymentAnswer = Schema.Struct({
  orderId: Uuid,
  status: OrderStatus,
  settledAt: nullable(Instant),
  replacedBy: nullable(Uuid)
})
export interface PaymentAnswer extends Schema.Schema.Type<typeof PaymentAnswer> {}
