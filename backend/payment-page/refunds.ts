/** Refunds: once per payment, however often requested. A demo moves no money; the table is its books. */
import { Context, DateTime, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { RefundRequest } from "../payment-protocol/refund.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** Returns the refund's time, new or earlier; `unknown` if never paid, `different` for another refund. */
    refund: Effect.fn("Refunds.refund")(function* (request: RefundRequest) {
      const { refundId, orderId, paymentId, amount, currencyCode } = request
      const now = yield* DateTime.nowAsDate
      yield* sql`
        insert into payment.refund (refund_id, order_id, payment_id, amount, currency, refunded_at)
        select ${refundId}::uuid, ${orderId}::uuid, ${paymentId}::uuid, ${amount}::numeric, ${currencyCode},
          ${now}::timestamptz
        where exists (
          select 1 from payment.report
          where order_id = ${orderId}::uuid and coalesce(payment_id, order_id) = ${paymentId}::uuid
            and body::jsonb ->> 'outcome' = 'paid' and (body::jsonb ->> 'amount')::numeric = ${amount}::numeric
            and body::jsonb ->> 'currencyCode' = ${currencyCode})
        on conflict do nothing`
      const [known] = yield* sql<{ readonly refundId: string; readonly refundedAt: Date }>`
        select refund_id, refunded_at from payment.refund
        where order_id = ${orderId}::uuid and payment_id = ${paymentId}::uuid`
      if (known === undefined) return "unknown"
      return known.refundId === refundId.toLowerCase() ? known.refundedAt : "different"
    })
  }
})

export class Refunds extends Context.Service<Refunds>()("payment-page/Refunds", { make }) {
  static readonly layer = Layer.effect(Refunds, make)
}
