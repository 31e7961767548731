/** Validates values against the schemas of an OpenAPI document; an undocumented field is an error, too. */
import { Ajv2020 } from "ajv/dist/2020.js"

export interface JsonSchema {
  readonly [keyword: string]: unknown
  readonly format?: string
}

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false })

/** Forbids additional properties wherever `properties` are listed, unless the schema allows them. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== "object" || schema === null) return schema
  return {
    ...("properties" in schema ? { additionalProperties: false } : {}),
    ...Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  }
}

/** `components` of the document: the target of `#/components/...`. */
export const judgeFor = (components: unknown) => {
  const parts = closed(components)
  /** Returns the errors of a value with their paths; none if it is as documented. */
  return (schema: JsonSchema, value: unknown): ReadonlyArray<string> => {
    const isValid = ajv.compile({ ...(closed(schema) as object), components: parts })
    if (isValid(value)) return []
    return (isValid.errors ?? []).map(
      ({ instancePath, message, params }) => `body${instancePath} ${message}: ${JSON.stringify(params)}`
    )
  }
}
