/** Orders, their idempotency keys, and the plates they want. An open order past its time reads as expired. */
import { Context, Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { OrderRefund, OrderStatus } from "../../../schemas/order.ts"
import { Ticket } from "../../../schemas/ticket.ts"
import { minutesToPay } from "../rules/cart-item.ts"
import { majorUnits } from "../rules/offer.ts"
import type { StoredStatus } from "../rules/payment-outcome.ts"
import { SoldBy } from "../rules/sold-by.ts"
import { traced } from "../traced.ts"
import { insertRows } from "./insert-rows.ts"

/** Minutes that plates and places stay held, and the same cannot be ordered, while the bank is silent. */
const minutesToAnswer = 120

export interface OrderRecord {
  readonly id: string
  readonly reference: string
  readonly shopId: string
  readonly subject: string
  readonly storedStatus: StoredStatus
  readonly status: OrderStatus
  readonly items: ReadonlyArray<Ticket>
  /** In hundredths. */
  readonly total: number
  readonly currencyCode: string
  readonly locale: string
  /** The driver has requested that it begins before the right of withdrawal ends. */
  readonly expressRequest: boolean
  /** Address for mails about it; null: none is sent. */
  readonly email: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  /** Its plates and places are reserved: it waits, for a limited time, for the driver or the bank. */
  readonly isHeld: boolean
  readonly settledAt: Date | null
  readonly replacedBy: string | null
  readonly refunds: ReadonlyArray<OrderRefund>
  /** Null for orders made before it was recorded. */
  readonly soldBy: SoldBy | null
}

export type NewOrder = Pick<
  OrderRecord,
  | "id"
  | "reference"
  | "shopId"
  | "subject"
  | "items"
  | "total"
  | "currencyCode"
  | "locale"
  | "expressRequest"
  | "email"
  | "soldBy"
> & {
  /** Items with the times for which they are held. */
  readonly wanted: ReadonlyArray<Ticket>
  /** First end among the items whose validity does not begin with the payment: payable until then. */
  readonly payableUntil: Date | null
}

export interface OrderUnderKey {
  readonly order: OrderRecord
  readonly requestFingerprint: string
}

interface Row {
  readonly id: string
  readonly reference: string
  readonly shop_id: string
  readonly subject: string
  readonly status: StoredStatus
  readonly is_over: boolean
  readonly items: unknown
  readonly total: number
  readonly currency: string
  readonly locale: string
  readonly express_request: boolean
  readonly email: string | null
  readonly created_at: Date
  readonly expires_at: Date
  readonly settled_at: Date | null
  readonly replaced_by: string | null
  readonly sold_by: unknown
  readonly refunds: ReadonlyArray<{ readonly amount: number; readonly refundedAt: string | null }>
}

const decodeSoldBy = Schema.decodeUnknownEffect(Schema.NullOr(SoldBy))
const decodeItems = Schema.decodeUnknownEffect(Schema.Array(Ticket))

const recordOf = Effect.fnUntraced(function* (row: Row) {
  const record: OrderRecord = {
    id: row.id,
    reference: row.reference,
    shopId: row.shop_id,
    subject: row.subject,
    storedStatus: row.status,
    status: row.status === "open" && row.is_over ? "expired" : row.status,
    items: yield* decodeItems(row.items),
    total: row.total,
    currencyCode: row.currency,
    locale: row.locale,
    expressRequest: row.express_request,
    email: row.email,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    isHeld: (row.status === "open" || row.status === "processing") && !row.is_over,
    settledAt: row.settled_at,
    replacedBy: row.replaced_by,
    soldBy: yield* decodeSoldBy(row.sold_by),
    refunds: row.refunds.map(({ amount, refundedAt }) => ({
      amount: majorUnits(amount),
      refundedAt: refundedAt === null ? null : new Date(refundedAt).toISOString()
    }))
  }
  return record
})

type Driver = Pick<OrderRecord, "subject" | "shopId">

export interface OrderRepository {
  /**
   * Locks the driver's idempotency key until the transaction ends; false while another request holds it. Only
   * within a transaction.
   */
  readonly takeKey: (subject: string, idempotencyKey: string) => Effect.Effect<boolean>
  /**
   * Locks the orders and the cart of this driver in this shop until the transaction ends. Taken before any
   * row of an order or cart is locked, to avoid deadlocks.
   */
  readonly lockDriver: (driver: Driver) => Effect.Effect<void>
  readonly byKey: (subject: string, idempotencyKey: string) => Effect.Effect<OrderUnderKey | undefined>
  readonly rememberKey: (
    order: OrderRecord,
    idempotencyKey: string,
    requestFingerprint: string
  ) => Effect.Effect<void>
  readonly byId: (id: string) => Effect.Effect<OrderRecord | undefined>
  /** Returns the order with this id or reference. */
  readonly named: (name: string) => Effect.Effect<OrderRecord | undefined>
  readonly ofDriver: (id: string, driver: Driver) => Effect.Effect<OrderRecord | undefined>
  /** Locked until the transaction ends. */
  readonly locked: (id: string) => Effect.Effect<OrderRecord | undefined>
  /** Returns the order stored as open, even past its time. */
  readonly openOf: (driver: Driver) => Effect.Effect<OrderRecord | undefined>
  /** Returns the orders that hold plates and places, latest first. */
  readonly heldOf: (driver: Driver) => Effect.Effect<ReadonlyArray<OrderRecord>>
  /** Returns all paid orders, latest first. */
  readonly paidOf: (driver: Driver) => Effect.Effect<ReadonlyArray<OrderRecord>>
  /** Returns the driver's other orders that were paid since this one was made. */
  readonly paidSince: (order: OrderRecord) => Effect.Effect<ReadonlyArray<OrderRecord>>
  /** Returns the orders that replaced this one, in sequence. */
  readonly replacementsOf: (order: OrderRecord) => Effect.Effect<ReadonlyArray<OrderRecord>>
  readonly insert: (order: NewOrder) => Effect.Effect<OrderRecord>
  /** Stores the VAT rate at the payment; no effect for an order without a recorded seller. */
  readonly keepVatRate: (id: string, vatRate: number) => Effect.Effect<void>
  /** Sets the status. A hold is prolonged while the bank is asked; an ended hold is not resumed. */
  readonly setStatus: (id: string, status: StoredStatus, replacedBy?: string | null) => Effect.Effect<void>
}

export class Orders extends Context.Service<Orders, OrderRepository>()("shop-service/Orders") {
  static readonly layer = Layer.effect(
    Orders,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      // The database's clock decides, since several processes share it; at the statement, since a transaction
      // may have waited for a lock.
      const select = Effect.fnUntraced(function* (rest: Statement.Fragment) {
        const rows = yield* sql<Row & { readonly request_fingerprint: string }>`
          select o.*, o.expires_at <= statement_timestamp() as is_over, coalesce((
              select jsonb_agg(jsonb_build_object('amount', r.amount, 'refundedAt', r.refunded_at) order by r.created_at)
              from shop.refund r where r.order_id = o.id), '[]'::jsonb) as refunds
          from shop.customer_order o ${rest}`
        return yield* Effect.forEach(rows, recordOf)
      }, Effect.orDie)
      const first = (rest: Statement.Fragment) => Effect.map(select(rest), ([record]) => record)
      const insertPlates = (order: NewOrder) =>
        insertRows(
          sql,
          "shop.order_plate",
          order.wanted.flatMap((item, position) =>
            item.plates.map(({ plate, country }) => ({
              order_id: order.id,
              position,
              ticket_id: item.id,
              plate,
              country,
              valid_from: new Date(item.validFrom ?? Number.NaN),
              valid_to: new Date(item.validTo ?? Number.NaN)
            }))
          )
        )
      return {
        takeKey: (subject, key) =>
          sql<{ taken: boolean }>`
            select pg_try_advisory_xact_lock(hashtext(${`order ${subject}`}), hashtext(${key})) as taken`.pipe(
            Effect.map(([row]) => row?.taken === true),
            Effect.orDie
          ),
        lockDriver: ({ subject, shopId }) =>
          sql`select pg_advisory_xact_lock(hashtext(${`orders ${subject}`}), hashtext(${shopId}))`.pipe(
            Effect.asVoid,
            Effect.orDie
          ),
        byKey: Effect.fnUntraced(function* (subject: string, key: string) {
          const [known] = yield* sql<{ order_id: string; request_fingerprint: string }>`
            select order_id, request_fingerprint from shop.order_key
            where subject = ${subject} and idempotency_key = ${key}`
          if (known === undefined) return undefined
          const order = yield* first(sql`where o.id = ${known.order_id}`)
          return order && { order, requestFingerprint: known.request_fingerprint }
        }, Effect.orDie),
        rememberKey: (order, key, requestFingerprint) =>
          sql`
            insert into shop.order_key (subject, idempotency_key, request_fingerprint, order_id)
            values (${order.subject}, ${key}, ${requestFingerprint}, ${order.id})`.pipe(
            Effect.asVoid,
            Effect.orDie
          ),
        byId: (id) => first(sql`where o.id = ${id}`),
        named: (name) =>
          first(name.startsWith("PS-") ? sql`where o.reference = ${name}` : sql`where o.id = ${name}`),
        ofDriver: (id, { subject, shopId }) =>
          first(sql`where o.id = ${id} and o.shop_id = ${shopId} and o.subject = ${subject}`),
        locked: (id) => first(sql`where o.id = ${id} for update of o`),
        openOf: ({ subject, shopId }) =>
          first(sql`where o.subject = ${subject} and o.shop_id = ${shopId} and o.status = 'open'`),
        heldOf: ({ subject, shopId }) =>
          select(sql`where o.subject = ${subject} and o.shop_id = ${shopId}
            and o.status in ('open', 'processing') and o.expires_at > statement_timestamp() order by o.created_at desc, o.id`),
        paidOf: ({ subject, shopId }) =>
          select(sql`where o.subject = ${subject} and o.shop_id = ${shopId} and o.status = 'paid'
            order by o.settled_at desc, o.id`),
        paidSince: ({ id, subject, shopId, createdAt }) =>
          select(sql`where o.subject = ${subject} and o.shop_id = ${shopId} and o.status = 'paid'
            and o.settled_at >= ${createdAt} and o.id <> ${id} order by o.settled_at`),
        replacementsOf: ({ id }) =>
          select(sql`where o.id in (
            with recursive later (id) as (
              select replaced_by from shop.customer_order where id = ${id} and replaced_by is not null
              union select c.replaced_by from shop.customer_order c join later on c.id = later.id
                where c.replaced_by is not null)
            select id from later)`),
        insert: traced("Orders.insert")(function* (order: NewOrder) {
          // The time at which the driver's lock was acquired, so that times give the order of events.
          const [row] = yield* sql<Row>`
            insert into shop.customer_order (id, reference, shop_id, subject,
              status, items, total, currency, locale, email, accepted_terms, accepted_privacy, express_request,
              sold_by, created_at, expires_at)
            values (${order.id}, ${order.reference}, ${order.shopId}, ${order.subject},
              'open', ${JSON.stringify(order.items)}::text::jsonb, ${order.total},
              ${order.currencyCode}, ${order.locale}, ${order.email}, true, true, ${order.expressRequest},
              ${JSON.stringify(order.soldBy)}::text::jsonb,
              statement_timestamp(), least(statement_timestamp() + make_interval(mins => ${minutesToPay}),
                ${order.payableUntil}::timestamptz))
            returning *, false as is_over, '[]'::jsonb as refunds`
          yield* insertPlates(order)
          return yield* recordOf(row as Row)
        }, Effect.orDie),
        keepVatRate: (id, vatRate) =>
          sql`
            update shop.customer_order
            set sold_by = sold_by || jsonb_build_object('vatRate', ${String(vatRate)}::text::numeric)
            where id = ${id}`.pipe(Effect.asVoid, Effect.orDie),
        setStatus: (id, status, replacedBy = null) =>
          sql`
            update shop.customer_order
            set status = ${status}, replaced_by = ${replacedBy}::uuid,
              settled_at = case when ${status} in ('open', 'processing', 'expired') then null
                else statement_timestamp() end,
              expires_at = case when ${status} = 'processing' and expires_at > statement_timestamp()
                then greatest(expires_at, statement_timestamp() + make_interval(mins => ${minutesToAnswer}))
                else expires_at end
            where id = ${id}`.pipe(Effect.asVoid, Effect.orDie)
      }
    })
  )
}
