/** Responses with a list under a name. */
import type { Schema } from "effect"

/** Returns the first field of a response that is a plain list. */
export const listOf = (schema: Schema.Top): readonly [name: string, list: ListSchema] | undefined =>
  "fields" in schema
    ? (Object.entries(schema.fields as Record<string, Schema.Top>).find(([, field]) => "value" in field) as
        | [string, ListSchema]
        | undefined)
    : undefined

interface ListSchema extends Schema.Top {
  readonly value: Schema.Top
}
