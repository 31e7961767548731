/** Shops, by path, id and area, and as a list sorted by name. */
import { Context, Effect, Layer, Struct } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { Shop } from "../../../schemas/shop.ts"
import { first, inIds } from "../../database/statement.ts"
import type { ShopPosition } from "../rules/shop-cursor.ts"
import { traced } from "../traced.ts"
import { validCode } from "./codes.ts"

export interface ShopRecord {
  readonly shop: Shop
  readonly timeZone: string
  readonly currencyCode: string
  /** Version of the shop's offers: changes with everything that they depend on. */
  readonly offers: string
}

export interface ShopRow extends Omit<Shop, "createdAt" | "updatedAt"> {
  readonly timeZone: string
  readonly currency: string
  readonly offers: string
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Columns of a shop that are fields of the API. */
const shopFields = [
  "id",
  "areaEntityId",
  "name",
  "path",
  "paymentServiceProviderId",
  "active",
  "isAccountVerification",
  "meta",
  "coverImageUrl",
  "areaFriendly",
  "areaCountry"
] as const

/**
 * SQL that leaves out an order `o` whose shop is not here: a shop that moves to or from another database is here once its
 * own row is, while its orders are copied earlier and deleted later; see docs/decisions/034-cells.md.
 */
export const joinedShop = "join shop.shop s on s.id = o.shop_id"

export const shopRecordOf = (row: ShopRow): ShopRecord => ({
  shop: {
    ...Struct.pick(row, shopFields),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString()
  },
  timeZone: row.timeZone,
  currencyCode: row.currency,
  offers: row.offers
})

export interface PageRequest {
  readonly search: string
  readonly after: ShopPosition | undefined
  readonly limit: number
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const ever = (where: Statement.Fragment) =>
    Effect.map(first(sql<ShopRow>`select * from shop.shop where ${where}`), (row) => row && shopRecordOf(row))
  const one = (where: Statement.Fragment) => ever(sql`deleted_at is null and ${where}`)
  // One collation whatever the server's locale, ignoring case.
  const sorted = (name: Statement.Fragment) => sql`lower(${name} collate "und-x-icu")`
  const nameKey = sorted(sql`name`)
  const list = (where: Statement.Fragment, limit?: number) =>
    sql<ShopRow>`
      select * from shop.shop where deleted_at is null and ${where}
      order by ${nameKey}, id ${limit === undefined ? sql`` : sql`limit ${limit}`}`.pipe(
      Effect.map((rows) => rows.map((row) => shopRecordOf(row).shop))
    )
  const page = traced("Shops.page")(function* ({ search, after, limit }: PageRequest) {
    const found = search === "" ? sql`true` : sql`position(${sorted(sql`${search}::text`)} in ${nameKey}) > 0`
    const start =
      after === undefined ? undefined : sql`(${sorted(sql`${after.name}::text`)}, ${after.id}::uuid)`
    // One more than requested shows whether there is a next page.
    const shops = yield* list(
      start === undefined ? found : sql`${found} and (${nameKey}, id) > ${start}`,
      limit + 1
    )
    const before =
      start === undefined
        ? []
        : yield* sql`
            select 1 from shop.shop where deleted_at is null and ${found} and (${nameKey}, id) <= ${start} limit 1`
    return { shops: shops.slice(0, limit), hasPrevious: before.length > 0, hasNext: shops.length > limit }
  }, Effect.orDie)
  return {
    /** Returns a page of the shops whose name contains the text, by name, after a place in that order. */
    page,
    /** By name; ids without a shop are skipped. */
    byIds: (ids: ReadonlyArray<string>) => list(inIds(sql, "id", ids)).pipe(Effect.orDie),
    byAreas: (ids: ReadonlyArray<string>) => list(inIds(sql, "area_entity_id", ids)).pipe(Effect.orDie),
    byPath: (path: string) => one(sql`path = ${path}`),
    byId: (id: string) => one(sql`id = ${id}`),
    /** Locks the shop against closing and changes until the transaction ends. */
    sellingById: (id: string) => one(sql`id = ${id} for share`),
    /** Returns the shop even if it was removed since. */
    everById: (id: string) => ever(sql`id = ${id}`),
    byArea: (areaEntityId: string) => one(sql`area_entity_id = ${areaEntityId}`),
    /** Returns the ids of the shops with a ticket for this parking area; undefined for an unknown area. */
    sellingAt: (areaEntityId: string) =>
      Effect.map(
        first(sql<{ shops: ReadonlyArray<string> }>`
          select array(
            select distinct t.shop_id from shop.ticket_area ta join shop.ticket t on t.id = ta.ticket_id
            where ta.area_entity_id = a.area_entity_id and t.on_sale order by t.shop_id) as shops
          from shop.area a where a.area_entity_id = ${areaEntityId}`),
        (row) => row?.shops
      ),
    /** Returns also whether the driver has redeemed a code of the shop that has not expired. */
    byAreaFor: (areaEntityId: string, subject: string) =>
      Effect.map(
        first(sql<ShopRow & { readonly withCode: boolean }>`
          select s.*, exists (${validCode(sql, sql`s.id`, subject)}) as with_code
          from shop.shop s where s.deleted_at is null and s.area_entity_id = ${areaEntityId}`),
        (row) => row && { ...shopRecordOf(row), withCode: row.withCode }
      )
  }
})

export class Shops extends Context.Service<Shops>()("shop-service/Shops", { make }) {
  static readonly layer = Layer.effect(Shops, make)
}
