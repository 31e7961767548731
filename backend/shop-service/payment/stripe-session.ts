/** Maps Stripe's hosted Checkout: the request for a payment, and what its session says about the order. */
import { createHash } from "node:crypto"
import { Schema } from "effect"
import type Stripe from "stripe"
import { hundredths, majorUnits } from "../../../schemas/money.ts"
import type { PaymentEvent } from "../../../schemas/payment-event.ts"
import type { PaymentMethod } from "../../../schemas/payment-method.ts"
import { Uuid } from "../../../schemas/primitives.ts"
import type { Payment } from "../../payment-protocol/payment-token.ts"
import { mailLanguages } from "../mails/texts.ts"
import { ProviderRefusal } from "./payment-provider.ts"

/** Stripe's minimum is half an hour, and an order is payable until its last moment. */
const minutesBeyondOrder = 31

/** Stripe refuses a session in a language that it lacks: outside the shop's, it takes the browser's. */
const languageOf = (locale: string) =>
  mailLanguages.find((language) => language === locale.toLowerCase().split("-", 1)[0]) ?? "auto"

/**
 * Returns true if Stripe counts this currency in hundredths, as we do. It counts yen in yen and dinars in
 * thousandths: our number would be another price. (Icelandic crowns and the like are in both counts: unused.)
 */
export const isInHundredths = (currency: string): boolean =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits === 2

/** In hundredths, of European currencies whose minimum is not 50: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const minimums: Readonly<Record<string, number>> = {
  BGN: 100,
  CZK: 1500,
  DKK: 250,
  GBP: 30,
  HUF: 17_500,
  NOK: 300,
  PLN: 200,
  RON: 200,
  SEK: 300
}

/** Returns the smallest amount that Stripe takes, in hundredths. */
export const stripeMinimum = (currency: string): number => minimums[currency] ?? 50

/** Returns the same for the same payment at any time: Stripe then returns the same session. */
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
  // The reported amount has to be the requested one.
  adaptive_pricing: { enabled: false },
  payment_intent_data: {
    description: `${payment.shopName} ${payment.reference}`,
    metadata: { orderId: payment.orderId }
  },
  locale: languageOf(payment.locale),
  success_url: payment.successUrl,
  cancel_url: payment.failureUrl,
  expires_at: Math.floor(Date.parse(payment.expiresAt) / 1000) + minutesBeyondOrder * 60
})

/** The fields we read of a session, in any version of Stripe's API. */
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

/** Identifies a session as ours before it is decoded further: the account may have other sales. */
export const SessionName = Schema.Struct({ id: Schema.NonEmptyString, client_reference_id: Uuid })

/** A charge with money returned: the total so far. */
export const RefundedCharge = Schema.Struct({
  payment_intent: Schema.NonEmptyString,
  amount_refunded: Schema.Int,
  metadata: Schema.optionalKey(Schema.NullOr(Schema.Struct({ orderId: Schema.optionalKey(Uuid) })))
})

/** A refund whose money has come back to the operator. */
export const FailedRefund = Schema.Struct({
  id: Schema.NonEmptyString,
  payment_intent: Schema.NonEmptyString,
  status: Schema.Literals(["failed", "canceled"]),
  metadata: Schema.optionalKey(Schema.NullOr(Schema.Struct({ refundId: Schema.optionalKey(Schema.String) })))
})

/** A dispute: the bank has taken its amount back, except for a mere inquiry (`warning_…`), or until it is `won`. */
export const Dispute = Schema.Struct({
  id: Schema.NonEmptyString,
  payment_intent: Schema.NonEmptyString,
  amount: Schema.Int,
  status: Schema.String
})

/** Returns the outcome of a session that takes no more money; null: nothing was paid. */
export const outcomeOfEnded = (
  { status, payment_status }: CheckoutSession,
  intent: Pick<Stripe.PaymentIntent, "status"> | null
): PaymentEvent["outcome"] | null => {
  if (status !== "complete") return null
  if (payment_status !== "unpaid") return "paid"
  // A bank that refuses after days leaves the session unchanged, and its payment open for another attempt.
  return intent?.status === "requires_payment_method" || intent?.status === "canceled"
    ? "declined"
    : "pending"
}

/** Derives a UUID from Stripe's id: version 8, which is free for such use. */
const idFrom = (text: string): string => {
  const hex = createHash("sha256").update(`stripe ${text}`).digest("hex")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Returns the id of a session's payment: a session takes money once. */
export const paymentIdOfSession = (sessionId: string): string => idFrom(sessionId)

/** Returns the outcome of a type of Stripe's events; null if it is not about the payment. */
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

/** Id by content, since Stripe may send the same news as several events. */
export const eventOfSession = (
  session: CheckoutSession,
  outcome: PaymentEvent["outcome"],
  occurredAt: Date,
  paymentMethod: PaymentMethod | null
): PaymentEvent => ({
  eventId: idFrom(`${session.id} ${outcome}`),
  orderId: session.client_reference_id,
  paymentId: paymentIdOfSession(session.id),
  outcome,
  amount: majorUnits(session.amount_total),
  currencyCode: session.currency.toUpperCase(),
  occurredAt: occurredAt.toISOString(),
  paymentMethod
})

/** The money is at the operator again: the driver's bank did not take it, or somebody has cancelled the refund. */
export const hasFailed = ({ status }: Pick<Stripe.Refund, "status">): boolean =>
  status === "failed" || status === "canceled"

/** Refuses for a refund that is not made so far, or has failed after others. */
export const unconfirmed = (made: Pick<Stripe.Refund, "status">, failures: number): ProviderRefusal =>
  new ProviderRefusal({
    answer: made.status ?? "no status",
    ...(hasFailed(made) ? { failures: failures + 1 } : {})
  })
