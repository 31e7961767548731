/**
 * Formats texts without i18next, whose 13 kB would delay the first page: it is loaded with the texts of later
 * screens, for changes of the language. Both give the same result, tested for every text and language.
 */
import type { i18n, TOptions } from "i18next"
import { setI18n } from "react-i18next"
import type { Texts } from "./catalogue.ts"
import { sayStarted } from "./i18n.ts"
import { type Locale, languageOf } from "./locale.ts"

const textAt = (texts: unknown, path: ReadonlyArray<string>): unknown =>
  path.reduce((inner, name) => (inner as Readonly<Record<string, unknown>> | undefined)?.[name], texts)

type Speak = (key: string, options?: TOptions) => string | undefined

/** Returns the function that formats one of these texts: plural form by count, placeholders filled. */
const speakerOf = (locale: Locale, parts: Iterable<Texts>): Speak => {
  const plurals = new Intl.PluralRules(locale)
  const found = new Map<string, string>()
  const textOf = (key: string): string | undefined => {
    const known = found.get(key)
    if (known !== undefined) return known
    const path = key.split(".")
    for (const texts of parts) {
      const text = textAt(texts, path)
      if (typeof text !== "string") continue
      found.set(key, text)
      return text
    }
    return undefined
  }
  return (key, options = {}) => {
    const { count } = options
    const forms = count === undefined ? [] : [count === 0 ? "_zero" : "", `_${plurals.select(count)}`]
    for (const form of [...forms.filter(Boolean), ""]) {
      const text = textOf(key + form)
      if (text !== undefined) {
        return text.replace(/\{(\w+)\}/g, (whole, name) =>
          name in options ? String(options[name] ?? "") : whole
        )
      }
    }
    return undefined
  }
}

/** Returns the part of i18next that components and the language flow use, ready at once; the rest follows. */
export const firstTranslations = (locale: Locale, ...texts: ReadonlyArray<Texts>): i18n => {
  const parts = new Map<string, Set<Texts>>([[languageOf(locale), new Set(texts)]])
  const textsIn = (language: string): Set<Texts> => {
    const known = parts.get(language) ?? new Set()
    parts.set(language, known)
    return known
  }
  const listeners = new Set<() => void>()
  const languages = [locale]
  let spoken: i18n | undefined
  let coming: Promise<i18n> | undefined

  /** By language. i18next formats the same texts many times slower: it is for what is not found. */
  const speakers = new Map<string, (key: string, options?: TOptions) => string>()
  const speakerIn = (language: string) => {
    const known = speakers.get(language)
    if (known !== undefined) return known
    const speak = speakerOf(language as Locale, textsIn(languageOf(language as Locale)))
    const t = (key: string, options?: TOptions): string =>
      speak(key, options) ?? String(spoken?.t(key as never, options as never) ?? key)
    speakers.set(language, t)
    return t
  }

  const start = async (): Promise<i18n> => {
    const { startTranslations } = await import("./start-i18next.ts")
    spoken = startTranslations(locale, {})
    for (const [language, all] of parts)
      for (const texts of all) spoken.addResourceBundle(language, "translation", texts, true, true)
    for (const listener of listeners) spoken.on("languageChanged", listener)
    // i18next has taken their place.
    setI18n(translations)
    return spoken
  }
  const comeAfter = (): Promise<i18n> => {
    coming ??= start()
    coming.catch(() => {
      coming = undefined
    })
    return coming
  }
  const translations: i18n = {
    isInitialized: true,
    options: { react: { useSuspense: false } },
    get language() {
      return spoken?.language ?? locale
    },
    get languages() {
      return spoken?.languages ?? languages
    },
    t: (key: string, options?: TOptions) => speakerIn(translations.language)(key, options),
    getFixedT: speakerIn,
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
      const known = textsIn(language)
      // Each screen asks for the texts of all.
      if (known.has(texts)) return
      known.add(texts)
      spoken?.addResourceBundle(language, "translation", texts, true, true)
      void comeAfter()
    },
    changeLanguage: async (language: string) => (await comeAfter()).changeLanguage(language)
  } as unknown as i18n
  setI18n(translations)
  sayStarted()
  return translations
}
