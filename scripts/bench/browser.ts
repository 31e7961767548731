/** What is measured in a real Chromium: first sight, interactions, memory. The measuring itself stands in e2e/bench. */
import { join } from "node:path"
import { runTool } from "../build/tool.ts"
import { projectFolder } from "../product/servers.ts"
import { provideChromium } from "../test/chromium.ts"

/** Returns whether everything could be measured. */
export const measureInBrowser = async (say: (line: string) => void): Promise<boolean> => {
  const chromium = await provideChromium(say)
  const { ok } = await runTool(
    "playwright",
    ["test", "--config", join(projectFolder, "e2e/bench/playwright.config.ts")],
    // Playwright tells its workers about colours itself, and Node warns when told twice.
    { echo: true, environment: { NO_COLOR: undefined, CHROME_PATH: chromium } }
  )
  return ok
}
