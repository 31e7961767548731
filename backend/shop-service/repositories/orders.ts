/** Orders, their idempotency keys, and the plates they want. An open order past its time reads as expired. */
import { Context, Effect, Layer, Schema } from "effect"
import { SqlClient, SqlSchema, type Statement } from "effect/sql"
import { type Money, majorUnits } from "../../../schemas/money.ts"
import { type OrderRefund, OrderStatus } from "../../../schemas/order.ts"
import { CurrencyCode } from "../../../schemas/primitives.ts"
import { Ticket } from "../../../schemas/ticket.ts"
import { first, insertRows, run } from "../../database/statement.ts"
import { minutesToPay } from "../rules/cart-item.ts"
import type { StoredStatus } from "../rules/payment-outcome.ts"
import { heldPlates } from "../rules/plates.ts"
import { SoldBy } from "../rules/sold-by.ts"
import { traced } from "../traced.ts"
import { joinedShop } from "./shops.ts"

/** Minutes that plates and places stay held, and the same cannot be ordered, while the bank is silent. */
const minutesToAnswer = 120

const OrderRow = Schema.Struct({
  id: Schema.String,
  reference: Schema.String,
  shopId: Schema.String,
  subject: Schema.String,
  status: OrderStatus,
  isOver: Schema.Boolean,
  items: Schema.Array(Ticket),
  total: Schema.Int,
  currency: CurrencyCode,
  locale: Schema.String,
  /** The driver has requested that it begins before the right of withdrawal ends. */
  expressRequest: Schema.Boolean,
  /** Address for mails about it; null: none is sent. */
  email: Schema.NullOr(Schema.String),
  createdAt: Schema.Date,
  expiresAt: Schema.Date,
  settledAt: Schema.NullOr(Schema.Date),
  replacedBy: Schema.NullOr(Schema.String),
  /** Country of the shop's area, which decides who sells. */
  areaCountry: Schema.NullOr(Schema.String),
  /** Null for orders made before it was recorded. */
  soldBy: Schema.NullOr(SoldBy),
  /** Its items were taken out of the cart while the bank decides, and return if it declines. */
  returnsToCart: Schema.Boolean,
  refunds: Schema.Array(
    Schema.Struct({ amount: Schema.Int, refundedAt: Schema.NullOr(Schema.DateFromString) })
  )
})
type OrderRow = typeof OrderRow.Type

export interface OrderRecord extends Omit<OrderRow, "isOver" | "total" | "currency" | "refunds"> {
  readonly storedStatus: StoredStatus
  /** Its plates and places are reserved: it waits, for a limited time, for the driver or the bank. */
  readonly isHeld: boolean
  readonly total: Money
  readonly refunds: ReadonlyArray<OrderRefund>
}

export type NewOrder = Pick<
  OrderRecord,
  | "id"
  | "reference"
  | "shopId"
  | "subject"
  | "items"
  | "total"
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

const decodeRow = Schema.decodeUnknownEffect(OrderRow)

const recordOf = ({ isOver, status, total, currency, refunds, ...row }: OrderRow): OrderRecord => ({
  ...row,
  storedStatus: status,
  status: status === "open" && isOver ? "expired" : status,
  isHeld: (status === "open" || status === "processing") && !isOver,
  total: { hundredths: total, currencyCode: currency },
  refunds: refunds.map(({ amount, refundedAt }) => ({
    amount: majorUnits(amount),
    refundedAt: refundedAt?.toISOString() ?? null
  }))
})

