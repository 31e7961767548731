/** The thirty country codes of plates, and the mapping of other codes. */

/** `UK`: United Kingdom (the vehicle sign, not ISO's `GB`); `XX`: countries without a format of their own. */
export const countryCodes = [
  "AT",
  "BA",
  "BE",
  "BG",
  "BY",
  "CH",
  "CZ",
  "DE",
  "DK",
  "ES",
  "FI",
  "FR",
  "GR",
  "HR",
  "HU",
  "IT",
  "LU",
  "LT",
  "NL",
  "NO",
  "PL",
  "PT",
  "RO",
  "RS",
  "SK",
  "SI",
  "SE",
  "UA",
  "UK",
  "XX"
] as const

export type CountryCode = (typeof countryCodes)[number]

const known: ReadonlySet<unknown> = new Set(countryCodes)

/** Returns true only for exact codes, in capitals: `isCountryCode("de")` is false, see `countryFrom`. */
export function isCountryCode(value: unknown): value is CountryCode {
  return known.has(value)
}

/** By code: the vehicle sign and ISO's three letters where they differ, and other known codes. */
const otherCodes =
  "AT A AUT,BA BIH,BE B BEL,BG BGR,BY BLR,CH CHE,CZ CZE,DE D DEU,DK DNK,ES E ESP,FI FIN,FR F FRA,GR GRC EL,HR HRV,HU H HUN,IT I ITA,LU L LUX,LT LTU,NL NLD,NO N NOR,PL POL,PT P PRT,RO ROU,RS SRB,SK SVK,SI SLO SVN,SE S SWE,UA UKR,UK GB GBR"

/** Returns those, and the countries' names in the languages of the shop, in capitals. */
const readSpellings = (): ReadonlyMap<string, CountryCode> => {
  const names = ["en", "de", "fr", "it"].map((locale) => new Intl.DisplayNames(locale, { type: "region" }))
  return new Map(
    otherCodes.split(",").flatMap((entry) => {
      const [code, ...others] = entry.split(" ") as [CountryCode, ...string[]]
      const spelt = names.map((name) => (name.of(code === "UK" ? "GB" : code) ?? code).toUpperCase())
      return [...others, ...spelt].map((other) => [other, code] as const)
    })
  )
}
let spellings: ReadonlyMap<string, CountryCode> | undefined

/**
 * Parses a country as people and services write it: any case, spaces around it, `GB` for `UK`, `D`, `DEU`,
 * `Germany` or `Deutschland` for `DE`. An absent or unknown one becomes `XX`.
 */
export function countryFrom(raw: string | null | undefined): CountryCode {
  const code = (raw ?? "").trim().toUpperCase()
  if (isCountryCode(code)) return code
  if (code === "") return "XX"
  spellings ??= readSpellings()
  return spellings.get(code) ?? "XX"
}

/** Returns a plate field's initial country, that of the shop (`Shop.areaCountry`); `XX` if unknown. @alias */
export const defaultCountryOf = countryFrom

/** Returns the ISO 3166 code for flags and country names: `GB` for `UK`, undefined for `XX`. */
export function isoCountryOf(country: CountryCode): string | undefined {
  if (country === "XX") return undefined
  return country === "UK" ? "GB" : country
}
