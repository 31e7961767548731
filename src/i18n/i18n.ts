/** Adds texts to those of the page, and changes the language. */
import type { i18n } from "i18next"
import type { Texts } from "./catalogue.ts"
import { loadFirstTexts, loadLaterTexts } from "./load-texts.ts"
import { acceptLocale, type Locale, languageOf } from "./locale.ts"

let started = (): void => {}

export const sayStarted = (): void => started()

/** Screens are requested with the first flow, before an i18next exists to which their texts can be added. */
export const translationsStarted = new Promise<void>((resolve) => {
  started = resolve
})

const addTexts = (instance: i18n, locale: Locale, texts: Texts): void => {
  instance.addResourceBundle(languageOf(locale), "translation", texts, true, true)
}

const complete = new Set<string>()

/** Returns whether the texts that the first page does not need have been added. */
export const hasAllTexts = (locale: Locale): boolean => complete.has(languageOf(locale))

/** Adds the texts that the first page does not need; every other screen awaits this. */
export const completeTexts = async (instance: i18n): Promise<void> => {
  const locale = acceptLocale(instance.language)
  for (const texts of await loadLaterTexts(locale)) addTexts(instance, locale, texts)
  complete.add(languageOf(locale))
}

/**
 * Changes the language of a running page. Rejects, leaving the language unchanged, if its texts fail to load;
 * does nothing if the change has been aborted before they are loaded.
 */
export const changeLocale = async (instance: i18n, locale: Locale, signal?: AbortSignal): Promise<void> => {
  const [first, later] = await Promise.all([loadFirstTexts(locale), loadLaterTexts(locale)])
  if (signal?.aborted === true) return
  for (const texts of [first, ...later]) addTexts(instance, locale, texts)
  complete.add(languageOf(locale))
  await instance.changeLanguage(locale)
}
