/**
 * For Vite: lets react-i18next be loaded without i18next, of which it imports one function, for keys that are functions; the
 * product has none. The first page says its texts before i18next is there (first-words.ts). Saves 12.3 kB before the home
 * shows tickets, and before it is interactive. Fails the build where react-i18next imports anything else of i18next.
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
