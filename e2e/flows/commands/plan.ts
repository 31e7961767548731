/** `npm run paths`: plans the paths of all machines, keeps them in their lock files and says in a table what changed. */
import { writeFileSync } from "node:fs"
import { comparePlans, type Plan, writeLock } from "@parkschein/flowkit/model"
import { flows } from "../flows.ts"
import { lockedPlan, lockFile, planNow } from "../support/plans.ts"

const columns = [
  "machine",
  "states",
  "transitions",
  "guards",
  "paths",
  "steps",
  "out of reach",
  "changes since the lock"
]

const stepsOf = ({ paths }: Plan): number => paths.reduce((sum, { steps }) => sum + steps.length, 0)

const changesSince = (before: Plan | undefined, after: Plan): string => {
  if (before === undefined) return "new"
  const { kept, added, dropped } = comparePlans(before, after)
  if (added.length === 0 && dropped.length === 0) return "none"
  return `${added.length} added, ${dropped.length} dropped, ${kept.length} kept`
}

const rowOf = (before: Plan | undefined, plan: Plan): ReadonlyArray<string> => [
  plan.machine,
  String(plan.items.states),
  String(plan.items.transitions),
  String(plan.items.guards),
  String(plan.paths.length),
  String(stepsOf(plan)),
  String(plan.items.unreached.length),
  changesSince(before, plan)
]

const tableOf = (rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const all = [columns, ...rows]
  const widths = columns.map((_, index) => Math.max(...all.map((row) => (row[index] ?? "").length)))
  return all
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join("  ")
        .trimEnd()
    )
    .join("\n")
}

/** What keeps a plan from being sound. */
export const faultsOf = ({ machine, items, problems }: Plan): ReadonlyArray<string> => [
  ...problems.map((problem) => `${machine}: ${problem}`),
  ...items.unreached
    .filter(({ accepted }) => !accepted)
    .map(({ item, reason }) => `${machine}: no path shows ${item}. ${reason}`)
]

/** Writes the lock files. Answers whether every plan is sound. */
export const planPaths = (say: (line: string) => void): boolean => {
  const begun = performance.now()
  const planned = flows.map(({ flow }) => {
    const before = lockedPlan(flow)
    const plan = planNow(flow, "ci")
    writeFileSync(lockFile(flow), writeLock(plan))
    return { row: rowOf(before, plan), faults: faultsOf(plan) }
  })
  say(tableOf(planned.map(({ row }) => row)))
  const faults = planned.flatMap((each) => each.faults)
  for (const fault of faults) say(fault)
  say(`Planned in ${((performance.now() - begun) / 1_000).toFixed(1)} s.`)
  return faults.length === 0
}
