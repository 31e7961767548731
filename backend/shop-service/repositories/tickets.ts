/** The rules of the tickets on sale. */
import { Context, Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { Area } from "../../../schemas/area.ts"
import type { TicketRule } from "../rules/ticket-rule.ts"
import { traced } from "../traced.ts"
import { isUuid } from "./in-ids.ts"

interface Row {
  readonly id: string
  readonly rule_id: string
  readonly shop_id: string
  readonly name: string
  readonly translations: TicketRule["translations"]
  readonly ticket_type: TicketRule["ticketType"]
  readonly usage_limit: number | null
  readonly price: number
  readonly discounted_price: number | null
  readonly discount_type: string | null
  readonly peak_price: TicketRule["peakPrice"]
  readonly maximum_plates: number
  readonly required_start_time_values: TicketRule["requiredStartTimeValues"]
  readonly validity: TicketRule["validity"]
  readonly windows: TicketRule["windows"]
  readonly interruptions: TicketRule["interruptions"]
  readonly needs_code: boolean
  readonly places: number | null
  readonly currency: string
  readonly time_zone: string
  readonly area_ids: ReadonlyArray<string>
}

interface AreaRow {
  readonly area_entity_id: string
  readonly name: string
  readonly locality: string | null
  readonly currency: string
  readonly time_zone: string
}

const ruleOf = (row: Row, areas: ReadonlyMap<string, Area>): TicketRule => ({
  id: row.id,
  ruleId: row.rule_id,
  shopId: row.shop_id,
  name: row.name,
  translations: row.translations,
  ticketType: row.ticket_type,
  usageLimit: row.usage_limit,
  price: row.price,
  discountedPrice: row.discounted_price,
  discountType: row.discount_type,
  peakPrice: row.peak_price,
  currencyCode: row.currency,
  maximumPlates: row.maximum_plates,
  requiredStartTimeValues: row.required_start_time_values,
  validity: row.validity,
  windows: row.windows,
  interruptions: row.interruptions,
  needsCode: row.needs_code,
  places: row.places,
  timeZone: row.time_zone,
  areas: row.area_ids.flatMap((id) => areas.get(id) ?? [])
})

export interface TicketRepository {
  /** In the operator's order; tickets behind a code only with `withCode`. */
  readonly onSale: (shopId: string, withCode: boolean) => Effect.Effect<ReadonlyArray<TicketRule>>
  /** Returns the tickets of the shop that are on sale, by id; unknown ids are absent. */
  readonly byIds: (
    shopId: string,
    ids: ReadonlyArray<string>
  ) => Effect.Effect<ReadonlyMap<string, TicketRule>>
  /** Returns tickets by id, including those no longer on sale: for orders. */
  readonly ordered: (ids: ReadonlyArray<string>) => Effect.Effect<ReadonlyMap<string, TicketRule>>
  /** Returns a ticket that is on sale in any shop. */
  readonly byId: (id: string) => Effect.Effect<TicketRule | undefined>
  readonly byRuleId: (ruleId: string) => Effect.Effect<TicketRule | undefined>
}

export class Tickets extends Context.Service<Tickets, TicketRepository>()("shop-service/Tickets") {
  static readonly layer = Layer.effect(
    Tickets,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      // Areas are read once per shop, not per ticket: a shop may have 1,000 tickets in 120 areas.
      const find = traced("Tickets.find")(function* (where: Statement.Fragment) {
        const rows = yield* sql<Row>`
          select t.*, s.currency, s.time_zone,
            array(select ta.area_entity_id from shop.ticket_area ta where ta.ticket_id = t.id order by ta.position) as area_ids
          from shop.ticket t join shop.shop s on s.id = t.shop_id
          where ${where} order by t.position`
        const ids = [...new Set(rows.flatMap((row) => row.area_ids))]
        if (ids.length === 0) return []
        const areaRows = yield* sql<AreaRow>`
          select area_entity_id, name, locality, currency, time_zone from shop.area where ${sql.in("area_entity_id", ids)}`
        const areas = new Map(
          areaRows.map(({ area_entity_id: areaEntityId, time_zone: timeZone, ...area }): [string, Area] => [
            areaEntityId,
            { areaEntityId, ...area, timeZone }
          ])
        )
        return rows.map((row) => ruleOf(row, areas))
      }, Effect.orDie)
      const findOnSale = (where: Statement.Fragment) => find(sql`t.on_sale and ${where}`)
      const byId = (rules: ReadonlyArray<TicketRule>) => new Map(rules.map((rule) => [rule.id, rule]))
      const first = (id: string, where: Statement.Fragment) =>
        isUuid(id) ? Effect.map(findOnSale(where), ([rule]) => rule) : Effect.succeed(undefined)
      return {
        onSale: (shopId, withCode) =>
          findOnSale(withCode ? sql`t.shop_id = ${shopId}` : sql`t.shop_id = ${shopId} and not t.needs_code`),
        byIds: (shopId, ids) => {
          const known = ids.filter(isUuid)
          return known.length === 0
            ? Effect.succeed(new Map())
            : Effect.map(findOnSale(sql`t.shop_id = ${shopId} and ${sql.in("t.id", known)}`), byId)
        },
        ordered: (ids) => Effect.map(find(sql.in("t.id", ids)), byId),
        byId: (id) => first(id, sql`t.id = ${id}`),
        byRuleId: (ruleId) => first(ruleId, sql`t.rule_id = ${ruleId}`)
      }
    })
  )
}
