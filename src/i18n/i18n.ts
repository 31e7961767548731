// Starts i18next with the texts of one language, and changes to another when the driver asks for it. Only the active
// language is ever loaded.
import { createInstance, type i18n } from "i18next"
import { initReactI18next } from "react-i18next"
import { acceptLocale, type Locale, languageOf } from "./locale.ts"
import { loadFirstTexts, loadLaterTexts, type Texts } from "./texts.ts"

let sayStarted = (): void => {}

/** Screens are asked for with the first flow, before there is an i18next that their texts can be added to. */
export const translationsStarted = new Promise<void>((resolve) => {
  sayStarted = resolve
})

/** An i18next that is ready at once: nothing suspends. */
export const startTranslations = (locale: Locale, texts: Texts): i18n => {
  const instance = createInstance()
  instance.use(initReactI18next)
  instance.init({
    lng: locale,
    resources: { [languageOf(locale)]: { translation: texts } },
    // A text that is missing is said in English, then German: decision D-02. Of these, too, only what is there already.
    fallbackLng: ["en-US", "en", "de"],
    supportedLngs: false,
    load: "all",
    initAsync: false,
    returnNull: false,
    interpolation: { prefix: "{", suffix: "}", escapeValue: false },
    react: { useSuspense: false }
  })
  sayStarted()
  return instance
}

const addTexts = (instance: i18n, locale: Locale, texts: Texts): void => {
  instance.addResourceBundle(languageOf(locale), "translation", texts, true, true)
}

/** Adds the texts that the first page did without; every other screen waits for this. */
export const completeTexts = async (instance: i18n): Promise<void> => {
  const locale = acceptLocale(instance.language)
  addTexts(instance, locale, await loadLaterTexts(locale))
}

/**
 * Changes the language of a running page. Fails, and leaves the language as it was, when its texts cannot be loaded; does
 * nothing when the change is not wanted any more by the time they are there.
 */
export const changeLocale = async (instance: i18n, locale: Locale, signal?: AbortSignal): Promise<void> => {
  const parts = await Promise.all([loadFirstTexts(locale), loadLaterTexts(locale)])
  if (signal?.aborted === true) return
  for (const texts of parts) addTexts(instance, locale, texts)
  await instance.changeLanguage(locale)
}
