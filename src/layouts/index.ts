// The two frames that screens are shown in.
export * from "./DefaultLayout.tsx"
export { type LanguageOption, languageNames } from "./LanguageSelect.tsx"
export * from "./legal-links.ts"
export * from "./SystemLayout.tsx"
