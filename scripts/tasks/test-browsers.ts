/** `npm run test:browsers`: the journeys that matter, in Chromium, Firefox and WebKit (`-- firefox webkit`). */
import { join } from "node:path"
import { prepareStylesForAll } from "../build/prepare-styles.ts"
import { runTool } from "../build/tool.ts"
import { projectFolder } from "../product/servers.ts"
import { terminationSignal } from "../product/termination.ts"
import { provideChromium } from "../test/chromium.ts"
import { type Engine, engines, provideOtherBrowsers } from "../test/other-browsers.ts"
import { reportsFolder } from "../test/reports.ts"

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const isEngine = (word: string): word is Engine => engines.some((engine) => engine === word)

const words = process.argv.slice(2)
const chosen = words.some(isEngine) ? words.filter(isEngine) : engines
const signal = terminationSignal()
try {
  const chromium = chosen.includes("chromium") ? await provideChromium(say) : undefined
  await provideOtherBrowsers(chosen, say)
  await prepareStylesForAll(signal)
  const { ok } = await runTool(
    "playwright",
    [
      "test",
      `--config=${join(projectFolder, "e2e/browsers/playwright.config.ts")}`,
      ...chosen.map((engine) => `--project=${engine}`),
      ...words.filter((word) => !isEngine(word))
    ],
    {
      echo: true,
      signal,
      environment: {
        // Playwright sets the colours of its workers; a second setting makes Node warn.
        NO_COLOR: undefined,
        CHROME_PATH: chromium,
        PARKSCHEIN_DIST_FOLDER: join(reportsFolder(), "dist"),
        PLAYWRIGHT_HTML_OUTPUT_DIR: join(projectFolder, "playwright-report", "browsers")
      }
    }
  )
  process.exitCode = ok ? 0 : 1
} catch (cause) {
  say(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = 1
}
