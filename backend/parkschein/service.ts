/** The shop service as the command line sees it: a client of the contract, dry runs, and failures in words. */
import { Data, Effect, FileSystem, type Option, Redacted, type Schema } from "effect"
import { HttpClient, type HttpClientError, HttpClientRequest } from "effect/http"
import { HttpApiClient } from "effect/http-api"
import type { RefusalStatus } from "../../schemas/api/endpoint.ts"
import type { refusals } from "../../schemas/api/errors.ts"
import { ShopServiceApi } from "../../schemas/api/http-api.ts"
import { read } from "../config/read.ts"

export const exitCodes = { refused: 1, usage: 2, unavailable: 3 } as const

/** Message for the operator, without secrets, and the exit code. */
export class Failed extends Data.TaggedError("Failed")<{
  readonly message: string
  readonly exitCode: (typeof exitCodes)[keyof typeof exitCodes]
}> {}

/** A write that a dry run has not sent. */
export class NotSent extends Data.TaggedError("NotSent")<{
  readonly method: string
  readonly url: string
  readonly body: unknown
}> {}

export interface ServiceOptions {
  readonly dryRun: boolean
  readonly service: Option.Option<string>
  readonly tokenFile: Option.Option<string>
}

export const usage = (message: string) => new Failed({ message, exitCode: exitCodes.usage })

/** Returns the value of a setting; fails with the faults of all settings. */
const setting = <Value>(read: () => Value) =>
  Effect.try({ try: read, catch: (cause) => usage(cause instanceof Error ? cause.message : String(cause)) })

export const readFile = (path: string) =>
  Effect.flatMap(FileSystem.FileSystem, (files) => files.readFile(path)).pipe(
    Effect.mapError(() => usage(`The file ${path} cannot be read.`))
  )

const tokenOf = Effect.fnUntraced(function* ({ tokenFile }: ServiceOptions) {
  if (tokenFile._tag === "Some") {
    const token = new TextDecoder().decode(yield* readFile(tokenFile.value)).trim()
    return /^[\w.~+/=-]+$/.test(token)
      ? Redacted.make(token)
      : yield* usage(`The file ${tokenFile.value} does not contain an access token.`)
  }
  const token = yield* setting(() => read("PARKSCHEIN_SERVICE_TOKEN"))
  if (token !== null) return token
  if ((yield* setting(() => read("PARKSCHEIN_SECRET_SERVICE_CLIENT"))) === null) {
    return yield* usage(
      "There is no access token: set PARKSCHEIN_SERVICE_TOKEN, PARKSCHEIN_SECRET_SERVICE_CLIENT or --token-file."
    )
  }
  return yield* Effect.tryPromise({
    // Only here: the module reads settings when it is loaded.
    try: async () => {
      const { serviceAccessToken } = await import("../identity-provider/access-token.ts")
      return Redacted.make(await serviceAccessToken())
    },
    catch: () =>
      new Failed({
        message:
          "The identity provider gives no access token: check PARKSCHEIN_IDENTITY_ORIGIN and PARKSCHEIN_SECRET_SERVICE_CLIENT.",
        exitCode: exitCodes.unavailable
      })
  })
})

const bodyOf = ({ body }: HttpClientRequest.HttpClientRequest): unknown => {
  if (body._tag === "Uint8Array") return JSON.parse(new TextDecoder().decode(body.body))
  if (body._tag !== "FormData") return null
  return Object.fromEntries(
    [...body.formData].map(([name, value]) => [
      name,
      typeof value === "string" ? value : `a file of ${value.size} bytes`
    ])
  )
}

/** Returns a client of the contract with the operator's token. A dry run sends reads only. */
export const connect = Effect.fnUntraced(function* (options: ServiceOptions) {
  const origin =
    options.service._tag === "Some"
      ? options.service.value
      : yield* setting(() => read("PARKSCHEIN_API_ORIGIN"))
  const token = yield* tokenOf(options)
  const httpClient = (yield* HttpClient.HttpClient).pipe(
    HttpClient.mapRequestEffect((request) =>
      options.dryRun && request.method !== "GET"
        ? Effect.fail(
            new NotSent({ method: request.method, url: `${origin}${request.url}`, body: bodyOf(request) })
          )
        : Effect.succeed(request)
    ),
    HttpClient.mapRequest(HttpClientRequest.bearerToken(token))
  )
  const calls = yield* HttpApiClient.makeWith(ShopServiceApi, { httpClient, baseUrl: origin })
  return { origin, calls }
})

export type Calls = Effect.Success<ReturnType<typeof connect>>["calls"]
type Refused = InstanceType<(typeof refusals)[RefusalStatus]>
export type CallError = NotSent | Failed | Refused | HttpClientError.HttpClientError | Schema.SchemaError

const advice: Readonly<Record<string, string>> = {
  Unauthorized: " Get a new access token.",
  Forbidden:
    " The access token must be one of a service: by client credentials, with the scope cart:internal."
}

const unavailable = (message: string) =>
  new Failed({ message: `${message} The command can be repeated safely.`, exitCode: exitCodes.unavailable })

/** Fails with what the operator can do about it. */
export const explain = Effect.fnUntraced(function* (error: CallError, origin: string) {
  if (error._tag === "NotSent" || error._tag === "Failed") return yield* error
  if (error._tag === "SchemaError")
    return yield* unavailable(`${origin} does not answer as this release expects: ${error.message}.`)
  if (error._tag !== "HttpClientError") {
    const field = error.field === null ? "" : `, ${error.field}`
    return yield* new Failed({
      message: `${error.message} (${error.code}${field})${advice[error._tag] ?? ""}`,
      exitCode: exitCodes.refused
    })
  }
  const { response } = error
  if (response === undefined)
    return yield* unavailable(
      `${origin} does not answer: check the address (--service or PARKSCHEIN_API_ORIGIN), and whether the service runs.`
    )
  const text = yield* Effect.orElseSucceed(response.text, () => "")
  const answer = `${origin} answers ${response.status}: ${text.slice(0, 300)}`
  return yield* response.status < 500
    ? new Failed({ message: answer, exitCode: exitCodes.refused })
    : unavailable(answer)
})
