/**
 * SQL of the terms of an issued ticket `i`, with its ticket `t` and, left joined, its order `o`: as they were sold, since an
 * operator may change the ticket later. A ticket without an order has those of its ticket. Closures concern all alike.
 */
import type { SqlClient, Statement } from "effect/sql"

/** The item of the order, as JSON; null for a ticket without an order. */
export const soldItem = "(o.items -> i.order_position)"

/** Ids of the areas, as a list in JSON. */
export const soldAreaIds = `coalesce(${soldItem} -> 'validityAreaEntityId', (
  select jsonb_agg(ta.area_entity_id order by ta.position) from shop.ticket_area ta where ta.ticket_id = t.id), '[]')`

/** The same for a plate `p` of an order `o` that is not paid. */
export const orderedAreaIds = "(o.items -> p.position -> 'validityAreaEntityId')"

/** Condition: one of the areas is in the list in JSON. */
export const sharesAreas = (
  sql: SqlClient.SqlClient,
  list: string,
  areaEntityIds: ReadonlyArray<string>
): Statement.Fragment => {
  const wanted = JSON.stringify(areaEntityIds.map((id) => id.toLowerCase()))
  return sql`${sql.literal(list)} ?| array(select jsonb_array_elements_text(${wanted}::text::jsonb))`
}
