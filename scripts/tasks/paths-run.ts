/** `npm run paths:run`: runs planned paths in Chromium; see docs/qa-guide.md. */
import { parseArgs } from "node:util"
import { runPaths } from "../paths/run-paths.ts"
import { provideChromium } from "../test/chromium.ts"

const usage =
  "npm run paths:run -- [machine ...] [--profile ci|smoke|screens|axe|nightly|story] [--locale de|en|fr|it] [--headed]"

try {
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
    process.stdout.write(`${usage}\n`)
    process.exit()
  }
  const chromium = await provideChromium((line) => process.stdout.write(`${line}\n`), values.headed)
  const { profile, locale, headed } = values
  if (!(await runPaths({ profile, locale, headed, machines: positionals, chromium }))) process.exitCode = 1
} catch (cause) {
  process.stdout.write(`${cause instanceof Error ? cause.message : cause}\n${usage}\n`)
  process.exitCode = 1
}
