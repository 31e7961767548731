/**
 * Requests that no client of ours sends: valid ones with a hostile value in one place of the path, query,
 * headers or body, or with a hostile body.
 */
import { Schema } from "effect"
import fc from "fast-check"
import type { Endpoint } from "../../schemas/api/index.ts"
import { deepJson, hostileAt, hostileJsons } from "../../schemas/testing/hostile-json.ts"
import type { Json } from "../../schemas/testing/samples.ts"

type Texts = Readonly<Record<string, string>>

/** Valid request in parts. */
export interface WireRequest {
  readonly endpoint: Endpoint
  readonly params: Texts
  readonly query: ReadonlyArray<readonly [name: string, value: string]>
  readonly headers: Texts
  readonly payload: Json | undefined
}

export interface HostileRequest {
  /** Description for the failure message of a property. */
  readonly what: string
  readonly path: string
  readonly headers: Texts
  readonly body: string | Uint8Array<ArrayBuffer> | FormData | undefined
  /** Violates the contract, so it must be refused; otherwise it may succeed. */
  readonly isAgainstContract: boolean
}

const textOf = (value: unknown): string => (typeof value === "object" ? JSON.stringify(value) : String(value))

const encoded = (fields: Endpoint["params"], values: unknown): Readonly<Record<string, unknown>> =>
  Schema.encodeUnknownSync(Schema.Struct(fields ?? {}) as unknown as Schema.Codec<unknown>)(
    values ?? {}
  ) as Readonly<Record<string, unknown>>

const asTexts = (values: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]))

/** Encodes a request like a client; the parts of a form become an object. */
export const wireRequestOf = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>): WireRequest => ({
  endpoint,
  params: asTexts(encoded(endpoint.params, input["params"])),
  query: Object.entries(encoded(endpoint.query, input["query"])).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item): readonly [string, string] => [name, textOf(item)])
  ),
  headers: asTexts(encoded(endpoint.headers, input["headers"])),
  payload:
    endpoint.payload === undefined
      ? undefined
      : (JSON.parse(JSON.stringify(Schema.encodeUnknownSync(endpoint.payload)(input["payload"]))) as Json)
})

const pathOf = ({ endpoint, params, query }: Pick<WireRequest, "endpoint" | "params" | "query">): string => {
  // Keeps what is already escaped: half a character, a NUL.
  const inPath = (text: string) => (text.startsWith("%") ? text : encodeURIComponent(text))
  const search = query.map(([name, value]) => `${encodeURIComponent(name)}=${inPath(value)}`).join("&")
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => inPath(params[name] ?? ""))
  return search === "" ? path : `${path}?${search}`
}

const formOf = (parts: Readonly<Record<string, unknown>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, textOf(value))
  return form
}

const asSent = (request: WireRequest): Omit<HostileRequest, "what" | "isAgainstContract"> => {
  const isForm = request.endpoint.multipart === true
  return {
    path: pathOf(request),
    headers: {
      ...request.headers,
      ...(request.payload === undefined || isForm ? {} : { "content-type": "application/json" })
    },
    body:
      request.payload === undefined
        ? undefined
        : isForm
          ? formOf(request.payload as Readonly<Record<string, unknown>>)
          : JSON.stringify(request.payload)
  }
}

/** Texts for a path, a query or the part of a form. */
const hostileText = fc.constantFrom(
  "",
  " ",
  "%00",
  "%ED%A0%80",
  "%FF%FE",
  "../../etc/passwd",
  "'; drop table shop.shop; --",
  "__proto__",
  "constructor",
  "null",
  "NaN",
  "-1",
  "1e999",
  "9007199254740993",
  "x".repeat(5000),
  "\u202e🚗\u0301",
  '{"__proto__":{"poisoned":true}}',
  "[".repeat(3000),
  "2026-02-31T08:00:00Z",
  "9999-12-31T23:59:59.999999999-23:59"
)

/** Texts that HTTP allows in a header. */
const hostileHeader = fc.constantFrom(
  "",
  "null",
  "t=1,v1=",
  "t=1e999,v1=zz",
  "../..",
  "'; --",
  "a".repeat(4000)
)

const fits = (schema: Endpoint["payload"], text: string): boolean => {
  // A JSON parser may ignore a byte order mark (RFC 8259, 8.1), and the service does.
  const json = text.replace(/^\ufeff/, "")
  try {
    return (
      schema !== undefined &&
      Schema.decodeUnknownExit(schema as Schema.Codec<unknown>)(JSON.parse(json))._tag === "Success"
    )
  } catch {
    return false
  }
}

/** JSON values for one place of a body. */
const hostileJson = fc.oneof(fc.constantFrom(...hostileJsons), fc.json({ maxDepth: 3 }))

const bodyPlaces = (request: WireRequest): fc.Arbitrary<HostileRequest> =>
  fc.tuple(fc.nat(), hostileJson).map(([number, json]) => {
    const { what, text } = hostileAt(request.payload ?? null, number, json)
    return { ...asSent(request), what, body: text, isAgainstContract: !fits(request.endpoint.payload, text) }
  })

