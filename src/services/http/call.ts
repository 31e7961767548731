/**
 * One call: bearer token unless the endpoint is public, one retry after a 401, a timeout per attempt; interruption
 * aborts the request.
 */
import { Clock, Effect, type Tracer } from "effect"
import type { Endpoint } from "../../../schemas/api/index.ts"
import type { ClockReading, ServerClock } from "../clock.ts"
import { traceHeaders } from "../tracing/page-tracer.ts"
import type { AccessToken } from "./access-token.ts"
import { type CallError, FetchError, Timeout } from "./errors.ts"
import { bearer, type Exchange, exchange, takePrefetched } from "./prefetched-request.ts"
import type { PreparedRequest } from "./request.ts"
import { readAnswer } from "./response.ts"

export interface CallSettings {
  readonly accessToken: typeof AccessToken.Service
  readonly serverClock: typeof ServerClock.Service
  /** Milliseconds for one attempt, from the request to the last byte of the response. */
  readonly timeout: number
}

/** Sends the request, or takes over its prefetched response if the boot module has sent it already. */
const send = (
  request: PreparedRequest,
  token: string | undefined,
  signal: AbortSignal
): Promise<Exchange & Pick<Partial<ClockReading>, "sent">> => {
  const early =
    request.method === "GET" && token !== undefined ? takePrefetched(request.url, token) : undefined
  if (early === undefined) {
    return exchange(request.url, {
      method: request.method,
      headers: { ...request.headers, ...(token === undefined ? {} : bearer(token)) },
      body: request.body ?? null,
      signal
    })
  }
  signal.addEventListener("abort", () => early.abort.abort())
  return early.answer.then((answer) => ({ ...answer, sent: early.sent }))
}

/** Returns the function that sends the prepared requests of an endpoint. */
export const makeSender = (settings: CallSettings, endpoint: Endpoint) => {
  const { accessToken, serverClock, timeout } = settings
  const call = endpoint.name
  const read = readAnswer(endpoint)

  const attempt = Effect.fnUntraced(function* (
    { headers, ...request }: PreparedRequest,
    token: string | undefined,
    span: Tracer.Span
  ) {
    const begun = yield* Clock.currentTimeMillis
    const { sent = begun, ...answer } = yield* Effect.tryPromise({
      try: (signal) => send({ ...request, headers: { ...headers, ...traceHeaders(span) } }, token, signal),
      catch: (cause) => new FetchError({ call, cause })
    }).pipe(Effect.timeoutOrElse({ duration: timeout, orElse: () => Effect.fail(new Timeout({ call })) }))
    serverClock.observe({ date: answer.date, sent, received: yield* Clock.currentTimeMillis })
    return answer
  })

  return (request: PreparedRequest): Effect.Effect<unknown, CallError> =>
    Effect.useSpan(call, { kind: "client" }, (span) =>
      Effect.gen(function* () {
        const token = endpoint.caller === "anyone" ? undefined : yield* accessToken.get
        const first = yield* attempt(request, token, span)
        const answer =
          first.status === 401 && token !== undefined
            ? yield* attempt(request, yield* accessToken.refresh(token), span)
            : first
        return yield* read(answer, yield* serverClock.now)
      })
    )
}
