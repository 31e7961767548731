/**
 * Which plates are a driver's, and how often a driver has asked about others. Whoever stands at the barrier pays for any
 * vehicle, so that calls about stays take any plate; what they tell must not become a way to follow somebody.
 */
import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { traced } from "../traced.ts"
import { type AskedPlate, spellingsOf } from "./stays.ts"

/** Of one driver in one hour: a family's cars many times over, and too few to look through a car park. */
export const mostQuestions = 60

/** The same where a ticket is priced, which tells only whether somebody has one: a fleet's cars, and too few to try out all plates. */
export const mostPriced = 600

/** It is on a permit or a ticket of the driver, or in the cart: for statements about more than that. */
export const ownPlate = (sql: SqlClient.SqlClient, plate: AskedPlate, subject: string) => {
  const spelled = sql.in("p.plate", spellingsOf(plate))
  return sql`(
    exists (select 1 from shop.registered_plate p where p.subject = ${subject} and ${spelled})
    or exists (select 1 from shop.issued_ticket_plate p
      join shop.issued_ticket i on i.id = p.issued_ticket_id
      where i.subject = ${subject} and ${spelled})
    or exists (select 1 from shop.cart c
      cross join lateral jsonb_array_elements(c.items) item
      cross join lateral jsonb_to_recordset(item -> 'plates') p (plate text)
      where c.subject = ${subject} and ${spelled}))`
}

export interface PlateQuestionRepository {
  /** It is on a permit or a ticket of the driver, or in the cart. */
  readonly isOwn: (plate: AskedPlate, subject: string) => Effect.Effect<boolean>
  /** Counts one more question; answers the seconds until the next one is answered where so many are, or null for this one. */
  readonly count: (subject: string, most: number) => Effect.Effect<number | null>
}

export class PlateQuestions extends Context.Service<PlateQuestions, PlateQuestionRepository>()(
  "shop-service/PlateQuestions"
) {
  static readonly layer = Layer.effect(
    PlateQuestions,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      return {
        isOwn: traced("PlateQuestions.isOwn")(function* (plate: AskedPlate, subject: string) {
          const [row] = yield* sql<{ own: boolean }>`select ${ownPlate(sql, plate, subject)} as own`
          return row?.own === true
        }, Effect.orDie),
        count: traced("PlateQuestions.count")(function* (subject: string, most: number) {
          const counted = yield* sql<{ asked: number }>`
            insert into shop.plate_question as question (subject, hour, asked)
            values (${subject}, date_trunc('hour', now()), 1)
            on conflict (subject, hour) do update set asked = question.asked + 1
            where question.asked < ${most} returning asked`
          if (counted[0] === undefined) {
            const [left] = yield* sql<{ seconds: number }>`
              select ceil(extract(epoch from date_trunc('hour', now()) + interval '1 hour' - now()))::int as seconds`
            return Math.max(1, left?.seconds ?? 0)
          }
          // Nobody needs to know how much was asked an hour ago.
          if (counted[0].asked === 1)
            yield* sql`delete from shop.plate_question where hour < date_trunc('hour', now())`
          return null
        }, Effect.orDie)
      }
    })
  )
}
