/** Reports of the payment page, each stored once under its own id. */
import { Context, Effect, Layer, Option, Schema } from "effect"
import { SqlClient, SqlSchema } from "effect/sql"
import { hundredths } from "../../../schemas/money.ts"
import { PaymentEvent } from "../../../schemas/payment-event.ts"
import { PaymentMethod } from "../../../schemas/payment-method.ts"
import { CurrencyCode } from "../../../schemas/primitives.ts"
import { first, only } from "../../database/statement.ts"
import { traced } from "../traced.ts"
import type { OrderRecord } from "./orders.ts"

/** Returns the payment's id; a report without one means the only payment of its order. */
export const paymentIdOf = ({ paymentId, orderId }: PaymentEvent): string =>
  (paymentId ?? orderId).toLowerCase()

export interface KnownMoney {
  /** Whether it was reported before, under any id. */
  readonly isReported: boolean
  /** The full payment was taken back at the provider: the report of that arrived first. */
  readonly isReturned: boolean
  /** One of the items was issued before, even if it was refunded since. */
  readonly isSold: boolean
  /** When the driver paid: for a slow bank, when it was asked, not when it answered. */
  readonly paidAt: Date
}

const decodeMethod = Schema.decodeUnknownOption(PaymentMethod)

const EventRow = Schema.Struct({
  orderId: Schema.String,
  paymentId: Schema.String,
  outcome: PaymentEvent.fields.outcome,
  amount: Schema.Int,
  currency: CurrencyCode
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const byId = SqlSchema.findOne({
    Request: Schema.String,
    Result: EventRow,
    execute: (eventId) => sql`
      select order_id, payment_id, outcome, amount, currency from shop.payment_event where event_id = ${eventId}`
  })
  return {
    /**
     * `new`, `known` with the same content, or `different` under a known id. The first report's method is kept:
     * one that could not be looked up makes no other report. Only within a transaction.
     */
    record: traced("PaymentEvents.record")(function* (event: PaymentEvent, applied: boolean) {
      const amount = hundredths(event.amount)
      const paymentId = paymentIdOf(event)
      // No receipt names that of a refunded payment; a late one of a deleted driver must not be kept either.
      const method = (applied && event.paymentMethod) || null
      const inserted = yield* sql`
        insert into shop.payment_event
          (event_id, order_id, payment_id, outcome, amount, currency, occurred_at, applied, payment_method)
        values (${event.eventId}, ${event.orderId}, ${paymentId}, ${event.outcome}, ${amount},
          ${event.currencyCode}, ${new Date(event.occurredAt)}, ${applied},
          ${method === null ? null : JSON.stringify(method)}::text::jsonb)
        on conflict (event_id) do nothing returning event_id`
      if (inserted.length > 0) return "new"
      const known = yield* byId(event.eventId)
      return known.orderId === event.orderId.toLowerCase() &&
        known.paymentId === paymentId &&
        known.outcome === event.outcome &&
        known.amount === amount &&
        known.currency === event.currencyCode
        ? "known"
        : "different"
    }, Effect.orDie),
    /** Returns what is known of reported money and of what it buys. */
    knownOf: (event: PaymentEvent, { items, total }: OrderRecord) => {
      const isOf = sql`order_id = ${event.orderId} and payment_id = ${paymentIdOf(event)}`
      const seals = items.flatMap(({ hash }) => hash ?? [])
      return only(sql<KnownMoney>`
        select exists (select 1 from shop.payment_event where ${isOf} and outcome = 'paid') as is_reported,
          exists (select 1 from shop.refund where ${isOf} and reason in ('returned', 'chargedBack')
            and amount >= ${total.hundredths}) as is_returned,
          exists (select 1 from shop.issued_ticket
            where order_id = ${event.orderId} or ${sql.in("seal", seals)}) as is_sold,
          least(${new Date(event.occurredAt)}::timestamptz, (
            select min(occurred_at) from shop.payment_event where ${isOf} and outcome = 'pending')) as paid_at`)
    },
    /**
     * Returns the payment that bought the tickets of an order; undefined if it was never paid. Its method is null if
     * it was not reported, or is unknown to this version.
     */
    paymentOf: (orderId: string) =>
      Effect.map(
        first(sql<{ paymentId: string; paymentMethod: unknown }>`
          select payment_id, payment_method from shop.payment_event
          where order_id = ${orderId} and outcome = 'paid' and applied`),
        (row) =>
          row && { paymentId: row.paymentId, method: Option.getOrNull(decodeMethod(row.paymentMethod)) }
      )
  }
})

export class PaymentEvents extends Context.Service<PaymentEvents>()("shop-service/PaymentEvents", { make }) {
  static readonly layer = Layer.effect(PaymentEvents, make)
}
