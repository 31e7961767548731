// Chooses the language of a visitor. Pure: maps what is known about the visitor to a language tag.

import { languageOfHost } from "../../schemas/domain-language.ts"

/** Language tags of texts, and of formats of numbers and dates. */
export type Locale = "de-DE" | "en-GB" | "en-US" | "fr-FR" | "it-IT"

/** Languages with a catalogue. Order matters: the first is the fallback. */
export const availableLanguages = ["de", "en", "fr", "it"] as const
export type Language = (typeof availableLanguages)[number]

const defaultLocale: Locale = "de-DE"

/** Default tag of each language. */
export const regional: Readonly<Record<Language, Locale>> = {
  de: "de-DE",
  en: "en-GB",
  fr: "fr-FR",
  it: "it-IT"
}
const isLanguage = (base: string): base is Language => Object.hasOwn(regional, base)

/** Inputs of the choice. `stored`: chosen by the driver, or inferred and saved on an earlier visit. */
export interface VisitorLanguage {
  readonly host: string
  readonly stored: string | null
  readonly navigatorLanguages: readonly string[]
  readonly available?: readonly string[]
}

/** Chosen tag and its source; the caller has to save all but a stored one. */
export interface LocaleChoice {
  readonly locale: Locale
  readonly source: "stored" | "domain" | "browser" | "default"
}

const baseOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ""

/** Returns a full tag unchanged (en-US stays en-US), else the regional form of its base language. */
const toLocale = (tag: string): Locale => {
  const base = baseOf(tag)
  if (!isLanguage(base)) return defaultLocale
  return tag.toLowerCase().replace("_", "-") === "en-us" ? "en-US" : regional[base]
}

const find = (tag: string, available: readonly string[]): string | undefined =>
  available.find((language) => language.toLowerCase() === tag.toLowerCase()) === undefined
    ? available.find((language) => baseOf(language) === baseOf(tag))
    : tag

/** Accepts only available languages: the full tag, then the base language, then the first available one. */
export const acceptLocale = (tag: string, available: readonly string[] = availableLanguages): Locale =>
  toLocale(find(tag, available) === undefined ? (available[0] ?? defaultLocale) : tag)

/** Chooses by precedence: stored, domain, browser, de-DE. */
export const chooseLocale = ({
  host,
  stored,
  navigatorLanguages,
  available = availableLanguages
}: VisitorLanguage): LocaleChoice => {
  if (stored !== null && stored !== "") return { locale: acceptLocale(stored, available), source: "stored" }
  const ofHost = languageOfHost(host)
  if (ofHost !== undefined) return { locale: acceptLocale(ofHost, available), source: "domain" }
  const ofBrowser = navigatorLanguages.find((tag) => find(tag, available) !== undefined)
  if (ofBrowser !== undefined) return { locale: acceptLocale(ofBrowser, available), source: "browser" }
  return { locale: defaultLocale, source: "default" }
}

/** Returns the language of a tag, for the lang attribute, the catalogue and the login's ui_locales. */
export const languageOf = (locale: Locale): Language => locale.slice(0, 2) as Language
