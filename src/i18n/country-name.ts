import type { Locale } from "./locale.ts"

const names = new Map<Locale, Intl.DisplayNames>()

/** Created once: a form asks with each key. */
const namesIn = (locale: Locale): Intl.DisplayNames => {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: "region" })
  names.set(locale, known)
  return known
}

/** Returns the name of a plate's country for the reader; UK is the sign of ISO's GB, XX is none. */
export const countryName = (locale: Locale, code: string, otherCountry: string): string =>
  code === "XX" ? otherCountry : (namesIn(locale).of(code === "UK" ? "GB" : code) ?? code)
