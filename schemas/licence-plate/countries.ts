/** The thirty country codes a plate can carry, and how codes from elsewhere are read. */

/** `UK` stands for the United Kingdom (the vehicle sign, not ISO's `GB`), `XX` for every country without a format of its own. */
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

/** True only for the exact codes, in capitals: `isCountryCode("de")` is false, see `countryFrom`. */
export function isCountryCode(value: unknown): value is CountryCode {
  return known.has(value)
}

/** By code: the sign on the car and ISO's three letters where they are others, and what else is met. */
const otherCodes =
  "AT A AUT,BA BIH,BE B BEL,BG BGR,BY BLR,CH CHE,CZ CZE,DE D DEU,DK DNK,ES E ESP,FI FIN,FR F FRA,GR GRC EL,HR HRV,HU H HUN,IT I ITA,LU L LUX,LT LTU,NL NLD,NO N NOR,PL POL,PT P PRT,RO ROU,RS SRB,SK SVK,SI SLO SVN,SE S SWE,UA UKR,UK GB GBR"

/** Those, and the names of the countries in the languages of the shop, in capitals. */
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
 * Reads a country as people and services write it: any case, spaces around it, `GB` for `UK`, `D`, `DEU`, `Germany` or
 * `Deutschland` for `DE`. What is missing or not listed becomes `XX`.
 */
export function countryFrom(raw: string | null | undefined): CountryCode {
  const said = (raw ?? "").trim().toUpperCase()
  if (isCountryCode(said)) return said
  if (said === "") return "XX"
  spellings ??= readSpellings()
  return spellings.get(said) ?? "XX"
}

/** The country a plate field starts with, from the area the shop stands in (`Shop.areaCountry`); `XX` when unknown. @alias */
export const defaultCountryOf = countryFrom

/** The ISO 3166 code for flags and country names: `GB` for `UK`, undefined for `XX`. */
export function isoCountryOf(country: CountryCode): string | undefined {
  if (country === "XX") return undefined
  return country === "UK" ? "GB" : country
}
