/** The decision about a payment: made once per order, in one statement together with the report of it. */
import { randomUUID } from "node:crypto"
import { Context, DateTime, Effect, Layer } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import type { PaymentEvent } from "../../schemas/order.ts"
import type { Payment } from "../payment-protocol/payment-token.ts"
import type { Outcome, Verdict } from "./choice.ts"
import { leaseMilliseconds, type Report } from "./reports.ts"

export interface Decision {
  readonly outcome: Outcome
  readonly decidedAt: Date
  /** When the bank answers; later than `decidedAt` when it takes its time. */
  readonly answeredAt: Date
}

interface DecisionRow {
  readonly outcome: Outcome
  readonly decided_at: Date
  readonly answered_at: Date
}

const decisionOf = (row: DecisionRow): Decision => ({
  outcome: row.outcome,
  decidedAt: row.decided_at,
  answeredAt: row.answered_at
})

export class Decisions extends Context.Service<
  Decisions,
  {
    /** What was decided about an order, or null while it is open. */
    readonly find: (orderId: string) => Effect.Effect<Decision | null, SqlError.SqlError>
    /**
     * Records a verdict and its report, unless the order is decided already. Answers the decision that stands,
     * and the report where it is the caller's to deliver now: null when somebody else decided, or the bank is late.
     */
    readonly decide: (
      payment: Payment,
      verdict: Verdict
    ) => Effect.Effect<
      { readonly decision: Decision; readonly isNew: boolean; readonly report: Report | null },
      SqlError.SqlError
    >
  }
>()("payment-page/Decisions") {
  static readonly layer = Layer.effect(
    Decisions,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient

      const find = Effect.fn("Decisions.find")(function* (orderId: string) {
        const rows = yield* sql<DecisionRow>`
          select outcome, decided_at, answered_at from payment.decision where order_id = ${orderId}::uuid`
        return rows[0] === undefined ? null : decisionOf(rows[0])
      })

      const decide = Effect.fn("Decisions.decide")(function* (payment: Payment, verdict: Verdict) {
        const decidedAt = yield* DateTime.nowAsDate
        const answeredAt = new Date(decidedAt.getTime() + verdict.delaySeconds * 1000)
        const isLate = verdict.delaySeconds > 0
        const event: PaymentEvent = {
          eventId: randomUUID(),
          orderId: payment.orderId,
          outcome: verdict.outcome,
          amount: payment.amount,
          currencyCode: payment.currencyCode,
          occurredAt: answeredAt.toISOString()
        }
        const report: Report = {
          eventId: event.eventId,
          orderId: payment.orderId,
          address: payment.reportUrl,
          body: JSON.stringify(event),
          attempts: isLate ? 0 : 1
        }
        // A report that is due now is written as taken: the caller delivers it, and the worker only if the caller dies.
        const dueAt = isLate ? answeredAt : new Date(decidedAt.getTime() + leaseMilliseconds)
        // One statement is one transaction, and the shortest there is.
        const written = yield* sql`
          with decided as (
            insert into payment.decision (order_id, outcome, decided_at, answered_at)
            values (${payment.orderId}::uuid, ${verdict.outcome}, ${decidedAt}::timestamptz, ${answeredAt}::timestamptz)
            on conflict (order_id) do nothing
            returning order_id
          )
          insert into payment.report (event_id, order_id, address, body, due_at, attempts)
          select ${report.eventId}::uuid, order_id, ${report.address}, ${report.body},
            ${dueAt}::timestamptz, ${report.attempts}::integer
          from decided
          returning event_id`
        if (written.length > 0) {
          return {
            decision: { outcome: verdict.outcome, decidedAt, answeredAt },
            isNew: true,
            report: isLate ? null : report
          }
        }
        const decision = yield* find(payment.orderId)
        if (decision === null) return yield* Effect.die(new Error("A decision that was in the way is gone."))
        return { decision, isNew: false, report: null }
      })

      return Decisions.of({ find, decide })
    })
  )
}
