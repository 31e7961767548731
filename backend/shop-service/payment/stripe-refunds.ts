/** Refunds at Stripe: each is looked up before it is requested, beside those that the operator makes in the dashboard. */
import { Effect } from "effect"
import type Stripe from "stripe"
import { hundredths } from "../../../schemas/money.ts"
import type { RefundRequest } from "../../payment-protocol/refund.ts"
import type { CheckoutSessions } from "../repositories/checkout-sessions.ts"
import { traced } from "../traced.ts"
import { ProviderRefusal } from "./payment-provider.ts"
import { hasFailed, unconfirmed } from "./stripe-session.ts"

/** Makes the calls about refunds. `asked` makes a call of Stripe's library; `ofPayment` finds the session. */
export const stripeRefunds = (
  client: Stripe,
  asked: <A>(call: () => Promise<A>) => Effect.Effect<A, ProviderRefusal>,
  ofPayment: CheckoutSessions["Service"]["ofPayment"]
) => {
  const listed = (intent: string) =>
    Effect.map(
      asked(() => client.refunds.list({ payment_intent: intent, limit: 100 })),
      ({ data }) => ({ all: data, live: data.filter((one) => !hasFailed(one)) })
    )

  /** Returns the refunds of a payment, also those from the dashboard, and what they leave of it. */
  const refundsOf = Effect.fnUntraced(function* ({ orderId, paymentId, amount }: RefundRequest) {
    const stored = yield* ofPayment(orderId, paymentId)
    const intent = stored?.paymentIntent
    if (intent === undefined || intent === null) return yield* new ProviderRefusal({ answer: "no payment" })
    const { all, live } = yield* listed(intent)
    return {
      intent,
      all,
      left: live.reduce((left, { amount }) => left - amount, hundredths(amount)),
      waiting: live.find(({ status }) => status !== "succeeded")
    }
  })

  const refund = traced("Stripe.refund")(function* (request: RefundRequest, failures: number) {
    const { refundId, orderId, amount } = request
    // A session without anything to pay has no payment.
    if (amount === 0) return
    // Stripe drops keys after a day; refunds stay listed.
    const { intent, all, left, waiting } = yield* refundsOf(request)
    const failed = all.filter((one) => one.metadata?.["refundId"] === refundId && hasFailed(one))
    const made =
      left <= 0
        ? waiting
        : (failed[failures] ??
          (yield* asked(() =>
            client.refunds.create(
              { payment_intent: intent, amount: left, metadata: { refundId, orderId } },
              { idempotencyKey: `refund ${refundId} ${failures} ${left}` }
            )
          )))
    if (made !== undefined && made.status !== "succeeded") return yield* unconfirmed(made, failures)
  })

  const isRefunded = (request: RefundRequest) =>
    Effect.map(refundsOf(request), ({ left, waiting }) => left <= 0 && waiting === undefined)

  /** Returns the sum of the refunds of a payment that have not failed, in hundredths. */
  const refundedOf = (intent: string) =>
    Effect.map(listed(intent), ({ live }) => live.reduce((sum, { amount }) => sum + amount, 0))

  return { refund, isRefunded, refundedOf }
}
