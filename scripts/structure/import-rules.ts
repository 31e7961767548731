/** Allowed imports between folders; all others are forbidden. Drawn in docs, checked by a test. */

export interface Rule {
  /** Prefix of module paths; the longest match applies. */
  readonly folder: string
  /** Own folders or files that may be imported, besides the folder itself. */
  readonly may: ReadonlyArray<string>
  /** Of these, types only. */
  readonly mayTypes?: ReadonlyArray<string>
  /** Packages that may be imported; absent for any. */
  readonly packages?: RegExp
}

/** Packages without I/O by definition: schemas, and calculations with dates. */
const pure = /^(effect(\/.*)?|@internationalized\/date)$/

/** Screens and shared components. */
const component = {
  may: [
    "schemas/",
    "machines/",
    "src/i18n/",
    "src/styles/",
    "src/ui/",
    "src/features/layouts/legal-links.ts"
  ],
  packages: /^(react|react-dom|react-i18next|i18next|xstate|@xstate\/react)$/
}

/** Definition of a page, or its flow; all other modules in its folder are its screen. */
const isPageModule = (path: string): boolean =>
  /^src\/pages\/([\w-]+\/(page|code|flow)|[\w-]+)\.ts$/.test(path)

/** Returns true for rendered modules, which get all data as props. */
export const isComponent = (path: string): boolean =>
  /^src\/(pages|features|ui)\//.test(path) && !isPageModule(path)

const importRules: ReadonlyArray<Rule> = [
  { folder: "schemas/", may: [], packages: pure },
  { folder: "machines/", may: ["schemas/"], packages: /^xstate$/ },
  // A separate package: others only see its exports.
  { folder: "packages/flowkit/", may: [] },
  { folder: "backend/", may: ["schemas/"] },
  { folder: "scripts/", may: ["schemas/", "machines/", "backend/"] },
  {
    folder: "e2e/",
    may: ["schemas/", "machines/", "backend/", "scripts/", "src/", "vite.config.ts", "playwright.config.ts"]
  },
  // The app, from the most independent to the most dependent.
  { folder: "src/styles/", may: ["src/ui/measures.ts"], packages: /^@pandacss\/dev$/ },
  {
    folder: "src/i18n/",
    may: ["schemas/", "src/locales/", "src/styles/later.css"],
    packages: /^(i18next|react|react-i18next|vite)$/
  },
  {
    folder: "src/services/",
    may: ["schemas/"],
    mayTypes: ["machines/failures.ts", "machines/effect.ts", "src/configuration.ts"],
    packages: /^(effect(\/.*)?|@auth0\/auth0-spa-js(\/.*)?|vite|node:.*)$/
  },
  {
    folder: "src/ui/",
    may: ["schemas/", "src/i18n/", "src/styles/"],
    packages: /^(react|react-dom(\/.*)?|react-i18next|i18next|@internationalized\/date|wouter|uqr)$/
  },
  // Nothing else imports the library, so that none of it is loaded with a page.
  {
    folder: "src/ui/aria/",
    may: ["schemas/", "src/i18n/", "src/styles/", "src/ui/"],
    packages: /^(react|react-i18next|react-aria-components\/\w+|@react-aria\/i18n|@internationalized\/date)$/
  },
  {
    folder: "src/features/layouts/",
    may: ["schemas/", "src/i18n/", "src/styles/", "src/ui/"],
    packages: /^(react|react-i18next)$/
  },
  { folder: "src/features/", ...component, mayTypes: ["src/boot/before-login.ts"] },
  { folder: "src/pages/", ...component, may: [...component.may, "src/features/"] },
  { folder: "src/", may: ["schemas/", "machines/"] }
]

/** Returns true for modules that only tests need. */
export const isTest = (path: string): boolean =>
  /\.(test|spec|pw)\.tsx?$|\/testing\/|\.arbitrary\.ts$/.test(path)

export const ruleFor = (path: string): Rule | undefined =>
  importRules
    .filter(({ folder }) => path.startsWith(folder) && !(folder === "src/pages/" && isPageModule(path)))
    .toSorted((one, other) => other.folder.length - one.folder.length)[0]
