/** `npm run paths:run`: runs planned paths in Chromium; see docs/qa-guide.md. */
import { parseArgs } from "node:util"
import { runTask, say } from "../build/task.ts"
import { runPaths } from "../paths/run-paths.ts"
import { provideChromium } from "../test/chromium.ts"

const usage =
  "npm run paths:run -- [machine ...] [--profile ci|smoke|screens|axe|nightly|story] [--locale de|en|fr|it] [--headed]"

await runTask(async () => {
  const { values, positionals } = parseArgs({
    options: {
      profile: { type: "string", default: "ci" },
      locale: { type: "string", default: "" },
      headed: { type: "boolean", default: false },
      help: { type: "boolean", default: false }
    },
    allowPositionals: true
  })
  if (values.help) {
    say(usage)
    return true
  }
  const chromium = await provideChromium(say, values.headed)
  const { profile, locale, headed } = values
  return runPaths({ profile, locale, headed, machines: positionals, chromium })
}, usage)
