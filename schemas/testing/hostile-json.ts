/** JSON from a hostile or broken sender: a valid value with one part replaced. */
import type { Json } from "./samples.ts"

type Path = ReadonlyArray<string | number>

/** Returns deeply nested JSON text. */
export const deepJson = (open: string, close: string): string => `${open.repeat(3000)}0${close.repeat(3000)}`

/** Replacements as JSON text: wrong types, huge numbers, half characters, prototype keys, deep values. */
export const hostileJsons: ReadonlyArray<string> = [
  "null",
  "true",
  "-1",
  "-0",
  "0.1",
  "1e999",
  "-1e999",
  "1e308",
  "9007199254740993",
  '""',
  '"\\ud800"',
  '"M-PP\\udfff"',
  '"\\u0000"',
  '"\'; drop table shop.shop; --"',
  '"2026-02-31T08:00:00Z"',
  '"9999-12-31T23:59:59Z"',
  '"0000-01-01T00:00:00Z"',
  `"${"x".repeat(20_000)}"`,
  "{}",
  "[]",
  `[${"0,".repeat(5000)}0]`,
  '{"__proto__":{"poisoned":true},"constructor":{"prototype":{"poisoned":true}}}',
  '{"length":-1,"toString":1,"then":{}}',
  deepJson("[", "]"),
  deepJson('{"validityContainer":', "}")
]

const placesIn = (value: Json, path: Path = []): ReadonlyArray<Path> => [
  path,
  ...(Array.isArray(value)
    ? value.flatMap((item: Json, index) => placesIn(item, [...path, index]))
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, field]) => placesIn(field as Json, [...path, key]))
      : [])
]

const marker = "@@here@@"

const marked = (value: Json, [key, ...rest]: Path): Json => {
  if (key === undefined) return marker
  if (Array.isArray(value)) {
    return value.map((item: Json, index) => (index === key ? marked(item, rest) : item))
  }
  const fields = value as { readonly [key: string]: Json }
  return { ...fields, [key]: marked(fields[key] ?? null, rest) }
}

export interface HostileText {
  /** Describes the failure of a property. */
  readonly what: string
  readonly text: string
}

/** Returns the value as text, with other JSON at one path, possibly the whole; any number selects a path. */
export const hostileAt = (value: Json, number: number, json: string): HostileText => {
  const places = placesIn(value)
  const place = places[number % places.length] ?? []
  return {
    what: `${json.slice(0, 60)} at ${place.join(".") || "the whole"}`,
    text: JSON.stringify(marked(value, place)).replace(`"${marker}"`, () => json)
  }
}
