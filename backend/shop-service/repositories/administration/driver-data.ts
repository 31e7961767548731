/** All that is stored about a driver. A test checks that no table with such data is missing. */
import { randomUUID } from "node:crypto"
import { Context, Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { exists, only, run } from "../../../database/statement.ts"
import { traced } from "../../traced.ts"

/** Tables by what leads from a row to its driver. */
export const tablesOfDrivers = {
  subject: [
    "cart",
    "code_attempt",
    "customer_order",
    "group_member",
    "issued_ticket",
    "order_key",
    "plate_change",
    "plate_question",
    "redeemed_code",
    "registered_plate"
  ],
  order_id: ["checkout_session", "mail", "order_plate", "payment_event", "push_reminder", "refund"],
  issued_ticket_id: ["issued_ticket_plate", "plate_correction"]
} as const

/** Keys and seals, which would let their reader act for the driver. */
const secrets = ["seal", "request", "request_fingerprint", "url", "endpoint", "p256dh", "auth"]

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const ordersOf = (subject: string) => sql`(select id from shop.customer_order where subject = ${subject})`
  const owned: Readonly<Record<keyof typeof tablesOfDrivers, (subject: string) => Statement.Fragment>> = {
    subject: (subject) => sql`subject = ${subject}`,
    order_id: (subject) => sql`order_id in ${ordersOf(subject)}`,
    issued_ticket_id: (subject) =>
      sql`issued_ticket_id in (select id from shop.issued_ticket where subject = ${subject})`
  }
  const kinds = Object.keys(tablesOfDrivers) as ReadonlyArray<keyof typeof tablesOfDrivers>
  const tables = kinds.flatMap((kind) =>
    tablesOfDrivers[kind].map((table) => ({ table, where: owned[kind] }))
  )
  const deleteFrom = (table: string, where: Statement.Fragment) =>
    sql`delete from ${sql(`shop.${table}`)} where ${where}`
  return {
    export: traced("DriverData.export")(function* (subject: string) {
      const found: Record<string, ReadonlyArray<Readonly<Record<string, unknown>>>> = {}
      for (const { table, where } of tables) {
        const [row] = yield* sql<{ rows: ReadonlyArray<Readonly<Record<string, unknown>>> }>`
          select coalesce(jsonb_agg(to_jsonb(t) - array(
            select jsonb_array_elements_text(${JSON.stringify(secrets)}::text::jsonb))), '[]'::jsonb) as rows
          from (select * from ${sql(`shop.${table}`)} where ${where(subject)}) t`
        if (row !== undefined && row.rows.length > 0) found[table] = row.rows
      }
      return found
    }, Effect.orDie),
    /** Locks the driver's orders and carts until the transaction ends. Returns true while tickets or money are under way. */
    lockedIsInUse: (subject: string) =>
      Effect.andThen(
        Effect.andThen(
          run(sql`select 1 from shop.customer_order where subject = ${subject} for update`),
          // Whoever orders has locked the cart.
          run(sql`select 1 from shop.cart where subject = ${subject} for update`)
        ),
        exists(sql`
          select 1 where
            exists (select 1 from shop.issued_ticket where subject = ${subject} and valid_to > now()
              and (remaining_usage is null or remaining_usage > 0))
            or exists (select 1 from shop.customer_order where subject = ${subject}
              and (status = 'processing' or (status = 'open' and expires_at > now())))
            or exists (select 1 from shop.refund where refunded_at is null and order_id in ${ordersOf(subject)})
            or exists (select 1 from shop.checkout_session
              where closed_at is null and order_id in ${ordersOf(subject)})`)
      ),
    /** Only within a transaction, for a driver who is not in use. */
    delete: traced("DriverData.delete")(function* (subject: string) {
      // Not derived from the subject: nobody can find the driver by it.
      const nobody = `deleted|${randomUUID()}`
      const own = owned.subject(subject)
      const ofOrders = owned.order_id(subject)
      for (const table of [
        "cart",
        "code_attempt",
        "group_member",
        "order_key",
        "plate_change",
        "plate_question",
        "registered_plate"
      ])
        yield* deleteFrom(table, own)
      for (const table of ["mail", "order_plate", "push_reminder"]) yield* deleteFrom(table, ofOrders)
      for (const table of tablesOfDrivers.issued_ticket_id)
        yield* deleteFrom(table, owned.issued_ticket_id(subject))
      yield* sql`delete from shop.issued_ticket where subject = ${subject} and order_id is null`
      // A code with a limit keeps its number of uses.
      yield* sql`update shop.redeemed_code set subject = ${nobody} where subject = ${subject}`
      yield* sql`update shop.issued_ticket set subject = ${nobody}, seal = null where subject = ${subject}`
      yield* sql`update shop.payment_event set payment_method = payment_method - 'lastFour' where ${ofOrders}`
      yield* sql`update shop.checkout_session set request = '{}', url = null where ${ofOrders}`
      yield* sql`update shop.customer_order set replaced_by = null where subject = ${subject}`
      yield* sql`
        update shop.customer_order set subject = ${nobody}, email = null, items = (
          select coalesce(jsonb_agg(item || ${JSON.stringify({ plate: null, plateCountry: null, plates: [], hash: null })}::text::jsonb
            order by position), '[]'::jsonb)
          from jsonb_array_elements(items) with ordinality as listed (item, position))
        where subject = ${subject}`
      const unpaid = sql`subject = ${nobody} and not exists (
        select 1 from shop.payment_event e where e.order_id = customer_order.id and e.outcome = 'paid')`
      yield* sql`
        delete from shop.payment_event
        where order_id in (select id from shop.customer_order where ${unpaid})`
      const deleted = yield* sql`delete from shop.customer_order where ${unpaid} returning id`
      const { kept } = yield* only(sql<{ kept: number }>`
        select count(*)::int as kept from shop.customer_order where subject = ${nobody}`)
      return { deletedOrders: deleted.length, keptOrders: kept }
    }, Effect.orDie)
  }
})

export class DriverDataAdministration extends Context.Service<DriverDataAdministration>()(
  "shop-service/DriverDataAdministration",
  { make }
) {
  static readonly layer = Layer.effect(DriverDataAdministration, make)
}
