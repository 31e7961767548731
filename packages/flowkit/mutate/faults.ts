/** Seeds one fault into a machine's configuration, as an editing mistake would. Runs in Node and in pages. */
import { type AnyStateMachine, createMachine, not } from "xstate"

/**
 * - `drop` a transition is missing; `retarget` it has another target; `negate` its guard is negated; `unguard`
 *   its guard is missing; `forget` its actions are missing; `swap` it is evaluated after its successor
 * - `idle` a state lacks its invokes; `enter` it lacks its entry actions; `accept` it handles a forbidden event
 */
export type FaultKind =
  | "drop"
  | "retarget"
  | "negate"
  | "unguard"
  | "forget"
  | "swap"
  | "idle"
  | "enter"
  | "accept"

/** Plain data, so that it can be sent to a page. */
export interface Fault {
  readonly machine: string
  readonly kind: FaultKind
  /** Keys from the root to the state. */
  readonly state: ReadonlyArray<string>
  /** Position of the transition in the configuration; absent for faults of the state itself. */
  readonly slot?: Slot
  readonly position?: number
  /** Id of the new target; the accepted event. */
  readonly target?: string
  readonly event?: string
}

export interface Slot {
  readonly list: "on" | "after" | "always" | "onDone" | "onError"
  /** Event, delay or id of the actor. */
  readonly key: string
}

type Config = Record<string, unknown>

const records = (value: unknown): ReadonlyArray<Config> =>
  value === undefined
    ? []
    : (Array.isArray(value) ? value : [value]).map((one) =>
        typeof one === "string" ? { target: one } : { ...one }
      )

const statesOf = (config: Config): Record<string, Config> =>
  (config["states"] ?? {}) as Record<string, Config>

const slotsOf = (config: Config): ReadonlyArray<Slot> => [
  ...Object.keys((config["on"] ?? {}) as object).map((key) => ({ list: "on" as const, key })),
  ...Object.keys((config["after"] ?? {}) as object).map((key) => ({ list: "after" as const, key })),
  ...(config["always"] === undefined ? [] : [{ list: "always" as const, key: "" }]),
  ...records(config["invoke"]).flatMap((invoke) =>
    (["onDone", "onError"] as const)
      .filter((list) => invoke[list] !== undefined)
      .map((list) => ({ list, key: String(invoke["id"] ?? "") }))
  )
]

const transitionsIn = (config: Config, { list, key }: Slot): ReadonlyArray<Config> => {
  if (list === "always") return records(config["always"])
  if (list === "on" || list === "after") return records((config[list] as Config)[key])
  return records(records(config["invoke"]).find(({ id }) => id === key)?.[list])
}

const withTransitions = (config: Config, { list, key }: Slot, changed: ReadonlyArray<Config>): Config => {
  if (list === "always") return { ...config, always: changed }
  if (list === "on" || list === "after")
    return { ...config, [list]: { ...(config[list] as Config), [key]: changed } }
  return {
    ...config,
    invoke: records(config["invoke"]).map((invoke) =>
      invoke["id"] === key ? { ...invoke, [list]: changed } : invoke
    )
  }
}

interface Place {
  readonly state: ReadonlyArray<string>
  readonly config: Config
}

const placesIn = (config: Config, state: ReadonlyArray<string> = []): ReadonlyArray<Place> => [
  { state, config },
  ...Object.entries(statesOf(config)).flatMap(([key, inner]) => placesIn(inner, [...state, key]))
]

const idOf = (machine: string, state: ReadonlyArray<string>): string => [machine, ...state].join(".")

/** Returns every possible fault of these kinds, in document order. */
export const faultsIn = (machine: AnyStateMachine): ReadonlyArray<Fault> => {
  const root = machine.config as unknown as Config
  const places = placesIn(root)
  const events = [...new Set(places.flatMap(({ config }) => Object.keys((config["on"] ?? {}) as object)))]
  const leaves = places.filter(
    ({ config, state }) => state.length > 0 && Object.keys(statesOf(config)).length === 0
  )
  const elsewhere = (state: ReadonlyArray<string>, target: unknown): string => {
    const index = leaves.findIndex((leaf) => leaf.state.join() === state.join())
    const other = [...leaves.slice(index + 1), ...leaves].find(
      (leaf) => leaf.state.join() !== state.join() && !String(target ?? "").endsWith(leaf.state.at(-1) ?? "")
    )
    return `#${idOf(machine.id, other?.state ?? [])}`
  }
  return places.flatMap(({ state, config }): ReadonlyArray<Fault> => {
    const at = { machine: machine.id, state }
    const taken = new Set(
      state.flatMap((_, depth) => {
        const ancestor = places.find((place) => place.state.join() === state.slice(0, depth + 1).join())
        return Object.keys((ancestor?.config["on"] ?? {}) as object)
      })
    )
    for (const event of Object.keys((root["on"] ?? {}) as object)) taken.add(event)
    const isLeaf = state.length > 0 && Object.keys(statesOf(config)).length === 0
    const refused =
      isLeaf && config["always"] === undefined ? events.find((event) => !taken.has(event)) : undefined
    return [
      ...slotsOf(config).flatMap((slot) => {
        const list = transitionsIn(config, slot)
        return list.flatMap((transition, position): ReadonlyArray<Fault> => {
          const here = { ...at, slot, position }
          return [
            { ...here, kind: "drop" },
            { ...here, kind: "retarget", target: elsewhere(state, transition["target"]) },
            ...(transition["guard"] === undefined
              ? []
              : ([
                  { ...here, kind: "negate" },
                  { ...here, kind: "unguard" }
                ] as const)),
            ...(transition["actions"] === undefined ? [] : ([{ ...here, kind: "forget" }] as const)),
            ...(position + 1 < list.length ? ([{ ...here, kind: "swap" }] as const) : [])
          ]
        })
      }),
      ...(config["invoke"] === undefined ? [] : ([{ ...at, kind: "idle" }] as const)),
      ...(records(config["entry"]).length === 0 ? [] : ([{ ...at, kind: "enter" }] as const)),
      ...(refused === undefined
        ? []
        : ([{ ...at, kind: "accept", event: refused, target: elsewhere(state, undefined) }] as const))
    ]
  })
}

