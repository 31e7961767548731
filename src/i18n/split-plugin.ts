/**
 * For vite.config.ts: splits each catalogue in two: `de.ts?texts=first` has what the first page says, `de.ts?texts=later` the rest. In the
 * production build only: elsewhere both are the whole catalogue.
 */
import { pathToFileURL } from "node:url"
import type { Plugin } from "vite"
import { firstTexts } from "./first-texts.ts"

interface Texts {
  readonly [key: string]: string | Texts
}

const isFirst = (path: string): boolean =>
  firstTexts.some((first) => path === first || path.startsWith(`${first}.`))

/** The texts whose path is wanted, in sections as before; a section without any is left out. */
const pickTexts = (texts: Texts, isWanted: (path: string) => boolean, section = ""): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]): ReadonlyArray<[string, string | Texts]> => {
      const path = section === "" ? key : `${section}.${key}`
      if (typeof value === "string") return isWanted(path) ? [[key, value]] : []
      const inner = pickTexts(value, isWanted, path)
      return Object.keys(inner).length === 0 ? [] : [[key, inner]]
    })
  )

const request = /^(?<file>.+\/(?<language>[a-z]{2})\.ts)\?texts=(?<part>first|later)$/

export const splitCatalogues = (): Plugin => ({
  name: "split-catalogues",
  apply: "build",
  enforce: "pre",
  async load(module) {
    const { file, language, part } = request.exec(module)?.groups ?? {}
    if (file === undefined || language === undefined) return null
    this.addWatchFile(file)
    const exports = (await import(pathToFileURL(file).href)) as Readonly<Record<string, Texts | undefined>>
    const catalogue = exports[language]
    if (catalogue === undefined) {
      throw new Error(`${file} has to export its catalogue as ${language}.`)
    }
    const texts = pickTexts(catalogue, part === "first" ? isFirst : (path) => !isFirst(path))
    return `export const ${language} = ${JSON.stringify(texts)}`
  }
})
