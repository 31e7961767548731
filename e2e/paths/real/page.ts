/** A fresh context in the real world: nothing is answered in the servers' place, but the page stays where it is. */

import type { PathResult } from "@parkschein/flowkit/run"
import type { Browser, BrowserContextOptions, Page } from "@playwright/test"
import { origins } from "../../../backend/configuration.ts"
import { unexpectedIn, watchForProblems } from "../../support/problems.ts"

/** The browser's own word on answers that are errors, and on servers that are gone: both on purpose here. */
const isExpected = (problem: string): boolean =>
  /^console error: (?:Failed to load resource|.*ERR_CONNECTION_)/.test(problem)

export const withRealPage = async (
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<PathResult>
): Promise<PathResult> => {
  const context = await browser.newContext(options)
  try {
    const problems = await watchForProblems(context)
    // A navigation that gets no content goes nowhere: the page stays as it is, on its way to the bank or the login.
    for (const origin of [origins.payment, origins.identity]) {
      await context.route(`${origin}/**`, (route) => {
        const request = route.request()
        const isLeaving = request.isNavigationRequest() && request.frame().parentFrame() === null
        return isLeaving ? route.fulfill({ status: 204 }) : route.fallback()
      })
    }
    const result = await work(await context.newPage())
    const unexpected = unexpectedIn(problems, isExpected)
    return result.status === "passed" && unexpected.length > 0
      ? { ...result, status: "failed", message: `The browser reports: ${unexpected.join("; ")}` }
      : result
  } finally {
    await context.close()
  }
}
