/** History of an installation: past orders and tickets, written by SQL at once. */
import type { TestDatabase } from "../../../backend/database/test-database.ts"
import { shopId, ticketId } from "../../../backend/demo-world/shops.ts"

export const writeHistory = async ({ query }: Pick<TestDatabase, "query">, orders: number): Promise<void> => {
  await query(
    `insert into shop.customer_order (id, reference, shop_id, subject, status, items, total, currency, locale,
       accepted_terms, accepted_privacy, created_at, expires_at, settled_at)
     select gen_random_uuid(), 'B' || n, $1, 'driver|past-' || n % ($2::int / 10 + 1), 'paid', '[]', 800, 'EUR', 'de',
       true, true, now() - n * interval '1 minute', now() - n * interval '1 minute' + interval '30 minutes',
       now() - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [shopId("wiesensee"), orders]
  )
  await query(
    `insert into shop.issued_ticket (id, subject, shop_id, ticket_id, order_id, order_position, price, currency,
       valid_from, valid_to)
     select gen_random_uuid(), o.subject, o.shop_id, $1, o.id, 0, 800, 'EUR', o.created_at, o.created_at + interval '1 day'
     from shop.customer_order o where o.reference like 'B%'`,
    [ticketId("wiesensee", "hiking-day")]
  )
  await query(
    `insert into shop.issued_ticket_plate (issued_ticket_id, position, plate, country)
     select i.id, 0, 'PAST' || substr(o.reference, 2), 'DE'
     from shop.issued_ticket i join shop.customer_order o on o.id = i.order_id where o.reference like 'B%'`
  )
  // As autovacuum would have done; the embedded database has none.
  await query("analyze")
}
