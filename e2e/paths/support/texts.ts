/** Texts of the shop by key and language, from its own catalogues. */
import { createInstance } from "i18next"
import { de, en, fr, it } from "../../../src/i18n/testing/catalogues.ts"

/** Languages for paths; every shop offers the first two. */
export const locales = ["de-DE", "en-GB", "fr-FR", "it-IT"] as const
export type FlowLocale = (typeof locales)[number]

/** Returns the text of a key with its parameters; throws for an unknown key. */
export type Texts = (key: string, parameters?: Readonly<Record<string, string | number>>) => string

const catalogues = { "de-DE": de, "en-GB": en, "fr-FR": fr, "it-IT": it } as const

export const textsIn = (locale: FlowLocale): Texts => {
  const instance = createInstance()
  instance.init({
    lng: locale,
    resources: { [locale.slice(0, 2)]: { translation: catalogues[locale] } },
    fallbackLng: false,
    initAsync: false,
    interpolation: { prefix: "{", suffix: "}", escapeValue: false }
  })
  return (key, parameters = {}) => {
    const text = instance.t(key as never, parameters as never) as unknown
    if (typeof text !== "string" || text === key)
      throw new Error(`The ${locale} catalogue has no text "${key}".`)
    return text
  }
}
