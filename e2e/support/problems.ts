/** Watches everything a browser context does for what must never happen: errors and policy violations. */
import type { Browser, BrowserContext } from "@playwright/test"

const marker = "content policy violation:"

/** Runs in every frame before the page's own scripts. */
const reportViolations = (text: string): void => {
  document.addEventListener("securitypolicyviolation", (event) => {
    console.error(
      `${text} ${event.effectiveDirective} blocked ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber} ${event.sample}`
    )
  })
}

const unhandled = "unhandled error:"

/** Leaves out what a test expects. An error that nobody catches is a fault of the page, and is expected by none. */
export const unexpectedIn = (
  problems: readonly string[],
  isExpected: (problem: string) => boolean
): readonly string[] => problems.filter((problem) => problem.startsWith(unhandled) || !isExpected(problem))

/** Answers the list that grows while the context lives. */
export const watchForProblems = async (
  context: BrowserContext,
  problems: string[] = []
): Promise<readonly string[]> => {
  context.on("weberror", (error) =>
    problems.push(`${unhandled} ${error.error().stack ?? error.error().message}`)
  )
  context.on("console", (message) => {
    if (message.type() !== "error") return
    const { url } = message.location()
    problems.push(`console error: ${message.text()}${url === "" ? "" : ` (${url})`}`)
  })
  await context.addInitScript(reportViolations, marker)
  return problems
}

/** Watches every context that the browser opens from now on. */
export const watchBrowser = (browser: Browser) => {
  const problems: string[] = []
  const begun: Array<Promise<unknown>> = []
  const watch = (context: BrowserContext) => begun.push(watchForProblems(context, problems))
  browser.on("context", watch)
  return {
    /** Answers what was noticed so far; what comes later means nothing. */
    end: async (): Promise<readonly string[]> => {
      browser.off("context", watch)
      const noticed = [...problems]
      // A context that is closed at once takes no script any more.
      await Promise.allSettled(begun)
      return noticed
    }
  }
}
