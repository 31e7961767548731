/**
 * Decides which plates are a driver's, and counts queries about others. At the barrier, a driver may pay
 * for any vehicle, so calls about stays take any plate; they must not allow tracking a person.
 */
import { hash } from "node:crypto"
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { traced } from "../traced.ts"
import { type AskedPlate, spellingsOf } from "./stays.ts"

/** Maximum plates per driver and hour: more than a family's cars, too few to search a car park. */
export const maxPlateQueries = 60

/** The same for pricing, which only reveals that a ticket exists: a fleet's cars, but not all plates. */
export const maxPricedPlates = 600

/**
 * SQL condition for an own plate: paid for, or on a permit of the driver for longer than a day. A claim that
 * can be taken back at once, on a new permit or in the cart, is no ownership: it would lift the limit.
 */
const ownPlate = (sql: SqlClient.SqlClient, plate: AskedPlate, subject: string) => {
  const spelled = sql.in("p.plate", spellingsOf(plate))
  return sql`(
    exists (select 1 from shop.registered_plate p where p.subject = ${subject} and ${spelled}
      and p.valid_from <= now() - interval '1 day' and (p.valid_to is null or p.valid_to > now()))
    or exists (select 1 from shop.issued_ticket_plate p
      join shop.issued_ticket i on i.id = p.issued_ticket_id
      where i.subject = ${subject} and i.price > 0 and ${spelled}))`
}

/** Digest of driver and plate, the same for each spelling: the query itself is not stored. */
const digestOf = ({ plate }: AskedPlate, subject: string): string =>
  hash("sha256", `${subject} ${plate.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "")}`, "base64url")

/** Rank of a plate among those of its hour: those counted under a higher limit come later. */
const rankOf = (sql: SqlClient.SqlClient, digest: string) =>
  sql`asked - cardinality(plates) + array_position(plates, ${digest}::text)`

/** SQL condition for a plate that need not be counted: an own one, or one counted in this hour under the limit. */
export const uncountedPlate = (sql: SqlClient.SqlClient, plate: AskedPlate, subject: string, limit: number) =>
  sql`(${ownPlate(sql, plate, subject)} or exists (select 1 from shop.plate_question
    where subject = ${subject} and hour = date_trunc('hour', now())
      and ${rankOf(sql, digestOf(plate, subject))} <= ${limit}))`

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return {
    /** Returns true for a plate that need not be counted. */
    isUncounted: traced("PlateQueries.isUncounted")(function* (
      plate: AskedPlate,
      subject: string,
      limit: number
    ) {
      const [row] = yield* sql<{
        uncounted: boolean
      }>`select ${uncountedPlate(sql, plate, subject, limit)} as uncounted`
      return row?.uncounted === true
    }, Effect.orDie),
    /** Counts a plate once an hour. Returns null, or at `limit` the seconds until the next plate is allowed. */
    count: traced("PlateQueries.count")(function* (plate: AskedPlate, subject: string, limit: number) {
      const digest = digestOf(plate, subject)
      const isNew = sql`question.asked < ${limit} and not question.plates @> excluded.plates`
      // One statement, so that it is about one hour. A plate counted under a higher limit does not count
      // as known under a lower one.
      const [counted] = yield* sql<{ first: boolean; known: boolean | null; seconds: number }>`
        insert into shop.plate_question as question (subject, hour, asked, plates)
        values (${subject}, date_trunc('hour', now()), 1, array[${digest}::text])
        on conflict (subject, hour) do update
        set asked = case when ${isNew} then question.asked + 1 else question.asked end,
          plates = case when ${isNew} then question.plates || excluded.plates else question.plates end
        returning xmax = 0 as first,
          ${rankOf(sql, digest)} <= ${limit} as known,
          ceil(extract(epoch from hour + interval '1 hour' - now()))::int as seconds`
      // Counts of past hours are not needed.
      if (counted?.first === true)
        yield* sql`delete from shop.plate_question where hour < date_trunc('hour', now())`
      return counted?.known === true ? null : Math.max(1, counted?.seconds ?? 0)
    }, Effect.orDie)
  }
})

export class PlateQueries extends Context.Service<PlateQueries>()("shop-service/PlateQueries", { make }) {
  static readonly layer = Layer.effect(PlateQueries, make)
}
