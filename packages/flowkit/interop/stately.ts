/**
 * Imports machines from Stately's editor: the configuration of "Export as code, JSON", with names for code.
 * Every name gets a stub, so that the machine can be drawn, checked and planned before its implementation.
 */
import { type AnyStateMachine, createMachine, fromPromise } from "xstate"
import {
  type AnyOutcome,
  defineFlow,
  describeMachine,
  type Flow,
  guardNames,
  type MachineDescription,
  statesBelow,
  type TransitionDescription
} from "../model/index.ts"
import { isJsonObject, type JsonObject } from "../model/json-object.ts"

const asList = (value: unknown): ReadonlyArray<unknown> =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

interface Named {
  readonly actions: Set<string>
  readonly guards: Set<string>
  readonly actors: Set<string>
  readonly delays: Set<string>
}

/** Keys of XState 4, with their replacements in XState 5. */
const outdated: Readonly<Record<string, string>> = {
  cond: "guard",
  services: "invoke",
  activities: "invoke",
  internal: "reenter",
  data: "output"
}

const kinds = ["atomic", "compound", "parallel", "final", "history"]

/** Validates the whole configuration; reports each problem with its place and remedy. */
const readerOf = (root: JsonObject) => {
  const problems: Array<string> = []
  const names: Named = { actions: new Set(), guards: new Set(), actors: new Set(), delays: new Set() }
  const problem = (place: string, what: string, remedy: string) => {
    problems.push(`${place}: ${what}. ${remedy}`)
  }
  const ids = new Map<string, JsonObject>()

  const checkOutdated = (value: JsonObject, place: string) => {
    for (const [old, now] of Object.entries(outdated))
      if (Object.hasOwn(value, old))
        problem(
          `${place}.${old}`,
          `"${old}" is of XState 4, where XState 5 says "${now}"`,
          "Choose XState 5 in Stately's Code panel and export again."
        )
  }

  /** A name, alone or as `{ type, params }`. */
  const name = (value: unknown, place: string, into: Set<string>, what: string) => {
    const found = isJsonObject(value) ? value["type"] : value
    if (typeof found === "string" && found !== "") into.add(found)
    else problem(place, `this is no name of ${what}`, `Give it as a text, or as { "type": "…" }.`)
  }

  const actions = (value: unknown, place: string) => {
    for (const [index, action] of asList(value).entries())
      name(action, Array.isArray(value) ? `${place}[${index}]` : place, names.actions, "an action")
  }

  const childAt = (state: JsonObject, path: string): JsonObject | undefined => {
    let at: unknown = state
    for (const key of path.split(".")) {
      const states: unknown = isJsonObject(at) ? at["states"] : undefined
      at = isJsonObject(states) ? states[key] : undefined
    }
    return isJsonObject(at) ? at : undefined
  }

  const leadsSomewhere = (target: string, state: JsonObject, parent: JsonObject | undefined): boolean => {
    if (target.startsWith("#")) {
      const id = target.slice(1)
      const machine = typeof root["id"] === "string" ? root["id"] : "(machine)"
      return (
        ids.has(id) ||
        id === machine ||
        (id.startsWith(`${machine}.`) && childAt(root, id.slice(machine.length + 1)) !== undefined) ||
        [...ids].some(
          ([known, found]) => id.startsWith(`${known}.`) && childAt(found, id.slice(known.length + 1))
        )
      )
    }
    if (target === ".") return true
    if (target.startsWith(".")) return childAt(state, target.slice(1)) !== undefined
    return childAt(parent ?? state, target) !== undefined
  }

  const transitions = (value: unknown, place: string, state: JsonObject, parent: JsonObject | undefined) => {
    for (const [index, each] of asList(value).entries()) {
      const here = Array.isArray(value) ? `${place}[${index}]` : place
      if (typeof each !== "string" && !isJsonObject(each)) {
        problem(here, "this is no transition", `Give a target as a text, or { "target": "…" }.`)
        continue
      }
      const transition: JsonObject = typeof each === "string" ? { target: each } : each
      checkOutdated(transition, here)
      for (const target of asList(transition["target"])) {
        if (typeof target !== "string") problem(`${here}.target`, "a target is a text", "Name the state.")
        else if (!leadsSomewhere(target, state, parent))
          problem(
            `${here}.target`,
            `there is no state "${target}"`,
            `Name a state beside this one, one inside it as ".name", or any as "#id".`
          )
      }
      if (transition["guard"] !== undefined)
        name(transition["guard"], `${here}.guard`, names.guards, "a guard")
      actions(transition["actions"], `${here}.actions`)
    }
  }

  const byEvent = (value: unknown, place: string, look: (event: string, given: unknown) => void) => {
    if (value === undefined) return
    if (!isJsonObject(value)) problem(place, "this must be an object", "Give transitions by event.")
    else for (const [event, given] of Object.entries(value)) look(event, given)
  }

  const collectIds = (state: JsonObject) => {
    if (typeof state["id"] === "string") ids.set(state["id"], state)
    if (isJsonObject(state["states"]))
      for (const child of Object.values(state["states"])) if (isJsonObject(child)) collectIds(child)
  }

  const invokes = (value: unknown, place: string, state: JsonObject, parent: JsonObject | undefined) => {
    for (const [index, invoke] of asList(value).entries()) {
      const here = Array.isArray(value) ? `${place}[${index}]` : place
      if (!isJsonObject(invoke)) {
        problem(here, "this is no invoke", `Give { "src": "…" }.`)
        continue
      }
      checkOutdated(invoke, here)
      name(invoke["src"], `${here}.src`, names.actors, "an actor")
      for (const key of ["onDone", "onError", "onSnapshot"])
        transitions(invoke[key], `${here}.${key}`, state, parent)
    }
  }

  const state = (value: unknown, place: string, parent: JsonObject | undefined) => {
    if (!isJsonObject(value)) {
      problem(place, "a state is an object", "Give {} for one without anything in it.")
      return
    }
    checkOutdated(value, place)
    const { type, initial, states, on, after } = value
    if (type !== undefined && !kinds.includes(String(type)))
      problem(`${place}.type`, `"${String(type)}" is no type of a state`, `Use one of ${kinds.join(", ")}.`)
    if (states !== undefined && !isJsonObject(states))
      problem(`${place}.states`, "this must be an object", "Give states by name.")
    const inner = isJsonObject(states) ? Object.keys(states) : []
    const first = isJsonObject(initial) ? asList(initial["target"])[0] : initial
    if (inner.length > 0 && type !== "parallel") {
      if (first === undefined)
        problem(
          `${place}.initial`,
          "it is missing",
          `Name the state to begin with, for instance "${inner[0]}".`
        )
      else if (
        typeof first !== "string" ||
        !leadsSomewhere(first.replace(/^\.?/, first.startsWith("#") ? "" : "."), value, parent)
      )
        problem(
          `${place}.initial`,
          `there is no state "${String(first)}" inside`,
          `Name one of ${inner.join(", ")}.`
        )
    }
    actions(value["entry"], `${place}.entry`)
    actions(value["exit"], `${place}.exit`)
    byEvent(on, `${place}.on`, (event, given) => transitions(given, `${place}.on.${event}`, value, parent))
    byEvent(after, `${place}.after`, (delay, given) => {
      if (!/^\d+$/.test(delay)) names.delays.add(delay)
      transitions(given, `${place}.after.${delay}`, value, parent)
    })
    for (const key of ["always", "onDone"]) transitions(value[key], `${place}.${key}`, value, parent)
    invokes(value["invoke"], `${place}.invoke`, value, parent)
    if (isJsonObject(states))
      for (const [key, child] of Object.entries(states)) state(child, `${place}.states.${key}`, value)
  }

  collectIds(root)
  state(root, "machine", undefined)
  return { problems, names }
}

