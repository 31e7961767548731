/** The refusal of a driver who has asked about too many vehicles of others. */
import { mostPriced } from "../../../backend/shop-service/repositories/plate-questions.ts"
import type { ErrorCase } from "./call-case.ts"

/** For one who has asked as often as any call allows, about other vehicles, in this hour and the next. */
export const askedTooOften = <Input>(input: Input): ErrorCase<Input> => ({
  status: 429,
  code: "E_TOO_MANY_REQUESTS",
  input: async ({ database }) => {
    await database.query(`insert into shop.plate_question
      select 'driver|neu', date_trunc('hour', now()) + n * interval '1 hour', ${mostPriced}
      from generate_series(0, 1) n on conflict (subject, hour) do update set asked = ${mostPriced}, plates = '{}'`)
    return input
  },
  after: ({ database }) => database.query("delete from shop.plate_question")
})
