/** Fresh context against the real servers: simulates no response, but keeps the page from leaving. */

import type { PathResult } from "@parkschein/flowkit/run"
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test"
import { origins } from "../../../backend/configuration.ts"
import { withWatchedPage } from "../support/path-page.ts"

/** The browser logs error responses and unreachable servers: both are intended here. */
const isExpected = (problem: string): boolean =>
  /^console error: (?:Failed to load resource|.*ERR_CONNECTION_)/.test(problem)

/** A navigation without content has no effect: the page stays, on its way to the bank or the login. */
const keepFromLeaving = async (context: BrowserContext): Promise<void> => {
  for (const origin of [origins.payment, origins.identity]) {
    await context.route(`${origin}/**`, (route) => {
      const request = route.request()
      const isLeaving = request.isNavigationRequest() && request.frame().parentFrame() === null
      return isLeaving ? route.fulfill({ status: 204 }) : route.fallback()
    })
  }
}

export const withRealPage = (
  browser: Browser,
  context: BrowserContextOptions,
  work: (page: Page) => Promise<PathResult>
): Promise<PathResult> => withWatchedPage({ browser, context, isExpected, prepare: keepFromLeaving }, work)
