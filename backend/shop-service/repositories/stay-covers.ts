/**
 * Finds when a driver's own tickets and permits cover a plate at an area. Other drivers' are never read: a
 * price must not reveal that a plate has a ticket of another driver.
 */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { Span } from "../../../schemas/coverage/clock.ts"
import { spansWithin } from "../../../schemas/coverage/spans.ts"
import { windowsOf } from "../../../schemas/coverage/windows.ts"
import type { ValidityContainer } from "../../../schemas/validity-container.ts"
import type { Cover } from "../rules/stay-segments.ts"
import { overlapOf } from "../rules/stay-tariff.ts"
import type { TicketRule } from "../rules/ticket-rule.ts"
import { traced } from "../traced.ts"
import { sharesAreas, soldAreaIds, soldItem } from "./sold-terms.ts"
import { type AskedPlate, spellingsOf } from "./stays.ts"

interface TicketRow extends Pick<TicketRule, "windows" | "interruptions"> {
  readonly validFrom: Date
  readonly validTo: Date
  /** As sold. */
  readonly container: ValidityContainer | null
}

interface PermitRow {
  readonly validFrom: Date
  /** Null for no end, or an end during the stay. */
  readonly validTo: Date | null
}

export interface CoverQuery {
  readonly subject: string
  readonly plate: AskedPlate
  readonly areaEntityId: string
  readonly timeZone: string
  readonly stay: Span
  /** Only permits of these groups count; all if undefined. */
  readonly groupIds: ReadonlyArray<string> | undefined
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const of = traced("StayCovers.of")(function* (query: CoverQuery) {
    const { subject, plate, areaEntityId, timeZone, stay, groupIds } = query
    const from = new Date(stay.from)
    const to = new Date(stay.to)
    const ofPlate = sql`${sql.in("p.plate", spellingsOf(plate))}
      and (${plate.country === null || plate.country === "XX"} or p.country is null
        or p.country in (${plate.country ?? "XX"}, 'XX'))`
    const tickets = yield* sql<TicketRow>`
      select i.valid_from, i.valid_to, t.windows, t.interruptions,
        ${sql.literal(soldItem)} -> 'validityContainer' as container
      from shop.issued_ticket_plate p
      join shop.issued_ticket i on i.id = p.issued_ticket_id
      join shop.ticket t on t.id = i.ticket_id
      left join shop.customer_order o on o.id = i.order_id
      where ${ofPlate} and i.subject = ${subject} and i.valid_from < ${to} and i.valid_to > ${from}
        and (i.remaining_usage is null or i.remaining_usage > 0)
        and ${sharesAreas(sql, soldAreaIds, [areaEntityId])}`
    // A change of plates counts from the next stay on: the state at the arrival holds for the whole stay.
    const permits =
      groupIds?.length === 0
        ? []
        : yield* sql<PermitRow>`
            select p.valid_from, case when p.valid_to > now() then p.valid_to end as valid_to
            from shop.registered_plate p join shop.shop_group g on g.id = p.shop_group_id
            where ${ofPlate} and p.subject = ${subject} and p.valid_from <= ${from}
              and (p.valid_to is null or p.valid_to > ${from})
              and ${groupIds === undefined ? sql`true` : sql.in("g.group_id", [...groupIds])}
              and exists (select 1 from shop.shop_group_area ga
                where ga.shop_group_id = g.id and ga.area_entity_id = ${areaEntityId})`
    const within = (row: TicketRow | PermitRow): Span | undefined =>
      overlapOf(stay, {
        from: row.validFrom.getTime(),
        to: row.validTo?.getTime() ?? Number.POSITIVE_INFINITY
      })
    const covers: Cover[] = []
    for (const row of tickets) {
      const span = within(row)
      if (span === undefined) continue
      // A ticket with interruptions counts only within its windows.
      const interruptions = row.interruptions.map(({ startTime, endTime }) => ({
        from: Date.parse(startTime),
        to: Date.parse(endTime)
      }))
      const windows = row.container ? windowsOf({ validityContainer: row.container }) : row.windows
      for (const each of spansWithin({ windows, interruptions, timeZone }, span)) {
        covers.push({ ...each, reason: "ticket" })
      }
    }
    for (const row of permits) {
      const span = within(row)
      if (span !== undefined) covers.push({ ...span, reason: "permit" })
    }
    return covers
  }, Effect.orDie)
  return { of }
})

export class StayCovers extends Context.Service<StayCovers>()("shop-service/StayCovers", { make }) {
  static readonly layer = Layer.effect(StayCovers, make)
}
