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
  /** Features that a supported browser may lack, by MDN's key, with what happens without them. */
  readonly mayLack: ReadonlyMap<string, string>
}

/** Sources, relative to the project folder. */
export const moments: Moments = {
  login: [/^src\/services\/identity\/code-flow\.ts$/, /^src\/boot\/interstitial\.ts$/],
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
  ]),
  mayLack: new Map([
    ["api.AbortSignal.any_static", "the SDK looks for it first"],
    ["api.AbortSignal.timeout_static", "earlier versions end with another error, which nobody reads"],
    ["api.Document.startViewTransition", "an option of wouter that no link here sets"],
    ["api.Element.checkVisibility", "React Aria looks for it first, and computes it"],
    ["api.HTMLAnchorElement.ping", "React Aria copies an attribute that no link here has"],
    ["api.HTMLElement.popover", "React's name of an attribute that no element here has"],
    ["api.HTMLImageElement.fetchPriority", "pictures are loaded in another order"],
    ["api.HTMLInputElement.capture", "the option of an event listener, of the same name"],
    ["api.Navigator.clearAppBadge", "no mark on the icon of the installed app"],
    ["api.Navigator.connection", "the data saver is unknown, so later pages are prefetched"],
    ["api.Navigator.setAppBadge", "no mark on the icon of the installed app"],
    ["api.Navigator.share", "the address of the proof is copied instead"],
    ["api.Navigator.wakeLock", "the screen of the proof becomes dark"],
    ["api.Notification", "no reminder on this phone, which its button reports"],
    ["api.Notification.requestPermission_static", "no reminder on this phone, which its button reports"],
    ["api.URL.parse_static", "the SDK looks for it first"],
    ["api.Window.navigation", "Back closes an open widget by another event"],
    ["api.Window.open", "a login in a popup is unused where popups are refused"],
    ["api.scheduler", "work yields to input by a timer"],
    ["css.properties.content-visibility", "lists are drawn in full at once"],
    ["css.properties.cursor.not-allowed", "there is no pointer on a phone"],
    ["css.properties.cursor.pointer", "there is no pointer on a phone"],
    ["css.properties.cursor.progress", "there is no pointer on a phone"],
    ["css.properties.field-sizing", "a field has the size of its rows"],
    ["css.properties.forced-color-adjust", "there are no forced colours"],
    ["css.properties.hyphenate-limit-chars", "shorter words are hyphenated, too"],
    ["css.properties.overscroll-behavior", "the page moves below a dialog at its end"],
    ["css.properties.print-color-adjust", "a proof is printed without colour"],
    ["css.properties.scrollbar-color", "scroll bars have the colours of the system"],
    ["css.properties.text-size-adjust", "only phones adjust the size"],
    ["css.properties.text-wrap", "lines of a heading differ in length"],
    ["css.selectors.marker", "the mark of a list has the colour of its text"],
    ["javascript.builtins.Iterator.drop", "the name of an own function"],
    ["javascript.builtins.Set.intersection", "React Aria's own, of rectangles"],
    ["javascript.builtins.Set.union", "React Aria's own, of rectangles"],
    ["javascript.builtins.Symbol.asyncDispose", "Effect has a method for it that nobody calls"],
    ["javascript.builtins.Uint8Array.fromBase64", "the SDK looks for it first"],
    ["javascript.builtins.Uint8Array.toBase64", "the SDK looks for it first"]
  ])
}

export const budgets = {
  scriptBeforeLogin: 14 * kilobyte,
  scriptBeforeTickets: 30 * kilobyte,
  beforeHomeIsInteractive: 148 * kilobyte,
  addedByLaterScreen: 60 * kilobyte,
  catalogue: 12 * kilobyte,
  styles: 15 * kilobyte
}
