/** `npm run test:browsers`: runs the journeys of e2e/browsers, in Chromium, Firefox and WebKit (`-- firefox webkit`). */
import { join } from "node:path"
import { prepareStylesForAll } from "../build/prepare-styles.ts"
import { runTask, say } from "../build/task.ts"
import { projectFolder } from "../product/servers.ts"
import { terminationSignal } from "../product/termination.ts"
import { provideChromium } from "../test/chromium.ts"
import { type Engine, engines, provideOtherBrowsers } from "../test/other-browsers.ts"
import { reportsFolder } from "../test/reports.ts"
import { runPlaywright } from "../test/run-playwright.ts"

const isEngine = (word: string): word is Engine => engines.some((engine) => engine === word)

const words = process.argv.slice(2)
const chosen = words.some(isEngine) ? words.filter(isEngine) : engines
await runTask(async () => {
  const signal = terminationSignal()
  const chromium = chosen.includes("chromium") ? await provideChromium(say) : undefined
  await provideOtherBrowsers(chosen, say)
  await prepareStylesForAll(signal)
  const { ok } = await runPlaywright(
    chromium,
    [
      "--config=e2e/browsers/playwright.config.ts",
      ...chosen.map((engine) => `--project=${engine}`),
      ...words.filter((word) => !isEngine(word))
    ],
    {
      signal,
      environment: {
        PARKSCHEIN_DIST_FOLDER: join(reportsFolder(), "dist"),
        PLAYWRIGHT_HTML_OUTPUT_DIR: join(projectFolder, "playwright-report", "browsers")
      }
    }
  )
  return ok
})
