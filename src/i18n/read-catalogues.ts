/** Reads the texts of all folders. In Node: for the build, and for tests. */
import { globSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Catalogue, Written } from "./catalogue.ts"
import { availableLanguages, type Language } from "./locale.ts"

export interface Texts {
  readonly [key: string]: string | Texts
}

const source = join(import.meta.dirname, "..")

/** Returns the files with texts, in a stable order. */
export const textFiles = (): ReadonlyArray<string> =>
  globSync("**/texts.ts", { cwd: source })
    .sort()
    .map((file) => join(source, file))

/** Merges texts, including sections that both have. */
const together = (one: Texts, other: Texts): Texts => {
  const merged: Record<string, string | Texts> = { ...one }
  for (const [key, value] of Object.entries(other)) {
    const there = merged[key]
    merged[key] = typeof there === "object" && typeof value === "object" ? together(there, value) : value
  }
  return merged
}

/** Returns all texts by language. `version` bypasses Node's module cache. */
export const readCatalogues = async (version = ""): Promise<Readonly<Record<Language, Catalogue>>> => {
  const read = await Promise.all(
    textFiles().map(
      async (file): Promise<{ readonly texts: Written[keyof Written] }> =>
        import(`${pathToFileURL(file).href}${version}`)
    )
  )
  const catalogueOf = (language: Language) => read.map((file): Texts => file.texts[language]).reduce(together)
  return Object.fromEntries(availableLanguages.map((language) => [language, catalogueOf(language)])) as never
}
