/** Groups of long-term parkers as operators set them up, and the pricing groups available for them. */
import { randomUUID } from "node:crypto"
import { Context, Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { PricingGroup } from "../../../../schemas/pricing-group.ts"
import type { ShopGroup } from "../../../../schemas/shop-group.ts"
import type { ShopGroupCreation } from "../../../../schemas/shop-group-creation.ts"
import type { ShopGroupUpdate } from "../../../../schemas/shop-group-update.ts"
import { inIds, inTexts, only, run } from "../../../database/statement.ts"
import { traced } from "../../traced.ts"

interface Row extends Omit<ShopGroup, "createdAt"> {
  readonly createdAt: Date
}

/** Of a group `g`. */
const columns =
  "g.id, g.shop_id, g.group_id, g.name, g.translations, g.maximum_codes, g.maximum_plates, g.visible, g.type, g.created_at"

const groupOf = (row: Row): ShopGroup => ({ ...row, createdAt: row.createdAt.toISOString() })

/** Limits of a group; the lower one where shops limit the same group differently. */
export interface GroupLimits {
  readonly groupId: string
  readonly maximumCodes: number | null
  readonly maximumPlates: number | null
}

const json = (value: unknown): string | null => (value == null ? null : JSON.stringify(value))

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const find = (where: Statement.Fragment) =>
    Effect.orDie(
      Effect.map(
        sql<Row>`
          select ${sql.literal(columns)} from shop.shop_group g join shop.shop s on s.id = g.shop_id
          where g.deleted_at is null and s.deleted_at is null and ${where}
          order by g.shop_id, g.position`,
        (rows) => rows.map(groupOf)
      )
    )
  const nextPosition = (shopId: string) =>
    sql`(select coalesce(max(position), -1) + 1 from shop.shop_group where shop_id = ${shopId})`
  const written = (statement: Statement.Statement<Row>) => Effect.map(only(statement), groupOf)
  return {
    byId: (id: string) => Effect.map(find(sql`g.id = ${id}`), ([group]) => group),
    /** By shop, in the operator's order. */
    byIds: (ids: ReadonlyArray<string>) => find(inIds(sql, "g.id", ids)),
    byShop: (shopId: string) => find(sql`g.shop_id = ${shopId}`),
    byGroupIds: (groupIds: ReadonlyArray<string>) => find(inTexts(sql, "g.group_id", groupIds)),
    /** Returns the groups of the shops of these areas, and those valid in the areas. */
    byAreas: (areaEntityIds: ReadonlyArray<string>) =>
      find(sql`(${inIds(sql, "s.area_entity_id", areaEntityIds)} or exists (
        select 1 from shop.shop_group_area a where a.shop_group_id = g.id
          and ${inIds(sql, "a.area_entity_id", areaEntityIds)}))`),
    limits: (groupIds: ReadonlyArray<string>) =>
      Effect.orDie(sql<GroupLimits>`
        select g.group_id, min(g.maximum_codes) as maximum_codes, min(g.maximum_plates) as maximum_plates
        from shop.shop_group g join shop.shop s on s.id = g.shop_id
        where g.deleted_at is null and s.deleted_at is null and ${inTexts(sql, "g.group_id", groupIds)}
        group by g.group_id order by g.group_id`),
    /** Returns the pricing groups at the shop's area without a group in the shop, those for everyone first. */
    pricingGroups: (shopId: string) =>
      Effect.orDie(sql<PricingGroup>`
        select p.id, p.name, p.description, p.area_entity_id, p.is_default
        from shop.pricing_group p join shop.shop s on s.area_entity_id = p.area_entity_id
        where s.id = ${shopId} and not exists (
          select 1 from shop.shop_group g
          where g.shop_id = s.id and g.group_id = p.id and g.deleted_at is null)
        order by p.is_default desc, p.name, p.id`),
    /** Locks the setup of the shop's groups until the transaction ends. */
    takeTurn: (shopId: string) =>
      run(sql`select pg_advisory_xact_lock(hashtext('shop groups'), hashtext(${shopId}))`),
    insert: (group: ShopGroupCreation) =>
      // Members cannot be added by hand, so it is open to every driver.
      written(sql`
        insert into shop.shop_group as g (id, shop_id, group_id, position, name, translations, maximum_codes,
          maximum_plates, visible, open, type)
        values (${randomUUID()}, ${group.shopId}, ${group.groupId}, ${nextPosition(group.shopId)}, ${group.name},
          ${json(group.translations)}::text::jsonb, ${group.maximumCodes ?? null}, ${group.maximumPlates ?? null},
          ${group.visible ?? true}, true, ${group.type ?? null})
        returning ${sql.literal(columns)}`),
    /** Null clears a limit, translations or the type; absent fields stay unchanged. */
    update: (group: ShopGroup, change: ShopGroupUpdate) => {
      const next = { ...group, ...change }
      return written(sql`
        update shop.shop_group g set
          shop_id = ${next.shopId},
          position = ${next.shopId === group.shopId ? sql`position` : nextPosition(next.shopId)},
          group_id = ${next.groupId},
          name = ${next.name},
          translations = ${json(next.translations)}::text::jsonb,
          maximum_codes = ${next.maximumCodes},
          maximum_plates = ${next.maximumPlates},
          visible = ${next.visible},
          type = ${next.type}
        where id = ${group.id} returning ${sql.literal(columns)}`)
    },
    /** Locks the group's plates until the transaction ends. Returns true if plates are active in it. */
    lockedIsInUse: traced("ShopGroupAdministration.lockedIsInUse")(function* (id: string) {
      yield* sql`select 1 from shop.shop_group where id = ${id} for update`
      const rows = yield* sql`
        select 1 from shop.registered_plate
        where shop_group_id = ${id} and (valid_to is null or valid_to > now()) limit 1`
      return rows.length > 0
    }, Effect.orDie),
    remove: (id: string) => run(sql`update shop.shop_group set deleted_at = now() where id = ${id}`)
  }
})

export class ShopGroupAdministration extends Context.Service<ShopGroupAdministration>()(
  "shop-service/ShopGroupAdministration",
  { make }
) {
  static readonly layer = Layer.effect(ShopGroupAdministration, make)
}
