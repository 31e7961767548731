import type { Locale } from "./locale.ts"

/** Name of a plate's country in the reader's language; UK is the vehicle sign of ISO's GB, XX is none. */
export const countryName = (locale: Locale, code: string, otherCountry: string): string =>
  code === "XX"
    ? otherCountry
    : (new Intl.DisplayNames(locale, { type: "region" }).of(code === "UK" ? "GB" : code) ?? code)
