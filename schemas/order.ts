/** An order: made once from a verified cart, paid on the payment page, answered with tickets. */
import { Schema } from "effect"
import { CurrencyCode, Instant, list, Name, nullable, Price, Text, Uuid } from "./primitives.ts"
import { Ticket } from "./ticket.ts"

/**
 * `open`: waiting for the driver to pay. `processing`: the driver has paid, the bank has not answered.
 * `paid`: tickets are issued. `failed`: declined by the bank. `expired`: nobody paid in time.
 * `cancelled`: by the driver, in the cart or on the payment page, or replaced by a later order. Of one driver, a shop has at most one open order.
 */
export const OrderStatus = Schema.Literals(["open", "processing", "paid", "failed", "expired", "cancelled"])
export type OrderStatus = typeof OrderStatus.Type

/** Money of an order on its way back or there: the order could no longer have it, or it was taken back at the provider. */
export const OrderRefund = Schema.Struct({
  amount: Price,
  /** When the payment page confirmed it; null while it has not. */
  refundedAt: nullable(Instant)
})
export interface OrderRefund extends Schema.Schema.Type<typeof OrderRefund> {}

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
  /** A mail confirms it once it is paid. Absent or false: promise none. */
  confirmedByMail: Schema.optionalKey(Schema.Boolean),
  /** The key under which a browser can ask to be told before a ticket of it ends. Absent: nothing is told, or nothing is left to. */
  pushKey: Schema.optionalKey(Name),
  createdAt: Instant,
  /** Until when it can be paid; while it is processing, until when its plates and places are held. Null once settled. */
  expiresAt: nullable(Instant),
  /** When it was paid, failed or was cancelled; null before that, and where it expired. */
  settledAt: nullable(Instant),
  /** The order that took its place. */
  replacedBy: nullable(Uuid),
  /** What goes back. An order can be paid and have a refund of a second payment, or of a part; one whose money is gone is `cancelled`. */
  refunds: list(OrderRefund)
})
export interface Order extends Schema.Schema.Type<typeof Order> {}

/** A file as it is sent within JSON, which every way to the gateway lets through. */
export const ReceiptFile = Schema.Struct({
  name: Name,
  mediaType: Name,
  /** Base64. */
  content: Text
})
export interface ReceiptFile extends Schema.Schema.Type<typeof ReceiptFile> {}

/** What the driver says when ordering. Both acceptances are needed; the request, too, where a ticket begins soon. */
export const OrderRequest = Schema.Struct({
  acceptedTerms: Schema.Boolean,
  acceptedPrivacy: Schema.Boolean,
  /**
   * The driver asks expressly that the tickets begin before the right to withdraw ends, and knows that it ends once they
   * are used up. Needed where the verified cart says so, else 422 `E_EXPRESS_REQUEST_MISSING`.
   */
  expressRequest: Schema.optionalKey(Schema.Boolean),
  /** The language of the confirmation. */
  locale: Name,
  /** The `hash` of each item the driver saw and accepted, in any order: another cart is not ordered. */
  hashes: Schema.optionalKey(Schema.Array(Text)),
  /**
   * The `hash` of each item that the driver wants although verification says `ticketCovered` of it; absent: of none. An
   * order in which another one is covered by now is refused (409 `E_CART_INVALID`), so that the driver is asked.
   */
  coveredHashes: Schema.optionalKey(Schema.Array(Text))
})
export interface OrderRequest extends Schema.Schema.Type<typeof OrderRequest> {}

/** What the payment page tells the shop service, signed, possibly late, twice or never. */
export const PaymentEvent = Schema.Struct({
  /** Names the report: the same one twice is the same report. */
  eventId: Uuid,
  orderId: Uuid,
  /** Names the money: another one for the same order is money that came twice. Absent: the order's only payment. */
  paymentId: Schema.optionalKey(Uuid),
  /** `pending`: the bank has been asked and has not answered. */
  outcome: Schema.Literals(["pending", "paid", "declined", "cancelled"]),
  amount: Price,
  currencyCode: CurrencyCode,
  occurredAt: Instant
})
export interface PaymentEvent extends Schema.Schema.Type<typeof PaymentEvent> {}

/** Before it takes money, the payment page asks whether the order can still have it. */
export const PaymentQuestion = Schema.Struct({ orderId: Uuid })

/** `open` is the one status that can be paid. */
export const PaymentAnswer = Schema.Struct({
  orderId: Uuid,
  status: OrderStatus,
  settledAt: nullable(Instant),
  replacedBy: nullable(Uuid)
})
export interface PaymentAnswer extends Schema.Schema.Type<typeof PaymentAnswer> {}

/** Money that has to go back to the driver, as the operator sees it. */
export const Refund = Schema.Struct({
  refundId: Uuid,
  orderId: Uuid,
  reference: Name,
  paymentId: Uuid,
  amount: Price,
  currencyCode: CurrencyCode,
  /**
   * `paidTwice`: the order was paid already. `boughtOtherwise`: another order has bought the same.
   * `notAvailable`: the order was over, and its plate or place had gone to somebody else.
   * `over`: the time that it was for has ended before its money came. At the provider, and not by this service:
   * `returned`: the operator has given it back, or a part of it. `chargedBack`: the driver's bank has.
   */
  reason: Schema.Literals([
    "paidTwice",
    "boughtOtherwise",
    "notAvailable",
    "over",
    "returned",
    "chargedBack"
  ]),
  /** `due`: asked for until the payment page confirms. `refunded`: it has confirmed. */
  state: Schema.Literals(["due", "refunded"]),
  createdAt: Instant,
  refundedAt: nullable(Instant),
  attempts: Schema.Int,
  /** What the payment page said last; null before the first attempt. */
  lastAnswer: nullable(Text)
})
export interface Refund extends Schema.Schema.Type<typeof Refund> {}
