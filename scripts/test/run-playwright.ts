/** Runs Playwright. */
import { runTool, type ToolOptions, type ToolResult } from "../build/tool.ts"

/** Runs `playwright test` in the given Chromium; by default prints its output. */
export const runPlaywright = (
  chromium: string | undefined,
  playwrightArguments: readonly string[],
  { environment, ...options }: ToolOptions = {}
): Promise<ToolResult> =>
  runTool("playwright", ["test", ...playwrightArguments], {
    echo: true,
    ...options,
    // Playwright sets the colours of its workers; a second setting makes Node warn.
    environment: { NO_COLOR: undefined, CHROME_PATH: chromium, ...environment }
  })
