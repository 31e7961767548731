// Loads the texts of the active language, in two parts: those of the first page, and those that only later screens need.
// Without i18next, so that the boot module can start loading; asking twice for the same texts loads them once.
import type { Catalogue } from "./catalogue.ts"
import { type Language, type Locale, languageOf } from "./locale.ts"

/** A part of a catalogue. */
export type Texts = Partial<Catalogue>

type Parts = Readonly<Record<"first" | "later", () => Promise<{ readonly default: Texts }>>>

const languages: Readonly<Record<Language, Parts>> = {
  de: { first: () => import("virtual:texts/first/de"), later: () => import("virtual:texts/later/de") },
  en: { first: () => import("virtual:texts/first/en"), later: () => import("virtual:texts/later/en") },
  fr: { first: () => import("virtual:texts/first/fr"), later: () => import("virtual:texts/later/fr") },
  it: { first: () => import("virtual:texts/first/it"), later: () => import("virtual:texts/later/it") }
}

/** German where there are no texts of the language. */
const partsOf = (locale: Locale): Parts => {
  const language = languageOf(locale)
  return language in languages ? languages[language as Language] : languages.de
}

/** What the first page says. */
export const loadFirstTexts = async (locale: Locale): Promise<Texts> =>
  (await partsOf(locale).first()).default

/** What the screens after the first page say besides. */
export const loadLaterTexts = async (locale: Locale): Promise<Texts> =>
  (await partsOf(locale).later()).default
