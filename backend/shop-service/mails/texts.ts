/** All texts of the mails and receipts, in the languages of the shop. */
import { de, type MailTexts } from "./texts/de.ts"
import { en } from "./texts/en.ts"
import { fr } from "./texts/fr.ts"
import { it } from "./texts/it.ts"

export type { MailTexts }

const texts = { de, en, fr, it }
export type MailLanguage = keyof typeof texts

export const mailLanguages = Object.keys(texts) as ReadonlyArray<MailLanguage>

/** Returns the language of a tag such as `de-CH`; English for one without texts. */
export const mailLanguageOf = (locale: string): MailLanguage => {
  const base = locale.slice(0, 2).toLowerCase()
  return Object.hasOwn(texts, base) ? (base as MailLanguage) : "en"
}

export const mailTexts = (locale: string): MailTexts => texts[mailLanguageOf(locale)]
