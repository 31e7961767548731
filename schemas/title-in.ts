/** Title of an entity in the driver's language. */
import type { Translations } from "./translations.ts"

/**
 * Returns the title in the driver's language: full tag, then base language, then English, then German, then
 * any; the entity's own name if there is no title.
 */
export const titleIn = (translations: Translations | null, locale: string, name: string): string => {
  if (translations === null) return name
  const base = locale.split("-")[0] ?? locale
  for (const language of [locale, base, "en", "de", ...Object.keys(translations)]) {
    const title = Object.hasOwn(translations, language) ? translations[language]?.title : undefined
    if (title !== undefined && title !== "") return title
  }
  return name
}
