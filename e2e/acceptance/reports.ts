/** Reads the results of the last `npm test` or `npm run test:all` from the reports of its steps. */
import { existsSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import type { JSONReport } from "@playwright/test/reporter"
import type { JsonTestResults } from "vitest/node"
import { filesIn } from "../../scripts/build/files-in.ts"
import { projectFolder } from "../../scripts/product/servers.ts"
import { specsOfReport } from "../../scripts/test/outcome.ts"
import { reportsFolder } from "../../scripts/test/reports.ts"
import { extendedTag, isExtendedFile } from "../../scripts/test/tiers.ts"
import { planFile, planOf } from "./plan-file.ts"

export interface RanTest {
  /** Relative to the root of the project. */
  readonly file: string
  /** Titles of the enclosing suites, outermost first. */
  readonly around: ReadonlyArray<string>
  readonly title: string
  readonly passed: boolean
  /** Skipped on purpose, for example without a PostgreSQL server. */
  readonly skipped: boolean
  /** States on a planned path. */
  readonly states?: { readonly machine: string; readonly names: ReadonlyArray<string> }
  readonly isExtended: boolean
}

export interface Reports {
  readonly tests: ReadonlyArray<RanTest>
  /** Times of the oldest and the newest report; null without reports. */
  readonly written: { readonly first: Date; readonly last: Date } | null
}

export const testsOfVitest = ({ testResults }: JsonTestResults): ReadonlyArray<RanTest> =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(projectFolder, name),
      isExtended: isExtendedFile(relative(projectFolder, name)),
      around: ancestorTitles,
      title,
      passed: status === "passed",
      skipped: status !== "passed" && status !== "failed"
    }))
  )

export const testsOfPlaywright = (report: JSONReport): ReadonlyArray<RanTest> =>
  specsOfReport(report).map(({ title, file: path, tags, tests, around: [, ...around] }) => {
    const file = relative(projectFolder, join(report.config.rootDir, path))
    // A test may be of one project only.
    const statuses = tests.map(({ status }) => status).filter((status) => status !== "skipped")
    const annotations = tests.flatMap((test) => test.annotations)
    const [machine, ...names] =
      annotations.find(({ type }) => type === "states")?.description?.split(" ") ?? []
    return {
      file,
      around,
      title,
      passed: statuses.length > 0 && statuses.every((status) => status === "expected" || status === "flaky"),
      skipped: statuses.length === 0,
      isExtended: isExtendedFile(file) || tags.includes(extendedTag.slice(1)),
      ...(machine === undefined ? {} : { states: { machine, names } })
    }
  })

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"))

interface PathRun {
  readonly machine: string
  readonly version: string
  readonly paths: ReadonlyArray<{ readonly id: string; readonly status: string }>
}

/** Returns the paths of a run of `npm run paths:run`; none if the machine has changed since. */
const testsOfRun = ({ machine, version, paths }: PathRun): ReadonlyArray<RanTest> => {
  const plan = planOf(machine)
  if (plan?.version !== version) return []
  return paths.flatMap(({ id, status }) => {
    const planned = plan.paths.find((path) => path.id === id)
    if (planned === undefined) return []
    return {
      file: planFile(machine),
      around: [],
      title: id,
      passed: status !== "failed",
      skipped: false,
      isExtended: true,
      states: { machine, names: planned.steps.flatMap(({ to }) => to ?? []) }
    }
  })
}

/**
 * Returns the results; a missing report contributes none. Each run of paths, also one for a single machine, leaves
 * its last result in `runs`, so only paths of other machines come from the report of `npm test`.
 */
export const readReports = (
  folder: string = reportsFolder(),
  runs: string = join(projectFolder, ".cache/flows/runs")
): Reports => {
  const file = (name: string) => join(folder, name)
  const browser = ["journeys.json", "journeys-alone.json", "paths.json"].map(file).filter(existsSync)
  const unit = [file("unit.json")].filter(existsSync)
  const ran = filesIn(runs).filter((one) => one.endsWith("/run.json"))
  const times = [...unit, ...browser, ...ran]
    .map((one) => statSync(one).mtime)
    .sort((one, other) => +one - +other)
  const [first] = times
  const last = times.at(-1)
  const walked = ran.flatMap((one) => testsOfRun(read(one) as PathRun))
  const machines = new Set(walked.map(({ states }) => states?.machine))
  return {
    tests: [
      ...unit.flatMap((one) => testsOfVitest(read(one) as JsonTestResults)),
      ...browser
        .flatMap((one) => testsOfPlaywright(read(one) as JSONReport))
        .filter(({ states }) => states === undefined || !machines.has(states.machine)),
      ...walked
    ],
    written: first === undefined || last === undefined ? null : { first, last }
  }
}
