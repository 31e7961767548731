/** An order: made once from a verified cart, paid on the payment page, answered with tickets. */
import { Schema } from "effect"
import { CurrencyCode, Instant, Name, nullable, Price, Text, Uuid } from "./primitives.ts"
import { Ticket } from "./ticket.ts"

/**
 * `open`: waiting for the driver to pay. `processing`: the payment page has reported, the bank has not.
 * `paid`: tickets are issued. `failed`: declined or cancelled. `expired`: nobody paid in time.
 */
export const OrderStatus = Schema.Literals(["open", "processing", "paid", "failed", "expired"])
export type OrderStatus = typeof OrderStatus.Type

export const Order = Schema.Struct({
  orderId: Uuid,
  /** For people: on the success page, on receipts, for the hotline. */
  reference: Name,
  status: OrderStatus,
  /** Where the driver pays; null once there is nothing to pay. */
  paymentUrl: nullable(Text),
  total: Price,
  currencyCode: CurrencyCode,
  items: Schema.Array(Ticket),
  createdAt: Instant
})
export interface Order extends Schema.Schema.Type<typeof Order> {}

/** What the driver says when ordering. Both acceptances are needed. */
export const OrderRequest = Schema.Struct({
  acceptedTerms: Schema.Boolean,
  acceptedPrivacy: Schema.Boolean,
  /** The language of the confirmation. */
  locale: Name
})
export interface OrderRequest extends Schema.Schema.Type<typeof OrderRequest> {}

/** What the payment page tells the shop service, signed, possibly late, twice or never. */
export const PaymentEvent = Schema.Struct({
  /** Names the report: the same one twice is the same report. */
  eventId: Uuid,
  orderId: Uuid,
  outcome: Schema.Literals(["paid", "declined", "cancelled"]),
  amount: Price,
  currencyCode: CurrencyCode,
  occurredAt: Instant
})
export interface PaymentEvent extends Schema.Schema.Type<typeof PaymentEvent> {}
