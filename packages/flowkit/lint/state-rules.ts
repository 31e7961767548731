/** Rules about states: described, well named, reachable, no dead ends. */
import type { AnyTransitionDefinition } from "xstate"
import { historyDefault } from "../model/observe.ts"
import { type AnyNode, isInside, nodeName, selfAndAncestors } from "../model/state-names.ts"
import { isForbidding } from "../model/transition-id.ts"
import { advice, error, type Remark } from "./finding.ts"
import type { MachineParts } from "./machine-parts.ts"

export const describedStates = ({ nodes, machine }: MachineParts): ReadonlyArray<Remark> =>
  nodes
    .filter((node) => node.type !== "history" && (node.description ?? "").trim() === "")
    .map((node) => {
      const [remark, what, more] =
        node === machine.root
          ? [advice, "machine", "what somebody wants here"]
          : [error, "state", "what is going on"]
      const message = `The ${what} has no description. Say in one line ${more}.`
      return remark("state-description", nodeName(node), message)
    })

export const namedStates = ({ nodes, machine }: MachineParts): ReadonlyArray<Remark> => [
  ...(machine.id === "(machine)"
    ? [error("machine-id", machine.id, "The machine has no id. Plans, pictures and screens need one.")]
    : []),
  ...nodes
    .filter((node) => node !== machine.root && !/^[a-z][A-Za-z0-9]*$/.test(node.key))
    .map((node) => error("state-name", nodeName(node), `"${node.key}" is not in camelCase.`))
]

const enteredWith = (node: AnyNode, entered: ReadonlySet<AnyNode>): ReadonlyArray<AnyNode> => {
  if (entered.has(node)) return []
  const seen = new Set([...entered, node])
  const inner =
    node.type === "compound"
      ? node.initial.target
      : node.type === "parallel"
        ? Object.values(node.states).filter(({ type }) => type !== "history")
        : node.type === "history"
          ? historyDefault(node)
          : []
  // Entering one region of a parallel state enters the others, too.
  const outer = node.parent === undefined || entered.has(node.parent) ? [] : [node.parent]
  const siblings = outer
    .filter(({ type }) => type === "parallel")
    .flatMap((parent) => enteredWith(parent, seen))
  return [
    node,
    ...(inner as ReadonlyArray<AnyNode>).flatMap((child) => enteredWith(child, seen)),
    ...siblings
  ]
}

/** Returns all states that could be entered if every guard held. */
const reachableNodes = ({ machine, transitions }: MachineParts): ReadonlySet<AnyNode> => {
  const entered = new Set<AnyNode>()
  // An ancestor of an entered state is entered, too, but not by its initial state.
  const begun = new Set<AnyNode>()
  const enter = (node: AnyNode): void => {
    for (const found of enteredWith(node, begun)) {
      begun.add(found)
      for (const place of selfAndAncestors(found)) entered.add(place)
    }
  }
  enter(machine.root)
  for (let size = -1; size !== entered.size; ) {
    size = entered.size
    for (const { source, target } of transitions) {
      if (entered.has(source)) for (const node of target ?? []) enter(node)
    }
  }
  return entered
}

export const reachableStates = (parts: MachineParts): ReadonlyArray<Remark> => {
  const entered = reachableNodes(parts)
  const missed = parts.nodes.filter((node) => !entered.has(node) && node.type !== "history")
  const message = "No transition leads to this state. Remove it, or let one lead here."
  return missed.map((node) => error("state-reachable", nodeName(node), message))
}

/** Returns the transitions available in the leaf, without those that an inner state overrides. */
const waysOn = (leaf: AnyNode): ReadonlyArray<AnyTransitionDefinition> => {
  const taken = new Set<string>()
  return selfAndAncestors(leaf).flatMap((node) => {
    const own = [...[...node.transitions.values()].flat(), ...(node.always ?? [])].filter(
      ({ eventType }) => !taken.has(eventType) && !eventType.startsWith("xstate.done.state.")
    )
    for (const { eventType, guard } of own) if (guard === undefined && eventType !== "") taken.add(eventType)
    return own.filter((transition) => !isForbidding(transition))
  })
}

const leavesParallel = (leaf: AnyNode, transitions: ReadonlyArray<AnyTransitionDefinition>): boolean =>
  selfAndAncestors(leaf)
    .filter(({ type }) => type === "parallel")
    .some((parallel) =>
      transitions.some(
        ({ source, target }) =>
          isInside(source, parallel) &&
          (target ?? []).some((node) => node !== parallel && !isInside(node, parallel))
      )
    )

export const waysOnFromStates = ({ machine, nodes, transitions }: MachineParts): ReadonlyArray<Remark> =>
  nodes
    .filter((node) => node.type === "atomic" && node !== machine.root)
    .flatMap((leaf): ReadonlyArray<Remark> => {
      const ways = waysOn(leaf)
      if (ways.some(({ target }) => (target ?? []).some((node) => node !== leaf))) return []
      if (leavesParallel(leaf, transitions)) return []
      const [remark, message] =
        ways.length > 0
          ? [advice, "Events change what it knows, but none leads to another state."]
          : [error, "Nothing can happen any more, though the state is not final. Let an event lead on."]
      return [remark("state-way-on", nodeName(leaf), message)]
    })

/** Returns the number of combinations of leaf states in a node. */
const combinations = (node: AnyNode): number => {
  const parts = Object.values(node.states)
    .filter(({ type }) => type !== "history")
    .map(combinations)
  if (parts.length === 0) return 1
  return node.type === "parallel"
    ? parts.reduce((all, part) => all * part, 1)
    : parts.reduce((all, part) => all + part, 0)
}

const maxCombinations = 64

export const sizeOfParallelStates = ({ nodes }: MachineParts): ReadonlyArray<Remark> =>
  nodes
    .filter((node) => node.type === "parallel" && combinations(node) > maxCombinations)
    .map((node) =>
      advice(
        "parallel-size",
        nodeName(node),
        `Its regions combine to ${combinations(node)} situations. Make those that concern the whole product actors of their own.`
      )
    )
