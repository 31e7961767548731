// What the rest of the app uses of the languages.
export { firstTranslations } from "./first-words.ts"
export type { Formatters } from "./formatters.ts"
export { changeLocale, completeTexts } from "./i18n.ts"
export { loadFirstTexts } from "./load-texts.ts"
export * from "./locale.ts"
export { offeredLanguages } from "./offered-languages.ts"
export { useFormatters } from "./use-formatters.ts"
export { withTranslations } from "./with-translations.ts"
