/** Configured providers, and the one of a shop or a payment: a shop's `paymentServiceProviderId` names it. */
import { Context, Effect, Layer } from "effect"
import { HttpServerResponse } from "effect/http"
import type { Money } from "../../../schemas/money.ts"
import type { Payment } from "../../payment-protocol/payment-token.ts"
import type { RefundRequest } from "../../payment-protocol/refund.ts"
import { CheckoutSessions } from "../repositories/checkout-sessions.ts"
import { refusal } from "../rules/refusal.ts"
import { unprocessable } from "../rules/refused.ts"
import { Settings } from "../settings.ts"
import { traced } from "../traced.ts"
import { type PaymentPage, paymentPage } from "./payment-page.ts"
import type { PaymentProvider } from "./payment-provider.ts"
import { type StripeCheckout, stripeCheckout } from "./stripe-checkout.ts"
import { isInHundredths } from "./stripe-session.ts"

/** The driver retries, and gets the same order. */
const unavailable = HttpServerResponse.jsonUnsafe(
  {
    _tag: "ServerFault",
    ...refusal("E_PAYMENT_UNAVAILABLE", "Whoever takes the money of this shop does not answer: ask again.")
  },
  { status: 503, headers: { "retry-after": "2" } }
)

interface Providers {
  /** Returns true if shops can name it. */
  readonly isKnown: (providerId: string) => boolean
  /** Returns the shop's provider; null if it is not configured, or not for this currency. */
  readonly of: (providerId: string, currency: string) => PaymentProvider | null
  /** Returns the provider that has the money of a payment. */
  readonly withMoneyOf: (payment: RefundRequest) => Effect.Effect<PaymentProvider>
  readonly page: PaymentPage
  /** null: no keys are configured. */
  readonly stripe: StripeCheckout | null
}

export class PaymentProviders extends Context.Service<PaymentProviders, Providers>()(
  "shop-service/PaymentProviders"
) {
  static readonly layer = Layer.effect(
    PaymentProviders,
    Effect.gen(function* () {
      const { stripe: settings, stripeProviderId, pageProviderId } = yield* Settings
      const sessions = yield* CheckoutSessions
      const page = yield* paymentPage
      const stripe = settings === null ? null : yield* stripeCheckout(settings)
      return {
        page,
        stripe,
        isKnown: (providerId) =>
          providerId === pageProviderId || (providerId === stripeProviderId && stripe !== null),
        of: (providerId, currency) => {
          if (providerId === pageProviderId) return page
          return providerId === stripeProviderId && isInHundredths(currency) ? stripe : null
        },
        withMoneyOf: ({ orderId, paymentId }) =>
          stripe === null
            ? Effect.succeed(page)
            : Effect.map(sessions.ofPayment(orderId, paymentId), (session) =>
                session === undefined ? page : stripe
              )
      }
    })
  )
}

/** Returns the shop's provider. Dies with a response for the driver if it is not configured, or not for this currency. */
export const requireProvider = Effect.fnUntraced(function* (providerId: string, currency: string) {
  return (yield* PaymentProviders).of(providerId, currency) ?? (yield* Effect.die(unavailable))
})

/** Fails for an amount that the provider does not take, before there is an order that nobody can pay. */
export const requirePayable = ({ minimum }: PaymentProvider, { hundredths, currencyCode }: Money) =>
  hundredths === 0 || hundredths >= minimum(currencyCode)
    ? Effect.void
    : Effect.fail(
        unprocessable("E_TOTAL_TOO_LOW", "The payment provider does not take so small an amount.", "items")
      )

/**
 * Returns the address of a payment. If the provider does not respond, the driver is told to retry; if it is
 * no longer configured, retries would never end, and this is null: the order can be read and cancelled.
 */
export const paymentAddress = traced("paymentAddress")(function* (providerId: string, payment: Payment) {
  const provider = (yield* PaymentProviders).of(providerId, payment.currencyCode)
  if (provider === null) return null
  return yield* provider
    .create(payment)
    .pipe(
      Effect.catchTag("ProviderRefusal", ({ answer }) =>
        Effect.logWarning("payment not created").pipe(
          Effect.annotateLogs({ orderId: payment.orderId, answer }),
          Effect.andThen(Effect.die(unavailable))
        )
      )
    )
})
