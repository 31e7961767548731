/**
 * Fills a database with two years of an installation's data, by SQL: the requested orders, tickets and plates, a
 * driver per ten, a shop per thousand. Fills tables concurrently, one per processor, without triggers, keys and
 * write-ahead log; builds indexes afterwards, and writes the rows of the triggers itself.
 */
import { availableParallelism } from "node:os"
import { connect, type TestDatabase } from "../../../backend/database/test-database.ts"
import { demoPageProviderId } from "../../../backend/demo-world/ids.ts"

export interface Sizes {
  readonly orders: number
  readonly drivers: number
  readonly shops: number
}

export const sizesFor = (orders: number): Sizes => ({
  orders,
  drivers: Math.max(100, Math.round(orders / 10)),
  shops: Math.max(10, Math.round(orders / 1000))
})

/** Per shop. */
const tickets = 5
const years = 2

/** A UUID derived from a name, formally of version 4: calls accept no other. */
const id = (what: string, number: string): string =>
  `overlay(md5('growth ${what} ' || ${number}) placing '40008' from 13)::uuid`
const subject = (driver: string): string => `'driver|growth-' || ${driver}`
const shopOf = (driver: string, { shops }: Sizes): string => `(1 + ${driver} % ${shops})`

/** Plate of a driver, as stored by the service. */
const plate = (driver: string): string =>
  `'B-' || chr(65 + ${driver} / 9000 % 26) || chr(65 + ${driver} / 234000 % 26) || (1000 + ${driver} % 9000)`

export const growthShop = (number: number): string => `growth-${number}`
export const growthDriver = (number: number): string => `driver|growth-${number}`
export const growthShopOf = (driver: number, { shops }: Sizes): number => 1 + (driver % shops)
export const growthPlate = (driver: number): string => {
  const letter = (code: number) => String.fromCharCode(65 + (Math.floor(code) % 26))
  return `B-${letter(driver / 9000)}${letter(driver / 234_000)}${1000 + (driver % 9000)}`
}

/** The `n`th order, oldest first: driver, time and outcome. */
const pastOrders = ({ orders, drivers }: Sizes): string => `(
  select n, 1 + n % ${drivers} as driver,
    now() - (${orders} - n) * (interval '${years} years' / ${orders}) - interval '1 second' as at,
    case when n > ${orders} * 0.9998 then 'open' when n % 20 = 0 then 'expired' when n % 50 = 1 then 'cancelled' else 'paid' end as status
  from (select generate_series(1, ${orders}) n) numbers)`

const paidOrders = (sizes: Sizes): string => `(select * from ${pastOrders(sizes)} o where status = 'paid')`

const shopsAndTickets = ({ shops }: Sizes): ReadonlyArray<string> => [
  `insert into shop.area (area_entity_id, name, locality, currency, time_zone)
     select ${id("area", "n")}, 'Area ' || n, 'Growth', 'EUR', 'Europe/Berlin' from generate_series(1, ${shops}) n`,
  `insert into shop.shop (id, area_entity_id, name, path, payment_service_provider_id, active, is_account_verification,
       area_country, time_zone, currency)
     select ${id("shop", "n")}, ${id("shop area", "n")}, 'Growth ' || n, 'growth-' || n, '${demoPageProviderId}', true, false, 'de',
       'Europe/Berlin', 'EUR' from generate_series(1, ${shops}) n`,
  `insert into shop.ticket (id, rule_id, shop_id, position, name, translations, ticket_type, price, maximum_plates,
       required_start_time_values, validity, places)
     select ${id("ticket", "n || '/' || k")}, ${id("rule", "n || '/' || k")}, ${id("shop", "n")}, k, 'Day ' || k, '{}',
       case when k = 0 then 'multiUse' else 'singleUse' end, 500 + k, 2, '["year", "month", "day"]', '{"kind": "days", "count": 1}',
       case when k = 1 then 1000000 end
     from generate_series(1, ${shops}) n, generate_series(0, ${tickets - 1}) k`,
  `insert into shop.ticket_area (ticket_id, area_entity_id, position)
     select ${id("ticket", "n || '/' || k")}, ${id("area", "n")}, 0
     from generate_series(1, ${shops}) n, generate_series(0, ${tickets - 1}) k`,
  `insert into shop.shop_group (id, shop_id, group_id, position, name, visible, open)
     select ${id("group", "n")}, ${id("shop", "n")}, 'growth-' || n, 0, 'Residents', true, false from generate_series(1, ${shops}) n`,
  `insert into shop.shop_group_area (shop_group_id, area_entity_id, position)
     select ${id("group", "n")}, ${id("area", "n")}, 0 from generate_series(1, ${shops}) n`,
  `insert into shop.verification_code (id, shop_id, code)
     select ${id("code", "n || '/' || k")}, ${id("shop", "n")}, 'CODE-' || n || '-' || k
     from generate_series(1, ${shops}) n, generate_series(1, 10) k`
]

