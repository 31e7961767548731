/** Groups of long-term parkers as one driver sees them, with the driver's own plates in them. */
import { Context, Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { RegisteredPlate } from "../../../schemas/plate.ts"
import type { UserShopGroup } from "../../../schemas/user-shop-group.ts"
import { first } from "../../database/statement.ts"
import { type ShopRow, shopRecordOf } from "./shops.ts"

interface PlateRow {
  readonly plate: string
  readonly country: string | null
  readonly validFrom: string
  readonly validTo: string | null
  readonly active: boolean
}

interface Row
  extends Omit<UserShopGroup, "validFrom" | "validTo" | "plates" | "expiredPlates" | "activePlates"> {
  readonly validFrom: Date | string | null
  readonly validTo: Date | string | null
  readonly plates: ReadonlyArray<PlateRow>
  readonly isMember: boolean
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
  groupId: row.groupId,
  name: row.name,
  translations: row.translations,
  maximumPlates: row.maximumPlates,
  visible: row.visible,
  type: row.type,
  validFrom: isoOrNull(row.validFrom),
  validTo: isoOrNull(row.validTo),
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
  select g.id, g.group_id as "groupId", g.name, g.translations, g.maximum_plates as "maximumPlates", g.visible, g.type,
    g.position, m.valid_from as "validFrom", m.valid_to as "validTo", m.subject is not null as "isMember",
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

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    ofDriver: (shopId: string, subject: string) =>
      groupsOf(sql, sql`${shopId}`, subject).pipe(
        Effect.map((rows) => rows.map(groupOf)),
        Effect.orDie
      ),
    /** Returns the shop at this path, and the driver's groups in it. */
    shopByPath: (path: string, subject: string) =>
      Effect.map(
        first(sql<ShopRow & { readonly groups: ReadonlyArray<Row> }>`
          select s.*, coalesce((select jsonb_agg(own order by own.position)
            from (${groupsOf(sql, sql`s.id`, subject)}) own), '[]'::jsonb) as groups
          from shop.shop s where s.deleted_at is null and s.path = ${path}`),
        (row) =>
          row && {
            ...shopRecordOf(row),
            groups: row.groups.map(groupOf),
            isPersonal: row.groups.some((group) => group.isMember || group.plates.length > 0)
          }
      )
  }
})

export class ShopGroups extends Context.Service<ShopGroups>()("shop-service/ShopGroups", { make }) {
  static readonly layer = Layer.effect(ShopGroups, make)
}
