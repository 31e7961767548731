/** Refusals by rate limits: of a driver for vehicles of others, and of an address without a login. */
import { maxPricedPlates } from "../../../backend/shop-service/repositories/plate-queries.ts"
import { maxPublicCalls } from "../../../backend/shop-service/repositories/public-calls.ts"
import type { ErrorCase } from "./call-case.ts"

/** Fills this table, and empties it afterwards. */
const tooOften = <Input>(input: Input, table: string, filled: string): ErrorCase<Input> => ({
  status: 429,
  code: "E_TOO_MANY_REQUESTS",
  input: async ({ database }) => {
    await database.query(`insert into ${table} ${filled}`)
    return input
  },
  after: ({ database }) => database.query(`delete from ${table}`)
})

/** Reaches the driver's limit for other vehicles, in this hour and the next. */
export const driverLimitReached = <Input>(input: Input): ErrorCase<Input> =>
  tooOften(
    input,
    "shop.plate_question",
    `select 'driver|neu', date_trunc('hour', now()) + n * interval '1 hour', ${maxPricedPlates}
      from generate_series(0, 1) n on conflict (subject, hour) do update set asked = ${maxPricedPlates}, plates = '{}'`
  )

/** Reaches the limit of calls of an address, in this minute and the next. */
export const addressLimitReached = <Input>(input: Input): ErrorCase<Input> =>
  tooOften(
    input,
    "shop.public_call",
    `select '127.0.0.1', date_trunc('minute', now()) + n * interval '1 minute', ${maxPublicCalls}
      from generate_series(0, 1) n on conflict (address, minute) do update set calls = ${maxPublicCalls}`
  )
