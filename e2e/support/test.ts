/** `test` for every browser test of the product: Playwright's, failing on anything that must never happen. */
import { test as base, expect } from "@playwright/test"
import { findChromium } from "../../scripts/test/chromium.ts"
import { unexpectedIn, watchBrowser } from "./problems.ts"
import { blockThirdPartyCookies } from "./third-party-cookies.ts"

export { expect } from "@playwright/test"

export interface TestOptions {
  /**
   * Problems that a test provokes on purpose, other than errors that nobody catches, like the browser's own console error about a 404:
   * `test.use({ expectedProblems: [/status of 404/] })`.
   */
  readonly expectedProblems: readonly RegExp[]
  readonly thirdPartyCookies: "sent" | "blocked"
}

export interface WorkerOptions {
  /**
   * The back/forward cache, which Playwright switches off: `test.use({ backForwardCache: true })` at the top of a
   * file, and `page.goBack({ waitUntil: "commit" })`, since a page that comes back fires no load event. The headless
   * shell has none, so a browser with windows is taken.
   */
  readonly backForwardCache: boolean
}

/** Runs with every test, and watches all contexts that it opens: its own, and those it opens itself. */
export interface Watching {
  /** Answers what has happened until it is asked first. */
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
    // What a page asks for ahead may still be on its way through a test that has ended, and then goes past its routes, to answers
    // that mean nothing: so problems are those of before.
    await noticed()
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })))
  }
})
