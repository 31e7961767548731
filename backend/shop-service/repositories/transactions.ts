/**
 * A driver's purchases by transaction: the id of the order, or of the active ticket where no order made it.
 */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { soldAreaIds, soldItem } from "./sold-terms.ts"

export interface BoughtTicket {
  readonly maximumPlates: number
  readonly validFrom: Date
  readonly validTo: Date
  readonly areaEntityIds: ReadonlyArray<string>
  /** True if it has not ended and has stays left. */
  readonly isActive: boolean
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** Returns the driver's own tickets; empty for a transaction of another driver. */
    ticketsOf: (transactionId: string, subject: string) =>
      sql<BoughtTicket>`
        select coalesce((${sql.literal(soldItem)} ->> 'maximumPlates')::integer, t.maximum_plates) as maximum_plates, i.valid_from, i.valid_to,
          i.valid_to > now() and (i.remaining_usage is null or i.remaining_usage > 0) as is_active,
          ${sql.literal(soldAreaIds)} as area_entity_ids
        from shop.issued_ticket i join shop.ticket t on t.id = i.ticket_id
          left join shop.customer_order o on o.id = i.order_id
        where i.subject = ${subject}
          and ${transactionId.toLowerCase()} in (i.id::text, i.order_id::text)
        order by i.valid_to, i.id`.pipe(Effect.orDie)
  }
})

export class Transactions extends Context.Service<Transactions>()("shop-service/Transactions", { make }) {
  static readonly layer = Layer.effect(Transactions, make)
}
