/** Text that is the same for equal values on every machine: sorted keys, no locale, actors by their id; and a short hash of it. */

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const byCodeUnit = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

const toPlain = (value: unknown, ancestors: ReadonlyArray<object>): unknown => {
  if (value === undefined) return { $: "undefined" }
  if (typeof value === "bigint") return { $: "bigint", value: String(value) }
  if (typeof value === "number" && !Number.isFinite(value)) return { $: "number", value: String(value) }
  if (typeof value === "function") return { $: "function", name: value.name }
  if (typeof value === "symbol") return { $: "symbol", name: String(value) }
  if (typeof value !== "object" || value === null) return value
  if (ancestors.includes(value)) return { $: "circular" }
  const inside = [...ancestors, value]
  if (Array.isArray(value)) return value.map((item) => toPlain(item, inside))
  if (value instanceof Map) return { $: "map", entries: [...value].map((entry) => toPlain(entry, inside)) }
  if (value instanceof Set) return { $: "set", items: [...value].map((item) => toPlain(item, inside)) }
  if (value instanceof Error) return { $: "error", name: value.name, message: value.message }
  if (!isPlain(value) && "toJSON" in value && typeof value.toJSON === "function") return value.toJSON()
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => byCodeUnit(left, right))
      .map(([key, item]) => [key, toPlain(item, inside)])
  )
}

/** One line of JSON. Unlike `JSON.stringify` it tells `undefined`, maps, sets and errors apart. */
export const stableText = (value: unknown): string => JSON.stringify(toPlain(value, [])) ?? "undefined"

/** JSON for a file: sorted keys, two spaces, one trailing newline. The value must be plain data; absent keys stay absent. */
export const stableFile = (value: unknown): string => {
  const sorted = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(sorted)
    if (typeof item !== "object" || item === null) return item
    return Object.fromEntries(
      Object.entries(item)
        .filter(([, inner]) => inner !== undefined)
        .sort(([left], [right]) => byCodeUnit(left, right))
        .map(([key, inner]) => [key, sorted(inner)])
    )
  }
  return `${JSON.stringify(sorted(value), null, 2)}\n`
}

/** 16 hexadecimal digits over the text (FNV-1a, 64 bit): enough to see that something changed, not for security. */
export const shortHash = (text: string): string => {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, "0")
}
