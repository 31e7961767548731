/** Refunds: recorded once per payment, and due until the payment page has confirmed them. */
import { randomUUID } from "node:crypto"
import { Context, Effect, Layer, Schema } from "effect"
import { SqlClient, SqlSchema, type Statement } from "effect/sql"
import { majorUnits } from "../../../schemas/money.ts"
import { Refund } from "../../../schemas/order.ts"
import { CurrencyCode } from "../../../schemas/primitives.ts"
import { first, run } from "../../database/statement.ts"
import { afterNews, type ReturnedMoney, type StoredReturn } from "../rules/returned-money.ts"
import type { OrderRecord } from "./orders.ts"
import { joinedShop } from "./shops.ts"

/** Maximum number listed, and maximum number requested at the same time. */
const maxListed = 500
const takenAtOnce = 10

/** Seconds of a refund's lease: longer than an attempt, short enough if the process dies. */
const leaseSeconds = 30

/** Seconds between two attempts: 1, doubling, at most an hour. */
const pauseAfter = (attempts: number): number => Math.min(3600, 2 ** Math.min(attempts - 1, 12))

const RefundRow = Schema.Struct({
  id: Schema.String,
  orderId: Schema.String,
  reference: Schema.String,
  paymentId: Schema.String,
  amount: Schema.Int,
  currency: CurrencyCode,
  reason: Refund.fields.reason,
  createdAt: Schema.Date,
  refundedAt: Schema.NullOr(Schema.Date),
  attempts: Schema.Int,
  lastAnswer: Schema.NullOr(Schema.String),
  failures: Schema.Int,
  state: Refund.fields.state
})

const refundsOf = (rows: ReadonlyArray<typeof RefundRow.Type>): ReadonlyArray<DueRefund> =>
  rows.map(({ id, amount, currency, createdAt, refundedAt, ...row }) => ({
    ...row,
    refundId: id,
    amount: majorUnits(amount),
    currencyCode: currency,
    createdAt: createdAt.toISOString(),
    refundedAt: refundedAt?.toISOString() ?? null
  }))

/** State of a refund `r`: one that has failed at the provider is due at infinity. */
const state = `case when r.refunded_at is not null then 'refunded' when r.due_at = 'infinity' then 'failed' else 'due' end`

export interface DueRefund extends Refund {
  /** How many refunds of this payment have failed at the provider. */
  readonly failures: number
}

export interface RefundRepository {
  /** Adds a refund of the full payment of this order, also after a part was returned at the provider. Once per payment. */
  readonly add: (order: OrderRecord, paymentId: string, reason: Refund["reason"]) => Effect.Effect<void>
  /**
   * Stores money returned at the provider. Returns all that is gone of the payment, in hundredths; null for nothing new, as
   * for our own refund. Only within a transaction.
   */
  readonly keepReturned: (order: OrderRecord, money: ReturnedMoney) => Effect.Effect<number | null>
  /** Returns the refund of a payment, due or done; undefined if there is none. */
  readonly ofPayment: (orderId: string, paymentId: string) => Effect.Effect<Refund | undefined>
  /** Returns the refunds of an order, except for those of which nothing is left, as after a dispute that was won. */
  readonly ofOrder: (orderId: string) => Effect.Effect<ReadonlyArray<Refund>>
  /** Makes one that has failed due again. Returns the refund; undefined if there is none. */
  readonly retry: (refundId: string) => Effect.Effect<Refund | undefined>
  readonly list: (state: Refund["state"] | undefined) => Effect.Effect<ReadonlyArray<Refund>>
  /** Takes some that are due; no two processes take the same one within its lease. */
  readonly takeDue: Effect.Effect<ReadonlyArray<DueRefund>>
  readonly confirm: (refund: Refund, answer: string) => Effect.Effect<void>
  /** Schedules a retry, later each time. */
  readonly postpone: (refund: Refund, answer: string) => Effect.Effect<void>
  /** Records that the provider has given up: it waits for a retry. */
  readonly fail: (refund: Refund, answer: string, failures: number) => Effect.Effect<void>
}

