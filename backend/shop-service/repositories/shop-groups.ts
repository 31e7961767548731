/** Groups of long-term parkers as one driver sees them, with the driver's own plates in them. */
import { Context, Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { Area } from "../../../schemas/area.ts"
import type { RegisteredPlate } from "../../../schemas/plate.ts"
import type { Translations } from "../../../schemas/translations.ts"
import type { UserShopGroup } from "../../../schemas/user-shop-group.ts"
import { type ShopRecord, type ShopRow, shopRecordOf } from "./shops.ts"

interface PlateRow {
  readonly plate: string
  readonly country: string | null
  readonly validFrom: string
  readonly validTo: string | null
  readonly active: boolean
}

interface Row {
  readonly id: string
  readonly group_id: string
  readonly name: string
  readonly translations: Translations | null
  readonly maximum_plates: number | null
  readonly visible: boolean
  readonly type: string | null
  readonly valid_from: Date | string | null
  readonly valid_to: Date | string | null
  readonly areas: ReadonlyArray<Area>
  readonly plates: ReadonlyArray<PlateRow>
  readonly is_member: boolean
}

const isoOrNull = (at: Date | string | null): string | null =>
  at === null ? null : new Date(at).toISOString()

const plateOf = ({ plate, country, validFrom, validTo }: PlateRow): RegisteredPlate => ({
  plate,
  country,
  validFrom: isoOrNull(validFrom),
  validTo: isoOrNull(validTo)
})

const groupOf = (row: Row): UserShopGroup => ({
  id: row.id,
  groupId: row.group_id,
  name: row.name,
  translations: row.translations,
  maximumPlates: row.maximum_plates,
  visible: row.visible,
  type: row.type,
  validFrom: isoOrNull(row.valid_from),
  validTo: isoOrNull(row.valid_to),
  plates: row.plates.map(plateOf),
  expiredPlates: row.plates.filter((plate) => !plate.active).map(plateOf),
  activePlates: row.plates.filter((plate) => plate.active).map(plateOf),
  areas: row.areas
})

/** Selects the groups open to all drivers and those the driver is a member of, in the operator's order. */
const groupsOf = (
  sql: SqlClient.SqlClient,
  shopId: Statement.Fragment,
  subject: string
): Statement.Statement<Row> => sql<Row>`
  select g.id, g.group_id, g.name, g.translations, g.maximum_plates, g.visible, g.type, g.position,
    m.valid_from, m.valid_to, m.subject is not null as is_member,
    coalesce((
      select jsonb_agg(jsonb_build_object('areaEntityId', a.area_entity_id, 'name', a.name,
        'locality', a.locality, 'currency', a.currency) order by ga.position)
      from shop.shop_group_area ga join shop.area a on a.area_entity_id = ga.area_entity_id
      where ga.shop_group_id = g.id), '[]'::jsonb) as areas,
    coalesce((
      select jsonb_agg(jsonb_build_object('plate', p.plate, 'country', p.country,
        'validFrom', p.valid_from, 'validTo', p.valid_to,
        'active', p.valid_to is null or p.valid_to > now()) order by p.valid_from, p.plate)
      from shop.registered_plate p
      where p.shop_group_id = g.id and p.subject = ${subject}), '[]'::jsonb) as plates
  from shop.shop_group g
  left join shop.group_member m on m.shop_group_id = g.id and m.subject = ${subject}
  where g.shop_id = ${shopId} and g.deleted_at is null and (g.open or m.subject is not null)
  order by g.position`

export interface ShopWithGroups extends ShopRecord {
  readonly groups: ReadonlyArray<UserShopGroup>
  /** True if the driver is a member of one, or has a plate there. */
  readonly isPersonal: boolean
}

export interface ShopGroupRepository {
  readonly ofDriver: (shopId: string, subject: string) => Effect.Effect<ReadonlyArray<UserShopGroup>>
  /** Returns the shop at this path, and the driver's groups in it. */
  readonly shopByPath: (path: string, subject: string) => Effect.Effect<ShopWithGroups | undefined>
}

export class ShopGroups extends Context.Service<ShopGroups, ShopGroupRepository>()(
  "shop-service/ShopGroups"
) {
  static readonly layer = Layer.effect(
    ShopGroups,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      return {
        ofDriver: (shopId, subject) =>
          groupsOf(sql, sql`${shopId}`, subject).pipe(
            Effect.map((rows) => rows.map(groupOf)),
            Effect.orDie
          ),
        shopByPath: (path, subject) =>
          sql<ShopRow & { readonly groups: ReadonlyArray<Row> }>`
            select s.*, coalesce((select jsonb_agg(own order by own.position)
              from (${groupsOf(sql, sql`s.id`, subject)}) own), '[]'::jsonb) as groups
            from shop.shop s where s.deleted_at is null and s.path = ${path}`.pipe(
            Effect.map(
              ([row]) =>
                row && {
                  ...shopRecordOf(row),
                  groups: row.groups.map(groupOf),
                  isPersonal: row.groups.some((group) => group.is_member || group.plates.length > 0)
                }
            ),
            Effect.orDie
          )
      }
    })
  )
}
