/** An order: made once from a verified cart, paid on the payment page, fulfilled with tickets. */
import { Schema } from "effect"
import { CurrencyCode, Instant, list, Name, nullable, Price, Text, Uuid } from "./primitives.ts"
import { Ticket } from "./ticket.ts"

/**
 * `open`: waiting for the driver to pay. `processing`: paid by the driver, no response of the bank yet.
 * `paid`: tickets are issued. `failed`: declined by the bank. `expired`: not paid in time. `cancelled`: by
 * the driver, in cart or payment page, or replaced by a later order. At most one per driver and shop is open.
 */
export const OrderStatus = Schema.Literals(["open", "processing", "paid", "failed", "expired", "cancelled"])
export type OrderStatus = typeof OrderStatus.Type

/** A refund of an order, due or done: the order could not use the money, or the provider returned it. */
export const OrderRefund = Schema.Struct({
  amount: Price,
  /** Time of the payment page's confirmation; null before it. */
  refundedAt: nullable(Instant)
})
export interface OrderRefund extends Schema.Schema.Type<typeof OrderRefund> {}

export const Order = Schema.Struct({
  orderId: Uuid,
  /** For people: on the success page, on receipts, for the hotline. */
  reference: Name,
  status: OrderStatus,
  /** Address for paying; null once nothing is due. */
  paymentUrl: nullable(Text),
  total: Price,
  currencyCode: CurrencyCode,
  items: Schema.Array(Ticket),
  /** Of each item, the address of a page that tells an inspector whether its ticket is valid. Absent before the payment. */
  checkUrls: Schema.optionalKey(Schema.Array(Text)),
  /** Of each item, the addresses of its pass by wallet. Absent before the payment, or without any wallet. */
  walletUrls: Schema.optionalKey(
    Schema.Array(Schema.Struct({ apple: Schema.optionalKey(Text), google: Schema.optionalKey(Text) }))
  ),
  /** A mail confirms it after the payment. Absent or false: announce none. */
  confirmedByMail: Schema.optionalKey(Schema.Boolean),
  /** Key for a browser's push reminders of its tickets. Absent: none are sent, or none are left to send. */
  pushKey: Schema.optionalKey(Name),
  createdAt: Instant,
  /** End of the time to pay; while processing, end of the hold of plates and places. Null once settled. */
  expiresAt: nullable(Instant),
  /** When it was paid, failed or was cancelled; null before that, and if it expired. */
  settledAt: nullable(Instant),
  replacedBy: nullable(Uuid),
  /** Refunds. A paid order can have one of a second payment or of a part; `cancelled` without its money. */
  refunds: list(OrderRefund)
})
export interface Order extends Schema.Schema.Type<typeof Order> {}

/** A file within JSON, which passes every path to the gateway. */
export const ReceiptFile = Schema.Struct({
  name: Name,
  mediaType: Name,
  /** Base64. */
  content: Text
})
export interface ReceiptFile extends Schema.Schema.Type<typeof ReceiptFile> {}

/** The driver's declarations. Both acceptances are required; the request, too, if a ticket begins soon. */
export const OrderRequest = Schema.Struct({
  acceptedTerms: Schema.Boolean,
  acceptedPrivacy: Schema.Boolean,
  /**
   * The driver requests that the tickets begin before the right of withdrawal ends, and knows that it ends
   * once they are used up. Required if the verified cart says so, else 422 `E_EXPRESS_REQUEST_MISSING`.
   */
  expressRequest: Schema.optionalKey(Schema.Boolean),
  /** The language of the confirmation. */
  locale: Name,
  /** The `hash` of each item that the driver saw and accepted, in any order: no other cart is ordered. */
  hashes: Schema.optionalKey(Schema.Array(Text)),
  /**
   * The `hash` of each item that the driver wants although its verification has `ticketCovered`; absent:
   * none. An order with another covered item is refused (409 `E_CART_INVALID`) for the driver to confirm it.
   */
  coveredHashes: Schema.optionalKey(Schema.Array(Text))
})
export interface OrderRequest extends Schema.Schema.Type<typeof OrderRequest> {}

/** A refund to the driver, as the operator sees it. */
export const Refund = Schema.Struct({
  refundId: Uuid,
  orderId: Uuid,
  reference: Name,
  paymentId: Uuid,
  amount: Price,
  currencyCode: CurrencyCode,
  /**
   * `paidTwice`: the order was already paid. `boughtOtherwise`: another order has bought the same.
   * `notAvailable`: the order was over, and its plate or place was taken. `over`: its tickets had ended
   * before the money arrived. `returned`: by the operator, through this service in
   * full, or at the provider in full or in part. `chargedBack`: by the driver's bank, in full or in part, perhaps
   * beside such a refund; what is won back no longer counts.
   */
  reason: Schema.Literals([
    "paidTwice",
    "boughtOtherwise",
    "notAvailable",
    "over",
    "returned",
    "chargedBack"
  ]),
  /**
   * `due`: requested until the provider confirms. `failed`: the provider has given up, and is not asked again
   * before a person retries it. `refunded`: confirmed.
   */
  state: Schema.Literals(["due", "failed", "refunded"]),
  createdAt: Instant,
  refundedAt: nullable(Instant),
  attempts: Schema.Int,
  /** Last response of the payment page; null before the first attempt. */
  lastAnswer: nullable(Text)
})
export interface Refund extends Schema.Schema.Type<typeof Refund> {}
