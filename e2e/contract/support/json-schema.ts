/** Judges values by the schemas of an OpenAPI document; a field that is not documented is a fault, too. */
import { Ajv2020 } from "ajv/dist/2020.js"

export interface JsonSchema {
  readonly [keyword: string]: unknown
  readonly format?: string
}

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false })

/** Where fields are listed, no others are meant, unless it says so. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== "object" || schema === null) return schema
  return {
    ...("properties" in schema ? { additionalProperties: false } : {}),
    ...Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  }
}

/** `components` of the document: what `#/components/...` refers to. */
export const judgeFor = (components: unknown) => {
  const parts = closed(components)
  /** What is wrong with a value, and where; nothing, if it is as documented. */
  return (schema: JsonSchema, value: unknown): ReadonlyArray<string> => {
    const isValid = ajv.compile({ ...(closed(schema) as object), components: parts })
    if (isValid(value)) return []
    return (isValid.errors ?? []).map(
      ({ instancePath, message, params }) => `body${instancePath} ${message}: ${JSON.stringify(params)}`
    )
  }
}
