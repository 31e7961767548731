/** `npm run paths:run`: walks planned paths in Chromium; see docs/qa-guide.md. */
import { parseArgs } from "node:util"
import { runPaths } from "../paths/run-paths.ts"
import { provideChromium } from "../test/chromium.ts"

const usage =
  "npm run paths:run -- [machine ...] [--profile ci|smoke|nightly|story] [--locale de|en] [--headed]"

try {
  const { values, positionals } = parseArgs({
    options: {
      profile: { type: "string", default: "ci" },
      locale: { type: "string", default: "" },
      headed: { type: "boolean", default: false }
    },
    allowPositionals: true
  })
  const chromium = await provideChromium((line) => process.stdout.write(`${line}\n`))
  const ok = await runPaths({ ...values, machines: positionals, chromium })
  if (!ok) process.exitCode = 1
} catch (cause) {
  process.stdout.write(`${cause instanceof Error ? cause.message : cause}\n${usage}\n`)
  process.exitCode = 1
}
