/**
 * Stripe's hosted Checkout as a provider. Each request is stored before it is sent, and sent unchanged under
 * the same idempotency key until it is answered: a lost response makes no second session, no second refund.
 */
import { Clock, Effect, Redacted, Schema } from "effect"
import Stripe from "stripe"
import type { BadRequest, Unauthorized } from "../../../schemas/api/errors.ts"
import type { PaymentEvent } from "../../../schemas/payment-event.ts"
import type { Payment } from "../../payment-protocol/payment-token.ts"
import type { RefundRequest } from "../../payment-protocol/refund.ts"
import { CheckoutSessions, type StoredSession } from "../repositories/checkout-sessions.ts"
import { badRequest, unauthorized } from "../rules/refused.ts"
import type { ReturnedMoney } from "../rules/returned-money.ts"
import type { StripeSettings } from "../settings.ts"
import { traced } from "../traced.ts"
import { noAnswer, type PaymentProvider, ProviderRefusal } from "./payment-provider.ts"
import { methodOfCharge } from "./stripe-method.ts"
import { stripeRefunds } from "./stripe-refunds.ts"
import { stripeReturns } from "./stripe-returns.ts"
import {
  CheckoutSession,
  eventOfSession,
  outcomeOf,
  outcomeOfEnded,
  SessionName,
  sessionRequest,
  stripeMinimum
} from "./stripe-session.ts"

export const stripeSignatureHeader = "stripe-signature"

/** Per attempt: a driver waits for the session. */
const timeoutMilliseconds = 8000
const retries = 1
/** A paid order does not wait longer for what its receipt says; Stripe's library repeats a closed connection. */
const once: Stripe.RequestOptions = { timeout: 2000, maxNetworkRetries: 0 }

/** Maximum age of a report, against replays. */
const toleranceSeconds = 5 * 60

const decodeSession = Schema.decodeUnknownEffect(CheckoutSession)
const isNamedAsOurs = Schema.is(SessionName)
/** Without Stripe's message: it may repeat the input. */
const refusalOf = (cause: unknown): ProviderRefusal =>
  cause instanceof Stripe.errors.StripeError && cause.statusCode !== undefined
    ? new ProviderRefusal({
        answer: cause.code ?? cause.type,
        isFinal: cause instanceof Stripe.errors.StripeInvalidRequestError
      })
    : noAnswer()

export interface StripeCheckout extends PaymentProvider {
  /**
   * Returns the news in recent bytes signed by Stripe: the outcome of a payment, or money returned at Stripe
   * by the operator or a bank; null: nothing about an order.
   */
  readonly verify: (
    body: string,
    signature: string
  ) => Effect.Effect<PaymentEvent | ReturnedMoney | null, Unauthorized | BadRequest | ProviderRefusal>
  /** Returns money returned at Stripe since then, as its reports have it, since these may have been lost. */
  readonly returnedSince: (since: Date) => Effect.Effect<ReadonlyArray<ReturnedMoney>, ProviderRefusal>
  /** Returns true if refunds, by whomever, have returned the whole payment. */
  readonly isRefunded: (payment: RefundRequest) => Effect.Effect<boolean, ProviderRefusal>
  /** Closes the session of an order that can no longer be paid. Returns its news: paid, or bank asked. */
  readonly close: (session: StoredSession) => Effect.Effect<PaymentEvent | null, ProviderRefusal>
}

