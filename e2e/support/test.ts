/** `test` for all browser tests of the product: Playwright's, failing on errors and policy violations. */
import { test as base, expect } from "@playwright/test"
import { findChromium } from "../../scripts/test/chromium.ts"
import { unexpectedIn, watchBrowser } from "./problems.ts"
import { blockThirdPartyCookies } from "./third-party-cookies.ts"

export { expect } from "@playwright/test"

export interface TestOptions {
  /**
   * Intended problems, other than uncaught errors, like the browser's own console error about a 404:
   * `test.use({ expectedProblems: [/status of 404/] })`.
   */
  readonly expectedProblems: readonly RegExp[]
  readonly thirdPartyCookies: "sent" | "blocked"
}

export interface WorkerOptions {
  /**
   * Enables the back/forward cache, which Playwright disables: `test.use({ backForwardCache: true })` at the
   * top of a file, and `page.goBack({ waitUntil: "commit" })`, since a restored page fires no load event.
   * Uses a browser with windows, since the headless shell has no such cache.
   */
  readonly backForwardCache: boolean
}

/** Automatic fixture: watches all contexts of a test, the default one and those that the test opens. */
export interface Watching {
  /** Returns the problems until its first call. */
  readonly noticed: () => Promise<readonly string[]>
}

export const test = base.extend<TestOptions & Watching, WorkerOptions>({
  expectedProblems: [[], { option: true }],
  thirdPartyCookies: ["sent", { option: true }],
  backForwardCache: [false, { option: true, scope: "worker" }],

  launchOptions: [
    async ({ launchOptions, backForwardCache }, use) => {
      if (!backForwardCache) return use(launchOptions)
      const executablePath = await findChromium({ ...process.env, CHROME_PATH: undefined }, true)
      await use({
        ...launchOptions,
        ...(executablePath === undefined ? {} : { executablePath }),
        ignoreDefaultArgs: ["--disable-back-forward-cache"]
      })
    },
    { scope: "worker" }
  ],

  noticed: [
    async ({ browser, expectedProblems }, use) => {
      const watching = watchBrowser(browser)
      let ended: Promise<readonly string[]> | undefined
      const end = () => (ended ??= watching.end())
      await use(end)
      const isExpected = (problem: string) => expectedProblems.some((pattern) => pattern.test(problem))
      expect(unexpectedIn(await end(), isExpected), "errors and policy violations in the browser").toEqual([])
    },
    { auto: true }
  ],

  context: async ({ context, noticed, thirdPartyCookies }, use) => {
    if (thirdPartyCookies === "blocked") blockThirdPartyCookies(context)
    await use(context)
    // Prefetches may outlive a test and its routes, and then get meaningless responses: so only earlier
    // problems count.
    await noticed()
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })))
  }
})
