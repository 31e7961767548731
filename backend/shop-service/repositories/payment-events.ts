/** Reports of the payment page, each stored once under its own id. */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { PaymentEvent } from "../../../schemas/order.ts"
import { hundredths } from "../rules/offer.ts"
import { traced } from "../traced.ts"

/** Returns the payment's id; a report without one means the only payment of its order. */
export const paymentIdOf = ({ paymentId, orderId }: PaymentEvent): string =>
  (paymentId ?? orderId).toLowerCase()

export interface PaymentEventRepository {
  /** `new`, `known` with the same content, or `different` under a known id. Only within a transaction. */
  readonly record: (event: PaymentEvent, applied: boolean) => Effect.Effect<"new" | "known" | "different">
  /** Returns true if this money was reported before, under any id. */
  readonly isMoneyKnown: (event: PaymentEvent) => Effect.Effect<boolean>
  /** Returns the payment that bought the tickets of an order; undefined if it was never paid. */
  readonly paymentOf: (orderId: string) => Effect.Effect<string | undefined>
  /** Returns when the driver paid: for a slow bank, when it was asked, not when it answered. */
  readonly paidAt: (event: PaymentEvent) => Effect.Effect<Date>
}

interface Row {
  readonly order_id: string
  readonly payment_id: string
  readonly outcome: string
  readonly amount: number
  readonly currency: string
}

export class PaymentEvents extends Context.Service<PaymentEvents, PaymentEventRepository>()(
  "shop-service/PaymentEvents"
) {
  static readonly layer = Layer.effect(
    PaymentEvents,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      return {
        record: traced("PaymentEvents.record")(function* (event: PaymentEvent, applied: boolean) {
          const amount = hundredths(event.amount)
          const paymentId = paymentIdOf(event)
          const inserted = yield* sql`
            insert into shop.payment_event
              (event_id, order_id, payment_id, outcome, amount, currency, occurred_at, applied)
            values (${event.eventId}, ${event.orderId}, ${paymentId}, ${event.outcome}, ${amount},
              ${event.currencyCode}, ${new Date(event.occurredAt)}, ${applied})
            on conflict (event_id) do nothing returning event_id`
          if (inserted.length > 0) return "new"
          const [known] = yield* sql<Row>`
            select order_id, payment_id, outcome, amount, currency from shop.payment_event
            where event_id = ${event.eventId}`
          return known?.order_id === event.orderId.toLowerCase() &&
            known.payment_id === paymentId &&
            known.outcome === event.outcome &&
            known.amount === amount &&
            known.currency === event.currencyCode
            ? "known"
            : "different"
        }, Effect.orDie),
        isMoneyKnown: (event) =>
          sql<{ known: boolean }>`
            select exists (select 1 from shop.payment_event where order_id = ${event.orderId}
              and payment_id = ${paymentIdOf(event)} and outcome = 'paid') as known`.pipe(
            Effect.map(([row]) => row?.known === true),
            Effect.orDie
          ),
        paymentOf: (orderId) =>
          sql<Pick<Row, "payment_id">>`
            select payment_id from shop.payment_event
            where order_id = ${orderId} and outcome = 'paid' and applied`.pipe(
            Effect.map(([row]) => row?.payment_id),
            Effect.orDie
          ),
        paidAt: (event) =>
          sql<{ paid_at: Date }>`
            select least(${new Date(event.occurredAt)}::timestamptz, min(occurred_at)) as paid_at
            from shop.payment_event where order_id = ${event.orderId}
              and payment_id = ${paymentIdOf(event)} and outcome = 'pending'`.pipe(
            Effect.map(([row]) => row?.paid_at ?? new Date(event.occurredAt)),
            Effect.orDie
          )
      }
    })
  )
}