export const stripeCheckout = Effect.fnUntraced(function* (settings: StripeSettings) {
  const sessions = yield* CheckoutSessions
  const { protocol, hostname, port } = new URL(settings.apiOrigin)
  const client = new Stripe(Redacted.value(settings.secretKey), {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    ...(port === "" ? {} : { port }),
    maxNetworkRetries: retries,
    timeout: timeoutMilliseconds,
    telemetry: false
  })
  const asked = <A>(call: () => Promise<A>) => Effect.tryPromise({ try: call, catch: refusalOf })
  const understood = (session: unknown) =>
    Effect.mapError(decodeSession(session), () => new ProviderRefusal({ answer: "not understood" }))

  /** Includes the payment with its charge: when and how it was paid. */
  const expanded = (id: string, options?: Stripe.RequestOptions) =>
    asked(() => client.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] }, options))

  /** Returns the session of this request: new, or from an earlier attempt whose response was lost. */
  const begun = Effect.fnUntraced(function* (orderId: string, request: Stripe.Checkout.SessionCreateParams) {
    const { id, url } = yield* asked(() =>
      client.checkout.sessions.create(request, { idempotencyKey: `order ${orderId}` })
    )
    if (url === null) return yield* new ProviderRefusal({ answer: "no address" })
    yield* sessions.begun(orderId, id, url)
    return { id, url }
  })

  const create = traced("Stripe.create")(function* (payment: Payment) {
    const { request, url } = yield* sessions.wanted(payment.orderId, sessionRequest(payment))
    return url ?? (yield* begun(payment.orderId, request)).url
  })

  const signedEvent = Effect.fnUntraced(function* (body: string, signature: string) {
    const now = yield* Clock.currentTimeMillis
    return yield* Effect.try({
      try: () =>
        client.webhooks.constructEvent(
          body,
          signature,
          Redacted.value(settings.webhookSecret),
          toleranceSeconds,
          undefined,
          now
        ),
      catch: () =>
        unauthorized(
          "E_SIGNATURE_INVALID",
          "This is not signed by Stripe with the secret of this endpoint, or was signed too long ago.",
          stripeSignatureHeader
        )
    })
  })

  /** A report does not name the method. The payment counts without it. */
  const methodOf = (sessionId: string) =>
    expanded(sessionId, once).pipe(
      Effect.map(({ payment_intent: intent }) =>
        typeof intent === "object" ? methodOfCharge(intent?.latest_charge) : null
      ),
      Effect.catch(({ answer }) =>
        Effect.as(Effect.annotateLogs(Effect.logWarning("payment method not read"), { answer }), null)
      )
    )

  const { refund, isRefunded, refundedOf } = stripeRefunds(client, asked, sessions.ofPayment)
  const { returnedBy, returnedSince } = stripeReturns(client, asked, sessions.ofIntent, refundedOf)

  const reportOf = Effect.fnUntraced(function* (event: Stripe.Event) {
    const sold: unknown = event.data.object
    if (!isNamedAsOurs(sold) || !(yield* sessions.isOurs({ ...sold, payment_intent: null }))) return null
    const session = yield* Effect.mapError(decodeSession(sold), () =>
      badRequest("E_REQUEST_INVALID", "This is no session of Checkout that was begun here.", "data.object")
    )
    const outcome = outcomeOf(event.type, session)
    if (outcome === null) return null
    yield* sessions.isOurs(session)
    const method = outcome === "paid" ? yield* methodOf(session.id) : null
    return eventOfSession(session, outcome, new Date(event.created * 1000), method)
  })

  const verify = traced("Stripe.verify")(function* (body: string, signature: string) {
    const event = yield* signedEvent(body, signature)
    return yield* event.type.startsWith("checkout.session.") ? reportOf(event) : returnedBy(event)
  })

  const close = traced("Stripe.close")(function* (stored: StoredSession) {
    const id = stored.sessionId ?? (yield* begun(stored.orderId, stored.request)).id
    // Refused if it was paid or has expired: that is checked next.
    yield* asked(() => client.checkout.sessions.expire(id)).pipe(
      Effect.catchIf(
        ({ isFinal }) => isFinal === true,
        () => Effect.void
      )
    )
    const found = yield* expanded(id)
    const intent = typeof found.payment_intent === "string" ? null : found.payment_intent
    const session = yield* understood({ ...found, payment_intent: intent?.id ?? found.payment_intent })
    if (session.status === "open") return yield* new ProviderRefusal({ answer: "still open" })
    const outcome = outcomeOfEnded(session, intent)
    if (outcome === null) return null
    yield* sessions.isOurs(session)
    // Valid from the payment on, however late that is found out.
    const charge = intent?.latest_charge
    const paidAt =
      typeof charge === "object" && charge !== null ? charge.created * 1000 : yield* Clock.currentTimeMillis
    return eventOfSession(session, outcome, new Date(paidAt), methodOfCharge(charge))
  })

  const checkout: StripeCheckout = {
    minimum: stripeMinimum,
    create,
    verify,
    returnedSince,
    refund,
    isRefunded,
    close: (stored) =>
      close(stored).pipe(
        // Never begun, and too late to begin: nothing can be paid.
        Effect.catchIf(
          ({ isFinal }) => stored.sessionId === null && isFinal === true,
          () => Effect.succeed(null)
        )
      )
  }
  return checkout
})
