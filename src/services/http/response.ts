/** Decodes the expected response of an endpoint. Others are read by `unexpected.ts`, loaded on demand. */
import { Effect } from "effect"
import type { Endpoint } from "../../../schemas/api/index.ts"
import { answerDecoder, type DecodeFailure } from "./decode.ts"
import { FetchError } from "./errors.ts"
import type { RawAnswer } from "./prefetched-request.ts"
import type { ResponseError, ResponseInvalid } from "./response-errors.ts"

/** Builds the decoder of an endpoint once. `now` is the server's time, for a `Retry-After` that is a date. */
export const readAnswer = (endpoint: Endpoint) => {
  const call = endpoint.name
  const decode = answerDecoder(endpoint)
  return (
    answer: RawAnswer,
    now: number
  ): Effect.Effect<unknown, ResponseError | ResponseInvalid | FetchError> =>
    Effect.catch(
      answer.status < 200 || answer.status > 299
        ? Effect.fail<DecodeFailure>({ path: "" })
        : decode(answer.text),
      ({ path }) =>
        Effect.tryPromise({
          try: () => import("./unexpected-response.ts"),
          catch: (cause) => new FetchError({ call, cause })
        }).pipe(
          Effect.flatMap(({ readUnexpectedResponse }) =>
            readUnexpectedResponse({ call, endpoint, answer, now, path })
          )
        )
    )
}
