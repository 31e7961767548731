/**
 * Leaves out parts of libraries that the product has no use for and that their own modules name: how XState announces
 * every actor to an inspector in the browser, the entities of HTML in texts with markup, how Effect writes out values in
 * messages that nobody reads and makes identifiers of traces in the fewest cycles, calendars that no language of the product
 * counts days by, and what React DOM offers for resources and forms of server components and for pages that a server has
 * drawn. Saves 2.8 kB before the home, and 3.2 kB before each later screen with dates.
 */
import type { Plugin } from "vite"

/** What stands in for a module. */
const replacements: ReadonlyArray<readonly [module: RegExp, code: string]> = [
  [
    /\/node_modules\/@internationalized\/date\/dist\/private\/createCalendar\.mjs$/,
    `import { GregorianCalendar } from "./calendars/GregorianCalendar.mjs"
export const createCalendar = () => new GregorianCalendar()`
  ],
  [/\/node_modules\/xstate\/dist\/xstate-dev\.esm\.js$/, "export const devToolsAdapter = () => {}"],
  [/\/node_modules\/react-i18next\/dist\/es\/unescape\.js$/, "export const unescape = String"],
  [
    /\/node_modules\/effect\/dist\/encoding\/Hex\.js$/,
    'export const random = (length) => Array.from({ length }, () => Math.floor(Math.random() * 16).toString(16)).join("")'
  ],
  [
    /\/node_modules\/effect\/dist\/Formatter\.js$/,
    `export const format = (value) => (typeof value === "string" ? JSON.stringify(value) : String(value))
export const formatPropertyKey = format
export const formatPath = (path) => path.map((key) => "[" + format(key) + "]").join("")
export const formatDate = (date) => date.toJSON() ?? "Invalid Date"
export const formatJson = JSON.stringify`
  ]
]

export const reactDom = /\/node_modules\/react-dom\/cjs\/react-dom(?:-client)?\.production\.js$/

const unusedOfReactDom = [
  /^exports\.(?:browser|hydrateRoot|preconnect|prefetchDNS|preinit(?:Module)?|preload(?:Module)?|requestFormReset|unstable_\w+|useForm\w+) = function[\s\S]*?^\};\n/gm,
  /^(?:ReactDOMHydrationRoot\.prototype\.unstable_\w+|ReactDOMSharedInternals\.findDOMNode) = function[\s\S]*?^\};\n/gm,
  /^ReactDOMHydrationRoot\.prototype\.\w+ = (?=ReactDOMRoot)/gm,
  // What those who are left out call in the client, by one letter each.
  /^ {2}[rDCLmXSM]: \w+,?\n/gm
]

export const withoutServerParts = (code: string): string =>
  unusedOfReactDom.reduce((rest, part) => rest.replaceAll(part, ""), code)

export const withoutUnusedParts = (): Plugin => ({
  name: "without-unused-parts",
  apply: "build",
  transform: { filter: { id: reactDom }, handler: (code) => ({ code: withoutServerParts(code), map: null }) },
  load: {
    filter: { id: replacements.map(([module]) => module) },
    handler: (id) => ({ code: replacements.find(([module]) => module.test(id))?.[1] ?? "", map: null })
  }
})
