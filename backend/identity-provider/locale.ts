/** Selects a page's language: the driver's choice, else the shop's, else the browser's, else German. */
import { acceptedLanguages } from "../accepted.ts"

export const locales = ["de", "en", "fr", "it"] as const
export type Locale = (typeof locales)[number]

/** Names of the languages, in themselves. */
export const languageNames: Readonly<Record<Locale, string>> = {
  de: "Deutsch",
  en: "English",
  fr: "Français",
  it: "Italiano"
}

const asLocale = (tag: string): Locale | undefined => {
  const language = tag.trim().toLowerCase().split(/[-_;]/)[0]
  return locales.find((locale) => locale === language)
}

const first = (tags: ReadonlyArray<string>): Locale | undefined => {
  for (const tag of tags) {
    const locale = asLocale(tag)
    if (locale !== undefined) return locale
  }
  return undefined
}

export interface LocaleHints {
  /** From the language switch of a page. */
  readonly chosen?: string | undefined
  /** `ui_locales` of the login request: tags in order of preference. */
  readonly uiLocales?: string | undefined
  readonly acceptLanguage?: string | undefined
}

export const pageLocale = ({ chosen = "", uiLocales = "", acceptLanguage = "" }: LocaleHints): Locale =>
  asLocale(chosen) ?? first(uiLocales.split(" ")) ?? first(acceptedLanguages(acceptLanguage)) ?? "de"
