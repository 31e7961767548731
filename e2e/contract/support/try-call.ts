/** Tries a call in all ways of its endpoint and its cases; each try adds a row to the table. */
import { Schema, SchemaAST } from "effect"
import { allEndpoints, type EndpointName } from "../../../schemas/api/all.ts"
import type { Endpoint } from "../../../schemas/api/index.ts"
import { refusalStatuses } from "../../../schemas/api/refusal-codes.ts"
import type { CallCase, NamedCase, RawRequest } from "./call-case.ts"
import type { Client, LooseCall } from "./client.ts"
import type { Fixture } from "./fixture.ts"
import type { Row } from "./table.ts"

type Values = Readonly<Record<string, unknown>>
type Input = Readonly<Record<string, unknown>>
type Part = "params" | "query" | "headers" | "payload"

/** Name and function of a try; the function throws on unexpected behaviour. */
export interface Try {
  readonly kind: Row["kind"]
  readonly what: string
  readonly attempt: () => Promise<void>
}

const fieldsOf = (endpoint: Endpoint, part: Part): Readonly<Record<string, Schema.Top>> => {
  if (part !== "payload") return endpoint[part] ?? {}
  const { payload } = endpoint
  return payload !== undefined && "fields" in payload ? (payload.fields as Record<string, Schema.Top>) : {}
}

const requiredFields = (endpoint: Endpoint, part: Part): ReadonlyArray<string> =>
  Object.entries(fieldsOf(endpoint, part))
    .filter(([, schema]) => !SchemaAST.isOptional(schema.ast))
    .map(([name]) => name)

const parts = ["params", "query", "headers", "payload"] as const

const without = (input: Input, part: Part, field: string): Input => {
  const { [field]: _, ...rest } = (input[part] ?? {}) as Values
  return { ...input, [part]: rest }
}

const withField = (input: Input, part: Part, field: string, value: unknown): Input => ({
  ...input,
  [part]: { ...((input[part] ?? {}) as Values), [field]: value }
})

const callOf = (client: Client, name: EndpointName): LooseCall => client.calls[name] as unknown as LooseCall

const expectThat = (holds: boolean, found: unknown): void => {
  if (!holds) throw new Error(`It ended otherwise: ${JSON.stringify(found)}`)
}

const failureOf = async (client: Client, name: EndpointName, input: unknown) => {
  const outcome = await client.outcome(callOf(client, name)(input))
  if (outcome._tag === "Success") throw new Error("It did not fail.")
  return outcome.failure
}

const expectRefusal = async (
  client: Client,
  name: EndpointName,
  input: unknown,
  status: number,
  code: string
) => {
  const error = await failureOf(client, name, input)
  expectThat(
    error._tag === "ResponseError" &&
      error.status === status &&
      error.code === code &&
      error.message === "Response returned an error code",
    error
  )
}

const rejects = (schema: Schema.Top, value: unknown): boolean =>
  Schema.decodeUnknownExit(schema as Schema.Codec<unknown>)(value)._tag === "Failure"

const notAnId = "not-an-id"

/** Returns the first parameter of the path that is an id. */
const idParameter = (endpoint: Endpoint): string | undefined =>
  Object.entries(endpoint.params ?? {}).find(([, schema]) => rejects(schema, notAnId))?.[0]

const filledPath = (endpoint: Endpoint, params: Values): string =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

const queryOf = (query: Values): string => {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((item) => [name, String(item)])
    )
  )
  return search.size === 0 ? "" : `?${search}`
}

/** Returns an undecodable request: an invalid id, a missing query field, or a body of another shape. */
const unreadable = (endpoint: Endpoint, input: Input): RawRequest => {
  const params = (input["params"] ?? {}) as Values
  const query = (input["query"] ?? {}) as Values
  const id = idParameter(endpoint)
  if (id !== undefined) return { path: filledPath(endpoint, { ...params, [id]: notAnId }) + queryOf(query) }
  const [needed] = requiredFields(endpoint, "query")
  const path = filledPath(endpoint, params)
  if (needed !== undefined)
    return { path: path + queryOf(without(input, "query", needed)["query"] as Values) }
  return { path, body: endpoint.multipart === true ? new FormData() : "[]" }
}

const sendRaw = async (fixture: Fixture, client: Client, endpoint: Endpoint, raw: RawRequest) => {
  const json = typeof raw.body === "string" ? { "content-type": "application/json" } : {}
  const response = await fetch(`${fixture.origin}${raw.path ?? endpoint.path}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${client.token}`, ...json, ...raw.headers },
    ...(raw.body === undefined ? {} : { body: raw.body })
  })
  return { status: response.status, body: (await response.json()) as { readonly code?: unknown } }
}

