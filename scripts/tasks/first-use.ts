/** `npm run first-use`: ten tasks of new drivers in four languages, small phone; taps, fields, waits, doubts. */
import { join } from "node:path"
import { runTool } from "../build/tool.ts"
import { projectFolder } from "../product/servers.ts"
import { provideChromium } from "../test/chromium.ts"

const chromium = await provideChromium((line) => process.stdout.write(`${line}\n`))
const { ok } = await runTool(
  "playwright",
  ["test", "--config", join(projectFolder, "e2e/first-use/playwright.config.ts")],
  // Playwright sets the colours of its workers; a second setting makes Node warn.
  { echo: true, environment: { NO_COLOR: undefined, CHROME_PATH: chromium } }
)
process.exitCode = ok ? 0 : 1
