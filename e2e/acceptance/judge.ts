/** Judges each row by what the last run has shown. */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "../../scripts/product/servers.ts"
import type { RanTest, Reports } from "./reports.ts"
import type { Evidence, Row } from "./row.ts"
import { titlePattern } from "./title.ts"

/** `argued`: a decision stands for it. `open`: something is missing, whatever the tests say. */
export type Verdict = "passed" | "failed" | "not run" | "argued" | "open"

export interface Judged {
  readonly row: Row
  readonly verdict: Verdict
  readonly evidence: ReadonlyArray<{ readonly text: string; readonly verdict: Verdict }>
}

interface PlanFile {
  readonly paths: ReadonlyArray<{
    readonly id: string
    readonly steps: ReadonlyArray<{ readonly to?: string }>
  }>
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const planFile = (machine: string): string => `e2e/flows/${kebab(machine)}.plan.json`

/** Names of the planned paths that lead through the state; none for a machine without a plan. */
export const pathsThrough = (machine: string, state: string): ReadonlyArray<string> => {
  const file = join(projectFolder, planFile(machine))
  if (!existsSync(file)) return []
  const { paths } = JSON.parse(readFileSync(file, "utf8")) as PlanFile
  return paths.filter(({ steps }) => steps.some(({ to }) => to === state)).map(({ id }) => id)
}

const verdictOf = (tests: ReadonlyArray<RanTest>): Verdict => {
  const ran = tests.filter(({ skipped }) => !skipped)
  if (ran.length === 0) return "not run"
  return ran.every(({ passed }) => passed) ? "passed" : "failed"
}

const textOf = (evidence: Evidence): string => {
  switch (evidence.kind) {
    case "test": {
      const of = evidence.of === undefined ? "" : ` (${evidence.of})`
      return `${evidence.file}: ${evidence.title}${of}`
    }
    case "state":
      return `${planFile(evidence.machine)}: through “${evidence.state}”`
    case "decision":
      return `${evidence.file}: ${evidence.name}`
  }
}

const judgeEvidence = (evidence: Evidence, { tests }: Reports): Verdict => {
  switch (evidence.kind) {
    case "decision":
      return "argued"
    case "test": {
      const pattern = titlePattern(evidence.title)
      return verdictOf(
        tests.filter(
          ({ file, title }) =>
            file === evidence.file &&
            pattern.test(title) &&
            (evidence.of === undefined || title.startsWith(evidence.of))
        )
      )
    }
    case "state": {
      const ids = pathsThrough(evidence.machine, evidence.state)
      return verdictOf(
        tests.filter(
          ({ file, title }) =>
            file === "e2e/flows/paths.pw.ts" && ids.some((id) => title.startsWith(`${id} `))
        )
      )
    }
  }
}

const worstFirst: ReadonlyArray<Verdict> = ["failed", "not run", "passed", "argued"]

export const judge = (row: Row, reports: Reports): Judged => {
  const evidence = row.shownBy.map((each) => ({ text: textOf(each), verdict: judgeEvidence(each, reports) }))
  const found = worstFirst.find((verdict) => evidence.some((each) => each.verdict === verdict))
  const verdict = found === "failed" ? found : row.missing !== undefined ? "open" : (found ?? "open")
  return { row, verdict, evidence }
}
