/** Generates requests from an OpenAPI document: valid ones, ones that its schemas allow, and hostile ones. */
import type { Random } from "../../backend/shop-service/testing/random.ts"
import { hostileAt, hostileJsons } from "../../schemas/testing/hostile-json.ts"
import type { Json } from "../../schemas/testing/samples.ts"
import { callsOf, type OpenApi, type Operation, type Parameter } from "../contract/support/open-api-walk.ts"

/** Supported parts of a schema. */
interface Shape {
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly enum?: ReadonlyArray<Json>
  readonly anyOf?: ReadonlyArray<Shape>
  readonly oneOf?: ReadonlyArray<Shape>
  readonly allOf?: ReadonlyArray<Shape>
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: ReadonlyArray<string>
}

export interface FuzzRequest {
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
  /** Security scheme of its token. */
  readonly scheme: string | undefined
}

const texts = [
  "",
  " ",
  "%",
  "null",
  "-1",
  "1e999",
  "'; --",
  "../..",
  "\u202e🚗",
  "x".repeat(3000),
  "[]",
  "__proto__"
]

/** Returns an endless source of requests. */
export const requestsFrom = (document: OpenApi, random: Random): (() => FuzzRequest) => {
  const calls = callsOf(document)

  /** Returns a value that the schema allows, as far as types tell. */
  const sampleOf = (schema: Shape, depth = 0): Json => {
    const { $ref: reference, enum: choices, items } = schema
    if (depth > 6) return null
    if (reference !== undefined)
      return sampleOf(document.components.schemas[reference.split("/").at(-1) ?? ""] ?? {}, depth + 1)
    if (choices !== undefined && choices.length > 0) return random.one(choices)
    const alternatives = schema.anyOf ?? schema.oneOf
    if (alternatives !== undefined && alternatives.length > 0)
      return sampleOf(random.one(alternatives), depth + 1)
    const [first] = schema.allOf ?? []
    switch (schema.type) {
      case "string":
        return schema.format === "uuid"
          ? crypto.randomUUID()
          : random.chance(0.3)
            ? random.one(texts)
            : "M-PP123"
      case "integer":
        return Math.floor(random.number() * 100)
      case "number":
        return random.number() * 100
      case "boolean":
        return random.chance(0.5)
      case "array":
        return items === undefined
          ? []
          : Array.from({ length: Math.floor(random.number() * 3) }, () => sampleOf(items, depth + 1))
      case "object":
        return Object.fromEntries(
          Object.entries(schema.properties ?? {})
            .filter(([name]) => schema.required?.includes(name) === true || random.chance(0.5))
            .map(([name, field]) => [name, sampleOf(field, depth + 1)])
        )
      default:
        return first === undefined ? null : sampleOf(first, depth + 1)
    }
  }

  const textOf = (value: unknown): string =>
    typeof value === "object" ? JSON.stringify(value) : String(value)

  const parameterOf = ({ schema, example }: Parameter): string => {
    const kind = random.number()
    if (kind < 0.7 && example !== undefined) return textOf(example)
    return kind < 0.9 ? textOf(sampleOf(schema)) : random.one(texts)
  }

  const bodyOf = ({ requestBody }: Operation): Pick<FuzzRequest, "body" | "headers"> => {
    const [[type, media] = []] = Object.entries(requestBody?.content ?? {})
    if (type === undefined || media === undefined) return { body: undefined, headers: {} }
    const good = (random.chance(0.6) ? media.example : sampleOf(media.schema)) as Json
    if (type.startsWith("multipart/")) {
      const form = new FormData()
      for (const [name, part] of Object.entries(good ?? {}))
        form.append(name, random.chance(0.3) ? random.one(texts) : textOf(part))
      return { body: form, headers: {} }
    }
    const isHostile = random.chance(0.6)
    const place = Math.floor(random.number() * 1000)
    const body = isHostile
      ? hostileAt(good ?? null, place, random.one(hostileJsons)).text
      : JSON.stringify(good)
    return { body, headers: { "content-type": random.chance(0.03) ? "text/plain" : "application/json" } }
  }

  return () => {
    const { method, path, operation } = random.one(calls)
    const values = operation.parameters
      .filter(({ required }) => (required === true ? random.chance(0.97) : random.chance(0.5)))
      .map((parameter) => ({ ...parameter, value: parameterOf(parameter) }))
    const search = new URLSearchParams(
      values.flatMap(({ name, in: place, value }) => (place === "query" ? [[name, value]] : []))
    )
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(values.find((each) => each.name === name && each.in === "path")?.value ?? "missing")
    )
    const { body, headers } = bodyOf(operation)
    const isSendable = (text: string) => /^[\x20-\x7e]*$/.test(text)
    const schemes = operation.security.flatMap((scheme) => Object.keys(scheme))
    return {
      operation: operation.operationId,
      method,
      path: search.size === 0 ? filled : `${filled}?${search}`,
      headers: {
        ...headers,
        ...Object.fromEntries(
          values.flatMap(({ name, in: place, value }) =>
            place === "header" && isSendable(value) ? [[name, value]] : []
          )
        )
      },
      body,
      scheme: schemes.length === 0 || random.chance(0.03) ? undefined : random.one(schemes)
    }
  }
}