const changedAt = (config: Config, fault: Fault): Config => {
  const { kind, slot, position = 0, target, event } = fault
  if (slot === undefined) {
    if (kind === "idle") return { ...config, invoke: undefined }
    if (kind === "enter") return { ...config, entry: undefined }
    return { ...config, on: { ...(config["on"] as Config | undefined), [event ?? ""]: { target } } }
  }
  const list = [...transitionsIn(config, slot)]
  const transition = list[position] ?? {}
  const { guard, actions, ...rest } = transition
  const keepsGuard = guard === undefined ? {} : { guard }
  const keepsActions = actions === undefined ? {} : { actions }
  if (kind === "drop") list.splice(position, 1)
  else if (kind === "retarget") list[position] = { ...transition, target }
  else if (kind === "negate") list[position] = { ...rest, ...keepsActions, guard: not(guard as never) }
  else if (kind === "unguard") list[position] = { ...rest, ...keepsActions }
  else if (kind === "forget") list[position] = { ...rest, ...keepsGuard }
  else list.splice(position, 2, ...[list[position + 1] ?? {}, transition])
  return withTransitions(config, slot, list)
}

const changedBelow = (config: Config, state: ReadonlyArray<string>, fault: Fault): Config => {
  const [key, ...rest] = state
  if (key === undefined) return changedAt(config, fault)
  const states = statesOf(config)
  return { ...config, states: { ...states, [key]: changedBelow(states[key] ?? {}, rest, fault) } }
}

/** Far more than any event of a sound machine takes. */
const maxMicrosteps = 1000

/** Returns the machine with the fault; unchanged if the fault is of another one. Infinite loops throw. */
export const withFault = (machine: AnyStateMachine, fault: Fault): AnyStateMachine =>
  machine.id === fault.machine
    ? (createMachine(
        {
          ...changedBelow(machine.config as unknown as Config, fault.state, fault),
          options: { ...machine.options, maxIterations: maxMicrosteps }
        } as never,
        machine.implementations as never
      ) as unknown as AnyStateMachine)
    : machine

/** Returns the event of a slot as in transition ids. */
const eventNameOf = ({ machine, state }: Fault, { list, key }: Slot): string =>
  list === "always"
    ? "always"
    : list === "after"
      ? `xstate.after.${key}.${idOf(machine, state)}`
      : list === "on"
        ? key
        : `xstate.${list === "onDone" ? "done" : "error"}.actor.${key}`

/** Returns the id of the faulty transition; undefined for faults of a state. */
export const transitionOfFault = (machine: AnyStateMachine, fault: Fault): string | undefined => {
  const { slot, position = 0 } = fault
  if (slot === undefined) return undefined
  const [config] = placesIn(machine.config as unknown as Config)
    .filter(({ state }) => state.join() === fault.state.join())
    .map((place) => place.config)
  const isOneOfSeveral = config !== undefined && transitionsIn(config, slot).length > 1
  return `${idOf(fault.machine, fault.state)}|${eventNameOf(fault, slot)}${isOneOfSeveral ? `#${position}` : ""}`
}

/** Formats a fault for reports: `drop checkout.reviewing|ORDER_REQUESTED#1`. */
export const formatFault = (fault: Fault): string => {
  const { kind, machine, state, slot, position = 0, target, event } = fault
  const place =
    slot === undefined
      ? idOf(machine, state)
      : `${idOf(machine, state)}|${eventNameOf(fault, slot)}#${position}`
  return `${kind} ${place}${event === undefined ? "" : ` ${event}`}${target === undefined ? "" : ` -> ${target.slice(1)}`}`
}
