/** Says to who is refused when to come back. */
import { Effect } from "effect"
import { HttpEffect, HttpServerResponse } from "effect/http"
import { TooManyRequests } from "../../../schemas/api/errors.ts"
import type { Refusal } from "../rules/refusal.ts"
import { traced } from "../traced.ts"

export const retryAfter = (seconds: number) =>
  HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.succeed(HttpServerResponse.setHeader(response, "retry-after", String(seconds)))
  )

/** Refuses who asked too often. */
export const comeBackIn = traced("comeBackIn")(function* (seconds: number, why: Refusal) {
  yield* retryAfter(seconds)
  return yield* new TooManyRequests(why)
})
