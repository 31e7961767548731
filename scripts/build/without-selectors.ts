/**
 * Lets react-i18next be loaded without i18next, of which it imports one function alone: for keys that are functions, which
 * the product has none of. The first page says its texts before i18next is there (src/i18n/first-words.ts).
 */
import type { Plugin } from "vite"

const imported = /import \{ keyFromSelector \} from ['"]i18next['"];?/

export const withoutSelectors = (): Plugin => ({
  name: "without-selectors",
  apply: "build",
  transform: {
    filter: { id: /\/node_modules\/react-i18next\/.+\.js$/, code: imported },
    handler: (code) => ({ code: code.replace(imported, "const keyFromSelector = String;"), map: null })
  }
})
