/** Encodes the input of an endpoint as address, headers and body; refuses what cannot be sent. */
import { Effect, Schema, SchemaAST } from "effect"
import type { Endpoint } from "../../../schemas/api/index.ts"
import { RequestInvalid, RequiredParameterError } from "./errors.ts"
import { issuePath } from "./issue-path.ts"

export interface PreparedRequest {
  readonly method: Endpoint["method"]
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
}

type Values = Readonly<Record<string, unknown>>
type Fields = Readonly<Record<string, Schema.Top>>

interface Input {
  readonly params?: Values
  readonly query?: Values
  readonly headers?: Values
  readonly payload?: unknown
}

const isOptional = (schema: Schema.Top): boolean => SchemaAST.isOptional(schema.ast)

const isMissing = (schema: Schema.Top, value: unknown): boolean =>
  value === undefined || (value === null && !Schema.is(schema as Schema.Codec<unknown>)(null))

/** Returns the first required field that is missing. */
const missingField = (fields: Fields, values: Values | undefined): string | undefined =>
  Object.keys(fields).find((name) => {
    const schema = fields[name]
    return schema !== undefined && !isOptional(schema) && isMissing(schema, values?.[name])
  })

/** Drops absent fields: a query has no null. */
const withoutAbsent = (values: Values | undefined): Values =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter(([, value]) => value !== undefined && value !== null)
  )

const fieldsOf = (schema: Schema.Top | undefined): Fields =>
  schema !== undefined && "fields" in schema ? (schema.fields as Fields) : {}

const queryString = (query: Values): string => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      parameters.append(name, String(item))
    }
  }
  return parameters.size === 0 ? "" : `?${parameters}`
}

/** Encodes a payload as the body of a request. */
export type BodyOf = (payload: unknown) => Effect.Effect<string | FormData>

const json: BodyOf = (payload) => Effect.succeed(JSON.stringify(payload))

/** Builds the encoders of an endpoint once; returns a function that checks and encodes one input. */
export const prepareRequest = (endpoint: Endpoint, origin: string | null, bodyOf: BodyOf = json) => {
  const call = endpoint.name
  const encoder = <S extends Schema.Top>(part: string, schema: S) => {
    const encode = Schema.encodeUnknownEffect(schema as unknown as Schema.Codec<unknown, unknown>)
    return (value: unknown): Effect.Effect<unknown, RequestInvalid> =>
      Effect.mapError(
        encode(value),
        (error) => new RequestInvalid({ call, path: issuePath(error.issue, part) })
      )
  }
  const fieldsEncoder = (part: string, fields: Endpoint["params"]) => {
    const encode = encoder(part, Schema.Struct(fields ?? {}))
    return (values: Values | undefined) =>
      encode(withoutAbsent(values)) as Effect.Effect<Values, RequestInvalid>
  }
  const { method, params = {}, query = {}, headers = {}, payload } = endpoint
  const encodeParams = fieldsEncoder("params", params)
  const encodeQuery = fieldsEncoder("query", query)
  const encodeHeaders = fieldsEncoder("headers", headers)
  const encodePayload = payload === undefined ? undefined : encoder("payload", payload)
  const payloadFields = fieldsOf(payload)

  return Effect.fnUntraced(function* (
    given: object | null | undefined
  ): Effect.fn.Return<PreparedRequest, RequiredParameterError | RequestInvalid> {
    // This installation does not have the call.
    if (origin === null) return yield* new RequestInvalid({ call, path: "adapter" })
    const input: Input = given ?? {}
    const isForm = typeof FormData !== "undefined" && input.payload instanceof FormData
    const missing =
      missingField(params, input.params) ??
      missingField(query, input.query) ??
      missingField(headers, input.headers) ??
      (payload === undefined || isForm
        ? undefined
        : isMissing(payload, input.payload)
          ? "payload"
          : missingField(payloadFields, input.payload as Values))
    if (missing !== undefined) return yield* new RequiredParameterError({ call, parameter: missing })

    const segments = yield* encodeParams(input.params)
    // An empty segment would address another call: /v1/shop/path/ is not a shop.
    const empty = Object.keys(params).find((name) => segments[name] === "")
    if (empty !== undefined) return yield* new RequiredParameterError({ call, parameter: empty })
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(segments[name]))
    )
    const sent = yield* encodeHeaders(input.headers)
    const search = queryString(yield* encodeQuery(input.query))
    const body = isForm
      ? (input.payload as FormData)
      : encodePayload === undefined
        ? undefined
        : yield* bodyOf(yield* encodePayload(input.payload))
    return {
      method,
      url: `${origin}${path}${search}`,
      headers: {
        accept: endpoint.text === true ? "application/json, text/plain" : "application/json",
        ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
        ...Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]))
      },
      body
    }
  })
}
