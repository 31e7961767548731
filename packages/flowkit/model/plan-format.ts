/** Format of a plan as plain data: content, reading and writing of the lock file. */
import { messageOf } from "./message-of.ts"
import { list, number, parsedJson, type Read, record, text, wrong } from "./read-json.ts"
import { stableFile } from "./stable-text.ts"

/**
 * - `ci` every transition, guard outcome, state, refusal and change in few long paths
 * - `smoke` every state
 * - `nightly` as `ci`, then every two transitions in succession, then seeded random walks
 * - `story` one short path for each transition, for people to read
 */
export const profiles = ["ci", "smoke", "nightly", "story"] as const
export type Profile = (typeof profiles)[number]

interface Arrival {
  /** Leaf states after the step, joined by " + " where regions are parallel. */
  readonly to: string
  /** Ids of the transitions taken; what an app reports after the step. */
  readonly takes: ReadonlyArray<string>
}

export type PlanStep =
  /** An event from outside. */
  | ({ readonly kind: "event"; readonly type: string; readonly case?: string } & Arrival)
  /** Event that must not be offered: no effect. `takes` names the transition that forbids it, if any. */
  | ({ readonly kind: "probe"; readonly type: string; readonly case?: string } & Arrival)
  /** A running actor ends or emits; `child` is its id where several of the same service run. */
  | ({
      readonly kind: "outcome"
      readonly service: string
      readonly case: string
      readonly child?: string
    } & Arrival)
  /** Time passes until the earliest timer fires. */
  | ({ readonly kind: "delay"; readonly ms: number } & Arrival)

export interface PlanPath {
  /** `<machine>-<number>`; not reused while this path exists. */
  readonly id: string
  readonly start: string
  /** Items that no previous path shows. */
  readonly for: ReadonlyArray<string>
  readonly steps: ReadonlyArray<PlanStep>
}

export interface UnreachedItem {
  readonly item: string
  readonly reason: string
  /** True if declared in the spec, under `unreachable`. */
  readonly accepted: boolean
}

export interface Plan {
  readonly machine: string
  /** Hash of the machine's description at the time of planning. */
  readonly version: string
  readonly profile: Profile
  readonly cap: number
  readonly items: {
    readonly transitions: number
    readonly guards: number
    readonly states: number
    readonly refusals: number
    /** Transitions whose actions change something. */
    readonly changes: number
    readonly pairs: number
    readonly unreached: ReadonlyArray<UnreachedItem>
  }
  /** Faults of the machine or the spec, as sentences; a sound flow has none. */
  readonly problems: ReadonlyArray<string>
  readonly paths: ReadonlyArray<PlanPath>
}

/** Returns the text of a lock file: sorted keys, one trailing newline, equal for equal plans. */
export const writeLock = (plan: Plan): string => stableFile(plan)

const optional = <Key extends string>(key: Key, value: unknown, where: string) =>
  (value === undefined ? {} : { [key]: text(value, where) }) as { readonly [K in Key]?: string }

const readStep: Read<PlanStep> = (value, where) => {
  const step = record(value, where)
  const arrival = { to: text(step["to"], `${where}.to`), takes: list(step["takes"], `${where}.takes`, text) }
  const { kind } = step
  switch (kind) {
    case "event":
    case "probe":
      return {
        kind,
        type: text(step["type"], `${where}.type`),
        ...optional("case", step["case"], `${where}.case`),
        ...arrival
      }
    case "outcome":
      return {
        kind,
        service: text(step["service"], `${where}.service`),
        case: text(step["case"], `${where}.case`),
        ...optional("child", step["child"], `${where}.child`),
        ...arrival
      }
    case "delay":
      return { kind, ms: number(step["ms"], `${where}.ms`), ...arrival }
    default:
      return wrong(`${where}.kind`, '"event", "probe", "outcome" or "delay"')
  }
}

const readPath: Read<PlanPath> = (value, where) => {
  const path = record(value, where)
  return {
    id: text(path["id"], `${where}.id`),
    start: text(path["start"], `${where}.start`),
    for: list(path["for"], `${where}.for`, text),
    steps: list(path["steps"], `${where}.steps`, readStep)
  }
}

const readUnreached: Read<UnreachedItem> = (value, where) => {
  const unreached = record(value, where)
  return {
    item: text(unreached["item"], `${where}.item`),
    reason: text(unreached["reason"], `${where}.reason`),
    accepted: unreached["accepted"] === true
  }
}

const readPlan = (lock: string): Plan => {
  const plan = record(parsedJson(lock, "the file"), "the file")
  const items = record(plan["items"], "items")
  const profile = profiles.find((known) => known === plan["profile"]) ?? wrong("profile", profiles.join(", "))
  const count = (key: string) => number(items[key], `items.${key}`)
  return {
    machine: text(plan["machine"], "machine"),
    version: text(plan["version"], "version"),
    profile,
    cap: number(plan["cap"], "cap"),
    items: {
      transitions: count("transitions"),
      guards: count("guards"),
      states: count("states"),
      refusals: count("refusals"),
      changes: count("changes"),
      pairs: count("pairs"),
      unreached: list(items["unreached"], "items.unreached", readUnreached)
    },
    problems: list(plan["problems"], "problems", text),
    paths: list(plan["paths"], "paths", readPath)
  }
}

/** Parses the text of a lock file. Throws an error with the position if it is not a plan. */
export const readLock = (lock: string): Plan => {
  try {
    return readPlan(lock)
  } catch (cause) {
    throw new Error(`The lock file is not a plan: ${messageOf(cause)} Delete the file to plan afresh.`)
  }
}

/** Compares the paths before and after re-planning, by id. */
export const comparePlans = (before: Plan, after: Plan) => {
  const old = new Set(before.paths.map(({ id }) => id))
  const present = new Set(after.paths.map(({ id }) => id))
  return {
    kept: after.paths.map(({ id }) => id).filter((id) => old.has(id)),
    added: after.paths.map(({ id }) => id).filter((id) => !old.has(id)),
    dropped: before.paths.map(({ id }) => id).filter((id) => !present.has(id))
  }
}