const drivers = (sizes: Sizes): ReadonlyArray<string> => [
  `insert into shop.group_member (shop_group_id, subject)
     select ${id("group", shopOf("d", sizes))}, ${subject("d")} from generate_series(1, ${sizes.drivers}) d`,
  `insert into shop.registered_plate (id, shop_group_id, subject, plate, country, valid_from)
     select ${id("permit", "d")}, ${id("group", shopOf("d", sizes))}, ${subject("d")}, ${plate("d")}, 'DE', now() - interval '1 year'
     from generate_series(1, ${sizes.drivers}) d`,
  `insert into shop.redeemed_code (verification_code_id, subject)
     select ${id("code", `${shopOf("d", sizes)} || '/1'`)}, ${subject("d")} from generate_series(1, ${sizes.drivers}, 10) d`,
  `insert into shop.cart (shop_id, subject, items)
     select ${id("shop", shopOf("d", sizes))}, ${subject("d")}, '[]' from generate_series(1, ${sizes.drivers}) d`
]

const orders = (sizes: Sizes): ReadonlyArray<string> => {
  const shop = id("shop", shopOf("driver", sizes))
  const ticket = id("ticket", `${shopOf("driver", sizes)} || '/' || n % ${tickets}`)
  return [
    `insert into shop.issued_ticket (id, subject, shop_id, ticket_id, order_id, order_position, price, currency, valid_from,
       valid_to, seal)
     select ${id("issued", "n")}, ${subject("driver")}, ${shop}, ${ticket}, ${id("order", "n")}, 0, 500, 'EUR', at,
       at + interval '1 day', 'seal of a past purchase, as long as one is: ' || n from ${paidOrders(sizes)} o`,
    `insert into shop.customer_order (id, reference, shop_id, subject, status, items, total, currency, locale, accepted_terms,
       accepted_privacy, created_at, expires_at, settled_at)
     select ${id("order", "n")}, 'G' || n, ${shop}, ${subject("driver")}, status, '[]', 500, 'EUR', 'de', true, true, at,
       case when status = 'open' then now() + interval '30 minutes' else at + interval '30 minutes' end,
       case when status in ('paid', 'cancelled') then at + interval '1 minute' end
     from ${pastOrders(sizes)} o`,
    `insert into shop.order_key (subject, idempotency_key, request_fingerprint, order_id)
     select ${subject("driver")}, ${id("key", "n")}, md5(n::text), ${id("order", "n")} from ${pastOrders(sizes)} o`,
    `insert into shop.order_plate (order_id, position, ticket_id, plate, country, valid_from, valid_to, held_until, held_by, held_firmly)
     select ${id("order", "n")}, 0, ${ticket}, ${plate("driver")}, 'DE', at, at + interval '1 day',
       case when status = 'open' then now() + interval '30 minutes' end, case when status = 'open' then ${subject("driver")} end,
       case when status = 'open' then false end
     from ${pastOrders(sizes)} o`,
    `insert into shop.payment_event (event_id, order_id, outcome, amount, currency, occurred_at, applied, payment_id)
     select ${id("event", "n")}, ${id("order", "n")}, 'paid', 500, 'EUR', at, true, ${id("order", "n")} from ${paidOrders(sizes)} o`,
    `insert into shop.mail (id, order_id, kind, status, attempts, sent_at)
     select ${id("mail", "n")}, ${id("order", "n")}, 'confirmation', 'sent', 1, at from ${paidOrders(sizes)} o`,
    `insert into shop.issued_ticket_plate (issued_ticket_id, position, plate, country)
     select ${id("issued", "n")}, 0, ${plate("driver")}, 'DE' from ${paidOrders(sizes)} o`
  ]
}

/** After all others, which it counts. */
const tally = `insert into shop.tally (name, label, slot, count)
  select 'customer_order', status, 0, count(*) from shop.customer_order group by status
  on conflict (name, label, slot) do update set count = excluded.count`

const tableOf = (statement: string): string => /^insert into (\S+)/.exec(statement)?.[1] ?? ""

/** Changes the catalogue, so only for temporary servers: the table is unlogged while it is filled. */
const resting = (table: string): ReadonlyArray<string> => [
  `update pg_index set indisready = false where indrelid = '${table}'::regclass`,
  `update pg_class set relpersistence = 'u' where oid = '${table}'::regclass`
]
const filled = (table: string): ReadonlyArray<string> => [
  `update pg_class set relpersistence = 'p' where oid = '${table}'::regclass`,
  `reindex table ${table}`,
  `vacuum analyze ${table}`
]

/** Only on a temporary server, without other connections. */
export const fill = async (
  { url, query }: TestDatabase,
  sizes: Sizes,
  say: (line: string) => void
): Promise<void> => {
  // The largest first, so that the processors finish together.
  const waiting = [...orders(sizes), ...drivers(sizes), ...shopsAndTickets(sizes)]
  const fillTables = async ({ query }: Pick<TestDatabase, "query">) => {
    for (let insert = waiting.shift(); insert !== undefined; insert = waiting.shift()) {
      const table = tableOf(insert)
      const begun = performance.now()
      for (const statement of resting(table)) await query(statement)
      await query(insert)
      const written = performance.now()
      for (const statement of filled(table)) await query(statement)
      const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
      say(`  ${table}: ${seconds(begun, written)} s, its indexes ${seconds(written, performance.now())} s`)
    }
  }
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      const connection = connect(url)
      await connection.query("set session_replication_role = replica")
      await fillTables(connection)
      await connection.close()
    })
  )
  await query(tally)
  await query("analyze")
}
