/**
 * Formats texts without i18next, whose 13 kB would delay the first page: it is loaded with the texts of later
 * screens, and used from then on. Both give the same result, tested for every text and language.
 */
import type { i18n, TOptions } from "i18next"
import { setI18n } from "react-i18next"
import type { Texts } from "./catalogue.ts"
import { sayStarted } from "./i18n.ts"
import { type Locale, languageOf } from "./locale.ts"

const textAt = (texts: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce((inner, name) => (inner as Readonly<Record<string, unknown>> | undefined)?.[name], texts)

/** Returns the function that formats one of these texts: plural form by count, placeholders filled. */
const speakerOf = (locale: Locale, parts: Iterable<Texts>) => {
  const plurals = new Intl.PluralRules(locale)
  return (key: string, options: TOptions = {}): string => {
    const { count } = options
    const forms = count === undefined ? [] : [count === 0 ? "_zero" : "", `_${plurals.select(count)}`]
    for (const form of [...forms.filter(Boolean), ""]) {
      for (const texts of parts) {
        const text = textAt(texts, key + form)
        if (typeof text === "string") {
          return text.replace(/\{(\w+)\}/g, (whole, name) =>
            name in options ? String(options[name] ?? "") : whole
          )
        }
      }
    }
    return key
  }
}

/** Returns the part of i18next that components and the language flow use, ready at once; the rest follows. */
export const firstTranslations = (locale: Locale, ...texts: ReadonlyArray<Texts>): i18n => {
  const parts = new Map<string, Set<Texts>>([[languageOf(locale), new Set(texts)]])
  const listeners = new Set<() => void>()
  const languages = [languageOf(locale)]
  const speak = speakerOf(locale, parts.get(languageOf(locale)) ?? [])
  let spoken: i18n | undefined
  let coming: Promise<i18n> | undefined

  const start = async (): Promise<i18n> => {
    const { startTranslations } = await import("./start-i18next.ts")
    spoken = startTranslations(locale, {})
    for (const [language, all] of parts)
      for (const texts of all) spoken.addResourceBundle(language, "translation", texts, true, true)
    for (const listener of listeners) spoken.on("languageChanged", listener)
    return spoken
  }
  const comeAfter = (): Promise<i18n> => {
    coming ??= start()
    coming.catch(() => {
      coming = undefined
    })
    return coming
  }
  const t = (key: string, options?: TOptions): string =>
    spoken === undefined ? speak(key, options) : String(spoken.t(key as never, options as never))

  const translations = {
    isInitialized: true,
    options: { react: { useSuspense: false } },
    get language() {
      return spoken?.language ?? locale
    },
    get languages() {
      return spoken?.languages ?? languages
    },
    t,
    getFixedT: (language: string) => spoken?.getFixedT(language) ?? t,
    hasLoadedNamespace: () => true,
    on: (_: "languageChanged", listener: () => void) => {
      listeners.add(listener)
      spoken?.on("languageChanged", listener)
    },
    off: (_: "languageChanged", listener: () => void) => {
      listeners.delete(listener)
      spoken?.off("languageChanged", listener)
    },
    addResourceBundle: (language: string, _: "translation", texts: Texts) => {
      const known = parts.get(language) ?? new Set()
      // Each screen brings the texts of all: i18next copies what it is given.
      if (known.has(texts)) return
      parts.set(language, known.add(texts))
      spoken?.addResourceBundle(language, "translation", texts, true, true)
      void comeAfter()
    },
    changeLanguage: async (language: string) => (await comeAfter()).changeLanguage(language)
  } as unknown as i18n
  setI18n(translations)
  sayStarted()
  return translations
}
