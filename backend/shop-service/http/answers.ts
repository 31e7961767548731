/**
 * Common parts of every response, errors included: an error is JSON with a stable code, security headers, no
 * caching, CORS for the shop's own origin, a request id, and one log line without personal data.
 */
import { randomUUID } from "node:crypto"
import { ByteSize, Cause, Clock, Context, Effect, type Exit, References, type Types } from "effect"
import {
  HttpMiddleware,
  type HttpPlatform,
  HttpRouter,
  HttpServerError,
  HttpServerRequest,
  HttpServerResponse,
  Multipart
} from "effect/http"
import { HttpApiError } from "effect/http-api"
import { IpNetwork } from "effect/net"
import type { RefusalCode } from "../../../schemas/api/refusal-codes.ts"
import { isTransientFailure } from "../../database/transient-error.ts"
import { faultOf } from "../../fault.ts"
import type { RequestMetricsShape } from "../request-metrics.ts"
import { refusal } from "../rules/refusal.ts"
import type { ShopServiceSettings } from "../settings.ts"
import { admission } from "./admission.ts"
import { conditional, smallest } from "./conditional.ts"
import { requestInvalid } from "./request-invalid.ts"
import { routeName } from "./route-name.ts"

const largestBody = ByteSize.kibibytes(512)

/** A form may have an image, which its handler limits by itself; this limit is about memory. */
const largestForm = ByteSize.mebibytes(4)
const largestFormField = ByteSize.kibibytes(64)
const maxFormParts = 50

const limits = (maxTotalSize: ByteSize.ByteSize): Context.Context<never> =>
  Multipart.limitsServices({ maxTotalSize, maxFieldSize: largestFormField, maxParts: maxFormParts })

const [limitsOfBodies, limitsOfForms] = [limits(largestBody), limits(largestForm)]

const bodyLimits = (contentType: string | undefined): Context.Context<never> =>
  contentType?.toLowerCase().startsWith("multipart/form-data") === true ? limitsOfForms : limitsOfBodies

const headers = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff"
} as const

/** Responses that the platform sends without a body. The tag is the contract's class of that status. */
const plainAnswers: Readonly<Record<number, readonly [tag: string, code: RefusalCode, message: string]>> = {
  400: ["BadRequest", "E_REQUEST_INVALID", "The request cannot be read."],
  404: ["NotFound", "E_PATH_UNKNOWN", "There is no such path."],
  413: ["BadRequest", "E_REQUEST_TOO_LARGE", "The request is too large."],
  415: ["BadRequest", "E_REQUEST_INVALID", "Send JSON: content-type application/json."],
  503: ["ServerFault", "E_UNAVAILABLE", "The service is just ending: try again."]
}

const plainAnswer = (status: number): HttpServerResponse.HttpServerResponse => {
  const [_tag, code, message] = plainAnswers[status] ?? [
    "ServerFault",
    "E_FAULT",
    "The service is at fault; nothing was written."
  ]
  return HttpServerResponse.jsonUnsafe({ _tag, code, message, field: null }, { status })
}

/** The database is unreachable or too busy. A write may have reached it before. */
const databaseUnavailable = HttpServerResponse.jsonUnsafe(
  {
    _tag: "ServerFault",
    ...refusal("E_DATABASE_UNAVAILABLE", "The database did not answer. Look before sending a write again.")
  },
  { status: 503, headers: { "retry-after": "1" } }
)

/** Returns true for JSON, and for a page for people, which says itself what is wrong. */
const isReadable = (response: HttpServerResponse.HttpServerResponse): boolean =>
  /^(?:application\/json|text\/html)/.test(
    response.headers["content-type"] ??
      ("contentType" in response.body ? (response.body.contentType ?? "") : "")
  )

