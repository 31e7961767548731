/** Advances time in a history: moves orders and tickets of its drivers into the past. */
import type { TestDatabase } from "../../backend/database/test-database.ts"

type Database = Pick<TestDatabase, "query">

/** Moves only orders: the validity of their tickets stays. */
export const minutesLater = async ({ query }: Database, subject: string, minutes: number): Promise<void> => {
  await query(
    `update shop.customer_order set created_at = created_at - $2::int * interval '1 minute',
       expires_at = expires_at - $2::int * interval '1 minute', settled_at = settled_at - $2::int * interval '1 minute'
     where subject = $1`,
    [subject, minutes]
  )
}

const earlier = (field: string): string =>
  `to_jsonb(to_char(((item->>'${field}')::timestamptz - $2::int * interval '1 day') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`

/** Moves orders and tickets, including their validity. */
export const daysLater = async (
  { query }: Database,
  subjects: ReadonlyArray<string>,
  days: number
): Promise<void> => {
  // One statement: a service sees the times before or after, never a mix.
  await query(
    `with moved_order as (
       update shop.customer_order o set created_at = created_at - $2::int * interval '1 day',
         expires_at = expires_at - $2::int * interval '1 day', settled_at = settled_at - $2::int * interval '1 day',
         items = (
           select jsonb_agg(item || jsonb_strip_nulls(jsonb_build_object(
             'validFrom', ${earlier("validFrom")}, 'validTo', ${earlier("validTo")}
           )) order by number)
           from jsonb_array_elements(o.items) with ordinality as each (item, number)
         )
       where subject = any($1) returning id
     ), moved_plate as (
       update shop.order_plate set valid_from = valid_from - $2::int * interval '1 day',
         valid_to = valid_to - $2::int * interval '1 day'
       where order_id in (select id from shop.customer_order where subject = any($1))
     )
     update shop.issued_ticket set valid_from = valid_from - $2::int * interval '1 day',
       valid_to = valid_to - $2::int * interval '1 day', issued_at = issued_at - $2::int * interval '1 day'
     where subject = any($1)`,
    [subjects, days]
  )
}
