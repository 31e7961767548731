/** Limits queries about stays or tickets of a vehicle: own plates are free, others are counted. */
import { Caller } from "../../../schemas/api/http-api.ts"
import { maxPlateQueries, PlateQueries } from "../repositories/plate-queries.ts"
import type { AskedPlate } from "../repositories/stays.ts"
import { refusal } from "../rules/refusal.ts"
import { traced } from "../traced.ts"
import { tooManyRequests } from "./retry-after.ts"

/** Fails with 429 after too many plates; for one that has to be counted. */
export const countPlateQuery = traced("countPlateQuery")(function* (plate: AskedPlate, limit: number) {
  const { subject } = yield* Caller
  const seconds = yield* (yield* PlateQueries).count(plate, subject, limit)
  if (seconds !== null) {
    return yield* tooManyRequests(
      seconds,
      refusal(
        "E_TOO_MANY_REQUESTS",
        "This driver asks about too many vehicles of others: wait, then try again.",
        "plate"
      )
    )
  }
})

/** The same for any plate. */
export const limitPlateQueries = traced("limitPlateQueries")(function* (
  plate: AskedPlate,
  limit = maxPlateQueries
) {
  const { subject } = yield* Caller
  if (!(yield* (yield* PlateQueries).isUncounted(plate, subject, limit))) yield* countPlateQuery(plate, limit)
})
