/** All texts of the product, by language. */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Catalogue, Texts } from "../catalogue.ts"

/** Merges the texts of two files; throws for a text that both have. */
const merge = (one: Texts, other: Texts): Texts => {
  const merged: Record<string, string | Texts> = { ...one }
  for (const [key, value] of Object.entries(other)) {
    const present = merged[key]
    if (typeof present === "string") throw new Error(`Two files of src/locales have the text "${key}".`)
    merged[key] = typeof present === "object" && typeof value === "object" ? merge(present, value) : value
  }
  return merged
}

const read = (language: string): Catalogue => {
  const folder = join(import.meta.dirname, "../../locales", language)
  return globSync("*.json", { cwd: folder })
    .sort()
    .map((file): Texts => JSON.parse(readFileSync(join(folder, file), "utf8")))
    .reduce(merge, {}) as unknown as Catalogue
}

export const de = read("de")
export const en = read("en")
export const fr = read("fr")
export const it = read("it")
