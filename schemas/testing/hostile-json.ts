/** JSON as somebody hostile or broken sends it: a good value with something else in one place. */
import type { Json } from "./samples.ts"

type Path = ReadonlyArray<string | number>

/** Text of JSON that goes on and on inside. */
export const deepJson = (open: string, close: string): string => `${open.repeat(3000)}0${close.repeat(3000)}`

/** Text of JSON for one place: wrong types, huge numbers, half characters, keys of prototypes, deep and long things. */
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
  /** With which the failure of a property can be understood. */
  readonly what: string
  readonly text: string
}

/** The value as text, with other JSON in one of its places, the whole included; any number names a place. */
export const hostileAt = (value: Json, number: number, json: string): HostileText => {
  const places = placesIn(value)
  const place = places[number % places.length] ?? []
  return {
    what: `${json.slice(0, 60)} at ${place.join(".") || "the whole"}`,
    text: JSON.stringify(marked(value, place)).replace(`"${marker}"`, () => json)
  }
}
