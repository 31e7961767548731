// Loads the texts of the active language in two parts: for the first page, and for later screens. Without
// i18next, so that the boot module can start loading; repeated calls load once.
import type { Catalogue } from "./catalogue.ts"
import { type Language, type Locale, languageOf } from "./locale.ts"

/** Part of a catalogue. */
export type Texts = Partial<Catalogue>

type Parts = Readonly<Record<"first" | "later", () => Promise<{ readonly default: Texts }>>>

const languages: Readonly<Record<Language, Parts>> = {
  de: { first: () => import("virtual:texts/first/de"), later: () => import("virtual:texts/later/de") },
  en: { first: () => import("virtual:texts/first/en"), later: () => import("virtual:texts/later/en") },
  fr: { first: () => import("virtual:texts/first/fr"), later: () => import("virtual:texts/later/fr") },
  it: { first: () => import("virtual:texts/first/it"), later: () => import("virtual:texts/later/it") }
}

/** German for a language without texts. */
const partsOf = (locale: Locale): Parts => {
  const language = languageOf(locale)
  return language in languages ? languages[language as Language] : languages.de
}

/** Loads the texts of the first page. */
export const loadFirstTexts = async (locale: Locale): Promise<Texts> =>
  (await partsOf(locale).first()).default

/** Loads the further texts of later screens. */
export const loadLaterTexts = async (locale: Locale): Promise<Texts> =>
  (await partsOf(locale).later()).default
