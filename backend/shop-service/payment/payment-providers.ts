/** The providers that are set up, and which one a shop or a payment has: a shop's `paymentServiceProviderId` names it. */
import { Context, Effect, Layer } from "effect"
import { HttpServerResponse } from "effect/http"
import type { Payment } from "../../payment-protocol/payment-token.ts"
import type { RefundRequest } from "../../payment-protocol/refund.ts"
import { CheckoutSessions } from "../repositories/checkout-sessions.ts"
import { refusal } from "../rules/refusal.ts"
import { Settings } from "../settings.ts"
import { traced } from "../traced.ts"
import { type PaymentPage, paymentPage } from "./payment-page.ts"
import type { PaymentProvider } from "./payment-provider.ts"
import { type StripeCheckout, stripeCheckout } from "./stripe-checkout.ts"
import { isInHundredths } from "./stripe-session.ts"

/** A driver asks again, and finds the same order. */
const unavailable = HttpServerResponse.jsonUnsafe(
  {
    _tag: "ServerFault",
    ...refusal("E_PAYMENT_UNAVAILABLE", "Whoever takes the money of this shop does not answer: ask again.")
  },
  { status: 503, headers: { "retry-after": "2" } }
)

interface Providers {
  /** Whether shops can name it. */
  readonly isKnown: (providerId: string) => boolean
  /** The one that a shop names; null where that one is not set up, or not for its currency. */
  readonly of: (providerId: string, currency: string) => PaymentProvider | null
  /** The one that has the money of a payment. */
  readonly withMoneyOf: (payment: RefundRequest) => Effect.Effect<PaymentProvider>
  readonly page: PaymentPage
  /** null: no keys are given. */
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

/** Dies with an answer for the driver where the shop's provider is not set up, or not for its currency. */
export const requireProvider = Effect.fnUntraced(function* (providerId: string, currency: string) {
  if ((yield* PaymentProviders).of(providerId, currency) === null) return yield* Effect.die(unavailable)
})

/**
 * Answers where a payment is made. A driver whose provider does not answer is told to ask again; where it is set up no
 * more, that would never end, and the answer is null: the order can still be read and withdrawn.
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
