/** The places that tickets with a limit take: by tickets issued, and by orders on their way to payment. */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { Ticket } from "../../../schemas/ticket.ts"
import { traced } from "../traced.ts"

export interface PlaceRepository {
  /**
   * How many places of the item's ticket are taken somewhere in its time. What `by` holds is left out: a driver's open
   * order, since whoever orders anew gives it up and holds one place all the while, or orders by their ids.
   */
  readonly taken: (
    item: Ticket,
    by: { readonly subject: string } | { readonly orderIds: ReadonlyArray<string> }
  ) => Effect.Effect<number>
  /** Until the transaction ends, no other order decides about these tickets. */
  readonly lock: (ticketIds: ReadonlyArray<string>) => Effect.Effect<void>
}

export class Places extends Context.Service<Places, PlaceRepository>()("shop-service/Places") {
  static readonly layer = Layer.effect(
    Places,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      return {
        taken: traced("Places.taken")(function* (
          item: Ticket,
          by: { readonly subject: string } | { readonly orderIds: ReadonlyArray<string> }
        ) {
          if (item.validFrom === null || item.validTo === null) return 0
          const from = new Date(item.validFrom)
          const to = new Date(item.validTo)
          const isOthers =
            "subject" in by
              ? sql`(p.held_by <> ${by.subject} or p.held_firmly)`
              : sql`not ${sql.in("p.order_id", by.orderIds)}`
          const [row] = yield* sql<{ taken: number }>`
            select (
              (select count(*) from shop.issued_ticket i
                where i.ticket_id = ${item.id} and i.valid_from < ${to} and i.valid_to > ${from}
                  and (i.remaining_usage is null or i.remaining_usage > 0)) +
              (select count(distinct (p.order_id, p.position)) from shop.order_plate p
                where p.ticket_id = ${item.id} and p.held_until > now()
                  and p.valid_from < ${to} and p.valid_to > ${from} and ${isOthers})
            )::int as taken`
          return row?.taken ?? 0
        }, Effect.orDie),
        lock: traced("Places.lock")(function* (ticketIds: ReadonlyArray<string>) {
          if (ticketIds.length === 0) return
          // Always in the same order, so that two orders never wait for each other.
          const limited = yield* sql<{ id: string }>`
            select id from shop.ticket
            where places is not null and ${sql.in("id", [...ticketIds])} order by id`
          for (const { id } of limited) {
            yield* sql`select pg_advisory_xact_lock(hashtext('places'), hashtext(${id}))`
          }
        }, Effect.orDie)
      }
    })
  )
}
