/**
 * Leaves out what the widgets of React Aria say in languages that the shop does not speak: the library brings more than
 * thirty. English is that of the United States, which stands for all.
 */
import type { Plugin } from "vite"
import { availableLanguages } from "./locale.ts"

const words =
  /\/node_modules\/react-(?:aria|stately|aria-components)\/.+\/intl\/.+\/([a-z]{2})-[A-Z]{2}\.mjs$/

/** A module of words in a language that nobody can choose. */
export const isNotOffered = (module: string): boolean => {
  const language = words.exec(module)?.[1]
  return language !== undefined && !availableLanguages.some((offered) => offered === language)
}

export const offeredLanguagesOnly = (): Plugin => ({
  name: "offered-languages-only",
  apply: "build",
  load: {
    filter: { id: words },
    handler: (module) => (isNotOffered(module) ? "export default {}" : null)
  }
})
