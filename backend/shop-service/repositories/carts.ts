/** Carts: one list of configured tickets per shop and driver. */
import { Context, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { type CartItem, Ticket } from "../../../schemas/ticket.ts"
import { first, run } from "../../database/statement.ts"

const decodeItems = Schema.decodeUnknownEffect(Schema.Array(Ticket))

export interface CartOnScreen {
  /** Items as JSON, as stored: this service checked them when they were stored. */
  readonly items: string
  /** Number of items in an order that waits for its bank. */
  readonly beingPaid: number
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const read = (shopId: string, subject: string, lock: boolean) =>
    sql<{ items: unknown }>`
      select items from shop.cart where shop_id = ${shopId} and subject = ${subject}
      ${lock ? sql`for update` : sql``}`.pipe(
      Effect.flatMap(([row]) => decodeItems(row?.items ?? [])),
      Effect.orDie
    )
  return {
    /** Returns undefined for an unknown shop. */
    shown: (shopId: string, subject: string) =>
      first(sql<CartOnScreen>`
        select coalesce(c.items, '[]'::jsonb)::text as items, (
            select count(*)::int from jsonb_array_elements(c.items) item where item ->> 'hash' in (
              select ordered ->> 'hash' from shop.customer_order o cross join lateral jsonb_array_elements(o.items) ordered
              where o.subject = c.subject and o.shop_id = c.shop_id
                and o.status = 'processing' and o.expires_at > now())) as being_paid
        from shop.shop s left join shop.cart c on c.shop_id = s.id and c.subject = ${subject}
        where s.deleted_at is null and s.id = ${shopId}`),
    /** Returns an empty list where there is no cart. */
    items: (shopId: string, subject: string) => read(shopId, subject, false),
    /** The same; locks the cart until the transaction ends. */
    lockedItems: (shopId: string, subject: string) => read(shopId, subject, true),
    replace: (shopId: string, subject: string, items: ReadonlyArray<CartItem>) =>
      run(sql`
        insert into shop.cart (shop_id, subject, items)
        values (${shopId}, ${subject}, ${JSON.stringify(items)}::text::jsonb)
        on conflict (shop_id, subject) do update set items = excluded.items, updated_at = now()`),
    /** Removes the items with these hashes; others stay. */
    remove: (shopId: string, subject: string, hashes: ReadonlyArray<string>) => {
      const isNamed = sql`coalesce(item ->> 'hash', '') in (
        select value from jsonb_array_elements_text(${JSON.stringify(hashes)}::text::jsonb))`
      return run(sql`
        update shop.cart set updated_at = now(), items = (
          select coalesce(jsonb_agg(item order by place), '[]'::jsonb)
          from jsonb_array_elements(items) with ordinality each (item, place) where not ${isNamed})
        where shop_id = ${shopId} and subject = ${subject}
          and exists (select 1 from jsonb_array_elements(items) item where ${isNamed})`)
    },
    clear: (shopId: string, subject: string) =>
      run(sql`delete from shop.cart where shop_id = ${shopId} and subject = ${subject}`)
  }
})

export class Carts extends Context.Service<Carts>()("shop-service/Carts", { make }) {
  static readonly layer = Layer.effect(Carts, make)
}
