/**
 * Vite plugin: builds react-i18next with the app's own `useTranslation` (use-translation.ts), and without i18next, of
 * which it imports one function, for keys that are functions; the product has none. The first page formats texts before
 * i18next is loaded (first-texts.ts). Saves 14 kB before the home shows tickets and is interactive. Fails if
 * react-i18next imports more of i18next.
 */
import type { Plugin } from "vite"

const standIn = "\0i18next-later"

export const i18nextLater = (): Plugin => ({
  name: "i18next-later",
  apply: "build",
  enforce: "pre",
  resolveId: (id, importer) => {
    if (!importer?.includes("/react-i18next/")) return null
    if (id === "i18next") return standIn
    if (id !== "./useTranslation.js" || !importer.endsWith("/index.js")) return null
    return `${import.meta.dirname}/use-translation.ts`
  },
  load: (id) => (id === standIn ? "export const keyFromSelector = String" : null)
})
