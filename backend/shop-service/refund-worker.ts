/** Requests due refunds until the provider has confirmed them, in the background and across restarts. */
import { Effect, Layer } from "effect"
import type { Refund } from "../../schemas/order.ts"
import { drain, pollEverySecond } from "../jobs.ts"
import { PaymentProviders } from "./payment/payment-providers.ts"
import { Refunds } from "./repositories/refunds.ts"
import { traced } from "./traced.ts"

const attempt = traced("refund")(function* (refund: Refund) {
  const refunds = yield* Refunds
  const { refundId, orderId, paymentId, amount, currencyCode } = refund
  const request = { refundId, orderId, paymentId, amount, currencyCode }
  const provider = yield* (yield* PaymentProviders).withMoneyOf(request)
  const answer = yield* provider.refund(request).pipe(
    Effect.as("confirmed"),
    Effect.tap(() => refunds.confirm(refund, "confirmed")),
    Effect.catchTag("ProviderRefusal", ({ answer }) => Effect.as(refunds.postpone(refund, answer), answer))
  )
  const log = answer === "confirmed" ? Effect.logInfo("refund") : Effect.logWarning("refund")
  yield* Effect.annotateLogs(log, { refundId, orderId, attempts: refund.attempts, answer })
})

export const refundWorker = Layer.effectDiscard(
  Effect.gen(function* () {
    const { takeDue } = yield* Refunds
    yield* pollEverySecond(
      drain(takeDue, attempt).pipe(
        Effect.catchDefect(() =>
          Effect.logError("Refunds that are due could not be read. Next try in a second.")
        )
      )
    )
  })
)
