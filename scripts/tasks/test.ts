/** `npm test`: every check there is, ending with the line `N passed, N failed`. */
import { parseArgs } from "node:util"
import { askedToEnd } from "../product/asked-to-end.ts"
import { forgetReports } from "../test/reports.ts"
import { runSteps, selectSteps } from "../test/run-steps.ts"
import { testSteps } from "../test/steps.ts"

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

// The tool of the step ends by the same signal; what comes after it makes no sense any more.
askedToEnd().addEventListener("abort", () => {
  say("Ended before all steps had run.")
  setTimeout(() => process.exit(130), 500)
})

try {
  // npm test -- --only=unit,journeys FILE ...
  const { values, positionals } = parseArgs({
    options: { only: { type: "string", default: "" } },
    allowPositionals: true
  })
  const only = values.only.split(",").filter((name) => name !== "")
  const steps = selectSteps(testSteps(say, positionals), only)
  if (only.length === 0) forgetReports()
  const { passed, failed, details } = await runSteps(steps, say)
  // Other steps may have written thousands of lines since.
  if (details !== undefined) say(`\nWhat failed:\n${details}\n`)
  say(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
} catch (cause) {
  say(cause instanceof Error ? cause.message : String(cause))
  say("0 passed, 1 failed")
  process.exitCode = 1
}
