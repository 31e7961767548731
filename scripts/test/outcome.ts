/** What a step of `npm test` comes to, and how the reports of the test runners are counted. */

/** Tests that passed and failed; a step that is not made of tests counts as one. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Shown below the step when something failed. */
  readonly details?: string
}

export const passed: Outcome = { passed: 1, failed: 0 }

export const failedWith = (details: string): Outcome => ({ passed: 0, failed: 1, details })

/** The part of vitest's JSON report that is counted. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/** A file that cannot even be loaded has no failed test, and still counts as one; so does a run that ended badly otherwise. */
export const countVitest = (report: VitestReport, ok: boolean): Outcome => {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((assertion) => assertion.status === "failed")
  ).length
  const failed = report.numFailedTests + brokenFiles
  return { passed: report.numPassedTests, failed: failed === 0 && !ok ? 1 : failed }
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  /** What went wrong outside of any test, like a product that did not start. */
  readonly errors: readonly { readonly message?: string }[]
}

/** A flaky test is one that failed. */
export const countPlaywright = (report: PlaywrightReport, ok: boolean): Outcome => {
  const failed = report.stats.unexpected + report.stats.flaky + report.errors.length
  return { passed: report.stats.expected, failed: failed === 0 && !ok ? 1 : failed }
}

export const addOutcomes = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, each) => sum + each.passed, 0),
  failed: outcomes.reduce((sum, each) => sum + each.failed, 0)
})
