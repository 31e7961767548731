/** Watches a browser context for errors and policy violations. */
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

/** Removes problems that a test expects. An uncaught error is a fault of the page, and is never removed. */
export const unexpectedIn = (
  problems: readonly string[],
  isExpected: (problem: string) => boolean
): readonly string[] => problems.filter((problem) => problem.startsWith(unhandled) || !isExpected(problem))

/** Returns a list that grows while the context lives. */
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
    /** Returns the problems so far, and ignores later ones. */
    end: async (): Promise<readonly string[]> => {
      browser.off("context", watch)
      const noticed = [...problems]
      // A closed context accepts no script any more.
      await Promise.allSettled(begun)
      return noticed
    }
  }
}
