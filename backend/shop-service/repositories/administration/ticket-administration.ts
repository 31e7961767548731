/** Tickets of a shop as an operator sets them up. A withdrawn ticket keeps its row, since orders refer to it. */
import { randomUUID } from "node:crypto"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { hundredths } from "../../../../schemas/money.ts"
import type { TicketOnSale } from "../../../../schemas/tickets-on-sale.ts"
import { exists, inIds } from "../../../database/statement.ts"
import { traced } from "../../traced.ts"
import type { ShopRecord } from "../shops.ts"

const startTimeValues = {
  payment: [],
  date: ["year", "month", "day"],
  time: ["year", "month", "day", "hour", "minute"]
} as const

const rowOf = (shopId: string, ticket: TicketOnSale, position: number) => ({
  id: ticket.id,
  rule_id: randomUUID(),
  shop_id: shopId,
  position,
  name: ticket.name,
  translations: ticket.translations ?? {},
  ticket_type: ticket.visits === undefined ? "singleUse" : "multiUse",
  usage_limit: ticket.visits ?? null,
  price: hundredths(ticket.price),
  discounted_price: ticket.discountedPrice === undefined ? null : hundredths(ticket.discountedPrice),
  discount_type: ticket.discountedPrice === undefined ? null : "reducedRate",
  peak_price: ticket.peakPrice
    ? { price: hundredths(ticket.peakPrice.price), months: ticket.peakPrice.months }
    : null,
  maximum_plates: ticket.maximumPlates,
  required_start_time_values: startTimeValues[ticket.start],
  validity: ticket.validity,
  windows: (ticket.windows ?? []).map((window) => ({ ...window, exceptions: [] })),
  interruptions: [],
  needs_code: ticket.needsCode ?? false,
  places: ticket.places ?? null,
  on_sale: true
})

/** Columns that a repeated id changes: all but its shop and its rule. */
const changed = [
  "position",
  "name",
  "translations",
  "ticket_type",
  "usage_limit",
  "price",
  "discounted_price",
  "discount_type",
  "peak_price",
  "maximum_plates",
  "required_start_time_values",
  "validity",
  "windows",
  "needs_code",
  "places",
  "on_sale"
]
  .map((column) => `${column} = excluded.${column}`)
  .join(", ")

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** Returns true if another shop has a ticket with one of these ids. */
    areTaken: (shopId: string, ids: ReadonlyArray<string>) =>
      exists(sql`select 1 from shop.ticket where shop_id <> ${shopId} and ${inIds(sql, "id", ids)} limit 1`),
    /**
     * Makes these the shop's tickets, in this order, and withdraws all others. Returns the number of those. Within a
     * transaction that has locked the shop.
     */
    replace: traced("TicketAdministration.replace")(function* (
      { shop, currencyCode, timeZone }: ShopRecord,
      tickets: ReadonlyArray<TicketOnSale>
    ) {
      const areas = new Map(
        tickets.flatMap((ticket) => ticket.areas).map((area) => [area.areaEntityId.toLowerCase(), area])
      )
      const areaRows = [...areas].map(([id, { name, locality }]) => ({
        area_entity_id: id,
        name,
        locality: locality ?? null,
        currency: currencyCode,
        time_zone: timeZone
      }))
      yield* sql`
        insert into shop.area
        select * from jsonb_populate_recordset(null::shop.area, ${JSON.stringify(areaRows)}::text::jsonb)
        on conflict (area_entity_id) do update set name = excluded.name, locality = excluded.locality`
      // Positions are unique: all are moved away first.
      yield* sql`update shop.ticket set position = -1 - position where shop_id = ${shop.id}`
      const rows = tickets.map((ticket, position) => rowOf(shop.id, ticket, position))
      yield* sql`
        insert into shop.ticket
        select * from jsonb_populate_recordset(null::shop.ticket, ${JSON.stringify(rows)}::text::jsonb)
        on conflict (id) do update set ${sql.literal(changed)}`
      const withdrawn = yield* sql`
        update shop.ticket t set on_sale = false, position = last.position
        from (select id, ${tickets.length} - 1 + row_number() over (order by position desc) as position
          from shop.ticket where shop_id = ${shop.id} and position < 0) last
        where t.id = last.id returning t.id`
      const ids = tickets.map(({ id }) => id)
      yield* sql`delete from shop.ticket_area where ${inIds(sql, "ticket_id", ids)}`
      const placeRows = tickets.flatMap(({ id, areas: places }) =>
        places.map(({ areaEntityId }, position) => ({
          ticket_id: id,
          area_entity_id: areaEntityId,
          position
        }))
      )
      yield* sql`
        insert into shop.ticket_area
        select * from jsonb_populate_recordset(null::shop.ticket_area, ${JSON.stringify(placeRows)}::text::jsonb)`
      return withdrawn.length
    }, Effect.orDie)
  }
})

export class TicketAdministration extends Context.Service<TicketAdministration>()(
  "shop-service/TicketAdministration",
  { make }
) {
  static readonly layer = Layer.effect(TicketAdministration, make)
}
