/** Shops, by path, id and area. */
import { Context, Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { Shop } from "../../../schemas/shop.ts"

export interface ShopRecord {
  readonly shop: Shop
  readonly timeZone: string
  readonly currencyCode: string
}

interface Row {
  readonly id: string
  readonly area_entity_id: string
  readonly name: string
  readonly path: string
  readonly payment_service_provider_id: string
  readonly active: boolean
  readonly is_account_verification: boolean
  readonly meta: unknown
  readonly cover_image_url: string | null
  readonly area_friendly: string | null
  readonly area_country: string | null
  readonly time_zone: string
  readonly currency: string
  readonly created_at: Date
  readonly updated_at: Date
}

const recordOf = (row: Row): ShopRecord => ({
  shop: {
    id: row.id,
    areaEntityId: row.area_entity_id,
    name: row.name,
    path: row.path,
    paymentServiceProviderId: row.payment_service_provider_id,
    active: row.active,
    isAccountVerification: row.is_account_verification,
    meta: row.meta,
    coverImageUrl: row.cover_image_url,
    areaFriendly: row.area_friendly,
    areaCountry: row.area_country,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString()
  },
  timeZone: row.time_zone,
  currencyCode: row.currency
})

export interface ShopRepository {
  readonly byPath: (path: string) => Effect.Effect<ShopRecord | undefined>
  readonly byId: (id: string) => Effect.Effect<ShopRecord | undefined>
  readonly byArea: (areaEntityId: string) => Effect.Effect<ShopRecord | undefined>
}

export class Shops extends Context.Service<Shops, ShopRepository>()("shop-service/Shops") {
  static readonly layer = Layer.effect(
    Shops,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const first = (where: Statement.Fragment) =>
        sql<Row>`select * from shop.shop where ${where}`.pipe(
          Effect.map(([row]) => (row === undefined ? undefined : recordOf(row))),
          Effect.orDie
        )
      return {
        byPath: (path) => first(sql`path = ${path}`),
        byId: (id) => first(sql`id = ${id}`),
        byArea: (areaEntityId) => first(sql`area_entity_id = ${areaEntityId}`)
      }
    })
  )
}
