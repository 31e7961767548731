/** The rules of the tickets on sale. */
import { Context, Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import type { Area } from "../../../schemas/area.ts"
import { isUuid } from "../../database/statement.ts"
import type { TicketRule } from "../rules/ticket-rule.ts"
import { traced } from "../traced.ts"

interface Row extends Omit<TicketRule, "areas" | "currencyCode"> {
  readonly currency: string
  readonly areaIds: ReadonlyArray<string>
  /** Areas of all rows, in one of them. */
  readonly areas: ReadonlyArray<Area> | null
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  // Areas are read once, not per ticket: a shop may have 1,000 tickets in 120 areas.
  const find = traced("Tickets.find")(function* (where: Statement.Fragment) {
    const rows = yield* sql<Row>`
      with rule as (
        select t.*, s.currency, s.time_zone,
          array(select ta.area_entity_id from shop.ticket_area ta where ta.ticket_id = t.id order by ta.position) as area_ids
        from shop.ticket t join shop.shop s on s.id = t.shop_id
        where ${where})
      select rule.*, case when row_number() over (order by position) = 1 then (
          select jsonb_agg(jsonb_build_object('areaEntityId', a.area_entity_id, 'name', a.name, 'locality', a.locality,
            'currency', a.currency, 'timeZone', a.time_zone))
          from shop.area a where a.area_entity_id in (select unnest(area_ids) from rule)) end as areas
      from rule order by position`
    const areas = new Map(rows.flatMap((row) => (row.areas ?? []).map((area) => [area.areaEntityId, area])))
    return rows.map(
      ({ areaIds, areas: _, currency, ...rule }): TicketRule => ({
        ...rule,
        currencyCode: currency,
        areas: areaIds.flatMap((id) => areas.get(id) ?? [])
      })
    )
  }, Effect.orDie)
  const findOnSale = (where: Statement.Fragment) => find(sql`t.on_sale and ${where}`)
  const byId = (rules: ReadonlyArray<TicketRule>) => new Map(rules.map((rule) => [rule.id, rule]))
  const first = (id: string, where: Statement.Fragment) =>
    isUuid(id) ? Effect.map(findOnSale(where), ([rule]) => rule) : Effect.succeed(undefined)
  return {
    /** In the operator's order; tickets behind a code only with `withCode`. */
    onSale: (shopId: string, withCode: boolean) =>
      findOnSale(withCode ? sql`t.shop_id = ${shopId}` : sql`t.shop_id = ${shopId} and not t.needs_code`),
    /** Returns the tickets of the shop that are on sale, by id; unknown ids are absent. */
    byIds: (shopId: string, ids: ReadonlyArray<string>) => {
      const known = ids.filter(isUuid)
      return known.length === 0
        ? Effect.succeed(new Map())
        : Effect.map(findOnSale(sql`t.shop_id = ${shopId} and ${sql.in("t.id", known)}`), byId)
    },
    /** Returns tickets by id, including those no longer on sale: for orders. */
    ordered: (ids: ReadonlyArray<string>) => Effect.map(find(sql.in("t.id", ids)), byId),
    /** Returns a ticket that is on sale in any shop. */
    byId: (id: string) => first(id, sql`t.id = ${id}`),
    byRuleId: (ruleId: string) => first(ruleId, sql`t.rule_id = ${ruleId}`)
  }
})

export class Tickets extends Context.Service<Tickets>()("shop-service/Tickets", { make }) {
  static readonly layer = Layer.effect(Tickets, make)
}
