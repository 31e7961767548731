/** Fresh browser context for a path: blocks the network, and records problems. */
import type { PathResult } from "@parkschein/flowkit/run"
import { answerTo } from "@parkschein/flowkit/run"
import type { Browser, BrowserContextOptions, Page, TestInfo } from "@playwright/test"
import { gatewayAddress, origins } from "../../../backend/configuration.ts"
import { keepTimers } from "../../support/accessibility.ts"
import { unexpectedIn, watchForProblems } from "../../support/problems.ts"
import { answerAsIdp } from "./fake-idp.ts"
import type { FlowRun } from "./flow-run.ts"

/** The browser logs error responses and broken connections: both are intended here. */
const isExpected = (problem: string): boolean =>
  /^console error: (?:Failed to load resource|TypeError: Failed to fetch dynamically imported module)/.test(
    problem
  )

export interface PathPageOptions {
  readonly browser: Browser
  readonly context: BrowserContextOptions
  readonly background?: FlowRun["background"]
  readonly info: TestInfo
  readonly traced: boolean
}

/** Runs in its own context; fails on unexpected browser problems. */
export const withPathPage = async (
  { browser, context: options, background = [], info, traced }: PathPageOptions,
  work: (page: Page) => Promise<PathResult>
): Promise<PathResult> => {
  const context = await browser.newContext(options)
  try {
    const problems = await watchForProblems(context)
    await keepTimers(context)
    const ofGateway = new RegExp(`^${gatewayAddress.replaceAll(".", "\\.")}/(v\\d+|assets/cover-images)/`)
    await context.route(ofGateway, (route) => route.abort("blockedbyclient"))
    await context.route(`${origins.payment}/**`, (route) => route.fulfill({ status: 204 }))
    for (const [{ url, method }, answer] of background) {
      await context.route(url, (route) =>
        method === undefined || route.request().method() === method
          ? answerTo(route, answer)
          : route.fallback()
      )
    }
    await answerAsIdp(context)
    if (traced) await context.tracing.start({ screenshots: true, snapshots: true, sources: false })
    const result = await work(await context.newPage())
    if (traced) {
      const file = info.outputPath(`${result.id}-trace.zip`)
      await context.tracing.stop({ path: file })
      await info.attach("trace", { path: file, contentType: "application/zip" })
    }
    const unexpected = unexpectedIn(problems, isExpected)
    return result.status === "passed" && unexpected.length > 0
      ? { ...result, status: "failed", message: `The browser reports: ${unexpected.join("; ")}` }
      : result
  } finally {
    await context.close()
  }
}
