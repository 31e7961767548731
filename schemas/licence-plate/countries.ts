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

/**
 * Reads a country code as people and services write it: any case, spaces around it, `GB` for `UK`.
 * What is missing or not listed becomes `XX`.
 */
export function countryFrom(raw: string | null | undefined): CountryCode {
  const code = (raw ?? "").trim().toUpperCase()
  if (code === "GB") return "UK"
  return isCountryCode(code) ? code : "XX"
}

/** The country a plate field starts with, from the area the shop stands in (`Shop.areaCountry`); `XX` when unknown. @alias */
export const defaultCountryOf = countryFrom

/** The ISO 3166 code for flags and country names: `GB` for `UK`, undefined for `XX`. */
export function isoCountryOf(country: CountryCode): string | undefined {
  if (country === "XX") return undefined
  return country === "UK" ? "GB" : country
}
