/**
 * `npm run paths:run -- [MACHINE ...] [--profile ci|smoke|screens|axe|nightly|story] [--locale de|en|fr|it] [--headed]`:
 * runs planned paths in Chromium; see docs/qa-guide.md.
 */
import { runTask, say, taskOptions } from "../build/task.ts"
import { runPaths } from "../paths/run-paths.ts"
import { provideChromium } from "../test/chromium.ts"

await runTask(async () => {
  const { values, positionals } = taskOptions({
    options: {
      profile: { type: "string", default: "ci" },
      locale: { type: "string", default: "" },
      headed: { type: "boolean", default: false }
    },
    allowPositionals: true
  })
  const chromium = await provideChromium(say, values.headed)
  const { profile, locale, headed } = values
  return runPaths({ profile, locale, headed, machines: positionals, chromium })
})
