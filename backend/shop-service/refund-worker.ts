/** Requests due refunds until the provider has confirmed them, in the background and across restarts. */
import { Effect, Layer } from "effect"
import { drainEverySecond } from "../jobs.ts"
import { PaymentProviders } from "./payment/payment-providers.ts"
import { type DueRefund, Refunds } from "./repositories/refunds.ts"
import { traced } from "./traced.ts"

const attempt = traced("refund")(function* (refund: DueRefund) {
  const refunds = yield* Refunds
  const { refundId, orderId, paymentId, amount, currencyCode } = refund
  const request = { refundId, orderId, paymentId, amount, currencyCode }
  const provider = yield* (yield* PaymentProviders).withMoneyOf(request)
  const [answer, log] = yield* provider.refund(request, refund.failures).pipe(
    Effect.tap(() => refunds.confirm(refund, "confirmed")),
    Effect.as(["confirmed", Effect.logInfo] as const),
    Effect.catchTag("ProviderRefusal", ({ answer, failures }) =>
      failures === undefined
        ? Effect.as(refunds.postpone(refund, answer), [answer, Effect.logWarning] as const)
        : Effect.as(refunds.fail(refund, answer, failures), [answer, Effect.logError] as const)
    )
  )
  yield* Effect.annotateLogs(log("refund"), { refundId, orderId, attempts: refund.attempts, answer })
})

export const refundWorker = Layer.effectDiscard(
  Effect.gen(function* () {
    const { takeDue } = yield* Refunds
    yield* drainEverySecond(takeDue, attempt, "Refunds that are due could not be read. Next try in a second.")
  })
)
