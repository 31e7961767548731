// Which language a visitor gets. Pure: what is known about the visitor goes in, a language tag comes out.

import { languageOfHost } from "../../schemas/domain-language.ts"

/** Language tags that texts are shown and numbers and dates are written in. */
export type Locale = "de-DE" | "en-GB" | "en-US" | "fr-FR" | "it-IT"

/** A language that has a catalogue. Order matters: the first is what is left when nothing else fits. */
export const availableLanguages = ["de", "en", "fr", "it"] as const
export type Language = (typeof availableLanguages)[number]

const defaultLocale: Locale = "de-DE"

/** The tag of each language where nothing says more. */
export const regional: Readonly<Record<Language, Locale>> = {
  de: "de-DE",
  en: "en-GB",
  fr: "fr-FR",
  it: "it-IT"
}
const isLanguage = (base: string): base is Language => Object.hasOwn(regional, base)

/** What decides the language. `stored` is what the driver chose, or what an earlier visit inferred and saved. */
export interface VisitorLanguage {
  readonly host: string
  readonly stored: string | null
  readonly navigatorLanguages: readonly string[]
  readonly available?: readonly string[]
}

/** The chosen tag, and where it came from; all but a stored one have to be saved by the caller. */
export interface LocaleChoice {
  readonly locale: Locale
  readonly source: "stored" | "domain" | "browser" | "default"
}

const baseOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ""

/** The tag itself where it is written out (en-US stays en-US), else the regional form of its base language. */
const toLocale = (tag: string): Locale => {
  const base = baseOf(tag)
  if (!isLanguage(base)) return defaultLocale
  return tag.toLowerCase().replace("_", "-") === "en-us" ? "en-US" : regional[base]
}

const find = (tag: string, available: readonly string[]): string | undefined =>
  available.find((language) => language.toLowerCase() === tag.toLowerCase()) === undefined
    ? available.find((language) => baseOf(language) === baseOf(tag))
    : tag

/** A language is accepted only if it is available: the full tag, then the base language, then the first available one. */
export const acceptLocale = (tag: string, available: readonly string[] = availableLanguages): Locale =>
  toLocale(find(tag, available) === undefined ? (available[0] ?? defaultLocale) : tag)

/** Stored, then domain, then browser, then de-DE. */
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

/** The language of a tag, for the lang attribute, the catalogue and the login's ui_locales. */
export const languageOf = (locale: Locale): string => baseOf(locale)
