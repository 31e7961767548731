/**
 * Budgets of a first visit: brotli bytes of the production build, 1 kB = 1,000 bytes; and sources by moment. A
 * source listed here that is in no script of the build fails the check, so that renaming hides no weight.
 */
const kilobyte = 1000

export interface Moments {
  /** Before a visitor without a session is redirected to the login, besides the files of the page itself. */
  readonly login: readonly RegExp[]
  /** Before a shop's home shows its first tickets, rendered without React, to a driver with a token. */
  readonly prerender: readonly RegExp[]
  /**
   * Before it responds, besides page files and one language's first texts. Stored tokens need no identity SDK.
   */
  readonly home: readonly RegExp[]
  /** The texts that the first page awaits, one source per language. */
  readonly firstTexts: RegExp
  /** The texts after the first page. */
  readonly laterTexts: RegExp
  /** All parts of all catalogues; the first group is the language. */
  readonly catalogues: RegExp
  /** Parts of the other screens; the first group is the screen. */
  readonly screens: RegExp
  /** Not allowed in the first page, with the reason. */
  readonly notInFirstPage: ReadonlyMap<RegExp, string>
  /** Not allowed in any script, with the reason. */
  readonly nowhere: ReadonlyMap<RegExp, string>
}

/** Sources, relative to the project folder. */
export const moments: Moments = {
  login: [/@auth0\/auth0-spa-js\//, /^src\/boot\/interstitial\.ts$/],
  prerender: [/^src\/prerender\/show-home\.tsx$/],
  home: [
    /^src\/app\/start\.ts$/,
    /^src\/app\/render\.tsx$/,
    /^src\/pages\/shop-home\/flow\.ts$/,
    /^src\/pages\/shop-home\/ShopHomeScreen\.tsx$/
  ],
  firstTexts: /^src\/locales\/\w+\/first-page\.json$/,
  laterTexts: /^src\/i18n\/later\/\w+\.ts$/,
  catalogues: /^src\/locales\/([a-z]{2})\//,
  screens: /^src\/(?:pages|features)\/(?!layouts\/)([\w-]+)\/(?!(?:page|code)\.ts$)/,
  notInFirstPage: new Map([
    [/^schemas\/licence-plate\//, "plates are entered on later screens"],
    [/@auth0\/auth0-spa-js\//, "a token at hand needs no identity SDK"],
    [/\/react-aria|\/react-stately\//, "widgets are loaded when a page stands"],
    [/^node_modules\/i18next\//, "the first texts are said without it"],
    [/^src\/i18n\/later\//, "later texts are for later screens"]
  ]),
  nowhere: new Map([
    [/^(?:packages|e2e|backend|scripts)\//, "it is not part of the browser app"],
    [/\.test\.|\.arbitrary\.|\/testing\//, "it is for tests"],
    [/SchemaJITCompiler/, "it evaluates code, which the content policy forbids"],
    [/\/react-aria\/.+\/intl\/.+\/(?!de|en|fr|it)[a-z]{2}-[A-Z]{2}\.mjs$/, "nobody can choose its language"]
  ])
}

export const budgets = {
  scriptBeforeLogin: 65 * kilobyte,
  scriptBeforeTickets: 30 * kilobyte,
  beforeHomeIsInteractive: 148 * kilobyte,
  addedByLaterScreen: 60 * kilobyte,
  catalogue: 12 * kilobyte,
  styles: 15 * kilobyte
}
