/**
 * Vite plugin: collects the texts of all folders by language, in two parts: for the first page, and the rest.
 * Saves 11 kB before the home is interactive.
 */
import { join } from "node:path"
import type { Plugin } from "vite"
import { firstTexts } from "./first-texts.ts"
import type { Language } from "./locale.ts"
import { readCatalogues, type Texts, textFiles } from "./read-catalogues.ts"

const isFirst = (path: string): boolean =>
  firstTexts.some((first) => path === first || path.startsWith(`${first}.`))

/** Picks texts by path, keeping their sections; empty sections are omitted. */
const pickTexts = (texts: Texts, isWanted: (path: string) => boolean, section = ""): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]): ReadonlyArray<[string, string | Texts]> => {
      const path = section === "" ? key : `${section}.${key}`
      if (typeof value === "string") return isWanted(path) ? [[key, value]] : []
      const inner = pickTexts(value, isWanted, path)
      return Object.keys(inner).length === 0 ? [] : [[key, inner]]
    })
  )

const laterStyles = join(import.meta.dirname, "../styles/later.css")

const request = /virtual:texts\/(?<part>first|later)\/(?<language>[a-z]{2})$/

export const textsInTwoParts = (): Plugin => ({
  name: "texts-in-two-parts",
  enforce: "pre",
  resolveId: (id) => (request.test(id) ? `\0${id}` : null),
  async load(id) {
    const { language, part } = request.exec(id)?.groups ?? {}
    if (language === undefined) return null
    for (const file of textFiles()) this.addWatchFile(file)
    const texts = (await readCatalogues(`?${Date.now()}`))[language as Language]
    // Later screens need more styles, too.
    const styles = part === "first" ? "" : `import ${JSON.stringify(laterStyles)};`
    return `${styles}export default ${JSON.stringify(pickTexts(texts, part === "first" ? isFirst : (path) => !isFirst(path)))}`
  }
})
