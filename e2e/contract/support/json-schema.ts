/** As much of JSON Schema as OpenAPI documents of ours use: where a value differs, and fields that are not documented. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | ReadonlyArray<string>
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: ReadonlyArray<string>
  readonly additionalProperties?: boolean | JsonSchema
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema | false
  readonly prefixItems?: ReadonlyArray<JsonSchema>
  readonly anyOf?: ReadonlyArray<JsonSchema>
  readonly oneOf?: ReadonlyArray<JsonSchema>
  readonly allOf?: ReadonlyArray<JsonSchema>
  readonly enum?: ReadonlyArray<unknown>
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
}

export type Look = (reference: string) => JsonSchema

const typeOf = (value: unknown): string =>
  value === null
    ? "null"
    : Array.isArray(value)
      ? "array"
      : Number.isInteger(value)
        ? "integer"
        : typeof value

const isOfType = (value: unknown, type: string): boolean =>
  typeOf(value) === type || (type === "number" && typeof value === "number")

const textProblems = (schema: JsonSchema, text: string): ReadonlyArray<string> => [
  ...(schema.pattern !== undefined && !new RegExp(schema.pattern).test(text)
    ? [`not like ${schema.pattern}`]
    : []),
  ...(text.length < (schema.minLength ?? 0) ? ["too short"] : []),
  ...(text.length > (schema.maxLength ?? Number.POSITIVE_INFINITY) ? ["too long"] : [])
]

const numberProblems = (schema: JsonSchema, value: number): ReadonlyArray<string> =>
  value < (schema.minimum ?? Number.NEGATIVE_INFINITY) || value > (schema.maximum ?? Number.POSITIVE_INFINITY)
    ? ["out of its range"]
    : []

const objectProblems = (
  schema: JsonSchema,
  value: Readonly<Record<string, unknown>>,
  look: Look,
  path: string
): ReadonlyArray<string> => {
  const { properties, required = [], additionalProperties, patternProperties = {} } = schema
  const missing = required.filter((name) => !(name in value)).map((name) => `${path}.${name} is missing`)
  const unlike = Object.entries(value).flatMap(([name, field]) => {
    const place = `${path}.${name}`
    const pattern = Object.keys(patternProperties).find((each) => new RegExp(each).test(name))
    const known = properties?.[name] ?? (pattern === undefined ? undefined : patternProperties[pattern])
    if (known !== undefined) return problemsOf(known, field, look, place)
    if (typeof additionalProperties === "object") return problemsOf(additionalProperties, field, look, place)
    // An object without any fields documented may hold anything.
    return properties === undefined && additionalProperties !== false ? [] : [`${place} is not documented`]
  })
  return [...missing, ...unlike]
}

/** What is wrong with a value, and where; nothing, if it is as documented. */
export const problemsOf = (
  schema: JsonSchema,
  value: unknown,
  look: Look,
  path = "body"
): ReadonlyArray<string> => {
  if (schema.$ref !== undefined) return problemsOf(look(schema.$ref), value, look, path)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) {
    const all = choices.map((choice) => problemsOf(choice, value, look, path))
    const best = all.toSorted((one, other) => one.length - other.length)[0] ?? []
    if (best.length > 0) return best
  }
  const everywhere = (schema.allOf ?? []).flatMap((part) => problemsOf(part, value, look, path))
  const types = schema.type === undefined ? [] : [schema.type].flat()
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
    return [`${path} is ${typeOf(value)} instead of ${types.join(" or ")}`]
  }
  if (schema.enum !== undefined && !schema.enum.includes(value)) return [`${path} is none of its values`]
  if (schema.const !== undefined && schema.const !== value) return [`${path} is not ${schema.const}`]
  const own =
    typeof value === "string"
      ? textProblems(schema, value).map((problem) => `${path} is ${problem}`)
      : typeof value === "number"
        ? numberProblems(schema, value).map((problem) => `${path} is ${problem}`)
        : Array.isArray(value)
          ? value.flatMap((item, index) =>
              typeof schema.items === "object"
                ? problemsOf(schema.items, item, look, `${path}[${index}]`)
                : []
            )
          : typeof value === "object" &&
              value !== null &&
              (schema.properties !== undefined || types.length > 0)
            ? objectProblems(schema, value as Readonly<Record<string, unknown>>, look, path)
            : []
  return [...everywhere, ...own]
}
