/**
 * What a first visit may weigh: brotli bytes of the production build, 1 kB = 1,000 bytes; and which sources belong to
 * which moment. A source named here that is in no script of the build fails the check, so renaming hides no weight.
 */
const kilobyte = 1000

export interface Moments {
  /** Before a visitor without a session is on the way to the login, besides what the page asks for. */
  readonly login: readonly RegExp[]
  /** Before the home of a shop shows its first tickets, drawn without React, to a driver whose token is at hand. */
  readonly prerender: readonly RegExp[]
  /**
   * Before that home does what is asked of it, besides what the page asks for and the first texts of one language. The identity SDK is not among them: a token at hand needs none.
   */
  readonly home: readonly RegExp[]
  /** The texts that the first page waits for, one source a language. */
  readonly firstTexts: RegExp
  /** The texts that come after the first page. */
  readonly laterTexts: RegExp
  /** All parts of all catalogues; the first group names the language. */
  readonly catalogues: RegExp
  /** Parts of the other screens; the first group names the screen a part belongs to. */
  readonly screens: RegExp
  /** Has no place in the first page, with the reason. */
  readonly notInFirstPage: ReadonlyMap<RegExp, string>
  /** Has no place in any script, with the reason. */
  readonly nowhere: ReadonlyMap<RegExp, string>
}

/** Sources by their path from the project folder. */
export const moments: Moments = {
  login: [/@auth0\/auth0-spa-js\//, /^src\/boot\/interstitial\.ts$/],
  prerender: [/^src\/prerender\/show-home\.tsx$/],
  home: [
    /^src\/app\/start\.ts$/,
    /^src\/app\/render\.tsx$/,
    /^src\/pages\/shop-home\/flow\.ts$/,
    /^src\/pages\/shop-home\/ShopHomeScreen\.tsx$/
  ],
  firstTexts: /virtual:texts\/first\//,
  laterTexts: /virtual:texts\/later\//,
  catalogues: /virtual:texts\/\w+\/([a-z]{2})$/,
  screens: /^src\/(?:pages|features)\/(?!layouts\/)([\w-]+)\/(?!(?:page|code)\.ts$)/,
  notInFirstPage: new Map([
    [/^schemas\/licence-plate\//, "plates are entered on later screens"],
    [/@auth0\/auth0-spa-js\//, "a token at hand needs no identity SDK"],
    [/\/react-aria|\/react-stately\//, "widgets are loaded when a page stands"],
    [/^node_modules\/i18next\//, "the first texts are said without it"],
    [/virtual:texts\/later\//, "later texts are for later screens"]
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
  beforeHomeIsInteractive: 146 * kilobyte,
  addedByLaterScreen: 60 * kilobyte,
  catalogue: 12 * kilobyte,
  styles: 15 * kilobyte
}
