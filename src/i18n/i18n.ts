/** Adds texts to those on the page, and changes to another language when the driver asks for it. */
import type { i18n } from "i18next"
import { loadFirstTexts, loadLaterTexts, type Texts } from "./load-texts.ts"
import { acceptLocale, type Locale, languageOf } from "./locale.ts"

let started = (): void => {}

export const sayStarted = (): void => started()

/** Screens are asked for with the first flow, before there is an i18next that their texts can be added to. */
export const translationsStarted = new Promise<void>((resolve) => {
  started = resolve
})

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
