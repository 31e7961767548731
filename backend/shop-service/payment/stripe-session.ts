/** Stripe's hosted Checkout in our words: what is asked of it for a payment, and what its session says of the order. */
import { createHash } from "node:crypto"
import { Schema } from "effect"
import type Stripe from "stripe"
import type { PaymentEvent } from "../../../schemas/order.ts"
import { Uuid } from "../../../schemas/primitives.ts"
import type { Payment } from "../../payment-protocol/payment-token.ts"
import { hundredths, majorUnits } from "../rules/offer.ts"

/** Stripe opens no session for less than half an hour, and an order may be paid until its last moment. */
const minutesBeyondOrder = 31

/**
 * Whether Stripe counts this currency in hundredths, as we do. It counts yen in yen and dinars in thousandths: the number
 * that we send would be another price there. (Of crowns of Iceland and the like, which both counts know, we take none.)
 */
export const isInHundredths = (currency: string): boolean =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits === 2

/** The same for the same payment, whenever it is asked for: Stripe then answers with the same session. */
export const sessionRequest = (payment: Payment): Stripe.Checkout.SessionCreateParams => ({
  mode: "payment",
  client_reference_id: payment.orderId,
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: payment.currencyCode.toLowerCase(),
        unit_amount: hundredths(payment.amount),
        product_data: { name: payment.description, metadata: { reference: payment.reference } }
      }
    }
  ],
  // What is reported has to be what was asked for.
  adaptive_pricing: { enabled: false },
  payment_intent_data: {
    description: `${payment.shopName} ${payment.reference}`,
    metadata: { orderId: payment.orderId }
  },
  locale: payment.locale.split("-", 1)[0] ?? "auto",
  success_url: payment.successUrl,
  cancel_url: payment.failureUrl,
  expires_at: Math.floor(Date.parse(payment.expiresAt) / 1000) + minutesBeyondOrder * 60
})

/** What we read of a session, whatever version of Stripe's interface reports it. */
export const CheckoutSession = Schema.Struct({
  id: Schema.NonEmptyString,
  client_reference_id: Uuid,
  status: Schema.NullOr(Schema.String),
  payment_status: Schema.String,
  payment_intent: Schema.NullOr(Schema.String),
  amount_total: Schema.Int,
  currency: Schema.NonEmptyString
})
export interface CheckoutSession extends Schema.Schema.Type<typeof CheckoutSession> {}

/** By which a session is known as ours, before anything is expected of it: the account may sell elsewhere, too. */
export const SessionName = Schema.Struct({ id: Schema.NonEmptyString, client_reference_id: Uuid })

/** A charge of which money was given back: all of it so far. */
export const RefundedCharge = Schema.Struct({
  payment_intent: Schema.NonEmptyString,
  amount_refunded: Schema.Int,
  metadata: Schema.optionalKey(Schema.NullOr(Schema.Struct({ orderId: Schema.optionalKey(Uuid) })))
})

/** A dispute: the bank has taken the money back, unless it merely inquires (`warning_…`). */
export const Dispute = Schema.Struct({
  payment_intent: Schema.NonEmptyString,
  amount: Schema.Int,
  status: Schema.String
})

/** What has become of a session that takes no money any more; null: nothing was paid. */
export const outcomeOfEnded = (
  { status, payment_status }: CheckoutSession,
  intent: Pick<Stripe.PaymentIntent, "status"> | null
): PaymentEvent["outcome"] | null => {
  if (status !== "complete") return null
  if (payment_status !== "unpaid") return "paid"
  // A bank that refuses after days leaves the session as it is, and the payment to be begun anew.
  return intent?.status === "requires_payment_method" || intent?.status === "canceled"
    ? "declined"
    : "pending"
}

/** Our ids are UUIDs, Stripe's are not: one that follows from the text, of version 8, which is free for such use. */
const idFrom = (text: string): string => {
  const hex = createHash("sha256").update(`stripe ${text}`).digest("hex")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** By which its money is known: a session takes money once. */
export const paymentIdOfSession = (sessionId: string): string => idFrom(sessionId)

/** Of a type of Stripe's events; null where it is no news of the payment. */
export const outcomeOf = (
  type: string,
  { payment_status }: Pick<CheckoutSession, "payment_status">
): PaymentEvent["outcome"] | null => {
  switch (type) {
    case "checkout.session.completed":
      return payment_status === "unpaid" ? "pending" : "paid"
    case "checkout.session.async_payment_succeeded":
      return "paid"
    case "checkout.session.async_payment_failed":
      return "declined"
    default:
      return null
  }
}

/** Named by what it says, since Stripe may send the same news as several events. */
export const eventOfSession = (
  session: CheckoutSession,
  outcome: PaymentEvent["outcome"],
  occurredAt: Date
): PaymentEvent => ({
  eventId: idFrom(`${session.id} ${outcome}`),
  orderId: session.client_reference_id,
  paymentId: paymentIdOfSession(session.id),
  outcome,
  amount: majorUnits(session.amount_total),
  currencyCode: session.currency.toUpperCase(),
  occurredAt: occurredAt.toISOString()
})
