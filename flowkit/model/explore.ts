/** Finds every situation a machine can get into, and what leads from one to the next, within a bound that is raised as needed. */
import { describeMachine, statesBelow } from "./describe-machine.ts"
import type { AnyFlowSpec, Flow } from "./flow.ts"
import { changeItem, refusalItem, stateItem, staticItems } from "./items.ts"
import { candidatesOf } from "./observe.ts"
import {
  happen,
  type Occurrence,
  occurrenceName,
  occurrencesIn,
  outcomeOf,
  runningChildren,
  withAtOnce
} from "./occurrences.ts"
import { stableText } from "./stable-text.ts"
import { type AnyNode, activeLeaves, selfAndAncestors, situationName } from "./state-names.ts"
import { type Situation, type Step, startOf } from "./stepper.ts"
import { isEnding, withStubs } from "./stub-actor.ts"

export interface GraphNode {
  readonly index: number
  readonly situation: Situation
  /** Leaf states, joined by " + " where regions are parallel. */
  readonly name: string
  /** Of the start this lies behind. */
  readonly world: unknown
  readonly edges: Array<GraphEdge>
}

export interface GraphEdge {
  readonly from: GraphNode
  readonly to: GraphNode
  readonly occurrence: Occurrence
  readonly takes: ReadonlyArray<string>
  /** Items this step shows. */
  readonly shows: ReadonlyArray<string>
  /** An event that is refused or forbidden here: tried, not done. */
  readonly isProbe: boolean
}

export interface GraphStart {
  readonly name: string
  readonly node: GraphNode
  readonly takes: ReadonlyArray<string>
  readonly shows: ReadonlyArray<string>
}

export interface Exploration {
  readonly flow: Flow
  readonly nodes: ReadonlyArray<GraphNode>
  readonly starts: ReadonlyArray<GraphStart>
  /** All items, in document order; refusals as found, sorted. */
  readonly items: ReadonlyArray<string>
  readonly reached: ReadonlySet<string>
  /** Faults of the machine or the spec met on the way, as sentences. */
  readonly problems: ReadonlyArray<string>
  /** Event types and services that made the machine throw somewhere. */
  readonly faults: ReadonlySet<string>
  /** Contexts looked at per configuration of states; `complete` if nothing was left out. */
  readonly bound: number
  readonly complete: boolean
}

export interface ExploreOptions {
  /** Contexts per configuration, tried in turn until the next one shows nothing new. */
  readonly bounds?: ReadonlyArray<number>
  /** The search ends with a clear error when there are more situations. */
  readonly mostSituations?: number
}

const historyOf = ({ snapshot }: Situation): unknown =>
  Object.entries(snapshot.historyValue as Record<string, ReadonlyArray<AnyNode>>)
    .map(([id, nodes]) => [id, nodes.map((node) => node.id).sort()] as const)
    .sort(([left], [right]) => (left < right ? -1 : 1))

const configurationKey = (situation: Situation): string =>
  stableText([
    situation.snapshot.status,
    activeLeaves(situation.snapshot).map(({ id }) => id),
    historyOf(situation),
    runningChildren(situation).map(({ id }) => id)
  ])

const contextKey = ({ snapshot, timers }: Situation): string =>
  stableText([snapshot.context, timers.map(({ id, event, left }) => [id ?? event.type, left])])

/** The same for situations from which the same can happen. */
export const situationKey = (situation: Situation): string =>
  configurationKey(situation) + contextKey(situation)

/** States somebody can look at, and those the spec says are only passed. */
const statesShown = ({ situation, passes }: Step, passing: ReadonlySet<string>): ReadonlyArray<string> =>
  [...activeLeaves(situation.snapshot).map(({ id }) => id), ...passes.filter((id) => passing.has(id))].map(
    stateItem
  )

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : stableText(error))

/** Why an event was not taken: the state that has candidates for it, or forbids it. */
const refusalOf = ({ snapshot }: Situation, event: string): ReadonlyArray<string> => {
  const source = activeLeaves(snapshot)
    .flatMap(selfAndAncestors)
    .find((node) => candidatesOf(node, event).length > 0)
  return source === undefined ? [] : [refusalItem(source.id, event)]
}

const deedOf = (occurrence: Occurrence): string =>
  occurrence.kind === "event" ? occurrence.type : occurrence.kind === "outcome" ? occurrence.service : "delay"

const isEnd = (spec: AnyFlowSpec, occurrence: Occurrence): boolean =>
  occurrence.kind === "outcome" && isEnding(outcomeOf(spec, occurrence))

const restProblems = (
  nodes: ReadonlyArray<GraphNode>,
  passing: ReadonlySet<string>
): ReadonlyArray<string> => {
  const rested = new Set(
    nodes.flatMap(({ situation }) => activeLeaves(situation.snapshot).map(({ id }) => id))
  )
  return [...passing]
    .filter((id) => rested.has(id))
    .map(
      (id) =>
        `The spec says that "${id}" is only passed, but the machine can rest there. Give it an assertion.`
    )
}

interface HeldBack {
  readonly from: GraphNode
  readonly occurrence: Occurrence
  readonly step: Step
}