const parsed = (given: string): unknown => {
  try {
    return JSON.parse(given)
  } catch (error) {
    throw new Error(
      `This is no JSON: ${error instanceof Error ? error.message : error}. Choose JSON, not JavaScript, in Stately's Code panel and export again.`
    )
  }
}

interface Answering {
  readonly guards?: Readonly<Record<string, boolean>>
}

/** A guard holds unless the event, or an actor's output, says otherwise: `{ guards: { isOpen: false } }`. */
const answer = (guard: string, event: unknown): boolean => {
  const { guards, output, error } = event as Answering & {
    readonly output?: Answering
    readonly error?: Answering
  }
  return (guards ?? output?.guards ?? error?.guards)?.[guard] !== false
}

/** Accepts the text of an export, or its value. Throws all problems at once, with place and remedy. */
export const machineFromStately = (given: unknown): AnyStateMachine => {
  const config = typeof given === "string" ? parsed(given) : given
  if (!isJsonObject(config))
    throw new Error(
      `A machine is an object with "states". Export the machine, not a part of it, from Stately's Code panel.`
    )
  const { problems, names } = readerOf(config)
  if (problems.length > 0)
    throw new Error(
      `The export is no machine of XState 5:\n${problems.map((line) => `- ${line}`).join("\n")}`
    )
  const stubs = <Stub>(list: Iterable<string>, make: (name: string, index: number) => Stub) =>
    Object.fromEntries([...list].map((name, index) => [name, make(name, index)]))
  return createMachine(
    config as never,
    {
      actions: stubs(names.actions, () => () => {}),
      guards: stubs(
        names.guards,
        (name) =>
          ({ event }: { readonly event: unknown }) =>
            answer(name, event)
      ),
      actors: stubs(names.actors, () => fromPromise(async () => undefined)),
      // Different delays, so that they end one after the other.
      delays: stubs(names.delays, (_, index) => (index + 1) * 1_000)
    } as never
  ) as AnyStateMachine
}