export class Refunds extends Context.Service<Refunds, RefundRepository>()("shop-service/Refunds") {
  static readonly layer = Layer.effect(
    Refunds,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const find = SqlSchema.findAll({
        Request: Schema.Any,
        Result: RefundRow,
        execute: (condition: Statement.Fragment) => sql`
          select r.*, ${sql.literal(state)} as state, o.reference
          from shop.refund r join shop.customer_order o on o.id = r.order_id
          where ${condition} order by r.created_at desc, r.id limit ${maxListed}`
      })
      const where = (condition: Statement.Fragment) => Effect.orDie(Effect.map(find(condition), refundsOf))
      const takeDue = SqlSchema.findAll({
        Request: Schema.Void,
        Result: RefundRow,
        execute: () => sql`
          with taken as (
            update shop.refund set attempts = attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
            where id in (select r.id from shop.refund r join shop.customer_order o on o.id = r.order_id ${sql.literal(joinedShop)}
              where r.refunded_at is null and r.due_at <= now()
              order by r.due_at limit ${takenAtOnce} for update of r skip locked)
            returning *)
          select taken.*, 'due' as state, o.reference from taken join shop.customer_order o on o.id = taken.order_id`
      })
      return {
        add: (order, paymentId, reason) =>
          run(sql`
            insert into shop.refund as r (id, order_id, payment_id, amount, currency, reason)
            values (${randomUUID()}, ${order.id}, ${paymentId}, ${order.total.hundredths}, ${order.total.currencyCode}, ${reason})
            on conflict (order_id, payment_id) do update set amount = excluded.amount, reason = excluded.reason,
              parts = null, refunded_at = null, last_answer = null, due_at = now()
            where r.reason in ('returned', 'chargedBack') and r.amount < excluded.amount`),
        keepReturned: Effect.fnUntraced(function* (order: OrderRecord, money: ReturnedMoney) {
          const known = yield* first(sql<StoredReturn>`
            select amount, reason, refunded_at, parts from shop.refund
            where order_id = ${order.id} and payment_id = ${money.paymentId} for update`)
          const after = afterNews(known, money, order.total.hundredths, order.storedStatus === "paid")
          if (after === null) return null
          if (after.isOwed === true) {
            yield* run(sql`
              update shop.refund set amount = ${after.amount}, parts = null, refunded_at = null, due_at = 'infinity',
                last_answer = 'failed', failures = failures + case when id::text = ${money.failedRefund} then 1 else 0 end
              where order_id = ${order.id} and payment_id = ${money.paymentId}`)
            return null
          }
          const chargedBackAt = money.dispute !== null && money.amount > 0 ? money.occurredAt : null
          const parts = after.parts && JSON.stringify(after.parts)
          yield* run(sql`
            insert into shop.refund as r
              (id, order_id, payment_id, amount, currency, reason, parts, charged_back_at, refunded_at, last_answer)
            values (${randomUUID()}, ${order.id}, ${money.paymentId}, ${after.amount}, ${order.total.currencyCode},
              ${after.reason}, ${parts}::text::jsonb, ${chargedBackAt}, statement_timestamp(), 'at the provider')
            on conflict (order_id, payment_id) do update set amount = excluded.amount, reason = excluded.reason,
              parts = excluded.parts, charged_back_at = greatest(r.charged_back_at, excluded.charged_back_at),
              refunded_at = coalesce(r.refunded_at, excluded.refunded_at),
              last_answer = excluded.last_answer`)
          // The tickets of the order are by another payment, or there are none.
          return after.parts === null ? null : after.amount
        }),
        ofPayment: (orderId, paymentId) =>
          Effect.map(
            where(sql`r.order_id = ${orderId} and r.payment_id::text = ${paymentId}`),
            ([one]) => one
          ),
        ofOrder: (orderId) => where(sql`r.order_id = ${orderId} and r.amount > 0`),
        list: (wanted) => where(wanted === undefined ? sql`true` : sql`${sql.literal(state)} = ${wanted}`),
        retry: (refundId) =>
          run(sql`
            update shop.refund set due_at = now()
            where id = ${refundId} and due_at = 'infinity' and refunded_at is null`).pipe(
            Effect.andThen(where(sql`r.id = ${refundId}`)),
            Effect.map(([one]) => one)
          ),
        takeDue: Effect.orDie(Effect.map(takeDue(), refundsOf)),
        confirm: ({ refundId }, answer) =>
          run(sql`
            update shop.refund set refunded_at = now(), last_answer = ${answer}
            where id = ${refundId} and refunded_at is null`),
        // Only for the latest attempt: a result that comes after the lease is ignored.
        postpone: ({ refundId, attempts }, answer) =>
          run(sql`
            update shop.refund
            set last_answer = ${answer}, due_at = now() + make_interval(secs => ${pauseAfter(attempts)})
            where id = ${refundId} and attempts = ${attempts} and refunded_at is null`),
        fail: ({ refundId, attempts }, answer, failures) =>
          run(sql`
            update shop.refund set last_answer = ${answer}, failures = ${failures}, due_at = 'infinity'
            where id = ${refundId} and attempts = ${attempts} and refunded_at is null`)
      }
    })
  )
}
