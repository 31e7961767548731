// Search for a country by name in any of three languages, by vehicle sign or code.
import type { useFilter } from "@react-aria/i18n"
import { foldCopiedText } from "../../../schemas/copied-text.ts"
import { plateStyle } from "../../../schemas/licence-plate/plate-style.ts"

export interface CountryEntry {
  /** Country code. */
  readonly id: string
  /** Name in the reader's language. */
  readonly name: string
  /** Names in the reader's language, in English and in the country's own language. */
  readonly names: readonly string[]
  /** Code and vehicle sign: `DE` and `D`. */
  readonly signs: readonly string[]
}

const isoOf = (code: string): string => (code === "UK" ? "GB" : code)

const nameIn = (language: string, code: string): string | undefined =>
  new Intl.DisplayNames(language, { type: "region" }).of(isoOf(code))

/** Returns the main language of a country, by the browser's data: `de` for DE, `hr` for HR. */
const languageOf = (code: string): string => new Intl.Locale(`und-${isoOf(code)}`).maximize().language

/** Returns a country with its search terms; `XX` only has the given name. */
export const countryEntry = (code: string, name: string): CountryEntry => {
  const more = code === "XX" ? [] : [nameIn("en", code), nameIn(languageOf(code), code)]
  const codes = code === "UK" ? ["UK", "GB"] : [code]
  return {
    id: code,
    name,
    names: [name, ...more.filter((each) => each !== undefined)],
    signs: code === "XX" ? [] : [...codes, plateStyle(code).sign]
  }
}

/** Sorts by name in the reader's language; "other country" last. */
export const inOrder = (
  entries: readonly CountryEntry[],
  compare: (one: string, other: string) => number
): readonly CountryEntry[] =>
  entries.toSorted(
    (one, other) => Number(one.id === "XX") - Number(other.id === "XX") || compare(one.name, other.name)
  )

type Find = Pick<ReturnType<typeof useFilter>, "startsWith" | "contains">

/** Returns a rank, 0 being the best; undefined for no match. */
const rankOf = ({ name, names, signs }: CountryEntry, wanted: string, find: Find): number | undefined => {
  const hasWord = (one: string) => find.contains(one, ` ${wanted}`)
  if (signs.includes(wanted.toUpperCase())) return 0
  // The name in the reader's language ranks first.
  if (find.startsWith(name, wanted)) return 1
  if (hasWord(name)) return 2
  if (names.some((one) => find.startsWith(one, wanted) || hasWord(one))) return 3
  return wanted.length > 2 && names.some((one) => find.contains(one, wanted)) ? 4 : undefined
}

/** Returns matches, best first. "Other country" always comes last: it is right where nothing else is. */
export const searchCountries = <Entry extends CountryEntry>(
  entries: readonly Entry[],
  search: string,
  find: Find
): readonly Entry[] => {
  const wanted = foldCopiedText(search).trim()
  const ranked = entries.map((entry) => [entry, entry.id === "XX" ? 9 : rankOf(entry, wanted, find)] as const)
  return ranked
    .filter((pair): pair is readonly [Entry, number] => pair[1] !== undefined)
    .toSorted(([, one], [, other]) => one - other)
    .map(([entry]) => entry)
}
