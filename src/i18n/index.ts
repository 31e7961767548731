// What the rest of the app uses of the languages.
export type { Catalogue } from "./catalogue.ts"
export { countryName, createFormatters, type Formatters, inclusiveVat } from "./formatters.ts"
export { changeLocale, completeTexts, startTranslations } from "./i18n.ts"
export * from "./locale.ts"
export { offeredLanguages } from "./offered-languages.ts"
export { loadFirstTexts } from "./texts.ts"
export { timeZoneOfCountry } from "./time-zone.ts"
export { useFormatters } from "./use-formatters.ts"
