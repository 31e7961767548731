/** Machine as plain data: states, and transitions with stable ids, for plans, pictures and comparisons. */
import type { AnyStateMachine, AnyTransitionDefinition } from "xstate"
import { describeGuard, type GuardDescription } from "./guard-description.ts"
import { shortHash, stableText } from "./stable-text.ts"
import { type AnyNode, nodeName, nodesBelow } from "./state-names.ts"
import { alternativesOf, isEventless, isForbidding, transitionId } from "./transition-id.ts"

export interface InvokeDescription {
  readonly id: string
  /** Name of the actor in `setup`; XState's own name (`xstate.invoke.…`) where it has none. */
  readonly service: string
}

export interface StateDescription {
  /** Unique in the machine, with its id: `cart.shopping.viewing`. */
  readonly id: string
  /** Dotted path without the machine's id; the id itself for the root. */
  readonly name: string
  readonly key: string
  readonly type: "atomic" | "compound" | "parallel" | "final" | "history"
  readonly history?: "shallow" | "deep"
  readonly description?: string
  /** Id of the state entered first. */
  readonly initial?: string
  readonly entry: ReadonlyArray<string>
  readonly exit: ReadonlyArray<string>
  readonly invokes: ReadonlyArray<InvokeDescription>
  readonly tags: ReadonlyArray<string>
  readonly meta?: unknown
  readonly states: ReadonlyArray<StateDescription>
}

/**
 * - `event` from outside; `forbidden` the same, but refused by the state on purpose
 * - `done`, `error`, `snapshot` of an actor; `delay` of a timer; `always` at once; `state done` when the final state inside is reached
 */
export type TransitionKind =
  | "event"
  | "forbidden"
  | "done"
  | "error"
  | "snapshot"
  | "delay"
  | "always"
  | "state done"

export interface TransitionDescription {
  readonly id: string
  readonly kind: TransitionKind
  /** Id of the state it belongs to. */
  readonly source: string
  /** The event as XState names it; empty for `always`. */
  readonly event: string
  /** Index among those of the same state and event. */
  readonly position: number
  readonly targets: ReadonlyArray<string>
  readonly guard?: GuardDescription
  readonly actions: ReadonlyArray<string>
  readonly reenter: boolean
  /** Actor of a `done`, `error` or `snapshot`, by its name in `setup` and its id. */
  readonly service?: string
  readonly invoke?: string
  /** Name of the delay, or its milliseconds. */
  readonly delay?: string | number
  readonly description?: string
  readonly meta?: unknown
}

export interface MachineDescription {
  readonly id: string
  /** Hash over all other fields: equal where nothing visible to a reader has changed. */
  readonly version: string
  readonly root: StateDescription
  /** In document order; those of one state by event, in the order of their evaluation. */
  readonly transitions: ReadonlyArray<TransitionDescription>
}

/** Returns the name of an action: built-in ones by kind (`assign`, `raise`), closures by function name. */
const actionName = (action: unknown): string => {
  if (typeof action === "string") return action
  if (typeof action === "function") {
    const type = (action as { readonly type?: unknown }).type
    return typeof type === "string" ? type.replace(/^xstate\./, "") : action.name || "(inline)"
  }
  return typeof action === "object" && action !== null && "type" in action ? String(action.type) : "(inline)"
}

// XState adds a raise on entry and a cancel on exit for each delay; these are not the author's.
const isOfDelay = (action: unknown): boolean => {
  if (typeof action !== "function") return false
  const { event, sendId } = action as {
    readonly event?: { readonly type?: unknown }
    readonly sendId?: unknown
  }
  return [event?.type, sendId].some((name) => typeof name === "string" && name.startsWith("xstate.after."))
}

const authored = (actions: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  actions.filter((action) => !isOfDelay(action)).map(actionName)

const initialOf = (node: AnyNode): string | undefined =>
  node.type === "compound" ? node.initial.target[0]?.id : undefined

const plainMeta = (meta: unknown): unknown =>
  meta === undefined ? undefined : JSON.parse(JSON.stringify(meta))

const describeState = (node: AnyNode): StateDescription => {
  const initial = initialOf(node)
  const meta = plainMeta(node.meta)
  return {
    id: node.id,
    name: nodeName(node),
    key: node.key,
    type: node.type,
    ...(node.history === false ? {} : { history: node.history }),
    ...(node.description === undefined ? {} : { description: node.description }),
    ...(initial === undefined ? {} : { initial }),
    entry: authored(node.entry),
    exit: authored(node.exit),
    invokes: node.invoke.map(({ id, src }) => ({ id, service: String(src) })),
    tags: node.tags,
    ...(meta === undefined ? {} : { meta }),
    states: Object.values(node.states).map(describeState)
  }
}

const actorEvent = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.*)$/

const originOf = (
  transition: AnyTransitionDefinition,
  services: ReadonlyMap<string, string>
): Pick<TransitionDescription, "kind" | "service" | "invoke" | "delay"> => {
  const { eventType, source } = transition
  if (isEventless(transition)) return { kind: "always" }
  const actor = actorEvent.exec(eventType)
  if (actor !== null) {
    const [, what, invoke = ""] = actor
    const kind = what === "done.actor" ? "done" : what === "error.actor" ? "error" : "snapshot"
    const own = source.invoke.find(({ id }) => id === invoke)
    const service = own === undefined ? services.get(invoke) : String(own.src)
    return { kind, invoke, ...(service === undefined ? {} : { service }) }
  }
  if (eventType.startsWith("xstate.done.state.")) return { kind: "state done" }
  if (eventType.startsWith("xstate.after.")) {
    const delay = source.after.find((candidate) => candidate.eventType === eventType)?.delay
    return { kind: "delay", ...(typeof delay === "string" || typeof delay === "number" ? { delay } : {}) }
  }
  return { kind: isForbidding(transition) ? "forbidden" : "event" }
}

/** Returns every transition definition of the machine, in document order. */
export const transitionsOf = (machine: AnyStateMachine): ReadonlyArray<AnyTransitionDefinition> =>
  nodesBelow(machine.root).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? [])
  ])

/** Returns states, transitions, guards, invokes and delays of a machine as plain data, with a hash of them. */
export const describeMachine = (machine: AnyStateMachine): MachineDescription => {
  const services = new Map(
    nodesBelow(machine.root).flatMap((node) => node.invoke.map(({ id, src }) => [id, String(src)] as const))
  )
  const transitions = transitionsOf(machine).map((transition): TransitionDescription => {
    const meta = plainMeta(transition.meta)
    return {
      id: transitionId(transition),
      ...originOf(transition, services),
      source: transition.source.id,
      event: transition.eventType,
      position: alternativesOf(transition).indexOf(transition),
      targets: (transition.target ?? []).map((target) => target.id),
      ...(transition.guard === undefined ? {} : { guard: describeGuard(transition.guard) }),
      actions: authored(transition.actions),
      reenter: transition.reenter,
      ...(transition.description === undefined ? {} : { description: transition.description }),
      ...(meta === undefined ? {} : { meta })
    }
  })
  const root = describeState(machine.root)
  return { id: machine.id, version: shortHash(stableText({ root, transitions })), root, transitions }
}

/** Returns the state and all its descendants, in document order. */
export const statesBelow = (state: StateDescription): ReadonlyArray<StateDescription> => [
  state,
  ...state.states.flatMap(statesBelow)
]
