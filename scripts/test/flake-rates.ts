/** Failure rates of browser tests in a run that repeats them. */
import type { JSONReport } from "@playwright/test/reporter"
import { testsOfReport } from "./outcome.ts"

/** Returns the number of tests, and a line for each failed one: rate, name and first error. */
export const flakeRates = (
  report: JSONReport
): { readonly tests: number; readonly lines: readonly string[] } => {
  const byName = Map.groupBy(testsOfReport(report), ({ name }) => name)
  const failing = [...byName].flatMap(([name, runs]) => {
    const failed = runs.filter(({ status, isFlaky }) => status === "unexpected" || isFlaky)
    const [first] = failed
    return first === undefined ? [] : [{ name, failed: failed.length, runs: runs.length, error: first.error }]
  })
  return {
    tests: byName.size,
    lines: failing
      .toSorted((one, other) => other.failed / other.runs - one.failed / one.runs)
      .map(
        ({ name, failed, runs, error = "" }) => `${failed} of ${runs}  ${name}\n    ${error.split("\n")[0]}`
      )
  }
}