const exploreAnew = (
  flow: Flow,
  { bounds = [5, 20, 40, 80], mostSituations = 50_000 }: ExploreOptions
): Exploration => {
  const { spec } = flow
  const machine = withStubs(flow.machine)
  const description = describeMachine(machine)
  const forbidden = new Set(
    description.transitions.filter(({ kind }) => kind === "forbidden").map(({ id }) => id)
  )
  const passing = new Set(
    statesBelow(description.root)
      .filter(({ name }) => spec.states[name] === "passing")
      .map(({ id }) => id)
  )
  const nodes: Array<GraphNode> = []
  const byKey = new Map<string, GraphNode>()
  const contextsOf = new Map<string, number>()
  const reached = new Set<string>()
  const problems = new Set<string>()
  const faults = new Set<string>()
  const queue: Array<GraphNode> = []
  let heldBack: Array<HeldBack> = []
  let bound = bounds[0] ?? 5

  const nodeFor = (situation: Situation, world: unknown, isNeeded = false): GraphNode | undefined => {
    const configuration = `${stableText([world ?? null])}${configurationKey(situation)}`
    const key = `${configuration}${contextKey(situation)}`
    const known = byKey.get(key)
    if (known !== undefined) return known
    const contexts = contextsOf.get(configuration) ?? 0
    if (contexts >= bound && !isNeeded) return undefined
    if (nodes.length >= mostSituations) {
      throw new Error(
        `Machine "${flow.name}" has more than ${mostSituations} situations. Bound what its context counts or collects, or split it.`
      )
    }
    contextsOf.set(configuration, contexts + 1)
    const name = situationName(situation.snapshot)
    const node: GraphNode = { index: nodes.length, situation, name, world, edges: [] }
    nodes.push(node)
    byKey.set(key, node)
    queue.push(node)
    return node
  }

  const connect = ({ from, occurrence, step }: HeldBack): void => {
    const isProbe = occurrence.kind === "event" && step.takes.every((id) => forbidden.has(id))
    const refusals = isProbe ? refusalOf(from.situation, occurrence.type) : []
    const shows = [
      ...new Set([
        ...step.takes,
        ...step.guards,
        ...step.changes.map(changeItem),
        ...refusals,
        ...statesShown(step, passing)
      ])
    ]
    // What shows something new is followed, however many contexts have been looked at.
    const to = nodeFor(
      step.situation,
      from.world,
      shows.some((item) => !reached.has(item))
    )
    if (to === undefined) {
      heldBack.push({ from, occurrence, step })
      return
    }
    for (const item of shows) reached.add(item)
    from.edges.push({ from, to, occurrence, takes: step.takes, shows, isProbe })
  }

  const tryOut = (from: GraphNode, occurrence: Occurrence): void => {
    const happening = `In "${from.name}", "${occurrenceName(occurrence)}"`
    try {
      const step = withAtOnce(machine, spec, happen(machine, spec, from.situation, occurrence), from.world)
      if (step.takes.some((id) => Object.hasOwn(spec.outOfReach, id))) return
      const { status, error } = step.situation.snapshot
      if (status === "error") {
        faults.add(deedOf(occurrence))
        problems.add(`${happening} stops the machine with an error that nothing handles: ${messageOf(error)}`)
        return
      }
      if (step.takes.length === 0 && isEnd(spec, occurrence)) {
        problems.add(`${happening} is ignored: no transition takes this outcome.`)
      }
      connect({ from, occurrence, step })
    } catch (error) {
      faults.add(deedOf(occurrence))
      problems.add(`${happening} throws: ${messageOf(error)}`)
    }
  }

  const drain = (): void => {
    for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
      for (const occurrence of occurrencesIn(spec, node.situation)) tryOut(node, occurrence)
    }
  }

  const starts = Object.entries(spec.starts).map(([name, { input, world }]): GraphStart => {
    try {
      const step = withAtOnce(machine, spec, startOf(machine, input), world)
      const node = nodeFor(step.situation, world)
      if (node === undefined) throw new Error(`there are more than ${bound} starts with the same states`)
      const shows = [...new Set([...step.takes, ...step.guards, ...statesShown(step, passing)])]
      for (const item of shows) reached.add(item)
      return { name, node, takes: step.takes, shows }
    } catch (error) {
      throw new Error(`Start "${name}" of machine "${flow.name}" fails: ${messageOf(error)}`)
    }
  })
  drain()
  for (const next of bounds.slice(1)) {
    if (heldBack.length === 0) break
    const before = reached.size
    bound = next
    const waiting = heldBack
    heldBack = []
    waiting.forEach(connect)
    drain()
    if (reached.size === before) break
  }

  const fixed = staticItems(description)
  const refusals = [...reached].filter((item) => !fixed.includes(item)).sort()
  return {
    flow,
    nodes,
    starts,
    items: [...fixed, ...refusals],
    reached,
    faults,
    problems: [...problems, ...restProblems(nodes, passing)],
    bound,
    complete: heldBack.length === 0
  }
}

const explored = new WeakMap<Flow, Exploration>()

/** Deterministic: breadth first from the starts, in the order of the spec. A flow is explored once for all its plans. */
export const explore = (flow: Flow, options: ExploreOptions = {}): Exploration => {
  if (options.bounds !== undefined || options.mostSituations !== undefined) return exploreAnew(flow, options)
  const known = explored.get(flow) ?? exploreAnew(flow, {})
  explored.set(flow, known)
  return known
}
