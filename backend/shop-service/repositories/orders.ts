/** Orders and the plates they want. An open order past its time reads as expired; that is never stored. */
import { Context, Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { OrderStatus } from "../../../schemas/order.ts"
import { mayBeginWithPayment, Ticket } from "../../../schemas/ticket.ts"
import type { StoredStatus } from "../rules/payment-outcome.ts"
import { insertRows } from "./insert-rows.ts"

/** How long a driver may take to pay. */
const minutesToPay = 30

export interface OrderRecord {
  readonly id: string
  readonly reference: string
  readonly shopId: string
  readonly subject: string
  readonly requestFingerprint: string
  readonly storedStatus: StoredStatus
  readonly status: OrderStatus
  readonly items: ReadonlyArray<Ticket>
  /** In hundredths. */
  readonly total: number
  readonly currencyCode: string
  readonly locale: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

export interface NewOrder {
  readonly id: string
  readonly reference: string
  readonly shopId: string
  readonly subject: string
  readonly idempotencyKey: string
  readonly requestFingerprint: string
  readonly items: ReadonlyArray<Ticket>
  /** The items with the times for which they would be good if they were paid at once. */
  readonly wanted: ReadonlyArray<Ticket>
  readonly total: number
  readonly currencyCode: string
  readonly locale: string
}

interface Row {
  readonly id: string
  readonly reference: string
  readonly shop_id: string
  readonly subject: string
  readonly request_fingerprint: string
  readonly status: StoredStatus
  readonly is_expired: boolean
  readonly items: unknown
  readonly total: number
  readonly currency: string
  readonly locale: string
  readonly created_at: Date
  readonly expires_at: Date
}

const decodeItems = Schema.decodeUnknownEffect(Schema.Array(Ticket))

const recordOf = Effect.fnUntraced(function* (row: Row) {
  const record: OrderRecord = {
    id: row.id,
    reference: row.reference,
    shopId: row.shop_id,
    subject: row.subject,
    requestFingerprint: row.request_fingerprint,
    storedStatus: row.status,
    status: row.status === "open" && row.is_expired ? "expired" : row.status,
    items: yield* decodeItems(row.items),
    total: row.total,
    currencyCode: row.currency,
    locale: row.locale,
    createdAt: row.created_at,
    expiresAt: row.expires_at
  }
  return record
})

export interface OrderRepository {
  /**
   * Takes the driver's key until the transaction ends; false while another request holds it.
   * Only within a transaction.
   */
  readonly takeKey: (subject: string, idempotencyKey: string) => Effect.Effect<boolean>
  readonly byKey: (subject: string, idempotencyKey: string) => Effect.Effect<OrderRecord | undefined>
  readonly ofDriver: (id: string, shopId: string, subject: string) => Effect.Effect<OrderRecord | undefined>
  /** Locked until the transaction ends. */
  readonly locked: (id: string) => Effect.Effect<OrderRecord | undefined>
  readonly insert: (order: NewOrder) => Effect.Effect<OrderRecord>
  readonly setStatus: (id: string, status: StoredStatus) => Effect.Effect<void>
}

export class Orders extends Context.Service<Orders, OrderRepository>()("shop-service/Orders") {
  static readonly layer = Layer.effect(
    Orders,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      // The database's clock decides, since several services share it.
      const first = Effect.fnUntraced(function* (where: Statement.Fragment) {
        const [row] = yield* sql<Row>`
          select *, expires_at <= now() as is_expired from shop.customer_order where ${where}`
        return row === undefined ? undefined : yield* recordOf(row)
      }, Effect.orDie)
      return {
        takeKey: (subject, key) =>
          sql<{ taken: boolean }>`
            select pg_try_advisory_xact_lock(hashtext(${`order ${subject}`}), hashtext(${key})) as taken`.pipe(
            Effect.map(([row]) => row?.taken === true),
            Effect.orDie
          ),
        byKey: (subject, key) => first(sql`subject = ${subject} and idempotency_key = ${key}`),
        ofDriver: (id, shopId, subject) =>
          first(sql`id = ${id} and shop_id = ${shopId} and subject = ${subject}`),
        locked: (id) => first(sql`id = ${id} for update`),
        insert: Effect.fn("Orders.insert")(function* (order: NewOrder) {
          const [row] = yield* sql<Row>`
            insert into shop.customer_order (id, reference, shop_id, subject, idempotency_key, request_fingerprint,
              status, items, total, currency, locale, accepted_terms, accepted_privacy, created_at, expires_at)
            values (${order.id}, ${order.reference}, ${order.shopId}, ${order.subject}, ${order.idempotencyKey},
              ${order.requestFingerprint}, 'open', ${JSON.stringify(order.items)}::text::jsonb, ${order.total},
              ${order.currencyCode}, ${order.locale}, true, true, now(), now() + make_interval(mins => ${minutesToPay}))
            returning *, false as is_expired`
          const paidLate = ({ validTo }: Ticket) => Date.parse(validTo ?? "") + minutesToPay * 60_000
          const plates = order.wanted.flatMap((item, position) =>
            item.plates.map(({ plate, country }) => ({
              order_id: order.id,
              position,
              ticket_id: item.id,
              plate,
              country,
              valid_from: new Date(item.validFrom ?? Number.NaN),
              valid_to: new Date(mayBeginWithPayment(item) ? paidLate(item) : Date.parse(item.validTo ?? ""))
            }))
          )
          yield* insertRows(sql, "shop.order_plate", plates)
          return yield* recordOf(row as Row)
        }, Effect.orDie),
        setStatus: (id, status) =>
          sql`
            update shop.customer_order
            set status = ${status}, paid_at = case when ${status === "paid"} then now() else paid_at end
            where id = ${id}`.pipe(Effect.asVoid, Effect.orDie)
      }
    })
  )
}
