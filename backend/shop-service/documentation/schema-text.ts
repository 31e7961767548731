/** Renders a JSON schema as text: one line per field, `?` for optional ones, limits at the end. */

interface Schema {
  readonly type?: string | ReadonlyArray<string>
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: ReadonlyArray<string>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema | false
  readonly prefixItems?: ReadonlyArray<Schema>
  readonly anyOf?: ReadonlyArray<Schema>
  readonly oneOf?: ReadonlyArray<Schema>
  readonly allOf?: ReadonlyArray<Schema>
  readonly enum?: ReadonlyArray<unknown>
  readonly const?: unknown
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly $ref?: string
}

const range = (minimum: number | undefined, maximum: number | undefined, unit: string): string =>
  minimum === undefined && maximum === undefined ? "" : ` (${minimum ?? ""}…${maximum ?? ""}${unit})`

const plain = (schema: Schema): string => {
  if (schema.format !== undefined) return schema.format === "binary" ? "file" : schema.format
  switch (schema.type) {
    case "string":
      return `text${range(schema.minLength, schema.maxLength, " characters")}`
    case "integer":
    case "number":
      return `${schema.type === "integer" ? "whole number" : "number"}${range(schema.minimum, schema.maximum, "")}`
    case "boolean":
      return "true or false"
    case "null":
      return "null"
    default:
      return "anything"
  }
}

const unique = (texts: ReadonlyArray<string>): string => [...new Set(texts)].join(" | ")

export const schemaText = (given: unknown, indent = ""): string => {
  const schema = (given ?? {}) as Schema
  if (schema.$ref !== undefined) return schema.$ref.split("/").at(-1) ?? ""
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return unique(choices.map((choice) => schemaText(choice, indent)))
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" | ")
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.type === undefined && schema.allOf?.[0] !== undefined) return schemaText(schema.allOf[0], indent)
  const inner = `${indent}  `
  if (schema.type === "array") {
    const item = schema.items === false || schema.items === undefined ? schema.prefixItems?.[0] : schema.items
    return `[ ${schemaText(item, indent)}, … ]`
  }
  if (schema.type !== "object") return plain(schema)
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) =>
      `${inner}${name}${schema.required?.includes(name) === true ? "" : "?"}: ${schemaText(field, inner)}`
  )
  if (fields.length > 0) return `{\n${fields.join("\n")}\n${indent}}`
  return typeof schema.additionalProperties === "object"
    ? `{ by name: ${schemaText(schema.additionalProperties, indent)} }`
    : "{ by name: anything }"
}
