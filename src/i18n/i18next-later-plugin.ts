/**
 * Vite plugin: loads react-i18next without i18next, of which it imports one function, for keys that are
 * functions; the product has none. The first page formats texts before i18next is loaded (first-texts.ts).
 * Saves 12.3 kB before the home shows tickets and is interactive. Fails if react-i18next imports more.
 */
import type { Plugin } from "vite"

const standIn = "\0i18next-later"

export const i18nextLater = (): Plugin => ({
  name: "i18next-later",
  apply: "build",
  enforce: "pre",
  resolveId: (id, importer) => (id === "i18next" && importer?.includes("/react-i18next/") ? standIn : null),
  load: (id) => (id === standIn ? "export const keyFromSelector = String" : null)
})
