/** Watches everything a browser context does for what must never happen: errors and policy violations. */
import type { BrowserContext } from "@playwright/test"

const marker = "content policy violation:"

/** Runs in every frame before the page's own scripts. */
const reportViolations = (text: string): void => {
  document.addEventListener("securitypolicyviolation", (event) => {
    console.error(
      `${text} ${event.effectiveDirective} blocked ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber} ${event.sample}`
    )
  })
}

/** Answers the list that grows while the context lives. */
export const watchForProblems = async (context: BrowserContext): Promise<readonly string[]> => {
  const problems: string[] = []
  await context.addInitScript(reportViolations, marker)
  context.on("weberror", (error) =>
    problems.push(`unhandled error: ${error.error().stack ?? error.error().message}`)
  )
  context.on("console", (message) => {
    if (message.type() !== "error") return
    const { url } = message.location()
    problems.push(`console error: ${message.text()}${url === "" ? "" : ` (${url})`}`)
  })
  return problems
}