/** Value that fits no field of the contract. */
const mismatch = () => undefined

/** Returns input of wrong types. */
const mismatching = (endpoint: Endpoint, input: Input): Input | undefined => {
  const id = idParameter(endpoint)
  if (id !== undefined) return withField(input, "params", id, notAnId)
  for (const part of ["query", "payload", "params"] as const) {
    const [first] = Object.keys(fieldsOf(endpoint, part))
    if (first !== undefined) return withField(input, part, first, mismatch)
  }
  return undefined
}

/** Input of refused tries, which never consume it: shared by all of them, created on first use. */
type Unused = () => Promise<Input>

const unusedInput = ({ definition }: NamedCase, fixture: Fixture): Unused => {
  let made: Promise<Input> | undefined
  return () => {
    made ??= (async () => (await definition.input(fixture)) as Input)()
    return made
  }
}

const missingTries = (
  { name, definition }: NamedCase,
  endpoint: Endpoint,
  fixture: Fixture,
  unused: Unused
): ReadonlyArray<Try> => {
  const missing = (what: string, parameter: string, remove: (input: Input) => unknown): Try => ({
    kind: "missing",
    what,
    attempt: async () => {
      const error = await failureOf(definition.as(fixture), name, remove(await unused()))
      expectThat(
        error._tag === "RequiredParameterError" &&
          error.parameter === parameter &&
          error.message.startsWith(
            `Required parameter ${parameter} was null or undefined when calling ${name}`
          ),
        error
      )
    }
  })
  const ofFields = parts.flatMap((part) =>
    requiredFields(endpoint, part).flatMap((field) => [
      missing(`without ${field}`, field, (input) => without(input, part, field)),
      missing(`${field} null`, field, (input) => withField(input, part, field, null))
    ])
  )
  return endpoint.payload === undefined
    ? ofFields
    : [...ofFields, missing("without a body", "payload", ({ payload: _, ...input }) => input)]
}

const commonErrors = (
  { name, definition }: NamedCase,
  endpoint: Endpoint,
  fixture: Fixture,
  unused: Unused
): ReadonlyArray<Try> => {
  const refused = (status: number, code: string, client: Client): Try => ({
    kind: "error",
    what: `${status} ${code}`,
    attempt: async () => expectRefusal(client, name, await unused(), status, code)
  })
  const badRequest: Try = {
    kind: "error",
    what: "400",
    attempt: async () => {
      const input = await unused()
      const raw = definition.unreadable?.(fixture, input) ?? unreadable(endpoint, input)
      const { status, body } = await sendRaw(fixture, definition.as(fixture), endpoint, raw)
      expectThat(status === 400 && String(body.code).startsWith("E_"), { status, body })
    }
  }
  return [
    ...(refusalStatuses(endpoint).includes(400) ? [badRequest] : []),
    ...(endpoint.caller === "anyone"
      ? []
      : [
          refused(401, "E_TOKEN_INVALID", fixture.stranger),
          endpoint.caller === "service"
            ? refused(403, "E_FORBIDDEN", fixture.neu)
            : refused(403, "E_EMAIL_NOT_VERIFIED", fixture.unverified)
        ])
  ]
}

/** Returns all tries of the call, the successful one first. */
export const triesOf = (named: NamedCase, fixture: Fixture): ReadonlyArray<Try> => {
  const { name } = named
  const definition: CallCase<unknown, unknown> = named.definition
  const endpoint: Endpoint = allEndpoints[name]
  const unused = unusedInput(named, fixture)
  const ok: Try = {
    kind: "ok",
    what: "answers as the contract says",
    attempt: async () => {
      const client = definition.as(fixture)
      const input = await definition.input(fixture)
      await definition.ok(await client.run(callOf(client, name)(input)), input, fixture)
    }
  }
  const errors = definition.errors.map(
    ({ status, code, input, as, after }): Try => ({
      kind: "error",
      what: `${status} ${code}`,
      attempt: async () => {
        const client = (await as?.(fixture)) ?? definition.as(fixture)
        try {
          await expectRefusal(client, name, await input(fixture), status, code)
        } finally {
          await after?.(fixture)
        }
      }
    })
  )
  const mismatches: Try = {
    kind: "refused before sending",
    what: "what does not fit",
    attempt: async () => {
      const input = mismatching(endpoint, await unused())
      const error = await failureOf(definition.as(fixture), name, input)
      expectThat(error._tag === "RequestInvalid", error)
    }
  }
  const takesInput = parts.some((part) => endpoint[part] !== undefined)
  return [
    ok,
    ...commonErrors(named, endpoint, fixture, unused),
    ...errors,
    ...missingTries(named, endpoint, fixture, unused),
    ...(takesInput ? [mismatches] : [])
  ]
}
