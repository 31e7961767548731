/**
 * Closes the sessions of orders that can no longer be paid, so that a purchase is paid once, and finds money
 * whose report was lost: received or returned.
 */
import { Effect, Layer } from "effect"
import { inTransaction } from "../../database/in-transaction.ts"
import { drain, drainEverySecond, pollEverySecond } from "../../jobs.ts"
import { applyReport } from "../handlers/payment-report.ts"
import { receiveReturn } from "../handlers/returned-money.ts"
import { CheckoutSessions, type StoredSession, type UnreadEvents } from "../repositories/checkout-sessions.ts"
import { traced } from "../traced.ts"
import { PaymentProviders } from "./payment-providers.ts"
import type { StripeCheckout } from "./stripe-checkout.ts"

const closeOne = traced("closeSession")(function* (stripe: StripeCheckout, session: StoredSession) {
  const { orderId } = session
  const { closed, waiting } = yield* CheckoutSessions
  const answer = yield* stripe.close(session).pipe(
    Effect.flatMap((event) =>
      event === null ? Effect.succeed("closed") : Effect.as(inTransaction(applyReport(event)), event.outcome)
    ),
    Effect.tap((outcome) => (outcome === "pending" ? waiting(orderId) : closed(orderId))),
    Effect.catch((error) => Effect.succeed(error._tag === "ProviderRefusal" ? error.answer : error.code))
  )
  const log = ["closed", "paid", "pending", "declined"].includes(answer) ? Effect.logInfo : Effect.logWarning
  yield* Effect.annotateLogs(log("checkout session"), { orderId, answer })
})

const readEvents = traced("readEvents")(function* (stripe: StripeCheckout, events: UnreadEvents) {
  const returned = yield* stripe.returnedSince(events.since)
  yield* Effect.forEach(returned, (money) => receiveReturn(stripe, money))
  yield* (yield* CheckoutSessions).eventsRead(events)
})

export const checkoutWorker = Layer.effectDiscard(
  Effect.gen(function* () {
    const { stripe } = yield* PaymentProviders
    if (stripe === null) return
    const { takeOverdue, takeUnread } = yield* CheckoutSessions
    yield* drainEverySecond(
      takeOverdue,
      (session) => closeOne(stripe, session),
      "Sessions of Checkout could not be ended. Next try in a second."
    )
    yield* pollEverySecond(
      drain(takeUnread, (events) => readEvents(stripe, events)).pipe(
        Effect.catch((error) =>
          Effect.annotateLogs(Effect.logWarning("events of Stripe not read"), {
            answer: error._tag === "ProviderRefusal" ? error.answer : error.code
          })
        ),
        Effect.catchDefect(() => Effect.logError("Events of Stripe could not be read. Next try in an hour."))
      )
    )
  })
)