/** Adds names of the object prototype to the valid fields. */
const withForeignFields = (request: WireRequest): HostileRequest => ({
  ...asSent(request),
  what: "fields of the prototype",
  body: JSON.stringify(request.payload).replace(
    "{",
    '{"__proto__":{"poisoned":true},"constructor":{"prototype":{"poisoned":true}},"hasOwnProperty":1,'
  ),
  isAgainstContract: false
})

const wholeBodies = (request: WireRequest): fc.Arbitrary<HostileRequest> => {
  const sent = asSent(request)
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 300 }).map((array) => new Uint8Array(array))
  const contents = fc.oneof(
    fc.constantFrom(
      "",
      "{",
      "\ufeff{}",
      "null",
      '"{}"',
      "[[",
      deepJson("[", "]"),
      deepJson('{"a":', "}"),
      "{}}",
      "NaN"
    ),
    fc.constant(new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22])),
    bytes
  )
  const types = fc.constantFrom(
    "application/json",
    "application/json; charset=utf-16",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "application/x-www-form-urlencoded",
    "text/plain",
    "text/html",
    "application/octet-stream"
  )
  const large = {
    what: "a body of 600 kB",
    body: `{"padding":"${"x".repeat(600_000)}"}`,
    type: "application/json"
  }
  const wrongType = (type: string) => ({ what: `the good body as ${type}`, body: sent.body, type })
  return fc
    .oneof(
      {
        weight: 5,
        arbitrary: fc.tuple(contents, types).map(([body, type]) => ({ what: `hostile ${type}`, body, type }))
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom("text/plain", "multipart/form-data; boundary=y").map(wrongType)
      },
      { weight: 1, arbitrary: fc.constant(large) }
    )
    .map(({ what, body, type }) => ({
      ...sent,
      what: `${what}: ${textOf(body).slice(0, 60)}`,
      body,
      headers: { ...sent.headers, "content-type": type },
      isAgainstContract: typeof body !== "string" || !fits(request.endpoint.payload, body)
    }))
}

const formParts = (request: WireRequest): fc.Arbitrary<HostileRequest> => {
  const good = request.payload as Texts
  const names = [...Object.keys(good), "coverImage", "periodicLimit", "createdAt", "__proto__", "toString"]
  return fc
    .tuple(fc.constantFrom(...names), hostileText, fc.constantFrom("text", "file", "twice", "many"))
    .map(([name, value, how]) => {
      const body = formOf(good)
      if (how === "text") body.set(name, value)
      if (how === "file") body.set(name, new Blob([value], { type: "image/png" }), "../../x.png")
      if (how === "twice") body.append(name, value)
      if (how === "many") for (let count = 0; count < 60; count += 1) body.append(name, value)
      const what = `${name} as ${how}: ${value.slice(0, 40)}`
      return { ...asSent(request), what, body, isAgainstContract: how === "many" }
    })
}

const inParams = (request: WireRequest): fc.Arbitrary<HostileRequest> =>
  fc
    .tuple(fc.constantFrom(...Object.keys(request.params)), hostileText)
    .map(([name, value]) => ({
      ...asSent({ ...request, params: { ...request.params, [name]: value } }),
      what: `${name} in the path: ${value.slice(0, 40)}`,
      isAgainstContract: false
    }))

const inQuery = (request: WireRequest): fc.Arbitrary<HostileRequest> =>
  fc
    .tuple(
      fc.constantFrom(...Object.keys(request.endpoint.query ?? {}), "__proto__", "constructor"),
      hostileText,
      fc.boolean()
    )
    .map(([name, value, isRepeated]) => {
      const others = isRepeated ? request.query : request.query.filter(([other]) => other !== name)
      return {
        ...asSent({ ...request, query: [...others, [name, value]] }),
        what: `${name} in the query: ${value.slice(0, 40)}`,
        isAgainstContract: false
      }
    })

const inHeaders = (request: WireRequest): fc.Arbitrary<HostileRequest> =>
  fc
    .tuple(
      fc.constantFrom(...Object.keys(request.headers), "authorization", "accept", "x-request-id", "origin"),
      hostileHeader
    )
    .map(([name, value]) => {
      const sent = asSent(request)
      return {
        ...sent,
        what: `header ${name}: ${value.slice(0, 40)}`,
        headers: { ...sent.headers, [name]: value },
        isAgainstContract: name === "authorization" && request.endpoint.caller !== "anyone"
      }
    })

/** Returns all hostile variants of a valid request. */
export const hostileRequests = (request: WireRequest): fc.Arbitrary<HostileRequest> => {
  const { endpoint, params, payload } = request
  const isForm = endpoint.multipart === true
  return fc.oneof(
    { weight: 1, arbitrary: inHeaders(request) },
    ...(Object.keys(params).length === 0 ? [] : [{ weight: 2, arbitrary: inParams(request) }]),
    ...(endpoint.query === undefined ? [] : [{ weight: 4, arbitrary: inQuery(request) }]),
    ...(payload === undefined ? [] : [{ weight: 3, arbitrary: wholeBodies(request) }]),
    ...(payload === undefined || isForm
      ? []
      : [
          { weight: 6, arbitrary: bodyPlaces(request) },
          { weight: 1, arbitrary: fc.constant(withForeignFields(request)) }
        ]),
    ...(isForm ? [{ weight: 5, arbitrary: formParts(request) }] : [])
  )
}
