/** Decisions about payments: one per order, in one statement together with its reports. */
import { randomUUID } from "node:crypto"
import { Context, DateTime, Effect, Layer, Option, Schema } from "effect"
import { SqlClient, SqlSchema } from "effect/sql"
import type { PaymentEvent } from "../../schemas/payment-event.ts"
import type { Payment } from "../payment-protocol/payment-token.ts"
import type { Outcome, Verdict } from "./choice.ts"
import { leaseMilliseconds, type Report } from "./reports.ts"

export interface Decision {
  readonly outcome: Outcome
  readonly decidedAt: Date
  /** Time of the bank's response; after `decidedAt` if it is late. */
  readonly answeredAt: Date
}

const DecisionRow = Schema.Struct({
  outcome: Schema.Literals(["paid", "declined", "cancelled"]),
  decidedAt: Schema.Date,
  answeredAt: Schema.Date
})

/** Returns the report as delivered for the first time. */
const reportOf = (
  payment: Payment,
  paymentId: string,
  outcome: PaymentEvent["outcome"],
  occurredAt: Date,
  paymentMethod?: Verdict["method"]
): Report => {
  const event: PaymentEvent = {
    eventId: randomUUID(),
    orderId: payment.orderId,
    paymentId,
    outcome,
    amount: payment.amount,
    currencyCode: payment.currencyCode,
    occurredAt: occurredAt.toISOString(),
    ...(paymentMethod === undefined ? {} : { paymentMethod })
  }
  return {
    eventId: event.eventId,
    orderId: payment.orderId,
    address: payment.reportUrl,
    body: JSON.stringify(event),
    attempts: 1
  }
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  const stored = SqlSchema.findOneOption({
    Request: Schema.String,
    Result: DecisionRow,
    execute: (orderId) => sql`
      select outcome, decided_at, answered_at from payment.decision where order_id = ${orderId}::uuid`
  })
  /** Returns the decision about an order, or null while there is none. */
  const find = Effect.fn("Decisions.find")(
    function* (orderId: string) {
      return Option.getOrNull(yield* stored(orderId))
    },
    Effect.catchTag("SchemaError", Effect.die)
  )

  /**
   * Records a verdict and its reports, unless the order is decided already. Returns the decision that
   * counts, and the report that the caller must deliver now: null if another call decided.
   */
  const decide = Effect.fn("Decisions.decide")(function* (payment: Payment, verdict: Verdict) {
    const decidedAt = yield* DateTime.nowAsDate
    const answeredAt = new Date(decidedAt.getTime() + verdict.delaySeconds * 1000)
    const isLate = verdict.delaySeconds > 0
    const paymentId = randomUUID()
    // Dated by the payment, which counts, not by the bank's response.
    const final = reportOf(payment, paymentId, verdict.outcome, decidedAt, verdict.method)
    // Reports to the shop that the bank has been asked.
    const first = isLate ? reportOf(payment, paymentId, "pending", decidedAt) : final
    const reports = isLate ? [first, { ...final, attempts: 0 }] : [first]
    // The due report is stored as taken: the caller delivers it, and the worker only if the caller dies.
    const leaseEnd = new Date(decidedAt.getTime() + leaseMilliseconds)
    const rows = reports.map((report) => ({
      event_id: report.eventId,
      address: report.address,
      body: report.body,
      due_at: report.attempts === 0 ? answeredAt : leaseEnd,
      attempts: report.attempts
    }))
    // One statement is one transaction, the shortest possible.
    const written = yield* sql`
      with decided as (
        insert into payment.decision (order_id, outcome, decided_at, answered_at)
        values (${payment.orderId}::uuid, ${verdict.outcome}, ${decidedAt}::timestamptz, ${answeredAt}::timestamptz)
        on conflict (order_id) do nothing
        returning order_id
      )
      insert into payment.report (event_id, order_id, payment_id, address, body, due_at, attempts)
      select r.event_id, decided.order_id, ${paymentId}::uuid, r.address, r.body, r.due_at, r.attempts
      from decided, jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as r (event_id uuid, address text, body text, due_at timestamptz, attempts integer)
      returning event_id`
    if (written.length > 0) {
      return { decision: { outcome: verdict.outcome, decidedAt, answeredAt }, isNew: true, report: first }
    }
    const decision = yield* find(payment.orderId)
    if (decision === null) return yield* Effect.die(new Error("A decision that was in the way is gone."))
    return { decision, isNew: false, report: null }
  })

  /** Records another payment of a decided order, as a fault does. Returns the report to deliver now. */
  const takeAgain = Effect.fn("Decisions.takeAgain")(function* (payment: Payment, method: Verdict["method"]) {
    const now = yield* DateTime.nowAsDate
    const paymentId = randomUUID()
    const report = reportOf(payment, paymentId, "paid", now, method)
    yield* sql`
      insert into payment.report (event_id, order_id, payment_id, address, body, due_at, attempts)
      values (${report.eventId}::uuid, ${payment.orderId}::uuid, ${paymentId}::uuid, ${report.address},
        ${report.body}, ${new Date(now.getTime() + leaseMilliseconds)}::timestamptz, ${report.attempts}::integer)`
    return report
  })

  return { find, decide, takeAgain }
})

export class Decisions extends Context.Service<Decisions>()("payment-page/Decisions", { make }) {
  static readonly layer = Layer.effect(Decisions, make)
}
