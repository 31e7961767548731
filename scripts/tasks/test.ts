/**
 * `npm test -- [--only=unit,journeys] [FILE ...]`, and `npm run test:all`: run the core checks or all; the last line is
 * `N passed, N failed`. `--no-flaky`: a test that passes on a retry counts as failed.
 */
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { say } from "../build/task.ts"
import { terminationSignal } from "../product/termination.ts"
import { slowestFiles } from "../test/outcome.ts"
import { portProblem } from "../test/ports.ts"
import { deleteReports, reportsFolder } from "../test/reports.ts"
import { runSteps, selectSteps } from "../test/run-steps.ts"
import { testSteps } from "../test/steps.ts"

// The tool of the current step ends by the same signal; later steps are skipped.
terminationSignal().addEventListener("abort", () => {
  say("Ended before all steps had run.")
  setTimeout(() => process.exit(130), 500)
})

try {
  // npm test -- --only=unit,journeys FILE ...
  const { values, positionals } = parseArgs({
    options: {
      all: { type: "boolean", default: false },
      only: { type: "string", default: "" },
      // A test that passes on a retry is then a failure.
      "no-flaky": { type: "boolean", default: false }
    },
    allowPositionals: true
  })
  const only = values.only.split(",").filter((name) => name !== "")
  // Named files run regardless of their tier.
  const tier = values.all || positionals.length > 0 ? "all" : "core"
  const steps = selectSteps(testSteps({ say, filters: positionals, tier }), only)
  const taken = steps.some(({ name }) => name === "journeys" || name === "paths")
    ? await portProblem()
    : undefined
  if (taken !== undefined) throw new Error(taken)
  if (only.length === 0) deleteReports()
  const outcome = await runSteps(steps, say)
  const { details, flaky = [] } = outcome
  const slowest = slowestFiles(outcome, 10)
  if (slowest.length > 0) say(`\nThe slowest files:\n${slowest.join("\n")}`)
  const listed = flaky.map((each) => `${each}\n`).join("")
  mkdirSync(reportsFolder(), { recursive: true })
  writeFileSync(join(reportsFolder(), "flaky.txt"), listed)
  if (flaky.length > 0) say(`\nPassed at the second try:\n${listed}`)
  // Repeated at the end, since other steps may have printed thousands of lines.
  if (details !== undefined) say(`\nWhat failed:\n${details}\n`)
  const flakyFailures = values["no-flaky"] ? flaky.length : 0
  const failed = outcome.failed + flakyFailures
  say(`${outcome.passed - flakyFailures} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
} catch (cause) {
  say(cause instanceof Error ? cause.message : String(cause))
  say("0 passed, 1 failed")
  process.exitCode = 1
}
