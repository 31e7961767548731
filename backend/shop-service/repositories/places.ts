/** Counts the places that limited tickets take: by issued tickets, and by orders waiting for payment. */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { Ticket } from "../../../schemas/ticket.ts"
import { inIds, run } from "../../database/statement.ts"
import { maxConcurrent } from "../rules/max-concurrent.ts"
import { spanOf } from "../rules/same-item.ts"
import { traced } from "../traced.ts"

type Holder = { readonly subject: string } | { readonly orderIds: ReadonlyArray<string> }

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /**
     * Returns true if the item has a place during all of its validity, next to the items of the same cart that
     * come `before` it. Holds of `by` do not count: a driver's open order, since a new order replaces it and
     * keeps one place throughout, or orders by their ids.
     */
    isFree: traced("Places.isFree")(function* (
      item: Ticket,
      limit: number,
      before: ReadonlyArray<Ticket>,
      by: Holder
    ) {
      if (item.validFrom === null || item.validTo === null) return limit > 0
      const from = new Date(item.validFrom)
      const to = new Date(item.validTo)
      const isOthers =
        "subject" in by
          ? sql`(p.held_by <> ${by.subject} or p.held_firmly)`
          : sql`not ${sql.in("p.order_id", by.orderIds)}`
      const taken = yield* sql<{ from: Date; to: Date }>`
        select i.valid_from as from, i.valid_to as to from shop.issued_ticket i
          where i.ticket_id = ${item.id} and i.valid_from < ${to} and i.valid_to > ${from}
            and (i.remaining_usage is null or i.remaining_usage > 0)
        union all
        (select distinct on (p.order_id, p.position) p.valid_from, p.valid_to from shop.order_plate p
          where p.ticket_id = ${item.id} and p.held_until > statement_timestamp()
            and p.valid_from < ${to} and p.valid_to > ${from} and ${isOthers})`
      const spans = [
        ...taken.map((row) => ({ from: row.from.getTime(), to: row.to.getTime() })),
        ...before.filter(({ id }) => id === item.id).map(spanOf)
      ]
      return maxConcurrent(spanOf(item), spans) < limit
    }, Effect.orDie),
    /**
     * Locks the limited tickets of these items, then their plates, against other orders until the transaction ends.
     * Always in the same order, to avoid deadlocks between orders.
     */
    lock: (items: ReadonlyArray<Pick<Ticket, "id" | "plates">>) =>
      run(sql`
        select pg_advisory_xact_lock(hashtext(kind), hashtext(name)) from (
          select 1 as turn, 'places' as kind, id::text collate "C" as name from shop.ticket
            where places is not null and ${inIds(
              sql,
              "id",
              items.map(({ id }) => id)
            )}
          union select 2, 'plate', value collate "C" from jsonb_array_elements_text(${JSON.stringify(
            items.flatMap(({ plates }) => plates.map(({ plate }) => plate))
          )}::text::jsonb)
          order by turn, name) locked`)
  }
})

export class Places extends Context.Service<Places>()("shop-service/Places", { make }) {
  static readonly layer = Layer.effect(Places, make)
}
