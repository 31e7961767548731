/** What a step of `npm test` comes to, and how the reports of the test runners are counted. */
import { stripVTControlCharacters } from "node:util"

/** Tests that passed and failed; a step that is not made of tests counts as one. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** What failed and why: shown below the step, and once more at the end of the run. */
  readonly details?: string | undefined
}

export const passed: Outcome = { passed: 1, failed: 0 }

export const failedWith = (details: string): Outcome => ({ passed: 0, failed: 1, details })

// Longer ones show trees of elements, which belong to the report.
const mostLines = 12

const failure = (name: string, message = ""): string =>
  [name, ...stripVTControlCharacters(message).split("\n").slice(0, mostLines)].join("\n    ").trimEnd()

const together = (failures: readonly string[]): string | undefined =>
  failures.length === 0 ? undefined : failures.join("\n")

/** The part of vitest's JSON report that is counted. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    /** Why the file could not be loaded. */
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

/** A file that cannot even be loaded has no failed test, and still counts as one; so does a run that ended badly otherwise. */
export const countVitest = (report: VitestReport, ok: boolean): Outcome => {
  const failures = report.testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((assertion) => assertion.status === "failed")
      return failed.length === 0
        ? [failure(name, message)]
        : failed.map(({ fullName, failureMessages }) =>
            failure(`${name} > ${fullName}`, failureMessages?.[0])
          )
    })
  const failed = failures.length === 0 && !ok ? 1 : failures.length
  return { passed: report.numPassedTests, failed, details: together(failures) }
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly status: string
      readonly projectName: string
      readonly results: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly PlaywrightSuite[]
  /** What went wrong outside of any test, like a product that did not start. */
  readonly errors: readonly { readonly message?: string }[]
}

const failuresOf = (suite: PlaywrightSuite): readonly string[] => [
  ...suite.specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, projectName, results }) =>
        failure(
          `${file}:${line} > ${title} (${projectName}${status === "flaky" ? ", passed when walked again" : ""})`,
          results.find(({ error }) => error !== undefined)?.error?.message
        )
      )
  ),
  ...(suite.suites ?? []).flatMap(failuresOf)
]

/** A flaky test is one that failed. */
export const countPlaywright = (report: PlaywrightReport, ok: boolean): Outcome => {
  const failed = report.stats.unexpected + report.stats.flaky + report.errors.length
  const failures = [
    ...report.suites.flatMap(failuresOf),
    ...report.errors.map(({ message }) => failure("outside of any test", message))
  ]
  return {
    passed: report.stats.expected,
    failed: failed === 0 && !ok ? 1 : failed,
    details: together(failures)
  }
}

export const addOutcomes = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, each) => sum + each.passed, 0),
  failed: outcomes.reduce((sum, each) => sum + each.failed, 0),
  details: together(outcomes.flatMap(({ details }) => details ?? []))
})
