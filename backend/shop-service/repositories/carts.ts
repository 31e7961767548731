/** Carts: one list of configured tickets per shop and driver. */
import { Context, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { type CartItem, Ticket } from "../../../schemas/ticket.ts"

const decodeItems = Schema.decodeUnknownEffect(Schema.Array(Ticket))

export interface CartOnScreen {
  readonly items: ReadonlyArray<CartItem>
  /** How many of them are in an order whose bank is being asked. */
  readonly beingPaid: number
}

export interface CartRepository {
  /** Undefined where there is no such shop. */
  readonly shown: (shopId: string, subject: string) => Effect.Effect<CartOnScreen | undefined>
  /** Empty where there is none. */
  readonly items: (shopId: string, subject: string) => Effect.Effect<ReadonlyArray<CartItem>>
  /** The same, and nobody else changes this cart before the transaction ends. */
  readonly lockedItems: (shopId: string, subject: string) => Effect.Effect<ReadonlyArray<CartItem>>
  readonly replace: (shopId: string, subject: string, items: ReadonlyArray<CartItem>) => Effect.Effect<void>
  readonly clear: (shopId: string, subject: string) => Effect.Effect<void>
}

export class Carts extends Context.Service<Carts, CartRepository>()("shop-service/Carts") {
  static readonly layer = Layer.effect(
    Carts,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const read = (shopId: string, subject: string, lock: boolean) =>
        sql<{ items: unknown }>`
          select items from shop.cart where shop_id = ${shopId} and subject = ${subject}
          ${lock ? sql`for update` : sql``}`.pipe(
          Effect.flatMap(([row]) => decodeItems(row?.items ?? [])),
          Effect.orDie
        )
      return {
        shown: Effect.fn("Carts.shown")(function* (shopId: string, subject: string) {
          const [row] = yield* sql<{ items: unknown; being_paid: ReadonlyArray<string> }>`
            select coalesce(c.items, '[]'::jsonb) as items, array(
                select item ->> 'hash' from shop.customer_order o cross join lateral jsonb_array_elements(o.items) item
                where o.subject = c.subject and o.shop_id = c.shop_id and c.items <> '[]'::jsonb
                  and o.status = 'processing' and o.expires_at > now()) as being_paid
            from shop.shop s left join shop.cart c on c.shop_id = s.id and c.subject = ${subject}
            where s.deleted_at is null and s.id = ${shopId}`
          if (row === undefined) return undefined
          const items = yield* decodeItems(row.items)
          const seals = new Set<string | null>(row.being_paid)
          return { items, beingPaid: items.filter(({ hash }) => seals.has(hash)).length }
        }, Effect.orDie),
        items: (shopId, subject) => read(shopId, subject, false),
        lockedItems: (shopId, subject) => read(shopId, subject, true),
        replace: (shopId, subject, items) =>
          sql`
            insert into shop.cart (shop_id, subject, items)
            values (${shopId}, ${subject}, ${JSON.stringify(items)}::text::jsonb)
            on conflict (shop_id, subject) do update set items = excluded.items, updated_at = now()`.pipe(
            Effect.asVoid,
            Effect.orDie
          ),
        clear: (shopId, subject) =>
          sql`delete from shop.cart where shop_id = ${shopId} and subject = ${subject}`.pipe(
            Effect.asVoid,
            Effect.orDie
          )
      }
    })
  )
}
