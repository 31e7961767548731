// Loads the texts of the active language, in two parts: those of the first page, and those that only later screens need.
// To add a language: write its catalogue, add its lines here and its tag to `availableLanguages`. Without i18next, so
// that the boot module can start loading; asking twice for the same texts loads them once.
import type { Catalogue } from "./catalogue.ts"
import { type Language, type Locale, languageOf } from "./locale.ts"

/** A part of a catalogue. */
export type Texts = Partial<Catalogue>

type Parts = Readonly<Record<"first" | "later", () => Promise<Texts>>>

const languages: Readonly<Record<Language, Parts>> = {
  de: {
    first: async () => (await import("./de.ts?texts=first")).de,
    later: async () => (await import("./de.ts?texts=later")).de
  },
  en: {
    first: async () => (await import("./en.ts?texts=first")).en,
    later: async () => (await import("./en.ts?texts=later")).en
  },
  fr: {
    first: async () => (await import("./fr.ts?texts=first")).fr,
    later: async () => (await import("./fr.ts?texts=later")).fr
  },
  it: {
    first: async () => (await import("./it.ts?texts=first")).it,
    later: async () => (await import("./it.ts?texts=later")).it
  }
}

/** German where there are no texts of the language. */
const partsOf = (locale: Locale): Parts => {
  const language = languageOf(locale)
  return language in languages ? languages[language as Language] : languages.de
}

/** What the first page says. */
export const loadFirstTexts = (locale: Locale): Promise<Texts> => partsOf(locale).first()

/** What the screens after the first page say besides. */
export const loadLaterTexts = (locale: Locale): Promise<Texts> => partsOf(locale).later()
