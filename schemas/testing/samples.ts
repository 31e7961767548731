/** Values of a schema, derived from the schema itself, as a service would send them. The same on every run. */
import { Arbitrary, Effect, Schema } from "effect"
import { FilePart } from "../file-part.ts"

type Json = null | boolean | number | string | ReadonlyArray<Json> | { readonly [key: string]: Json }

/** What is opaque may be anything, also what JSON cannot say: a plain thing stands for it. */
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

/** Files cannot be made up from a schema, and no JSON has them; every schema can do without. */
const withoutFiles = (schema: Schema.Codec<unknown, unknown>): Schema.Codec<unknown, unknown> => {
  if (!("fields" in schema)) return schema
  const fields = Object.entries(schema.fields as Record<string, Schema.Codec<unknown, unknown>>)
  return fields.some(([, field]) => isFile(field))
    ? Schema.Struct(Object.fromEntries(fields.filter(([, field]) => !isFile(field))))
    : schema
}

/** The value as plain data, also without the minus of a zero, which JSON does not know; nothing at all is null. */
export const plain = (value: unknown): Json =>
  JSON.parse(JSON.stringify(withoutOpaque(value)) ?? "null") as Json

/** Generated values of the decoded side, as plain data. */
export const samplesOf = (schema: Schema.Codec<unknown, unknown>, count: number): ReadonlyArray<Json> =>
  Effect.runSync(
    Arbitrary.sampleEffect(Arbitrary.schema(withoutFiles(schema)), { count, seed: "parkschein", size: 4 })
  ).map(plain)

export type { Json }
