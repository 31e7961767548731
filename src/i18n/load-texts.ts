// Loads the texts of the active language in two parts: for the first page, and for later screens. Without
// i18next, so that the boot module can start loading; repeated calls load once.
import type { Texts } from "./catalogue.ts"
import { type Locale, languageOf } from "./locale.ts"

const first = {
  de: () => import("../locales/de/first-page.json"),
  en: () => import("../locales/en/first-page.json"),
  fr: () => import("../locales/fr/first-page.json"),
  it: () => import("../locales/it/first-page.json")
}
const later = {
  de: () => import("./later/de.ts"),
  en: () => import("./later/en.ts"),
  fr: () => import("./later/fr.ts"),
  it: () => import("./later/it.ts")
}

/** Loads the texts of the first page. */
export const loadFirstTexts = async (locale: Locale): Promise<Texts> =>
  (await first[languageOf(locale)]()).default

/** Loads the further texts of later screens. */
export const loadLaterTexts = async (locale: Locale): Promise<ReadonlyArray<Texts>> =>
  (await later[languageOf(locale)]()).default
