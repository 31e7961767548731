/** Property tests of all entity schemas: each keeps what it receives, and rejects what does not match. */
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { withAcceptanceRows } from "./testing/acceptance-rows.ts"
import { entities } from "./testing/entities.ts"
import { refusalOf } from "./testing/refusal.ts"
import { type Json, plain, samplesOf } from "./testing/samples.ts"

type Path = ReadonlyArray<string | number>

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Returns every path with its value, the whole value first; not within opaque values. */
const placesIn = (value: Json, path: Path = []): ReadonlyArray<readonly [Path, Json]> => [
  [path, value],
  ...(Array.isArray(value)
    ? value.flatMap((item, index) => placesIn(item, [...path, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, field]) =>
          key === "meta" ? [] : placesIn(field, [...path, key])
        )
      : [])
]

const replaced = (value: unknown, [key, ...rest]: Path, by: unknown): unknown => {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replaced(item, rest, by) : item))
  const fields = value as Readonly<Record<string, unknown>>
  return { ...fields, [key]: replaced(fields[key], rest, by) }
}

const mapObjects = (value: Json, change: (fields: { readonly [key: string]: Json }) => object): Json =>
  Array.isArray(value)
    ? value.map((item) => mapObjects(item, change))
    : isObject(value)
      ? (change(
          Object.fromEntries(Object.entries(value).map(([key, field]) => [key, mapObjects(field, change)]))
        ) as Json)
      : value

const withoutNulls = (value: Json): Json =>
  mapObjects(value, (fields) =>
    Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== null))
  )

const nested = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = null
  for (let level = 0; level < levels; level += 1) value = wrap(value)
  return value
}

const endless = nested(20_000, (inner) => [inner])
const endlessWindows = nested(20_000, (inner) => ({ validityContainer: inner }))

/** Returns what a broken or hostile gateway may send instead of a value of each kind. */
const hostile = (value: Json): ReadonlyArray<unknown> => {
  if (value === null) return []
  if (Array.isArray(value)) return [{}, "", "[]", { length: 1 }, 1]
  switch (typeof value) {
    case "number":
      return [String(value), JSON.parse("1e999"), JSON.parse("-1e999"), true, {}, [value], endless]
    case "string":
      return [4711, true, "\ud800", "M-PP\udfff", "\0", [value], {}, endless]
    case "boolean":
      return [String(value), value ? 1 : 0, {}, [], endless]
    default:
      return [[], "{}", 1, true, endless]
  }
}

const named = entities.map(([name, schema]) => [withAcceptanceRows(name), schema] as const)

describe.each(named)("%s", (name, schema) => {
  const decode = Schema.decodeUnknownSync(schema)
  const encode = Schema.encodeUnknownSync(schema)
  const samples = samplesOf(schema, 60)

  it("survives a round trip", () => {
    for (const sample of samples) {
      const sent = JSON.stringify(encode(sample))
      expect(plain(decode(JSON.parse(sent)))).toEqual(sample)
    }
  })

  it("decodes an absent field as null, and drops unknown ones", () => {
    for (const sample of samples) {
      const sparse = withoutNulls(sample)
      expect(withoutNulls(plain(decode(sparse)))).toEqual(sparse)
      const richer = mapObjects(sample, (fields) => ({ ...fields, _links: { self: "/" }, "0": 1 }))
      if (!JSON.stringify(sample).includes('"meta"')) expect(plain(decode(richer))).toEqual(sample)
    }
  })

  it("refuses a value of the wrong type anywhere and names its path", () => {
    for (const sample of samples.slice(0, 12)) {
      const sent = plain(encode(sample))
      for (const [path, value] of placesIn(sent)) {
        for (const wrong of hostile(value)) {
          const refusal = refusalOf(schema, replaced(sent, path, wrong))
          const place = `${name}.${path.join(".")} = ${typeof wrong}`
          expect([place, refusal?.path.slice(0, path.length)]).toEqual([place, path])
          expect(refusal?.message).not.toBe("")
        }
      }
    }
  })

  it("ignores a prototype in the data", () => {
    for (const sample of samples.slice(0, 12)) {
      const sent = plain(encode(sample))
      const poisoned: unknown = JSON.parse(
        JSON.stringify(
          mapObjects(sent, (fields) =>
            Object.fromEntries([["__proto__", { poisoned: true }], ...Object.entries(fields)])
          )
        )
      )
      const decoded = decode(poisoned)
      expect(plain(decoded)).toEqual(plain(decode(sent)))
      expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype)
      expect("poisoned" in {}).toBe(false)
    }
  })

  it("survives endlessly nested windows at any path [E-10]", () => {
    for (const sample of samples.slice(0, 6)) {
      const sent = plain(encode(sample))
      for (const [path, value] of placesIn(sent)) {
        if (!isObject(value)) continue
        const refusal = refusalOf(schema, replaced(sent, path, endlessWindows))
        if (refusal !== undefined) expect(refusal.path.slice(0, path.length)).toEqual(path)
      }
    }
  })

  it("refuses a value that is not an object", () => {
    for (const wrong of [null, undefined, "", "{}", 0, [], true, JSON.parse("1e999")]) {
      expect(refusalOf(schema, wrong)?.path).toEqual([])
    }
  })
})
