/** Judges each row by the reports of the last run. */
import { isExtendedFile, type Tier } from "../../scripts/test/tiers.ts"
import { planFile, planOf } from "./plan-file.ts"
import type { RanTest, Reports } from "./reports.ts"
import type { Evidence, Row } from "./row.ts"
import { rowsIn } from "./tags.ts"

/** `argued`: covered by a decision only. `open`: covered by nothing. */
export type Verdict = "passed" | "failed" | "not run" | "argued" | "open"

export interface Judged {
  readonly row: Row
  readonly verdict: Verdict
  readonly evidence: ReadonlyArray<{
    readonly text: string
    readonly verdict: Verdict
    readonly isExtended: boolean
    /** Command that runs it. */
    readonly command: string
  }>
  /** `core` if at least one test of the row is part of `npm test`, else `all`: `npm run test:all` only. */
  readonly tier: Tier
}

const contract = "e2e/contract/contract.test.ts"

/** Returns whether these active states are the state, or nested in it. */
const isIn = (state: string, active = ""): boolean => active === state || active.startsWith(`${state}.`)

/** Returns the names of the planned paths through the state; none for a machine without a plan. */
export const pathsThrough = (machine: string, state: string): ReadonlyArray<string> => {
  const paths = planOf(machine)?.paths ?? []
  return paths.filter(({ steps }) => steps.some(({ to }) => isIn(state, to))).map(({ id }) => id)
}

const verdictOf = (tests: ReadonlyArray<RanTest>): Verdict => {
  const ran = tests.filter(({ skipped }) => !skipped)
  if (ran.length === 0) return "not run"
  return ran.every(({ passed }) => passed) ? "passed" : "failed"
}

const textOf = (evidence: Evidence): string => {
  switch (evidence.kind) {
    case "call":
      return `${contract}: ${evidence.name}`
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
    case "call":
      return verdictOf(
        tests.filter(({ file, title }) => file === contract && title.startsWith(`${evidence.name} `))
      )
    case "state":
      return verdictOf(
        tests.filter(
          ({ states }) =>
            states?.machine === evidence.machine && states.names.some((name) => isIn(evidence.state, name))
        )
      )
  }
}

const commandFor = (isExtended: boolean): string => (isExtended ? "npm run test:all" : "npm test")

/** Returns tests with the id, and files whose tests with the id have not run, except for shared titles. */
const judgeTests = (id: string, tagged: ReadonlyArray<string>, { tests }: Reports): Judged["evidence"] => {
  const shown = tests.filter(({ around, title }) =>
    [...around, title].some((text) => rowsIn(text).includes(id))
  )
  return [
    ...shown.map((test) => ({
      text: `${test.file}: ${test.title}`,
      verdict: verdictOf([test]),
      isExtended: test.isExtended,
      command: commandFor(test.isExtended)
    })),
    ...tagged
      .filter((text) => !shown.some(({ file }) => file === text || text.includes("/testing/")))
      .map((text) => ({
        text,
        verdict: "not run" as const,
        isExtended: isExtendedFile(text),
        command: commandFor(isExtendedFile(text))
      }))
  ]
}

const worstFirst: ReadonlyArray<Verdict> = ["failed", "not run", "passed", "argued"]

/** Judges a row. `tagged`: files with tests that have the id of the row in their titles. */
export const judge = (row: Row, tagged: ReadonlyArray<string>, reports: Reports): Judged => {
  const evidence = [
    ...judgeTests(row.id, tagged, reports),
    ...row.also.map((each) => ({
      text: textOf(each),
      verdict: judgeEvidence(each, reports),
      // The core walks only one path of each machine.
      isExtended: each.kind === "state",
      command: each.kind === "state" ? `npm run paths:run -- ${each.machine}` : commandFor(false)
    }))
  ]
  const verdict = worstFirst.find((worst) => evidence.some((each) => each.verdict === worst)) ?? "open"
  return { row, verdict, evidence, tier: evidence.every(({ isExtended }) => isExtended) ? "all" : "core" }
}
