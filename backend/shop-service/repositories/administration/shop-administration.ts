/** Shops as operators manage them. A removed shop keeps its row, since orders refer to it. */
import { randomUUID } from "node:crypto"
import { Context, Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { Area } from "../../../../schemas/area.ts"
import type { ShopCreation } from "../../../../schemas/shop-creation.ts"
import { exists, only, run } from "../../../database/statement.ts"
import { traced } from "../../traced.ts"
import { type ShopRow, shopRecordOf } from "../shops.ts"

/** Undefined fields stay unchanged; a new shop has defaults for them. */
export type ShopFields = Pick<ShopCreation, "areaEntityId" | "name" | "path" | "paymentServiceProviderId"> & {
  readonly [Name in
    | "active"
    | "isAccountVerification"
    | "periodicLimit"
    | "periodicLimitInterval"
    | "createdAt"
    | "updatedAt"]?: ShopCreation[Name] | undefined
} & {
  readonly coverImageUrl?: string | null | undefined
  /** Becomes part of `meta`; what is absent stays. */
  readonly looks: { readonly logo?: string; readonly accent?: string }
}

const atOrNull = (instant: string | undefined): Date | null =>
  instant === undefined ? null : new Date(instant)

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const written = (statement: Statement.Statement<ShopRow>) =>
    Effect.map(only(statement), (row) => shopRecordOf(row).shop)
  return {
    /** Locks opening, changing and closing of shops until the transaction ends. */
    takeTurn: run(sql`select pg_advisory_xact_lock(hashtext('shops'))`),
    /** Returns the field, path or area, that another shop has already; null if none. */
    taken: (
      { path, areaEntityId }: { readonly path: string; readonly areaEntityId: string },
      id: string | null
    ) =>
      sql<{ path: string }>`
        select path from shop.shop
        where deleted_at is null and (path = ${path} or area_entity_id = ${areaEntityId})
          and id is distinct from ${id}::uuid`.pipe(
        Effect.map((rows) =>
          rows.length === 0 ? null : rows.some((row) => row.path === path) ? "path" : "areaEntityId"
        ),
        Effect.orDie
      ),
    /** Creates or changes the area; its shop follows with currency and time zone. */
    setArea: traced("ShopAdministration.setArea")(function* ({
      areaEntityId,
      name,
      locality,
      currency,
      timeZone
    }: Area) {
      yield* sql`
        update shop.shop set currency = ${currency}, time_zone = ${timeZone}
        where area_entity_id = ${areaEntityId}::uuid and deleted_at is null`
      return yield* only(sql<Area>`
        insert into shop.area (area_entity_id, name, locality, currency, time_zone)
        values (${areaEntityId}::uuid, ${name}, ${locality}, ${currency}, ${timeZone})
        on conflict (area_entity_id) do update set name = excluded.name, locality = excluded.locality,
          currency = excluded.currency, time_zone = excluded.time_zone
        returning *`)
    }, Effect.orDie),
    insert: (shop: ShopFields) =>
      // Currency and time zone are those of the area where known, else those of most shops.
      written(sql`
        insert into shop.shop (id, area_entity_id, name, path, payment_service_provider_id, active,
          is_account_verification, meta, cover_image_url, periodic_limit, periodic_limit_interval,
          time_zone, currency, created_at, updated_at)
        select ${randomUUID()}::uuid, ${shop.areaEntityId}::uuid, ${shop.name}, ${shop.path},
          ${shop.paymentServiceProviderId}, ${shop.active ?? false}, ${shop.isAccountVerification ?? false},
          nullif(${JSON.stringify(shop.looks)}::text::jsonb, '{}'), ${shop.coverImageUrl ?? null}, ${shop.periodicLimit ?? null}::integer,
          ${shop.periodicLimitInterval ?? null},
          coalesce(a.time_zone, 'Europe/Berlin'), coalesce(a.currency, 'EUR'),
          coalesce(${atOrNull(shop.createdAt)}::timestamptz, now()),
          coalesce(${atOrNull(shop.updatedAt)}::timestamptz, now())
        from (select 1) one left join shop.area a on a.area_entity_id = ${shop.areaEntityId}::uuid
        returning *`),
    update: (id: string, shop: ShopFields) =>
      written(sql`
        update shop.shop set
          area_entity_id = ${shop.areaEntityId}::uuid,
          name = ${shop.name},
          path = ${shop.path},
          payment_service_provider_id = ${shop.paymentServiceProviderId},
          active = coalesce(${shop.active ?? null}::boolean, active),
          is_account_verification =
            coalesce(${shop.isAccountVerification ?? null}::boolean, is_account_verification),
          meta = nullif(coalesce(meta, '{}') || ${JSON.stringify(shop.looks)}::text::jsonb, '{}'),
          cover_image_url = case when ${shop.coverImageUrl === undefined}::boolean
            then cover_image_url else ${shop.coverImageUrl ?? null} end,
          periodic_limit = coalesce(${shop.periodicLimit ?? null}::integer, periodic_limit),
          periodic_limit_interval = coalesce(${shop.periodicLimitInterval ?? null}, periodic_limit_interval),
          created_at = coalesce(${atOrNull(shop.createdAt)}::timestamptz, created_at),
          updated_at = coalesce(${atOrNull(shop.updatedAt)}::timestamptz, now())
        where id = ${id} returning *`),
    /** Locks the shop until the transaction ends: no order is made in it. */
    lock: (id: string) => run(sql`select 1 from shop.shop where id = ${id} for update`),
    /** The same for its groups: no plate is added in them. */
    lockGroups: (id: string) =>
      run(sql`select 1 from shop.shop_group where shop_id = ${id} order by id for update`),
    /** Returns true if the shop has valid tickets, open orders, or active plates on its permissions. */
    isInUse: (id: string) =>
      exists(sql`
        select 1 where
          exists (select 1 from shop.issued_ticket where shop_id = ${id} and valid_to > now()
            and (remaining_usage is null or remaining_usage > 0))
          or exists (select 1 from shop.customer_order where shop_id = ${id}
            and (status = 'processing' or (status = 'open' and expires_at > now())))
          or exists (select 1 from shop.registered_plate p join shop.shop_group g on g.id = p.shop_group_id
            where g.shop_id = ${id} and g.deleted_at is null and (p.valid_to is null or p.valid_to > now()))`),
    /** Removes the shop with its groups and carts. */
    remove: traced("ShopAdministration.remove")(function* (id: string) {
      yield* sql`delete from shop.cart where shop_id = ${id}`
      yield* sql`update shop.shop_group set deleted_at = now() where shop_id = ${id} and deleted_at is null`
      yield* sql`update shop.shop set deleted_at = now() where id = ${id}`
    }, Effect.orDie)
  }
})

export class ShopAdministration extends Context.Service<ShopAdministration>()(
  "shop-service/ShopAdministration",
  { make }
) {
  static readonly layer = Layer.effect(ShopAdministration, make)
}
