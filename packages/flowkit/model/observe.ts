/** Reads the taken transitions, evaluated guards and changes off the microsteps of a step. */
import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from "xstate"
import { hasSameText } from "./stable-text.ts"
import { type AnyNode, activeLeaves, isInside, selfAndAncestors } from "./state-names.ts"
import { isEventless, transitionId } from "./transition-id.ts"

export interface Microstep {
  readonly before: AnyMachineSnapshot
  readonly event: EventObject
  /** Transitions that XState selected; empty where the event is not handled. */
  readonly selected: ReadonlyArray<AnyTransitionDefinition>
}

export interface Observation {
  /** Ids of the transitions taken, in order. */
  readonly takes: ReadonlyArray<string>
  /** `<transition id>=T` or `=F`, in order, each once. */
  readonly guards: ReadonlyArray<string>
  /** Ids of the taken transitions whose actions changed the context. */
  readonly changes: ReadonlyArray<string>
  /** Ids of leaf states that were left at once, by an eventless transition or an event raised inside. */
  readonly passes: ReadonlyArray<string>
}

const matchesDescriptor = (event: string, descriptor: string): boolean =>
  descriptor === "*" || (descriptor.endsWith(".*") && `${event}.`.startsWith(descriptor.slice(0, -1)))

/** Returns the candidates of a state for an event, in the order of XState's evaluation. */
export const candidatesOf = (node: AnyNode, event: string): ReadonlyArray<AnyTransitionDefinition> => {
  const found = known.get(node) ?? new Map<string, ReadonlyArray<AnyTransitionDefinition>>()
  known.set(node, found)
  const candidates = found.get(event) ?? candidatesAnew(node, event)
  found.set(event, candidates)
  return candidates
}

const known = new WeakMap<AnyNode, Map<string, ReadonlyArray<AnyTransitionDefinition>>>()

const candidatesAnew = (node: AnyNode, event: string): ReadonlyArray<AnyTransitionDefinition> => {
  const exact = node.transitions.get(event) ?? []
  const wildcards = [...node.transitions.keys()]
    .filter((descriptor) => descriptor !== event && matchesDescriptor(event, descriptor))
    .sort((left, right) => right.length - left.length)
    .flatMap((descriptor) => node.transitions.get(descriptor) ?? [])
  return [...exact, ...wildcards]
}

/** Walks up from active leaves like XState, until a transition is selected; records evaluated guards. */
const guardsAsked = (
  snapshot: AnyMachineSnapshot,
  selected: ReadonlyArray<AnyTransitionDefinition>,
  candidates: (node: AnyNode) => ReadonlyArray<AnyTransitionDefinition>,
  stopsAtParallel: boolean
): ReadonlyArray<string> =>
  activeLeaves(snapshot).flatMap((leaf) => {
    const seen: Array<string> = []
    for (const node of selfAndAncestors(leaf)) {
      // A parallel state handles an event only if none of its regions has handled it.
      if (
        stopsAtParallel &&
        node.type === "parallel" &&
        selected.some(({ source }) => isInside(source, node))
      )
        break
      for (const candidate of candidates(node)) {
        const isTaken = selected.includes(candidate)
        if (candidate.guard !== undefined) seen.push(`${transitionId(candidate)}=${isTaken ? "T" : "F"}`)
        if (isTaken || candidate.guard === undefined) return seen
      }
    }
    return seen
  })

const alwaysAsked = (snapshot: AnyMachineSnapshot, selected: ReadonlyArray<AnyTransitionDefinition>) =>
  guardsAsked(snapshot, selected, (node) => node.always ?? [], false)

/** Returns the default target of a history state without a record: its own, or its parent's initial state. */
export const historyDefault = ({ config, parent }: AnyNode): ReadonlyArray<AnyNode> => {
  const named = (config as { readonly target?: unknown }).target
  const path = typeof named === "string" ? named.replace(/^\./, "").split(".") : []
  const found = path.reduce<AnyNode | undefined>((node, key) => node?.states[key], parent)
  if (path.length > 0 && found !== undefined) return [found]
  if (parent === undefined) return []
  return parent.type === "compound" ? (parent.initial.target as ReadonlyArray<AnyNode>) : [parent]
}

const effectiveTargets = (
  targets: ReadonlyArray<AnyNode>,
  history: AnyMachineSnapshot["historyValue"]
): ReadonlyArray<AnyNode> =>
  targets.flatMap((target): ReadonlyArray<AnyNode> => {
    if (target.type !== "history") return [target]
    const remembered = history[target.id] as ReadonlyArray<AnyNode> | undefined
    return remembered ?? historyDefault(target)
  })

const statesLeft = (
  transition: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot
): ReadonlyArray<AnyNode> => {
  if (transition.target === undefined || transition.target.length === 0) return []
  const targets = effectiveTargets(transition.target, snapshot.historyValue)
  const { source, reenter } = transition
  const staysInside = !reenter && targets.every((target) => target === source || isInside(target, source))
  const domain = staysInside
    ? source
    : selfAndAncestors(source)
        .slice(1)
        .find((ancestor) => targets.every((target) => isInside(target, ancestor)))
  return (snapshot._nodes as ReadonlyArray<AnyNode>).filter(
    (node) => domain === undefined || isInside(node, domain)
  )
}

/** Of transitions in parallel regions that exit the same states, only the inner or the first one is taken. */
const withoutPreempted = (
  selected: ReadonlyArray<AnyTransitionDefinition>,
  snapshot: AnyMachineSnapshot
): ReadonlyArray<AnyTransitionDefinition> => {
  if (selected.length < 2) return selected
  let kept: ReadonlyArray<AnyTransitionDefinition> = []
  for (const next of selected) {
    const left = new Set(statesLeft(next, snapshot))
    const rivals = kept.filter((other) => statesLeft(other, snapshot).some((node) => left.has(node)))
    if (rivals.every((other) => isInside(next.source, other.source))) {
      kept = [...kept.filter((other) => !rivals.includes(other)), next]
    }
  }
  return kept
}

const isOther = (before: unknown, after: unknown): boolean => !hasSameText(before, after)

/** `after` is the snapshot at the end of the macrostep. */
export const observe = (microsteps: ReadonlyArray<Microstep>, after: AnyMachineSnapshot): Observation => {
  const takes: Array<string> = []
  const changes: Array<string> = []
  const guards = new Set<string>()
  const passes = new Set<string>()
  const note = (asked: ReadonlyArray<string>) => {
    for (const guard of asked) guards.add(guard)
  }
  microsteps.forEach(({ before, event, selected }, index) => {
    const [first] = selected
    const isUnseen = index > 0 || (first !== undefined && isEventless(first))
    if (isUnseen) for (const { id } of activeLeaves(before)) passes.add(id)
    if (first !== undefined && isEventless(first)) note(alwaysAsked(before, selected))
    else {
      // A raised event is handled only if no eventless transition is enabled.
      if (index > 0) note(alwaysAsked(before, []))
      note(guardsAsked(before, selected, (node) => candidatesOf(node, event.type), true))
    }
    const taken = withoutPreempted(selected, before)
    takes.push(...taken.map(transitionId))
    const acting = taken.filter(({ actions }) => actions.length > 0)
    if (acting.length > 0 && isOther(before.context, (microsteps[index + 1]?.before ?? after).context))
      changes.push(...acting.map(transitionId))
  })
  if (after.status === "active") note(alwaysAsked(after, []))
  return { takes, changes, guards: [...guards], passes: [...passes] }
}
