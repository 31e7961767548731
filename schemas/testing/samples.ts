/** Sample values of a schema, generated from the schema itself, as in responses. The same on every run. */
import { Arbitrary, Effect, Schema } from "effect"
import { FilePart } from "../file-part.ts"

type Json = null | boolean | number | string | ReadonlyArray<Json> | { readonly [key: string]: Json }

/** An opaque value may be anything, even invalid JSON: a plain object replaces it. */
const withoutOpaque = (value: unknown): unknown =>
  typeof value !== "object" || value === null
    ? value
    : Array.isArray(value)
      ? value.map(withoutOpaque)
      : Object.fromEntries(
          Object.entries(value).map(([key, field]) => [
            key,
            key === "meta" ? { any: ["thing"] } : withoutOpaque(field)
          ])
        )

const isFile = (field: Schema.Top): boolean => "schema" in field && field.schema === FilePart

/** Files cannot be generated from a schema, and are not JSON; they are optional in all schemas. */
const withoutFiles = (schema: Schema.Codec<unknown, unknown>): Schema.Codec<unknown, unknown> => {
  if (!("fields" in schema)) return schema
  const fields = Object.entries(schema.fields as Record<string, Schema.Codec<unknown, unknown>>)
  return fields.some(([, field]) => isFile(field))
    ? Schema.Struct(Object.fromEntries(fields.filter(([, field]) => !isFile(field))))
    : schema
}

/** Returns the value as plain data, without negative zero, which JSON lacks; undefined becomes null. */
export const plain = (value: unknown): Json =>
  JSON.parse(JSON.stringify(withoutOpaque(value)) ?? "null") as Json

/** Returns generated values of the decoded side, as plain data. */
export const samplesOf = (schema: Schema.Codec<unknown, unknown>, count: number): ReadonlyArray<Json> =>
  Effect.runSync(
    Arbitrary.sampleEffect(Arbitrary.schema(withoutFiles(schema)), { count, seed: "parkschein", size: 4 })
  ).map(plain)

export type { Json }
