/** Names of states for people and screens: the dotted path without the machine's id. */
import type { AnyMachineSnapshot, StateNode } from "xstate"

// biome-ignore lint/suspicious/noExplicitAny: a state node of any machine.
export type AnyNode = StateNode<any, any, any, any>

const isLeaf = (node: AnyNode): boolean => node.type === "atomic" || node.type === "final"

/** Returns `shopping.viewing`; for the root, which has no path, the machine's id. */
export const nodeName = (node: AnyNode): string => node.path.join(".") || node.id

/** Returns the active leaf states in document order; several for parallel regions. */
export const leafNames = (snapshot: AnyMachineSnapshot): ReadonlyArray<string> =>
  activeLeaves(snapshot).map(nodeName)

export const activeLeaves = (snapshot: AnyMachineSnapshot): ReadonlyArray<AnyNode> => {
  const nodes = snapshot._nodes as ReadonlyArray<AnyNode>
  const found = leavesAmong.get(nodes) ?? nodes.filter(isLeaf).sort((left, right) => left.order - right.order)
  leavesAmong.set(nodes, found)
  return found
}

const leavesAmong = new WeakMap<ReadonlyArray<AnyNode>, ReadonlyArray<AnyNode>>()

/** Returns one name for all active leaf states: `shopping.viewing`, or `editor.idle + sync.saving`. */
export const situationName = (snapshot: AnyMachineSnapshot): string => leafNames(snapshot).join(" + ")

/** Returns the node and its descendants, in document order. */
export const nodesBelow = (node: AnyNode): ReadonlyArray<AnyNode> => [
  node,
  ...Object.values(node.states).flatMap((child) => nodesBelow(child))
]

/** Returns the node and its ancestors, innermost first. */
export const selfAndAncestors = (node: AnyNode): ReadonlyArray<AnyNode> => {
  const found = lineOf.get(node) ?? [
    node,
    ...(node.parent === undefined ? [] : selfAndAncestors(node.parent))
  ]
  lineOf.set(node, found)
  return found
}

const lineOf = new WeakMap<AnyNode, ReadonlyArray<AnyNode>>()

export const isInside = (node: AnyNode, ancestor: AnyNode): boolean =>
  node !== ancestor && selfAndAncestors(node).includes(ancestor)
