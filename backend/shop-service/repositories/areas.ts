/** Parking areas, and the shops that sell for them. */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { first } from "./statement.ts"

export class Areas extends Context.Service<
  Areas,
  {
    /** Returns the ids of the shops with a ticket for this parking area; undefined for an unknown area. */
    readonly shopsSellingAt: (areaEntityId: string) => Effect.Effect<ReadonlyArray<string> | undefined>
  }
>()("shop-service/Areas") {
  static readonly layer = Layer.effect(
    Areas,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      return {
        shopsSellingAt: (areaEntityId) =>
          Effect.map(
            first(sql<{ shops: ReadonlyArray<string> }>`
              select array(
                select distinct t.shop_id from shop.ticket_area ta join shop.ticket t on t.id = ta.ticket_id
                where ta.area_entity_id = a.area_entity_id and t.on_sale order by t.shop_id) as shops
              from shop.area a where a.area_entity_id = ${areaEntityId}`),
            (row) => row?.shops
          )
      }
    })
  )
}
