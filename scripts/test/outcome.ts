/** Outcome of a step of `npm test`, from the reports of the test runners. */
import { relative } from "node:path"
import { stripVTControlCharacters } from "node:util"
import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter"
import type { JsonTestResults } from "vitest/node"
import { projectFolder } from "../product/servers.ts"

/** Passed and failed tests; a step without tests counts as one. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** Failures with their causes: printed after the step, and again at the end of the run. */
  readonly details?: string | undefined
  /** Tests that passed on a retry, each with its first error; counted as passed. */
  readonly flaky?: readonly string[]
  readonly files?: readonly TimedFile[]
}

/** Duration of the tests of a file. */
export interface TimedFile {
  readonly file: string
  readonly milliseconds: number
}

export const passed: Outcome = { passed: 1, failed: 0 }

export const failedWith = (details: string): Outcome => ({ passed: 0, failed: 1, details })

// Longer ones contain trees of elements, which belong to the report.
const maxLines = 12

const failure = (name: string, message = ""): string =>
  [name, ...stripVTControlCharacters(message).split("\n").slice(0, maxLines)].join("\n    ").trimEnd()

const together = (failures: readonly string[]): string | undefined =>
  failures.length === 0 ? undefined : failures.join("\n")

/** A file that fails to load counts as one failure, and so does a run that failed for another reason. */
export const countVitest = (report: JsonTestResults, ok: boolean): Outcome => {
  const failures = report.testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name: path, message, assertionResults }) => {
      const name = relative(projectFolder, path)
      const failed = assertionResults.filter((assertion) => assertion.status === "failed")
      return failed.length === 0
        ? [failure(name, message)]
        : failed.map(({ fullName, failureMessages }) =>
            failure(`${name} > ${fullName}`, failureMessages?.[0])
          )
    })
  const failed = failures.length === 0 && !ok ? 1 : failures.length
  return {
    passed: report.numPassedTests,
    failed,
    details: together(failures),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(projectFolder, name),
      milliseconds: endTime - startTime
    }))
  }
}

/** Browser test in one project; in a run that repeats tests, once per round. */
export interface BrowserTest {
  readonly file: string
  readonly status: string
  /** File, line, title and project. */
  readonly name: string
  readonly milliseconds: number
  readonly error: string | undefined
  readonly isFlaky: boolean
}

/** Test in a report of Playwright, with the titles around it; the outermost one is its file. */
interface ReportedSpec extends JSONReportSpec {
  readonly around: ReadonlyArray<string>
}

const specsIn = ({ title, specs, suites = [] }: JSONReportSuite): readonly ReportedSpec[] =>
  [...specs.map((spec) => ({ ...spec, around: [] })), ...suites.flatMap(specsIn)].map((spec) => ({
    ...spec,
    around: [title, ...spec.around]
  }))

export const specsOfReport = ({ suites }: JSONReport): readonly ReportedSpec[] => suites.flatMap(specsIn)

export const testsOfReport = (report: JSONReport): readonly BrowserTest[] =>
  specsOfReport(report).flatMap(({ title, file, line, tests }) =>
    tests.map(({ status, projectName, annotations, results }) => {
      // Paths retry by themselves, and report it by an annotation.
      const retried = annotations.find(({ type }) => type === "flaky")
      return {
        file,
        status,
        name: `${file}:${line} > ${title}${projectName === "" ? "" : ` (${projectName})`}`,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        error: retried?.description ?? results.find(({ error }) => error !== undefined)?.error?.message,
        isFlaky: status === "flaky" || (retried !== undefined && status === "expected")
      }
    })
  )

/** A test that passes on a retry counts as passed, and is listed. */
export const countPlaywright = (report: JSONReport, ok: boolean): Outcome => {
  const tests = testsOfReport(report)
  const failed = report.stats.unexpected + report.errors.length
  const failures = [
    ...tests.filter(({ status }) => status === "unexpected").map(({ name, error }) => failure(name, error)),
    ...report.errors.map(({ message }) => failure("outside of any test", message))
  ]
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: failed === 0 && !ok ? 1 : failed,
    details: together(failures),
    flaky: tests.filter(({ isFlaky }) => isFlaky).map(({ name, error }) => failure(name, error)),
    files: [...Map.groupBy(tests, ({ file }) => file)].map(([file, own]) => ({
      file,
      milliseconds: own.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
    }))
  }
}

export const addOutcomes = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, each) => sum + each.passed, 0),
  failed: outcomes.reduce((sum, each) => sum + each.failed, 0),
  details: together(outcomes.flatMap(({ details }) => details ?? [])),
  flaky: outcomes.flatMap(({ flaky }) => flaky ?? []),
  files: outcomes.flatMap(({ files }) => files ?? [])
})

/** Returns the slowest files, one per line, the slowest first. */
export const slowestFiles = ({ files = [] }: Outcome, most: number): readonly string[] =>
  files
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, most)
    .map(({ file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file}`)
