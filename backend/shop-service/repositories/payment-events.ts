/** Reports of the payment page, each kept once under its own id. */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { PaymentEvent } from "../../../schemas/order.ts"
import { hundredths } from "../rules/offer.ts"
import { traced } from "../traced.ts"

/** Who names no payment means the only one of its order. */
export const paymentIdOf = ({ paymentId, orderId }: PaymentEvent): string =>
  (paymentId ?? orderId).toLowerCase()

export interface PaymentEventRepository {
  /** `new`, `known` with the same content, or `different` under an id that is taken. Only within a transaction. */
  readonly record: (event: PaymentEvent, applied: boolean) => Effect.Effect<"new" | "known" | "different">
  /** Whether this money was reported before, under whatever id. */
  readonly isMoneyKnown: (event: PaymentEvent) => Effect.Effect<boolean>
  /** When the driver paid: where the bank took its time, when it was asked, and not when it answered. */
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
