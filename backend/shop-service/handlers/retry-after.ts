/** Sets `Retry-After` on refusals. */
import { Effect, Option } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"
import { TooManyRequests } from "../../../schemas/api/errors.ts"
import { clientNetwork } from "../../client-network.ts"
import { PublicCalls } from "../repositories/public-calls.ts"
import { type Refusal, refusal } from "../rules/refusal.ts"
import { traced } from "../traced.ts"

export const retryAfter = (seconds: number) =>
  HttpEffect.appendPreResponseHandler((_request, response) =>
    Effect.succeed(HttpServerResponse.setHeader(response, "retry-after", String(seconds)))
  )

/** Fails with 429 and `Retry-After`. */
export const tooManyRequests = traced("tooManyRequests")(function* (seconds: number, why: Refusal) {
  yield* retryAfter(seconds)
  return yield* new TooManyRequests(why)
})

/** Counts a call that needs no login, by the client's network; fails with 429 after too many. */
export const countPublicCall = Effect.gen(function* () {
  const { remoteAddress } = yield* HttpServerRequest.HttpServerRequest
  const seconds = yield* (yield* PublicCalls).count(clientNetwork(Option.getOrElse(remoteAddress, () => "")))
  if (seconds === null) return
  yield* tooManyRequests(
    seconds,
    refusal("E_TOO_MANY_REQUESTS", "This address asks too often: wait, then try again.")
  )
})
