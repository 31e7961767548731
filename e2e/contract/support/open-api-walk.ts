/**
 * Walks an API by its OpenAPI document alone: takes parameters and bodies from examples and from the links of
 * earlier responses, and validates each response against the document.
 */
import { randomUUID } from "node:crypto"
import { type JsonSchema, judgeFor } from "./json-schema.ts"

interface Parameter {
  readonly name: string
  readonly in: "path" | "query" | "header"
  readonly required?: boolean
  readonly schema: JsonSchema
  readonly description?: string
  readonly example?: unknown
}

interface Link {
  readonly operationId: string
  readonly parameters?: Readonly<Record<string, string>>
  readonly requestBody?: unknown
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>

interface Operation {
  readonly operationId: string
  readonly security: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly parameters: ReadonlyArray<Parameter>
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<
    Record<string, { readonly content?: Content; readonly links?: Record<string, Link> }>
  >
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

export interface Walker {
  /** Actual origin of the service, whatever server the document names. */
  readonly origin: string
  /** Tokens by the name of the security scheme. */
  readonly tokens: Readonly<Record<string, string>>
  /** Computes headers from the body, as described in the document. */
  readonly compute: Readonly<Record<string, (body: string) => string>>
}

export interface Step {
  readonly operation: string
  readonly status: number
  /** Differences from the document. */
  readonly problems: ReadonlyArray<string>
}

interface Call {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

const callsOf = ({ paths }: OpenApi): ReadonlyArray<Call> =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation }))
  )

const valueAt = (answer: unknown, expression: string): unknown =>
  expression
    .replace(/^\$response\.body(#\/)?/, "")
    .split("/")
    .filter((key) => key !== "")
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], answer)

/** Returns the body of a link, with its expressions replaced by values of the response. */
const filled = (template: unknown, answer: unknown): unknown => {
  if (typeof template === "string") {
    const [, expression] = /^\{(\$response\.body[^}]*)\}$/.exec(template) ?? []
    return expression === undefined ? template : valueAt(answer, expression)
  }
  if (Array.isArray(template)) return template.map((item) => filled(item, answer))
  if (typeof template !== "object" || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, filled(value, answer)]))
}

/** Reads and creations before changes, removals last. */
const rank = { GET: 0, POST: 1, PUT: 2, PATCH: 2, DELETE: 3 } as const satisfies Record<string, number>

export const walkOpenApi = async (document: OpenApi, walker: Walker): Promise<ReadonlyArray<Step>> => {
  const calls = callsOf(document).toSorted(
    (one, other) => rank[one.method as keyof typeof rank] - rank[other.method as keyof typeof rank]
  )
  const linked = new Map<string, { readonly link: Link; readonly answer: unknown }>()
  const goesBefore = new Map(
    calls.flatMap(({ operation }) =>
      Object.values(operation.responses).flatMap(({ links = {} }) =>
        Object.values(links).map((link) => [link.operationId, operation.operationId] as const)
      )
    )
  )
  const problemsOf = judgeFor(document.components)

  const parameterOf = ({ operation }: Call, { name, example, schema }: Parameter): string | undefined => {
    const { link, answer } = linked.get(operation.operationId) ?? {}
    const expression = link?.parameters?.[name]
    const value = expression === undefined ? example : valueAt(answer, expression)
    return value === undefined ? (schema.format === "uuid" ? randomUUID() : undefined) : String(value)
  }

  const bodyOf = ({ operation }: Call): string | FormData | undefined => {
    const [[type, media] = []] = Object.entries(operation.requestBody?.content ?? {})
    if (type === undefined) return undefined
    const { link, answer } = linked.get(operation.operationId) ?? {}
    const value = link?.requestBody === undefined ? media?.example : filled(link.requestBody, answer)
    if (!type.startsWith("multipart/")) return JSON.stringify(value)
    const form = new FormData()
    for (const [name, part] of Object.entries(value as Readonly<Record<string, unknown>>))
      form.append(name, String(part))
    return form
  }

  const requestOf = (call: Call, token: string | undefined): Request => {
    const { parameters } = call.operation
    const values = parameters.flatMap((parameter) => {
      const value =
        parameter.required || parameter.example !== undefined ? parameterOf(call, parameter) : undefined
      return value === undefined ? [] : [{ ...parameter, value }]
    })
    const body = bodyOf(call)
    const url = new URL(
      call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(values.find((each) => each.name === name)?.value ?? `{${name}}`)
      ),
      walker.origin
    )
    for (const { name, in: place, value } of values)
      if (place === "query") url.searchParams.append(name, value)
    const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` })
    for (const { name, in: place, value } of values) if (place === "header") headers.set(name, value)
    for (const { name } of parameters) {
      const computed = walker.compute[name]?.(String(body))
      if (computed !== undefined) headers.set(name, computed)
    }
    if (typeof body === "string") headers.set("content-type", "application/json")
    return new Request(url, { method: call.method, headers, ...(body === undefined ? {} : { body }) })
  }

  const check = async (
    { operation }: Call,
    response: Response
  ): Promise<[unknown, ReadonlyArray<string>]> => {
    const text = await response.text()
    const documented = operation.responses[String(response.status)]
    if (documented === undefined) return [undefined, [`status ${response.status} is not documented: ${text}`]]
    if (documented.content === undefined) return [undefined, text === "" ? [] : ["a body is not documented"]]
    const type = (response.headers.get("content-type") ?? "").split(";")[0] ?? ""
    const media = documented.content[type]
    if (media === undefined) return [undefined, [`a body of type ${type} is not documented`]]
    const answer: unknown = type === "application/json" ? JSON.parse(text) : text
    return [answer, problemsOf(media.schema, answer)]
  }

  const make = async (call: Call): Promise<ReadonlyArray<Step>> => {
    const { operationId, security, responses } = call.operation
    const steps: Step[] = []
    const step = async (token: string | undefined, isGood: boolean): Promise<void> => {
      const response = await fetch(requestOf(call, token))
      const [answer, problems] = await check(call, response)
      const unwanted =
        response.ok === isGood ? [] : [`answered ${response.status}: ${JSON.stringify(answer)}`]
      steps.push({ operation: operationId, status: response.status, problems: [...problems, ...unwanted] })
      if (!response.ok) return
      for (const link of Object.values(responses[String(response.status)]?.links ?? {})) {
        linked.set(link.operationId, { link, answer })
      }
    }
    const schemes = security.flatMap((scheme) => Object.keys(scheme))
    if (schemes.length > 0) await step(undefined, false)
    for (const scheme of schemes.length === 0 ? [undefined] : schemes) {
      await step(scheme === undefined ? undefined : walker.tokens[scheme], true)
    }
    return steps
  }

  const steps: Step[] = []
  let left = calls
  while (left.length > 0) {
    // Postpones a call while another must run before it.
    const next = left.find(({ operation: { operationId } }) => {
      const before = goesBefore.get(operationId)
      return before === undefined || !left.some(({ operation }) => operation.operationId === before)
    })
    if (next === undefined) throw new Error("Links go round in a circle.")
    left = left.filter((call) => call !== next)
    steps.push(...(await make(next)))
  }
  return steps
}
