import type { Locale } from "./locale.ts"

/** Returns the name of a plate's country for the reader; UK is the sign of ISO's GB, XX is none. */
export const countryName = (locale: Locale, code: string, otherCountry: string): string =>
  code === "XX"
    ? otherCountry
    : (new Intl.DisplayNames(locale, { type: "region" }).of(code === "UK" ? "GB" : code) ?? code)
