/** Verification codes, as far as they unlock tickets. */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

export interface CodeRepository {
  /** Whether the driver has redeemed a code of this shop that has not run out. */
  readonly hasValidCode: (shopId: string, subject: string) => Effect.Effect<boolean>
}

export class Codes extends Context.Service<Codes, CodeRepository>()("shop-service/Codes") {
  static readonly layer = Layer.effect(
    Codes,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      return {
        hasValidCode: (shopId, subject) =>
          sql`
            select 1 from shop.redeemed_code r join shop.verification_code c on c.id = r.verification_code_id
            where r.subject = ${subject} and c.shop_id = ${shopId} and (c.valid_to is null or c.valid_to > now())
            limit 1`.pipe(
            Effect.map((rows) => rows.length > 0),
            Effect.orDie
          )
      }
    })
  )
}