const answerToFailure = (cause: Cause.Cause<unknown>) =>
  Effect.gen(function* () {
    for (const reason of cause.reasons) {
      const error = reason._tag === "Fail" ? reason.error : reason._tag === "Die" ? reason.defect : undefined
      if (HttpServerResponse.isHttpServerResponse(error)) return error
      if (
        HttpApiError.HttpApiSchemaError.is(error) &&
        error.kind !== "Body" &&
        error.kind !== "ResponseHeaders"
      ) {
        const { _tag, code, message, field } = requestInvalid(error)
        return HttpServerResponse.jsonUnsafe({ _tag, code, message, field }, { status: 400 })
      }
      if (HttpServerError.isHttpServerError(error)) {
        if (error.reason._tag === "RouteNotFound") return plainAnswer(404)
        if (error.reason._tag === "RequestParseError") return plainAnswer(400)
      }
      if (Multipart.isMultipartError(error)) {
        return plainAnswer(
          error.reason._tag === "Parse" ? 400 : error.reason._tag === "InternalError" ? 500 : 413
        )
      }
      // A body with thousands of nested levels overflows the decoder's stack: the client's fault, not ours.
      if (error instanceof RangeError && error.message.startsWith("Maximum call stack"))
        return plainAnswer(400)
    }
    if (Cause.hasInterruptsOnly(cause)) return plainAnswer(503)
    yield* Effect.logError("fault").pipe(Effect.annotateLogs({ fault: faultOf(cause) }))
    return isTransientFailure(cause) ? databaseUnavailable : plainAnswer(500)
  })

const answerTo = (exit: Exit.Exit<HttpServerResponse.HttpServerResponse, unknown>) => {
  if (exit._tag === "Failure") return answerToFailure(exit.cause)
  const response = exit.value
  return Effect.succeed(
    response.status >= 400 && !isReadable(response) ? plainAnswer(response.status) : response
  )
}

/** Lists of tickets shrink to a twentieth; small responses are not worth it. */
const compressed = HttpMiddleware.compression({ algorithms: ["br", "gzip"], minSize: smallest })

/** The service listens on loopback, so a loopback peer is the proxy, which names its client. */
const forwarded = HttpMiddleware.xForwardedHeaders({
  trustedProxies: ["127.0.0.0/8", "::1/128"].map((network) => IpNetwork.fromStringUnsafe(network))
})

const requestIdOf = (given: string | undefined): string =>
  given !== undefined && /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : randomUUID()

/** Returns the code of a refusal, from its body. */
const codeOf = ({ status, body }: HttpServerResponse.HttpServerResponse): string | null => {
  if (status < 400 || body._tag !== "Uint8Array") return null
  return /"code":"(E_[A-Z_]+)"/.exec(Buffer.from(body.body).toString())?.[1] ?? null
}

/** Wraps everything, including unknown paths. */
export const commonAnswers = (
  { appOrigin, maxRequestsAtOnce }: Pick<ShopServiceSettings, "appOrigin" | "maxRequestsAtOnce">,
  metrics: RequestMetricsShape
) => {
  const admitted = admission(maxRequestsAtOnce)
  const cors = HttpMiddleware.cors({
    allowedOrigins: (origin) => origin === appOrigin,
    allowedMethods: ["GET", "PUT", "PATCH", "POST", "DELETE"],
    allowedHeaders: ["authorization", "content-type", "idempotency-key", "traceparent"],
    exposedHeaders: ["retry-after", "date", "x-request-id"],
    maxAge: 7200
  })
  return HttpRouter.middleware(
    (
      app: Effect.Effect<HttpServerResponse.HttpServerResponse, Types.unhandled>
    ): Effect.Effect<
      HttpServerResponse.HttpServerResponse,
      Types.unhandled,
      HttpServerRequest.HttpServerRequest | HttpPlatform.HttpPlatform
    > => {
      const direct = cors(admitted(compressed(conditional(app))))
      const byProxy = forwarded(direct)
      return Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const requestId = requestIdOf(request.headers["x-request-id"])
        const started = yield* Clock.currentTimeMillis
        metrics.requestStarted()
        const answer = request.headers["x-forwarded-for"] === undefined ? direct : byProxy
        const surroundings = Context.add(
          bodyLimits(request.headers["content-type"]),
          References.CurrentLogAnnotations,
          { requestId }
        )
        const exit = yield* Effect.exit(Effect.provideContext(answer, surroundings))
        const response = yield* answerTo(exit).pipe(
          Effect.provideService(References.CurrentLogAnnotations, { requestId })
        )
        const route = routeName(request.method, request.url)
        const milliseconds = (yield* Clock.currentTimeMillis) - started
        metrics.requestEnded(`${request.method} ${route}`, milliseconds / 1000, codeOf(response))
        yield* Effect.logInfo("request").pipe(
          Effect.annotateLogs({
            requestId,
            method: request.method,
            route,
            status: response.status,
            milliseconds
          })
        )
        const challenge = response.status === 401 ? { "www-authenticate": "Bearer" } : {}
        return HttpServerResponse.setHeaders(response, {
          ...headers,
          ...challenge,
          // The response's own headers win: images may be cached, pages have a style.
          ...response.headers,
          "x-request-id": requestId
        })
      })
    },
    { global: true }
  )
}