/** Cases of an event or an actor, by name: all guards hold, all but one, none. */
const casesFor = (guards: ReadonlyArray<string>): Readonly<Record<string, Answering>> => ({
  "all guards hold": {},
  ...Object.fromEntries(guards.map((guard) => [`unless ${guard}`, { guards: { [guard]: false } }])),
  ...(guards.length > 1
    ? { "no guard holds": { guards: Object.fromEntries(guards.map((guard) => [guard, false])) } }
    : {})
})

const guardsIn = (
  { transitions }: MachineDescription,
  isAsked: (transition: TransitionDescription) => boolean
): ReadonlyArray<string> => [
  ...new Set(
    transitions
      .filter((transition) => isAsked(transition) || transition.kind === "always")
      .flatMap(({ guard }) => (guard === undefined ? [] : guardNames(guard)))
  )
]

const isLeftAtOnce = ({ transitions }: MachineDescription, id: string): boolean =>
  transitions.some(({ source, kind, guard }) => source === id && kind === "always" && guard === undefined)

/** Returns a flow for a machine from Stately: all cases of guards, success and failure of each actor. */
export const flowFromStately = (given: unknown): Flow => {
  const machine = machineFromStately(given)
  const description = describeMachine(machine)
  const states = statesBelow(description.root)
  const events = description.transitions.filter(
    ({ kind, event }) => (kind === "event" || kind === "forbidden") && !event.includes("*")
  )
  const services = states.flatMap(({ invokes }) => invokes.map(({ service }) => service))
  return defineFlow(machine, {
    starts: { only: {} },
    events: Object.fromEntries(
      events.map(({ event }) => [
        event,
        { do: () => {}, cases: casesFor(guardsIn(description, (transition) => transition.event === event)) }
      ])
    ),
    services: Object.fromEntries(
      services.map((service): [string, Readonly<Record<string, AnyOutcome>>] => {
        const cases = Object.entries(
          casesFor(guardsIn(description, (transition) => transition.service === service))
        )
        return [
          service,
          {
            ...Object.fromEntries(cases.map(([name, value]) => [`ends, ${name}`, { ok: value }])),
            ...Object.fromEntries(cases.map(([name, value]) => [`fails, ${name}`, { fail: value }]))
          }
        ]
      })
    ),
    states: Object.fromEntries(
      states
        .filter(({ type }) => type === "atomic" || type === "final")
        .map(({ id, name }) => [name, isLeftAtOnce(description, id) ? "passing" : () => {}])
    )
  } as never)
}
