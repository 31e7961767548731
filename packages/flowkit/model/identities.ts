/**
 * Numbers for values: equal exactly where `stableText` is equal. Texts of big contexts are long, and a
 * search needs them at every step; here each part is visited once, and its parents refer to it by number.
 */
import { isPlain, stableText } from "./stable-text.ts"

export const identities = (): ((value: unknown) => number) => {
  const numbers = new Map<string, number>()
  const known = new WeakMap<object, number>()
  const inside = new Set<object>()

  const numberOf = (text: string): number => {
    const found = numbers.get(text)
    if (found !== undefined) return found
    numbers.set(text, numbers.size)
    return numbers.size - 1
  }

  const part = (value: unknown): string =>
    typeof value === "object" && value !== null ? `#${identify(value)}` : stableText(value)

  const textOf = (value: object): string => {
    if (Array.isArray(value)) return `[${value.map(part).join()}]`
    let text = "{"
    for (const key of Object.keys(value).sort())
      text += `${JSON.stringify(key)}:${part((value as Readonly<Record<string, unknown>>)[key])},`
    return text
  }

  const identify = (value: unknown): number => {
    if (typeof value !== "object" || value === null) return numberOf(stableText(value))
    const before = known.get(value)
    if (before !== undefined) return before
    // Circular values, and those that are neither lists nor plain, are stored as a whole.
    if (inside.has(value) || !(Array.isArray(value) || isPlain(value))) return numberOf(stableText(value))
    inside.add(value)
    const number = numberOf(textOf(value))
    inside.delete(value)
    known.set(value, number)
    return number
  }

  return identify
}
