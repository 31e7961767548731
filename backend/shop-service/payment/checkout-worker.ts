/**
 * Ends the sessions of orders that can no longer be paid, so that a decision to buy is paid once, and hears of money whose
 * report was lost.
 */
import { Effect, Layer } from "effect"
import { inTransaction } from "../../database/in-transaction.ts"
import { applyReport } from "../handlers/payment-report.ts"
import { CheckoutSessions, type StoredSession } from "../repositories/checkout-sessions.ts"
import { PaymentProviders } from "./payment-providers.ts"
import type { StripeCheckout } from "./stripe-checkout.ts"

const pause = "1 second"

const closeOne = Effect.fn("closeSession")(function* (stripe: StripeCheckout, session: StoredSession) {
  const { orderId } = session
  const { closed } = yield* CheckoutSessions
  const answer = yield* stripe.close(session).pipe(
    Effect.flatMap((event) =>
      event === null ? Effect.succeed("closed") : Effect.as(inTransaction(applyReport(event)), "paid")
    ),
    Effect.tap(() => closed(orderId)),
    Effect.catch((error) => Effect.succeed(error._tag === "ProviderRefusal" ? error.answer : error.code))
  )
  const log = answer === "closed" || answer === "paid" ? Effect.logInfo : Effect.logWarning
  yield* Effect.annotateLogs(log("checkout session"), { orderId, answer })
})

const closeOverdue = Effect.fnUntraced(function* (stripe: StripeCheckout) {
  const { takeOverdue } = yield* CheckoutSessions
  while (true) {
    const taken = yield* takeOverdue
    if (taken.length === 0) return
    yield* Effect.forEach(taken, (session) => closeOne(stripe, session), {
      concurrency: "unbounded",
      discard: true
    })
  }
})

export const checkoutWorker = Layer.effectDiscard(
  Effect.gen(function* () {
    const { stripe } = yield* PaymentProviders
    if (stripe === null) return
    yield* closeOverdue(stripe).pipe(
      Effect.catchDefect(() =>
        Effect.logError("Sessions of Checkout could not be ended. Next try in a second.")
      ),
      Effect.andThen(Effect.sleep(pause)),
      Effect.forever,
      Effect.forkScoped
    )
  })
)
