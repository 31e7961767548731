/** `flowkit plan`: plans paths that show every transition, stored in lock files beside the flows. */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import {
  comparePlans,
  faultsOfPlan,
  holesIn,
  type Plan,
  type Profile,
  plan,
  profiles,
  readLock,
  writeLock
} from "../../model/index.ts"
import { Problem, placeIn, sentenceOf } from "../problem.ts"
import { type ProjectFlow, readProject } from "../project.ts"
import { type Command, tableOf } from "../told.ts"

/** Returns the plan of the lock file, if there is one. */
const lockedPlan = ({ lockFile }: ProjectFlow): Plan | undefined => {
  if (!existsSync(lockFile)) return undefined
  try {
    return readLock(readFileSync(lockFile, "utf8"))
  } catch (cause) {
    throw new Problem(
      `${placeIn(lockFile)} cannot be read. ${sentenceOf(cause)} Take its last good version, or delete it and plan anew.`
    )
  }
}

/** Returns the `ci` plan of the lock file, else a new one; other profiles are always planned anew. */
export const planNow = (each: ProjectFlow, profile: Profile): Plan => {
  const lock = profile === "ci" ? lockedPlan(each) : undefined
  if (lock !== undefined && lock.version === each.flow.description.version) return lock
  return plan(each.flow, { profile, ...(lock === undefined ? {} : { lock }) })
}

export const profileOf = (name: unknown): Profile => {
  const profile = profiles.find((known) => known === (name ?? "ci"))
  if (profile === undefined)
    throw new Problem(`There is no profile "${name}". Known: ${profiles.join(", ")}.`)
  return profile
}

const changesSince = (before: Plan | undefined, after: Plan): string => {
  if (before === undefined) return "new"
  const { kept, added, dropped } = comparePlans(before, after)
  return added.length + dropped.length === 0
    ? "none"
    : `${added.length} added, ${dropped.length} dropped, ${kept.length} kept`
}

/** Returns the faults of a plan, each with its place and remedy. */
const faultsAt = ({ file, flow }: ProjectFlow, planned: Plan): ReadonlyArray<string> =>
  faultsOfPlan(planned).map(({ text, event }) =>
    event === undefined
      ? `${placeIn(file)}: ${text}`
      : `${placeIn(file, `${event}:`, flow.name)}: ${text} Mend the machine, give the flow what is missing, or say why under "unreachable".`
  )

const columns = [
  "machine",
  "states",
  "transitions",
  "guards",
  "paths",
  "steps",
  "unreached",
  "since the lock file"
]

export const command: Command = {
  names: "[MACHINE…]",
  options: {
    check: {
      type: "boolean",
      does: "write nothing, and fail where a lock file is not what would be planned now"
    }
  },
  run: async ({ folder, names, options, progress }) => {
    const { flows } = await readProject(folder, names)
    const planned = flows.map((each, index) => {
      progress(index, flows.length, each.flow.name)
      const before = lockedPlan(each)
      const after = plan(each.flow, before === undefined ? {} : { lock: before })
      const text = writeLock(after)
      const isKept = existsSync(each.lockFile) && readFileSync(each.lockFile, "utf8") === text
      if (options["check"] !== true && !isKept) writeFileSync(each.lockFile, text)
      const outdated =
        options["check"] === true && !isKept
          ? [
              `${placeIn(each.lockFile)} is not what would be planned now. Run: flowkit plan ${each.flow.name}`
            ]
          : []
      return {
        machine: each.flow.name,
        lockFile: each.lockFile,
        paths: after.paths.length,
        steps: after.paths.reduce((sum, { steps }) => sum + steps.length, 0),
        items: after.items,
        changes: changesSince(before, after),
        faults: [...faultsAt(each, after), ...outdated],
        holes: holesIn(each.flow.spec).map(
          ({ way, what }) => `${placeIn(each.file, what)}: to be written: ${what} (${way})`
        )
      }
    })
    progress(flows.length, flows.length, "planned")
    const faults = planned.flatMap((one) => one.faults)
    const holes = planned.flatMap((one) => one.holes)
    return {
      ok: faults.length === 0,
      data: planned,
      lines: [
        ...tableOf([
          columns,
          ...planned.map(({ machine, items, paths, steps, changes }) => [
            machine,
            ...[items.states, items.transitions, items.guards, paths, steps, items.unreached.length].map(
              String
            ),
            changes
          ])
        ]),
        ...faults,
        ...holes
      ]
    }
  }
}
