// Exports of the i18n module for the rest of the app.
export { firstTranslations } from "./first-texts.ts"
export type { Formatters } from "./formatters.ts"
export { changeLocale, completeTexts, hasAllTexts } from "./i18n.ts"
export { loadFirstTexts } from "./load-texts.ts"
export * from "./locale.ts"
export { offeredLanguages } from "./offered-languages.ts"
export { useFormatters } from "./use-formatters.ts"
export { withTranslations } from "./with-translations.ts"
