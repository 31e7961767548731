// The two frames that screens are shown in.
export * from "./DefaultLayout.tsx"
export { languageNames } from "./LanguageSelect.tsx"
export * from "./legal-links.ts"
export * from "./SystemLayout.tsx"
