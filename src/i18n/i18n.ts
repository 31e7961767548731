// Starts i18next with the catalogue of one language, and changes to another when the driver asks for it. Only the active
// language is ever loaded. To add one: write its catalogue, add a line to `catalogues` and its tag to `availableLanguages`.
import { createInstance, type i18n } from "i18next"
import { initReactI18next } from "react-i18next"
import type { Catalogue } from "./catalogue.ts"
import { type Language, type Locale, languageOf } from "./locale.ts"

const catalogues: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en
}

/** Loads the texts of a language; German where there are none. Start it early and hand the promise to `startTranslations`. */
export const loadCatalogue = (locale: Locale): Promise<Catalogue> => {
  const language = languageOf(locale)
  return (language in catalogues ? catalogues[language as Language] : catalogues.de)()
}

/** An i18next that is ready at once: nothing suspends, nothing is fetched later. */
export const startTranslations = (locale: Locale, catalogue: Catalogue): i18n => {
  const instance = createInstance()
  instance.use(initReactI18next)
  instance.init({
    lng: locale,
    resources: { [languageOf(locale)]: { translation: catalogue } },
    fallbackLng: false,
    supportedLngs: false,
    load: "all",
    initAsync: false,
    returnNull: false,
    interpolation: { prefix: "{", suffix: "}", escapeValue: false },
    react: { useSuspense: false }
  })
  return instance
}

/** Changes the language of a running page. Fails, and leaves the language as it was, when the catalogue cannot be loaded. */
export const changeLocale = async (instance: i18n, locale: Locale): Promise<void> => {
  instance.addResourceBundle(languageOf(locale), "translation", await loadCatalogue(locale), true, true)
  await instance.changeLanguage(locale)
}
