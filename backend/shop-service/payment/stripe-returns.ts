/** Reads Stripe's events of money taken back: refunds by the operator, refunds that have failed, and disputes. */
import { Effect, Schema } from "effect"
import type Stripe from "stripe"
import type { CheckoutSessions } from "../repositories/checkout-sessions.ts"
import type { ReturnedMoney } from "../rules/returned-money.ts"
import { traced } from "../traced.ts"
import type { ProviderRefusal } from "./payment-provider.ts"
import { Dispute, FailedRefund, paymentIdOfSession, RefundedCharge } from "./stripe-session.ts"

const isRefundedCharge = Schema.is(RefundedCharge)
const isDisputed = Schema.is(Dispute)
const isFailedRefund = Schema.is(FailedRefund)

/** Events of a dispute in which the bank has taken the money, or the operator has won it back. */
const disputeTypes = [
  "charge.dispute.created",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "charge.dispute.closed"
]

/** Events of a refund that has failed, by Stripe's older and newer names. It may have succeeded before. */
const failureTypes = ["refund.failed", "refund.updated", "charge.refund.updated"]

type TakenBack = Omit<ReturnedMoney, "orderId" | "paymentId">

/** `asked` makes a call of Stripe's library; `refundedOf` returns what Stripe lists as refunded of a payment. */
export const stripeReturns = (
  client: Stripe,
  asked: <A>(call: () => Promise<A>) => Effect.Effect<A, ProviderRefusal>,
  ofIntent: CheckoutSessions["Service"]["ofIntent"],
  refundedOf: (intent: string) => Effect.Effect<number, ProviderRefusal>
) => {
  const returnedBy = Effect.fnUntraced(function* ({ type, data, created }: Stripe.Event) {
    const occurredAt = new Date(created * 1000)
    const object: unknown = data.object
    const ofSession = (orderId: string | null, told: TakenBack, intent: string) =>
      Effect.map(ofIntent(intent, orderId), (session): ReturnedMoney | null =>
        session === undefined || session.sessionId === null
          ? null
          : { orderId: session.orderId, paymentId: paymentIdOfSession(session.sessionId), ...told }
      )
    if (type === "charge.refunded" && isRefundedCharge(object)) {
      const { amount_refunded: amount, metadata, payment_intent } = object
      return yield* ofSession(
        metadata?.orderId ?? null,
        { amount, dispute: null, occurredAt, failedRefund: null },
        payment_intent
      )
    }
    if (failureTypes.includes(type) && isFailedRefund(object)) {
      const { id, metadata, payment_intent } = object
      const failedRefund = metadata?.refundId ?? id
      const told = yield* ofSession(
        null,
        { amount: 0, dispute: null, occurredAt, failedRefund },
        payment_intent
      )
      return told && { ...told, amount: yield* refundedOf(payment_intent) }
    }
    if (!disputeTypes.includes(type) || !isDisputed(object) || object.status.startsWith("warning_"))
      return null
    const { id: dispute, payment_intent, status } = object
    const amount = status === "won" ? 0 : object.amount
    return yield* ofSession(null, { amount, dispute, occurredAt, failedRefund: null }, payment_intent)
  })

  const returnedSince = traced("Stripe.returnedSince")(function* (since: Date) {
    const created = { gte: Math.floor(since.getTime() / 1000) }
    const types = ["charge.refunded", ...failureTypes, ...disputeTypes]
    const events = yield* asked(async () => {
      const all: Array<Stripe.Event> = []
      const pages = client.events.list({ types, created, limit: 100 })
      for await (const event of pages) all.push(event)
      return all
    })
    return (yield* Effect.forEach(events, returnedBy)).filter((money) => money !== null)
  })

  return { returnedBy, returnedSince }
}
