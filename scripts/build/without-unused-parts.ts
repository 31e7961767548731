/**
 * Leaves out parts of libraries that the product has no use for and that their own modules name: how XState announces
 * every actor to an inspector in the browser, the entities of HTML in texts with markup, and how Effect writes out values in
 * messages that nobody reads. Saves 1 kB before the home.
 */
import type { Plugin } from "vite"

/** What stands in for a module. */
const replacements: ReadonlyArray<readonly [module: RegExp, code: string]> = [
  [/\/node_modules\/xstate\/dist\/xstate-dev\.esm\.js$/, "export const devToolsAdapter = () => {}"],
  [/\/node_modules\/react-i18next\/dist\/es\/unescape\.js$/, "export const unescape = String"],
  [
    /\/node_modules\/effect\/dist\/Formatter\.js$/,
    `export const format = (value) => (typeof value === "string" ? JSON.stringify(value) : String(value))
export const formatPropertyKey = format
export const formatPath = (path) => path.map((key) => "[" + format(key) + "]").join("")
export const formatDate = (date) => date.toJSON() ?? "Invalid Date"
export const formatJson = JSON.stringify`
  ]
]

export const withoutUnusedParts = (): Plugin => ({
  name: "without-unused-parts",
  apply: "build",
  load: {
    filter: { id: replacements.map(([module]) => module) },
    handler: (id) => ({ code: replacements.find(([module]) => module.test(id))?.[1] ?? "", map: null })
  }
})
