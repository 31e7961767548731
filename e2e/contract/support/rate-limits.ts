/** Refusals by rate limits: of a driver for vehicles of others, and of an address without a login. */
import { maxPricedPlates } from "../../../backend/shop-service/repositories/plate-queries.ts"
import { maxPublicCalls } from "../../../backend/shop-service/repositories/public-calls.ts"
import type { ErrorCase } from "./call-case.ts"
import type { Fixture } from "./fixture.ts"

/** Fills this table, and empties it afterwards. */
const tooOften = <Input>(
  input: (fixture: Fixture) => Input | Promise<Input>,
  table: string,
  filled: string
): ErrorCase<Input> => ({
  status: 429,
  code: "E_TOO_MANY_REQUESTS",
  input: async (fixture) => {
    await fixture.database.query(`insert into ${table} ${filled}`)
    return input(fixture)
  },
  after: ({ database }) => database.query(`delete from ${table}`)
})

/** Reaches a driver's limit for other vehicles, in this hour and the next. */
export const limitReachedBy = <Input>(
  subject: string,
  input: (fixture: Fixture) => Input | Promise<Input>
): ErrorCase<Input> =>
  tooOften(
    input,
    "shop.plate_question",
    `select '${subject}', date_trunc('hour', now()) + n * interval '1 hour', ${maxPricedPlates}
      from generate_series(0, 1) n on conflict (subject, hour) do update set asked = ${maxPricedPlates}, plates = '{}'`
  )

/** The same for the driver of most cases. */
export const driverLimitReached = <Input>(input: Input): ErrorCase<Input> =>
  limitReachedBy("driver|neu", () => input)

/** Reaches the limit of calls of an address, in this minute and the next. */
export const addressLimitReached = <Input>(input: Input): ErrorCase<Input> =>
  tooOften(
    () => input,
    "shop.public_call",
    `select '127.0.0.1', date_trunc('minute', now()) + n * interval '1 minute', ${maxPublicCalls}
      from generate_series(0, 1) n on conflict (address, minute) do update set calls = ${maxPublicCalls}`
  )
