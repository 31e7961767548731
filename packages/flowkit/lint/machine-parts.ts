/** Parts of a machine that rules check: nodes, transitions, actions and functions, with their places. */
import type { AnyStateMachine, AnyTransitionDefinition } from "xstate"
import { transitionsOf } from "../model/describe-machine.ts"
import { type AnyNode, nodeName, nodesBelow } from "../model/state-names.ts"
import { transitionId } from "../model/transition-id.ts"

export interface Placed<Thing> {
  readonly at: string
  readonly thing: Thing
}

export interface MachineParts {
  readonly machine: AnyStateMachine
  readonly nodes: ReadonlyArray<AnyNode>
  readonly transitions: ReadonlyArray<AnyTransitionDefinition>
  readonly guards: ReadonlyArray<Placed<unknown>>
  /** As written by the author: without those that XState adds for delays. */
  readonly actions: ReadonlyArray<Placed<unknown>>
  /** Every function of the machine, including implementations. */
  readonly functions: ReadonlyArray<Placed<(...given: never) => unknown>>
}

const actionsOf = (nodes: ReadonlyArray<AnyNode>, transitions: ReadonlyArray<AnyTransitionDefinition>) => [
  ...nodes.flatMap((node) =>
    [
      ...[node.config.entry ?? []].flat(),
      ...[node.config.exit ?? []].flat(),
      ...(node.type === "compound" ? node.initial.actions : [])
    ].map((thing) => ({ at: nodeName(node), thing: thing as unknown }))
  ),
  ...transitions.flatMap((transition) =>
    transition.actions.map((thing) => ({ at: transitionId(transition), thing: thing as unknown }))
  )
]

type AnyFunction = (...given: never) => unknown
const isFunction = (value: unknown): value is AnyFunction => typeof value === "function"

/** Returns the functions in a value: itself, and those of a built-in action or guard. */
const functionsIn = (value: unknown, depth = 0): ReadonlyArray<AnyFunction> => {
  if (depth > 4 || value === null || (typeof value !== "object" && typeof value !== "function")) return []
  if (value instanceof Map || value instanceof Set) return []
  const inside = Object.values(value).flatMap((inner) => functionsIn(inner, depth + 1))
  return isFunction(value) && !("resolve" in value) && !("check" in value) ? [value, ...inside] : inside
}

export const machineParts = (machine: AnyStateMachine): MachineParts => {
  const nodes = nodesBelow(machine.root)
  const transitions = transitionsOf(machine)
  const guards = transitions.flatMap((transition) =>
    transition.guard === undefined
      ? []
      : [{ at: transitionId(transition), thing: transition.guard as unknown }]
  )
  const actions = actionsOf(nodes, transitions)
  const { implementations, config } = machine
  const named = [implementations.guards, implementations.actions, implementations.delays].flatMap((group) =>
    Object.entries(group).map(([at, thing]) => ({ at, thing: thing as unknown }))
  )
  const inputs = nodes.flatMap((node) =>
    node.invoke.map((invoke) => ({ at: nodeName(node), thing: invoke.input as unknown }))
  )
  const places = [
    { at: "context", thing: config.context as unknown },
    ...named,
    ...guards,
    ...actions,
    ...inputs
  ]
  const functions = places.flatMap(({ at, thing }) =>
    functionsIn(thing).map((found) => ({ at, thing: found }))
  )
  return { machine, nodes, transitions, guards, actions, functions }
}
