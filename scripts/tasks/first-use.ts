/** `npm run first-use`: ten things a new driver wants, in four languages on a small phone; taps, fields, waiting and places of doubt. */
import { join } from "node:path"
import { runTool } from "../build/tool.ts"
import { projectFolder } from "../product/servers.ts"
import { provideChromium } from "../test/chromium.ts"

const chromium = await provideChromium((line) => process.stdout.write(`${line}\n`))
const { ok } = await runTool(
  "playwright",
  ["test", "--config", join(projectFolder, "e2e/first-use/playwright.config.ts")],
  // Playwright tells its workers about colours itself, and Node warns when told twice.
  { echo: true, environment: { NO_COLOR: undefined, CHROME_PATH: chromium } }
)
process.exitCode = ok ? 0 : 1
