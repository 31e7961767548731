/** Finds plates already taken in a time and area: by issued tickets, and by orders waiting for payment. */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { mayBeSamePlate } from "../../../schemas/licence-plate/index.ts"
import type { Ticket } from "../../../schemas/ticket.ts"
import { isUuid, run } from "../../database/statement.ts"
import { isSameTime, spanOf } from "../rules/same-item.ts"
import { traced } from "../traced.ts"
import { uncountedPlate } from "./plate-queries.ts"
import type { ShopRecord } from "./shops.ts"
import { orderedAreaIds, sharesAreas, soldAreaIds, soldItem } from "./sold-terms.ts"
import { spellingsOf } from "./stays.ts"

export interface Coverage {
  /** Indexes in the ticket of the plates covered by another driver's valid multi-use ticket. */
  readonly byOther: ReadonlyArray<number>
  /** Plates that own tickets already cover, by index in the ticket, each with the last end of these. */
  readonly own: ReadonlyArray<{ readonly index: number; readonly until: Date }>
  /** By index in the ticket: true if the query about the plate need not be counted; empty where not requested. */
  readonly isUncounted: ReadonlyArray<boolean>
  /** False if the shop has changed since it was read; known only where queries are counted. */
  readonly isCurrent: boolean
}

export interface CoverageQuestion {
  readonly withOrders: boolean
  /** Limit under which queries about the plates are counted, where the driver may learn the result. */
  readonly limit?: number
  /** Shop as an earlier call read it. */
  readonly shop?: ShopRecord | undefined
}

interface Row {
  readonly plate: string
  readonly country: string | null
  readonly subject: string
  readonly ticketType: Ticket["ticketType"]
  readonly validFrom: Date
  readonly validTo: Date
  /** The same in each row: which plates of the ticket need not be counted, where that was requested. */
  readonly uncounted?: ReadonlyArray<boolean>
  readonly isCurrent?: boolean
}

/** Fields of a configured ticket that coverage depends on. */
type Wanted = Pick<Ticket, "plates" | "validFrom" | "validTo" | "validityAreaEntityId">

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const of = traced("PlateCoverage.of")(function* (
    ticket: Wanted,
    subject: string,
    options: CoverageQuestion
  ) {
    const plates = ticket.plates.map(({ plate }) => plate)
    // The ticket may come unchecked from a request.
    const areaEntityIds = ticket.validityAreaEntityId.filter(isUuid)
    if (plates.length === 0 || ticket.validFrom === null || ticket.validTo === null) {
      return { byOther: [], own: [], isUncounted: [], isCurrent: false }
    }
    const span = spanOf(ticket)
    const from = new Date(span.from)
    const to = new Date(span.to)
    const byTickets = sql<Row>`
      select p.plate, p.country, i.subject, i.valid_from, i.valid_to,
        coalesce(${sql.literal(soldItem)} ->> 'ticketType', t.ticket_type) as ticket_type
      from shop.issued_ticket_plate p
      join shop.issued_ticket i on i.id = p.issued_ticket_id
      join shop.ticket t on t.id = i.ticket_id
      left join shop.customer_order o on o.id = i.order_id
      where ${sql.in("p.plate", plates)} and i.valid_from < ${to} and i.valid_to > ${from}
        and (i.remaining_usage is null or i.remaining_usage > 0)
        and ${sharesAreas(sql, soldAreaIds, areaEntityIds)}`
    // A driver whose permit names the plate never waits for a stranger's payment: the first to pay wins.
    const isStrangers = sql`o.status = 'open' and exists (select 1 from shop.registered_plate r
      where r.subject = ${subject} and r.plate = p.plate and (r.valid_to is null or r.valid_to > now())
        and (r.country is null or p.country is null or 'XX' in (r.country, p.country) or r.country = p.country))`
    const byOrders = sql<Row>`
      select p.plate, p.country, o.subject, p.valid_from, p.valid_to, t.ticket_type
      from shop.order_plate p
      join shop.customer_order o on o.id = p.order_id
      join shop.ticket t on t.id = p.ticket_id
      where ${sql.in("p.plate", plates)} and p.valid_from < ${to} and p.valid_to > ${from}
        and p.held_until > statement_timestamp() and o.subject <> ${subject} and o.status in ('open', 'processing')
        and not (${isStrangers})
        and ${sharesAreas(sql, orderedAreaIds, areaEntityIds)}`
    const covered = options.withOrders ? sql<Row>`${byTickets} union all ${byOrders}` : byTickets
    const uncounted = (limit: number) =>
      sql.csv(ticket.plates.map((plate) => uncountedPlate(sql, plate, subject, limit)))
    // Its area and its removal are part of the version of its offers.
    const isCurrent = ({ shop, offers }: ShopRecord) =>
      sql`exists (select 1 from shop.shop where id = ${shop.id} and offers = ${offers} and active)`
    // One round trip for all; without a ticket, one row still says which plates need not be counted.
    const rows =
      options.limit === undefined
        ? yield* covered
        : yield* sql<Row>`select f.*, c.* from (select array[${uncounted(options.limit)}] as uncounted,
            ${options.shop === undefined ? sql`true` : isCurrent(options.shop)} as is_current) f left join (${covered}) c on true`
    const found = rows.filter(({ plate }) => plate !== null)
    const covers = ticket.plates.map((plate) => found.filter((row) => mayBeSamePlate(plate, row)))
    return {
      byOther: covers.flatMap((rows, index) =>
        rows.some((row) => row.subject !== subject && row.ticketType === "multiUse") ? [index] : []
      ),
      own: covers.flatMap((rows, index) => {
        const ends = rows.flatMap((row) =>
          row.subject === subject &&
          isSameTime({ from: row.validFrom.getTime(), to: row.validTo.getTime() }, span)
            ? row.validTo.getTime()
            : []
        )
        return ends.length === 0 ? [] : [{ index, until: new Date(Math.max(...ends)) }]
      }),
      isUncounted: rows[0]?.uncounted ?? [],
      isCurrent: rows[0]?.isCurrent === true
    }
  }, Effect.orDie)
  return {
    /** Returns the coverage of a configured ticket, for the driver who wants it. */
    of,
    /** Returns those of the areas in which the driver's own plate, typed without its country, has a ticket now. */
    coveredAreas: (plate: string, subject: string) =>
      sql<{ areaEntityId: string }>`
        select distinct area.id as area_entity_id
        from shop.issued_ticket_plate p
        join shop.issued_ticket i on i.id = p.issued_ticket_id
        join shop.ticket t on t.id = i.ticket_id
        left join shop.customer_order o on o.id = i.order_id
        cross join lateral jsonb_array_elements_text(${sql.literal(soldAreaIds)}) area (id)
        where ${sql.in("p.plate", spellingsOf({ plate, country: null }))}
          and i.subject = ${subject} and i.valid_from <= now() and i.valid_to > now()
          and (i.remaining_usage is null or i.remaining_usage > 0)`.pipe(
        Effect.map((rows) => new Set(rows.map((row) => row.areaEntityId))),
        Effect.orDie
      ),
    /** Locks the plate against orders until the transaction ends, as `Places.lock` does. */
    lockPlate: (plate: string) =>
      run(sql`select pg_advisory_xact_lock(hashtext('plate'), hashtext(${plate}))`)
  }
})

export class PlateCoverage extends Context.Service<PlateCoverage>()("shop-service/PlateCoverage", { make }) {
  static readonly layer = Layer.effect(PlateCoverage, make)
}
