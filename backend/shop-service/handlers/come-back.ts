/** Refuses who asked too often, and says when to come back. */
import { Effect } from "effect"
import { HttpEffect, HttpServerResponse } from "effect/http"
import { TooManyRequests } from "../../../schemas/api/errors.ts"
import type { Refusal } from "../rules/refusal.ts"

export const comeBackIn = Effect.fn("comeBackIn")(function* (seconds: number, why: Refusal) {
  yield* HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.succeed(HttpServerResponse.setHeader(response, "retry-after", String(seconds)))
  )
  return yield* new TooManyRequests(why)
})
