/** Canonical text of values, equal on every machine: sorted keys, no locale, actors by id; and its hash. */

/** Returns whether the object has no class. */
export const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const byCodeUnit = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

/** Cache of context-free texts of lists and plain objects: machines pass most of a context on unchanged. */
const known = new WeakMap<object, string>()

/** Like `JSON.stringify` in a list: undefined becomes null. */
const json = (value: unknown): string => JSON.stringify(value) ?? "null"

const writer = () => {
  const ancestors: Array<object> = []
  let circles = 0

  const list = (items: Iterable<unknown>): string => `[${[...items].map(text).join()}]`

  const inside = (value: object): string => {
    if (Array.isArray(value)) return list(value)
    if (value instanceof Map) return `{"$":"map","entries":${list(value)}}`
    if (value instanceof Set) return `{"$":"set","items":${list(value)}}`
    if (value instanceof Error) return json({ $: "error", name: value.name, message: value.message })
    if (!isPlain(value) && "toJSON" in value && typeof value.toJSON === "function")
      return json(value.toJSON())
    const entries = Object.entries(value).sort(([left], [right]) => byCodeUnit(left, right))
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${text(item)}`).join()}}`
  }

  const text = (value: unknown): string => {
    if (value === undefined) return '{"$":"undefined"}'
    if (typeof value === "bigint") return json({ $: "bigint", value: String(value) })
    if (typeof value === "number" && !Number.isFinite(value)) return `{"$":"number","value":"${value}"}`
    if (typeof value === "function") return json({ $: "function", name: value.name })
    if (typeof value === "symbol") return json({ $: "symbol", name: String(value) })
    if (typeof value !== "object" || value === null) return json(value)
    const before = known.get(value)
    if (before !== undefined) return before
    if (ancestors.includes(value)) {
      circles += 1
      return '{"$":"circular"}'
    }
    const circlesOutside = circles
    ancestors.push(value)
    const found = inside(value)
    ancestors.pop()
    // The text of a cycle depends on where it is entered.
    if (circles === circlesOutside && (Array.isArray(value) || isPlain(value))) known.set(value, found)
    return found
  }

  return text
}

/**
 * Returns one line of JSON. Unlike `JSON.stringify` it distinguishes `undefined`, maps, sets and errors.
 * Values must not be mutated, like a machine's context: their texts are cached.
 */
export const stableText = (value: unknown): string => writer()(value)

const deepest = 50

/** Returns true if both have the same text; does not write the text of identical parts. */
export const hasSameText = (one: unknown, other: unknown, depth = 0): boolean => {
  if (one === other) return true
  const areObjects = typeof one === "object" && typeof other === "object" && one !== null && other !== null
  if (!areObjects || depth > deepest) return stableText(one) === stableText(other)
  const areLists = Array.isArray(one) && Array.isArray(other)
  const arePlain = isPlain(one) && isPlain(other)
  if (!areLists && !arePlain) return stableText(one) === stableText(other)
  const [left, right] = [one, other] as ReadonlyArray<Readonly<Record<string, unknown>>>
  const keys = areLists ? [...one.keys()].map(String) : Object.keys(one)
  const size = areLists ? other.length : Object.keys(other).length
  return (
    keys.length === size &&
    keys.every(
      (key) => (areLists || Object.hasOwn(other, key)) && hasSameText(left?.[key], right?.[key], depth + 1)
    )
  )
}

/** Formats plain data as JSON for a file: sorted keys, two spaces, one trailing newline. Omits undefined. */
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

/** Returns 16 hexadecimal digits (FNV-1a, 64 bit): for detecting changes, not for security. */
export const shortHash = (text: string): string => {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, "0")
}
