/** `flowkit plan`: plans paths that show every transition, stored in lock files beside the flows. */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { localizedTexts, sentencesOf } from "../../draw/index.ts"
import {
  behaviourChanges,
  comparePlans,
  faultsOfPlan,
  formatChanges,
  holesIn,
  machineNames,
  type Plan,
  type Profile,
  plan,
  profiles,
  readLock,
  writeLock
} from "../../model/index.ts"
import { messageOf } from "../../model/message-of.ts"
import { type Command, type Invocation, tableOf } from "../command.ts"
import { Problem, placeIn } from "../problem.ts"
import { type Project, type ProjectFlow, readProject } from "../project.ts"

/** Returns the plan of the lock file, if there is one. */
const lockedPlan = ({ lockFile }: ProjectFlow): Plan | undefined => {
  if (!existsSync(lockFile)) return undefined
  try {
    return readLock(readFileSync(lockFile, "utf8"))
  } catch (cause) {
    throw new Problem(
      `${placeIn(lockFile)} cannot be read. ${messageOf(cause)} Take its last good version, or delete it and plan anew.`
    )
  }
}

/** Returns what the machine does otherwise than its lock file says, in sentences. */
const changesSince = ({ flow, description, texts }: ProjectFlow, lock: Plan): ReadonlyArray<string> => {
  const speaker = localizedTexts(description, texts, "en")
  const words =
    texts === undefined
      ? machineNames
      : {
          ...machineNames,
          event: (type: string) => `“${speaker.event(type).label}”`,
          happens: (type: string) => speaker.event(type).when,
          service: (name: string) => speaker.service(name).label
        }
  return formatChanges(behaviourChanges(flow, lock), words, sentencesOf(description, texts, "en"))
}

const howToAgree = (name: string): string =>
  `Is this meant? Agree to it: flowkit accept ${name}. If not, it is a fault of the machine.`

/** Returns the `ci` plan of the lock file, else a new one; other profiles are always planned again. */
export const planNow = (each: ProjectFlow, profile: Profile, { situations }: Project["config"]): Plan => {
  const lock = lockedPlan(each)
  const options = situations === undefined ? {} : { maxSituations: situations }
  if (lock === undefined) return plan(each.flow, { ...options, profile })
  const changes = changesSince(each, lock)
  if (changes.length > 0) {
    const { name } = each.flow
    throw new Problem(
      [
        `${name} does otherwise than its plan says:`,
        ...changes.map((line) => `  ${line}`),
        howToAgree(name)
      ].join("\n")
    )
  }
  if (profile === "ci" && lock.version === each.description.version) return lock
  return plan(each.flow, { ...options, profile, lock })
}

export const profileOf = (name: unknown): Profile => {
  const profile = profiles.find((known) => known === (name ?? "ci"))
  if (profile === undefined)
    throw new Problem(`There is no profile "${name}". Known: ${profiles.join(", ")}.`)
  return profile
}

const pathsSince = (before: Plan | undefined, after: Plan): string => {
  if (before === undefined) return "new"
  const { kept, added, dropped } = comparePlans(before, after)
  return added.length + dropped.length === 0
    ? "none"
    : `${added.length} added, ${dropped.length} dropped, ${kept.length} kept`
}

/** Returns the faults of a plan, each with its place and remedy. */
const faultsAt = ({ file, flow }: ProjectFlow, planned: Plan): ReadonlyArray<string> =>
  faultsOfPlan(planned).map(({ text, event, isSearchedInPart }) => {
    if (event === undefined) return `${placeIn(file)}: ${text}`
    const remedy = isSearchedInPart
      ? 'Raise "situations" in the configuration, begin a start nearer to it,'
      : "Mend the machine, give the flow what is missing,"
    return `${placeIn(file, `${event}:`, flow.name)}: ${text} ${remedy} or say why under "unreachable".`
  })

type Mode = "plan" | "check" | "accept"

const planOne = (each: ProjectFlow, mode: Mode, { situations }: Project["config"]) => {
  const { flow, lockFile } = each
  const before = lockedPlan(each)
  const after = plan(flow, {
    ...(situations === undefined ? {} : { maxSituations: situations }),
    ...(before === undefined ? {} : { lock: before })
  })
  const text = writeLock(after)
  const isKept = existsSync(lockFile) && readFileSync(lockFile, "utf8") === text
  const behaviour = before === undefined ? [] : changesSince(each, before)
  const isAgreed = mode === "accept" || behaviour.length === 0
  if (mode !== "check" && isAgreed && !isKept) writeFileSync(lockFile, text)
  const open = isAgreed
    ? mode === "check" && !isKept
      ? [`${placeIn(lockFile)} is not what would be planned now. Run: flowkit plan ${flow.name}`]
      : []
    : [`${placeIn(lockFile)} is left as it was, since the machine does otherwise. ${howToAgree(flow.name)}`]
  return {
    machine: flow.name,
    lockFile,
    paths: after.paths.length,
    steps: after.paths.reduce((sum, { steps }) => sum + steps.length, 0),
    items: after.items,
    changes: pathsSince(before, after),
    behaviour,
    faults: [...faultsAt(each, after), ...open],
    holes: holesIn(flow.spec).map(
      ({ way, what }) => `${placeIn(each.file, what)}: to be written: ${what} (${way})`
    )
  }
}

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

/** Plans all flows; one that fails leaves the others as they are. */
export const planAll = async (invocation: Invocation, mode: Mode): ReturnType<Command["run"]> => {
  const { progress, fail } = invocation
  const { flows, config } = await readProject(invocation)
  const planned = flows.flatMap((each, index) => {
    progress(index, flows.length, each.flow.name)
    try {
      return [planOne(each, mode, config)]
    } catch (cause) {
      fail(`${each.flow.name} cannot be planned. ${messageOf(cause)}`)
      return []
    }
  })
  progress(flows.length, flows.length, "planned")
  const faults = planned.flatMap((one) => one.faults)
  const rows = planned.map(({ machine, items, paths, steps, changes }) => [
    machine,
    ...[items.states, items.transitions, items.guards, paths, steps, items.unreached.length].map(String),
    changes
  ])
  return {
    ok: faults.length === 0,
    data: planned,
    lines: [
      ...(rows.length === 0 ? [] : tableOf([columns, ...rows])),
      ...planned.flatMap(({ machine, behaviour }) =>
        behaviour.length === 0
          ? []
          : [`${machine} does otherwise than before:`, ...behaviour.map((line) => `  ${line}`)]
      ),
      ...faults,
      ...planned.flatMap((one) => one.holes)
    ]
  }
}

export const command: Command = {
  names: "[MACHINE…]",
  options: {
    check: {
      type: "boolean",
      does: "write nothing, and fail where a lock file is not what would be planned now"
    }
  },
  run: (invocation) => planAll(invocation, invocation.options["check"] === true ? "check" : "plan")
}
