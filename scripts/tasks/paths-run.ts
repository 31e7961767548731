/** `npm run paths:run`: runs planned paths in Chromium; see docs/qa-guide.md. */
import { parseArgs } from "node:util"
import { runPaths } from "../paths/run-paths.ts"
import { provideChromium } from "../test/chromium.ts"

const usage =
  "npm run paths:run -- [machine ...] [--profile ci|smoke|screens|axe|nightly|story] [--locale de|en|fr|it] [--servers played|real] [--headed]"

type Servers = "played" | "real"

/** Nightly with real servers first, then with played ones, which have more outcomes. */
const runsOf = (name: string, profile: string): readonly Servers[] => {
  if (name === "played" || name === "real") return [name]
  if (name !== "") throw new Error(`Unknown servers "${name}". Known servers: played, real.`)
  return profile === "nightly" ? ["real", "played"] : ["played"]
}

try {
  const { values, positionals } = parseArgs({
    options: {
      profile: { type: "string", default: "ci" },
      locale: { type: "string", default: "" },
      servers: { type: "string", default: "" },
      headed: { type: "boolean", default: false }
    },
    allowPositionals: true
  })
  const chromium = await provideChromium((line) => process.stdout.write(`${line}\n`), values.headed)
  const { profile, locale, headed } = values
  const choice = { profile, locale, headed, machines: positionals, chromium }
  let ok = true
  for (const servers of runsOf(values.servers, profile)) ok = (await runPaths({ ...choice, servers })) && ok
  if (!ok) process.exitCode = 1
} catch (cause) {
  process.stdout.write(`${cause instanceof Error ? cause.message : cause}\n${usage}\n`)
  process.exitCode = 1
}