type Driver = Pick<OrderRecord, "subject" | "shopId">

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  // The database's clock decides, since several processes share it; at the statement, since a transaction
  // may have waited for a lock.
  const find = SqlSchema.findAll({
    Request: Schema.Any,
    Result: OrderRow,
    execute: (rest: Statement.Fragment) => sql`
      select o.*, s.area_country, o.expires_at <= statement_timestamp() as is_over, coalesce((
          select jsonb_agg(jsonb_build_object('amount', r.amount, 'refundedAt', r.refunded_at) order by r.created_at)
          from shop.refund r where r.order_id = o.id and r.amount > 0), '[]'::jsonb) as refunds
      from shop.customer_order o ${sql.literal(joinedShop)} ${rest}`
  })
  const select = (rest: Statement.Fragment) =>
    Effect.orDie(Effect.map(find(rest), (rows) => rows.map(recordOf)))
  const one = (rest: Statement.Fragment) => Effect.map(select(rest), ([record]) => record)
  const insertPlates = (order: NewOrder) =>
    insertRows(
      sql,
      "shop.order_plate",
      order.wanted.flatMap((item, position) =>
        heldPlates(item.plates).map(({ plate, country }) => ({
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
  const driverLock = ({ subject, shopId }: Driver) =>
    sql`pg_advisory_xact_lock(hashtext(${`orders ${subject}`}), hashtext(${shopId}))`
  return {
    /**
     * Locks the driver's idempotency key until the transaction ends, and then the driver, as `lockDriver` does. Returns
     * false while another request holds the key. Only within a transaction.
     */
    lockKey: (driver: Driver, key: string) =>
      Effect.map(
        first(sql<{ taken: boolean }>`
          select case when pg_try_advisory_xact_lock(hashtext(${`order ${driver.subject}`}), hashtext(${key}))
            then ${driverLock(driver)} is not null else false end as taken`),
        (row) => row?.taken === true
      ),
    /**
     * Locks the orders and the cart of this driver in this shop until the transaction ends. Taken before any
     * row of an order or cart is locked, to avoid deadlocks.
     */
    lockDriver: (driver: Driver) => run(sql`select ${driverLock(driver)}`),
    byKey: Effect.fnUntraced(function* (subject: string, key: string) {
      const known = yield* first(sql<{ orderId: string; requestFingerprint: string }>`
        select order_id, request_fingerprint from shop.order_key
        where subject = ${subject} and idempotency_key = ${key}`)
      if (known === undefined) return undefined
      const order = yield* one(sql`where o.id = ${known.orderId}`)
      return order && { order, requestFingerprint: known.requestFingerprint }
    }),
    rememberKey: (order: OrderRecord, key: string, requestFingerprint: string) =>
      run(sql`
        insert into shop.order_key (subject, idempotency_key, request_fingerprint, order_id)
        values (${order.subject}, ${key}, ${requestFingerprint}, ${order.id})`),
    byId: (id: string) => one(sql`where o.id = ${id}`),
    /** Returns the order with this id or reference. */
    named: (name: string) =>
      one(name.startsWith("PS-") ? sql`where o.reference = ${name}` : sql`where o.id = ${name}`),
    ofDriver: (id: string, { subject, shopId }: Driver) =>
      one(sql`where o.id = ${id} and o.shop_id = ${shopId} and o.subject = ${subject}`),
    /** Locked until the transaction ends. */
    locked: (id: string) => one(sql`where o.id = ${id} for update of o`),
    /** Returns the orders stored as open or processing, even past their time, latest first. At most one is open. */
    unsettledOf: ({ subject, shopId }: Driver) =>
      select(sql`where o.subject = ${subject} and o.shop_id = ${shopId} and o.status in ('open', 'processing')
        order by o.created_at desc, o.id`),
    /** Returns all paid orders, latest first. */
    paidOf: ({ subject, shopId }: Driver) =>
      select(sql`where o.subject = ${subject} and o.shop_id = ${shopId} and o.status = 'paid'
        order by o.settled_at desc, o.id`),
    /** Returns the driver's other orders that were paid since this one was made, and then the one stored as open. */
    rivalsOf: ({ id, subject, shopId, createdAt }: OrderRecord) =>
      select(sql`where o.subject = ${subject} and o.shop_id = ${shopId} and o.id <> ${id}
        and (o.status = 'open' or o.status = 'paid' and o.settled_at >= ${createdAt}) order by o.settled_at nulls last`),
    /** Returns the orders that replaced this one, in sequence. */
    replacementsOf: ({ id }: OrderRecord) =>
      select(sql`where o.id in (
        with recursive later (id) as (
          select replaced_by from shop.customer_order where id = ${id} and replaced_by is not null
          union select c.replaced_by from shop.customer_order c join later on c.id = later.id
            where c.replaced_by is not null)
        select id from later)`),
    insert: traced("Orders.insert")(function* (order: NewOrder) {
      // The time at which the driver's lock was acquired, so that times give the order of events.
      const [row] = yield* sql`
        insert into shop.customer_order (id, reference, shop_id, subject,
          status, items, total, currency, locale, email, accepted_terms, accepted_privacy, express_request,
          sold_by, created_at, expires_at)
        values (${order.id}, ${order.reference}, ${order.shopId}, ${order.subject},
          'open', ${JSON.stringify(order.items)}::text::jsonb, ${order.total.hundredths},
          ${order.total.currencyCode}, ${order.locale}, ${order.email}, true, true, ${order.expressRequest},
          ${JSON.stringify(order.soldBy)}::text::jsonb,
          statement_timestamp(), least(statement_timestamp() + make_interval(mins => ${minutesToPay}),
            ${order.payableUntil}::timestamptz))
        returning *, false as is_over, '[]'::jsonb as refunds,
          (select s.area_country from shop.shop s where s.id = shop_id) as area_country`
      yield* insertPlates(order)
      return recordOf(yield* decodeRow(row))
    }, Effect.orDie),
    /** Returns the items of the order to the cart if its payment fails. */
    returnToCart: (id: string) =>
      run(sql`update shop.customer_order set returns_to_cart = true where id = ${id}`),
    /** Sets the status to paid. Stores the VAT rate at the payment, except for an order without a recorded seller. */
    setPaid: (id: string, vatRate: number | undefined) =>
      run(sql`
        update shop.customer_order
        set status = 'paid', replaced_by = null, settled_at = statement_timestamp(),
          sold_by = sold_by || ${JSON.stringify({ vatRate })}::text::jsonb
        where id = ${id}`),
    /** Sets the status. A hold is prolonged while the bank is asked; an ended hold is not resumed. */
    setStatus: (id: string, status: StoredStatus, replacedBy: string | null = null) =>
      run(sql`
        update shop.customer_order
        set status = ${status}, replaced_by = ${replacedBy}::uuid,
          settled_at = case when ${status} in ('open', 'processing', 'expired') then null
            else statement_timestamp() end,
          expires_at = case when ${status} = 'processing' and expires_at > statement_timestamp()
            then greatest(expires_at, statement_timestamp() + make_interval(mins => ${minutesToAnswer}))
            else expires_at end
        where id = ${id}`)
  }
})

export class Orders extends Context.Service<Orders>()("shop-service/Orders", { make }) {
  static readonly layer = Layer.effect(Orders, make)
}
