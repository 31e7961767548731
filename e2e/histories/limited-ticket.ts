/** Two-day ticket with few places, for the drivers of one history only. */
import { randomInt, randomUUID } from "node:crypto"
import type { TestDatabase } from "../../backend/database/test-database.ts"
import { ticketId } from "../../backend/demo-world/shops.ts"

export interface LimitedTicket {
  readonly places: number
  /** Key of a ticket, as in the demo world. */
  readonly key: string
  /** Returns the maximum number of its tickets that are valid at the same instant. */
  readonly maxAtOnce: () => Promise<number>
}

export const makeLimitedTicket = async (
  { query }: Pick<TestDatabase, "query">,
  places: number
): Promise<LimitedTicket> => {
  const key = randomUUID()
  const id = ticketId("wiesensee", key)
  const model = ticketId("wiesensee", "promenade-two-days")
  await query(
    `insert into shop.ticket select copy.* from shop.ticket t, jsonb_populate_record(t, $2::jsonb) copy where t.id = $1`,
    [model, JSON.stringify({ id, rule_id: randomUUID(), position: randomInt(1_000_000, 2 ** 31), places })]
  )
  await query(
    "insert into shop.ticket_area select $2, area_entity_id, position from shop.ticket_area where ticket_id = $1",
    [model, id]
  )
  return {
    places,
    key,
    maxAtOnce: async () => {
      const tickets = await query<{ readonly valid_from: Date; readonly valid_to: Date }>(
        "select valid_from, valid_to from shop.issued_ticket where ticket_id = $1",
        [id]
      )
      // The maximum is reached at the start of one of them.
      const counts = tickets.map(
        ({ valid_from: at }) =>
          tickets.filter(({ valid_from, valid_to }) => valid_from <= at && at < valid_to).length
      )
      return Math.max(0, ...counts)
    }
  }
}
