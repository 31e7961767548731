/** `test` for every browser test of the product: Playwright's, failing on anything that must never happen. */
import { test as base, expect } from "@playwright/test"
import { findChromium } from "../../scripts/test/chromium.ts"
import { watchForProblems } from "./problems.ts"
import { blockThirdPartyCookies } from "./third-party-cookies.ts"

export { expect } from "@playwright/test"

export interface TestOptions {
  /**
   * Problems that a test provokes on purpose, like the browser's own console error about a 404:
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

export const test = base.extend<TestOptions, WorkerOptions>({
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

  context: async ({ context, expectedProblems, thirdPartyCookies }, use) => {
    if (thirdPartyCookies === "blocked") blockThirdPartyCookies(context)
    const problems = await watchForProblems(context)
    await use(context)
    const unexpected = problems.filter(
      (problem) => !expectedProblems.some((pattern) => pattern.test(problem))
    )
    // What a page asks for ahead may still be on its way through a test that has ended, and then goes past its routes, to answers
    // that mean nothing: so problems are those of before.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })))
    expect(unexpected, "errors and policy violations in the browser").toEqual([])
  }
})
