/** Starts i18next with the texts of one language. Only the active language is ever loaded. */
import { createInstance, type i18n } from "i18next"
import { initReactI18next } from "react-i18next"
import type { Texts } from "./catalogue.ts"
import { sayStarted } from "./i18n.ts"
import { type Locale, languageOf } from "./locale.ts"

/** Returns an i18next that is ready at once: nothing suspends. */
export const startTranslations = (locale: Locale, texts: Texts): i18n => {
  const instance = createInstance()
  instance.use(initReactI18next)
  instance.init({
    lng: locale,
    resources: { [languageOf(locale)]: { translation: texts } },
    // The default of the translation layer. Unused: no text can be missing (decision D-02).
    fallbackLng: ["en-US", "en", "de"],
    supportedLngs: false,
    // Catalogues are by language: none is looked for by its region first, which is a quarter of the time of a text.
    load: "languageOnly",
    // The default. Given here, no key is examined for being a sentence instead of a path.
    keySeparator: ".",
    initAsync: false,
    returnNull: false,
    interpolation: { prefix: "{", suffix: "}", escapeValue: false },
    react: { useSuspense: false }
  })
  sayStarted()
  return instance
}
