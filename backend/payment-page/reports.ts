/** The outbox: reports wait here until the shop service has accepted them, even if this process ends. */
import { Context, DateTime, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { ReportCounts } from "./metrics.ts"

/** A report taken by its holder, for delivery now. */
export interface Report {
  readonly eventId: string
  readonly orderId: string
  readonly address: string
  /** The bytes to post and to sign, the same for every attempt. */
  readonly body: string
  /** Includes this attempt. */
  readonly attempts: number
}

/** Lease of a taken report: longer than any attempt, short enough if the process dies. */
export const leaseMilliseconds = 10_000

/** Number of reports taken and delivered at the same time. */
const takenAtOnce = 10

/** Returns 1 s, doubling, at most 60 s. */
export const backoffMilliseconds = (attempts: number): number =>
  Math.min(60_000, 1000 * 2 ** Math.max(0, attempts - 1))

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  /** Takes some of the reports that are due; no two processes take the same one within its lease. */
  const takeDue = Effect.gen(function* () {
    const now = yield* DateTime.nowAsDate
    const leaseEnd = new Date(now.getTime() + leaseMilliseconds)
    return yield* sql<Report>`
      update payment.report set due_at = ${leaseEnd}::timestamptz, attempts = attempts + 1
      where event_id in (
        select event_id from payment.report
        where delivered_at is null and parked_at is null and due_at <= ${now}::timestamptz
        order by due_at limit ${takenAtOnce}::integer
        for update skip locked
      )
      returning event_id, order_id, address, body, attempts`
  }).pipe(Effect.withSpan("Reports.takeDue"))

  const markDelivered = Effect.fn("Reports.markDelivered")(function* (report: Report, answer: string) {
    const now = yield* DateTime.nowAsDate
    yield* sql`
      update payment.report set delivered_at = ${now}::timestamptz, last_answer = ${answer}
      where event_id = ${report.eventId}::uuid and delivered_at is null`
  })

  // Only for the latest attempt: a result that comes after the lease is ignored.
  /** Returns a report to the queue, for a retry later. */
  const postpone = Effect.fn("Reports.postpone")(function* (
    report: Report,
    answer: string,
    milliseconds: number
  ) {
    const now = yield* DateTime.nowAsDate
    const dueAt = new Date(now.getTime() + milliseconds)
    yield* sql`
      update payment.report set due_at = ${dueAt}::timestamptz, last_answer = ${answer}
      where event_id = ${report.eventId}::uuid and attempts = ${report.attempts}::integer`
  })

  /** Removes a report from the queue for good; it stays in the table for people. */
  const park = Effect.fn("Reports.park")(function* (report: Report, answer: string) {
    const now = yield* DateTime.nowAsDate
    yield* sql`
      update payment.report set parked_at = ${now}::timestamptz, last_answer = ${answer}
      where event_id = ${report.eventId}::uuid and attempts = ${report.attempts}::integer`
  })

  const counts = sql<ReportCounts>`
    select count(*) filter (where parked_at is null)::int as waiting, count(parked_at)::int as parked
    from payment.report where delivered_at is null`.pipe(
    Effect.map(([row]) => row ?? { waiting: 0, parked: 0 })
  )

  return { takeDue, markDelivered, postpone, park, counts }
})

export class Reports extends Context.Service<Reports>()("payment-page/Reports", { make }) {
  static readonly layer = Layer.effect(Reports, make)
}
