/** Which folder may import which; what is not named here is not allowed. Drawn in docs, held by a test. */

export interface Rule {
  /** Modules whose path begins so; the longest that fits counts. */
  readonly folder: string
  /** Folders or files of ours that may be imported, besides the folder itself. */
  readonly may: ReadonlyArray<string>
  /** Of these, types alone. */
  readonly mayTypes?: ReadonlyArray<string>
  /** Packages that may be imported; any if nothing is said. */
  readonly packages?: RegExp
}

/** What is by definition free of I/O: schemas, and reckoning with calendars. */
const pure = /^(effect(\/.*)?|@internationalized\/date)$/

/** A screen, and parts that several have in common. */
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

/** What a page is, and its flow; all else in its folder is its screen. */
const isPageModule = (path: string): boolean =>
  /^src\/pages\/([\w-]+\/(page|code|flow)|[\w-]+)\.ts$/.test(path)

/** Whether it is part of what is rendered, which is handed all it needs. */
export const isComponent = (path: string): boolean =>
  /^src\/(pages|features|ui)\//.test(path) && !isPageModule(path)

const importRules: ReadonlyArray<Rule> = [
  { folder: "schemas/", may: [], packages: pure },
  { folder: "machines/", may: ["schemas/"], packages: /^xstate$/ },
  // A package of its own: others see what it exports.
  { folder: "packages/flowkit/", may: [] },
  { folder: "backend/", may: ["schemas/"] },
  { folder: "scripts/", may: ["schemas/", "machines/", "backend/"] },
  {
    folder: "e2e/",
    may: ["schemas/", "machines/", "backend/", "scripts/", "src/", "vite.config.ts", "playwright.config.ts"]
  },
  // The app, from what knows least to what knows all.
  { folder: "src/styles/", may: ["src/ui/measures.ts"], packages: /^@pandacss\/dev$/ },
  {
    folder: "src/i18n/",
    may: ["schemas/"],
    packages: /^(i18next|react|react-i18next|vite|node:.*|virtual:texts\/.*)$/
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
    packages: /^(react|react-dom(\/.*)?|react-i18next|i18next|@internationalized\/date|wouter)$/
  },
  // Nothing else knows the library, so that none of it is loaded with a page.
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

/** What only a test needs. */
export const isTest = (path: string): boolean =>
  /\.(test|spec|pw|drive)\.tsx?$|\/testing\/|\.arbitrary\.ts$/.test(path)

export const ruleFor = (path: string): Rule | undefined =>
  importRules
    .filter(({ folder }) => path.startsWith(folder) && !(folder === "src/pages/" && isPageModule(path)))
    .toSorted((one, other) => other.folder.length - one.folder.length)[0]
