/**
 * Finds all reachable situations and transitions of a machine. First a few contexts of each combination of
 * states; where items are missing then, rounds that count, and at last everything, up to a maximum of situations.
 */
import { deepSearch } from "./deep-search.ts"
import { describeMachine, statesBelow } from "./describe-machine.ts"
import type { AnyFlowSpec, Flow } from "./flow.ts"
import { type GraphNode, type GraphStart, maxOfAKind } from "./graph.ts"
import { identities } from "./identities.ts"
import { changeItem, refusalItem, stateItem, staticItems } from "./items.ts"
import { candidatesOf } from "./observe.ts"
import {
  applyOccurrence,
  childOf,
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

export interface Exploration {
  readonly flow: Flow
  readonly nodes: ReadonlyArray<GraphNode>
  readonly starts: ReadonlyArray<GraphStart>
  /** All items, in document order; refusals in sorted order. */
  readonly items: ReadonlyArray<string>
  readonly reached: ReadonlySet<string>
  /** Faults of the machine or the spec found during the search, as sentences. */
  readonly problems: ReadonlyArray<string>
  /** Event types and services for which the machine threw. */
  readonly faults: ReadonlySet<string>
  /** Number of explored situations; `complete` if there are no others. */
  readonly looked: number
  readonly complete: boolean
}

export interface ExploreOptions {
  /** Contexts per configuration, tried in turn until the next one shows nothing new. */
  readonly bounds?: ReadonlyArray<number>
  /** Maximum number of situations to look at, fewer with many actors; what lies beyond is left out. Default: 20,000. */
  readonly maxSituations?: number
}

type Identify = (value: unknown) => number | string

const historyText = ({ snapshot }: Situation): string =>
  Object.entries(snapshot.historyValue as Record<string, ReadonlyArray<AnyNode>>)
    .map(([id, nodes]) => `${id}=${nodes.map((node) => node.id).sort()}`)
    .sort()
    .join(";")

const servicesAtWork = (situation: Situation): string => {
  const counts = new Map<string, number>()
  for (const { service } of runningChildren(situation)) counts.set(service, (counts.get(service) ?? 0) + 1)
  return [...counts].map(([service, count]) => `${service}=${Math.min(count, maxOfAKind)}`).join(";")
}

/** Returns the key without what history states remember. */
const coarseKey = (situation: Situation): string =>
  JSON.stringify([
    situation.snapshot.status,
    activeLeaves(situation.snapshot).map(({ id }) => id),
    servicesAtWork(situation)
  ])

const contextKey = (situation: Situation, identify: Identify): string => {
  const { snapshot, timers } = situation
  const running = timers.map(
    ({ id, event, left, isHeld }) => `${id ?? event.type}=${left}${isHeld ? "" : "!"}`
  )
  return JSON.stringify([identify(snapshot.context), running, runningChildren(situation).map(({ id }) => id)])
}

/** Returns the same key for situations with the same future. */
export const situationKey = (situation: Situation): string =>
  coarseKey(situation) + historyText(situation) + contextKey(situation, stableText)

/** Returns the visible states, and those that the spec declares as passing. */
const statesShown = ({ situation, passes }: Step, passing: ReadonlySet<string>): ReadonlyArray<string> =>
  [...activeLeaves(situation.snapshot).map(({ id }) => id), ...passes.filter((id) => passing.has(id))].map(
    stateItem
  )

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : stableText(error))

/** Returns the cause of a refusal: the state that has candidates for the event, or forbids it. */
const refusalOf = ({ snapshot }: Situation, event: string): ReadonlyArray<string> => {
  const source = activeLeaves(snapshot)
    .flatMap(selfAndAncestors)
    .find((node) => candidatesOf(node, event).length > 0)
  return source === undefined ? [] : [refusalItem(source.id, event)]
}

const describeOccurrence = (occurrence: Occurrence): string =>
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

interface Keys {
  readonly coarse: string
  /** With what history states remember. */
  readonly configuration: string
  readonly key: string
}

interface HeldBack {
  readonly from: GraphNode
  readonly occurrence: Occurrence
  readonly step: Step
  readonly shows: ReadonlyArray<string>
  readonly isProbe: boolean
}

/**
 * Above this number, history no longer distinguishes combinations: it multiplies with everything else, and
 * each combination would be explored in as many contexts.
 */
const maxCombinations = 500

/** Returns whether an active state invoked the child; a spawned one may have no listener. */
const isInvoked = ({ snapshot }: Situation, child: string | undefined): boolean =>
  (snapshot._nodes as ReadonlyArray<AnyNode>).some((node) => node.invoke.some(({ id }) => id === child))

/** Returns an actor that cannot be replaced, since it has no name. */
const unnamedActor = ({ situation }: Step): string | undefined => {
  const children = situation.snapshot.children as Record<string, { readonly src?: unknown } | undefined>
  const found = Object.entries(children).find(
    ([, child]) => child !== undefined && typeof child.src !== "string"
  )
  return found === undefined
    ? undefined
    : `the actor "${found[0]}", whose logic has no name. Name it in setup() and start it by that name.`
}

const exploreAnew = (
  flow: Flow,
  { bounds = [5, 20, 40, 80], maxSituations = 20_000 }: ExploreOptions
): Exploration => {
  const { spec } = flow
  const machine = withStubs(flow.machine, { isClosed: true })
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
  const combinations = new Set<string>()
  const reached = new Set<string>()
  const problems = new Set<string>()
  const faults = new Set<string>()
  const identify = identities()
  const keys = new WeakMap<Situation, Keys>()
  let edgeCount = 0
  let queue: Array<GraphNode> = []
  let heldBack: Array<HeldBack> = []
  let bound = bounds[0] ?? 5

  /** Situations beyond the bound are tried again whenever the bound is raised. */
  const keysOf = (situation: Situation, fixture: unknown): Keys => {
    const found = keys.get(situation)
    if (found !== undefined) return found
    const coarse = `${identify(fixture)}${coarseKey(situation)}`
    const configuration = `${coarse}:${historyText(situation)}`
    const made = { coarse, configuration, key: `${configuration}${contextKey(situation, identify)}` }
    keys.set(situation, made)
    return made
  }

  const nodeFor = (situation: Situation, fixture: unknown, isNeeded = false): GraphNode | undefined => {
    const { coarse, configuration, key } = keysOf(situation, fixture)
    const known = byKey.get(key)
    if (known !== undefined) return known
    const isCrowded = combinations.size >= maxCombinations && !combinations.has(configuration)
    const contexts = contextsOf.get(isCrowded ? coarse : configuration) ?? 0
    if (!isNeeded && (contexts >= bound || nodes.length >= maxSituations)) return undefined
    if (!isCrowded) {
      combinations.add(configuration)
      contextsOf.set(configuration, contexts + 1)
    }
    contextsOf.set(coarse, (contextsOf.get(coarse) ?? 0) + 1)
    const name = situationName(situation.snapshot)
    const node: GraphNode = { index: nodes.length, situation, name, fixture, edges: [] }
    nodes.push(node)
    byKey.set(key, node)
    queue.push(node)
    return node
  }

  const itemsOf = (step: Step): ReadonlyArray<string> => [
    ...step.takes,
    ...step.guards,
    ...step.changes.map(changeItem),
    ...statesShown(step, passing)
  ]

  const heldBackOf = (from: GraphNode, occurrence: Occurrence, step: Step): HeldBack => {
    const isProbe = occurrence.kind === "event" && step.takes.every((id) => forbidden.has(id))
    const refusals = isProbe ? refusalOf(from.situation, occurrence.type) : []
    return { from, occurrence, step, isProbe, shows: [...new Set([...itemsOf(step), ...refusals])] }
  }

  const connect = (held: HeldBack): void => {
    const { from, occurrence, step, shows, isProbe } = held
    // A step that shows something new is followed, however many contexts have been explored.
    const isNew = shows.some((item) => !reached.has(item))
    const to = step.situation === from.situation ? from : nodeFor(step.situation, from.fixture, isNew)
    if (to === undefined) {
      heldBack.push(held)
      return
    }
    for (const item of shows) reached.add(item)
    from.edges.push({ index: edgeCount, from, to, occurrence, takes: step.takes, shows, isProbe })
    edgeCount += 1
  }

  const stepBy = ({ fixture }: GraphNode, at: Situation, occurrence: Occurrence): Step =>
    withAtOnce(machine, spec, applyOccurrence(machine, spec, at, occurrence), fixture)
  const isOutOfReach = ({ takes }: Step): boolean => takes.some((id) => Object.hasOwn(spec.outOfReach, id))

  /** Returns the step, if a path may take it. */
  const stepFrom = (
    start: GraphNode,
    at: Situation,
    occurrence: Occurrence | undefined
  ): Step | undefined => {
    if (occurrence === undefined) return undefined
    try {
      const step = stepBy(start, at, occurrence)
      const isFaulty = step.situation.snapshot.status === "error" || unnamedActor(step) !== undefined
      return isFaulty || isOutOfReach(step) ? undefined : step
    } catch {
      // Reported by the search itself.
      return undefined
    }
  }

  const tryOut = (from: GraphNode, occurrence: Occurrence): void => {
    const happening = `In "${from.name}", "${occurrenceName(occurrence)}"`
    try {
      const step = stepBy(from, from.situation, occurrence)
      if (isOutOfReach(step)) return
      const stranger = unnamedActor(step)
      if (stranger !== undefined) {
        faults.add(describeOccurrence(occurrence))
        problems.add(`${happening} starts ${stranger}`)
        return
      }
      const { status, error } = step.situation.snapshot
      if (status === "error") {
        faults.add(describeOccurrence(occurrence))
        problems.add(`${happening} stops the machine with an error that nothing handles: ${messageOf(error)}`)
        return
      }
      if (
        step.takes.length === 0 &&
        occurrence.kind === "outcome" &&
        isEnd(spec, occurrence) &&
        isInvoked(from.situation, childOf(from.situation, occurrence)?.id)
      ) {
        problems.add(`${happening} is ignored: no transition takes this outcome.`)
      }
      connect(heldBackOf(from, occurrence, step))
    } catch (error) {
      faults.add(describeOccurrence(occurrence))
      problems.add(`${happening} throws: ${messageOf(error)}`)
    }
  }

  const connectHeldBack = (): void => {
    const waiting = heldBack
    heldBack = []
    waiting.forEach(connect)
    drain()
  }

  const drain = (): void => {
    while (queue.length > 0) {
      const nodes = queue
      queue = []
      for (const node of nodes)
        for (const occurrence of occurrencesIn(spec, node.situation)) tryOut(node, occurrence)
    }
  }

  const starts = Object.entries(spec.starts).map(([name, { input, fixture }]): GraphStart => {
    try {
      const step = withAtOnce(machine, spec, startOf(machine, input), fixture)
      const stranger = unnamedActor(step)
      if (stranger !== undefined) throw new Error(`it starts ${stranger}`)
      const node = nodeFor(step.situation, fixture)
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
    connectHeldBack()
    if (reached.size === before) break
  }

  const fixed = staticItems(description)
  const isMissed = (item: string): boolean =>
    !reached.has(item) &&
    spec.unreachable[item] === undefined &&
    spec.outOfReach[item.replace(/=[TF]$/, "")] === undefined

  const far = deepSearch({
    spec,
    nodes,
    maxSituations,
    keysOf: (situation, { fixture }) => keysOf(situation, fixture),
    isInGraph: (key) => byKey.has(key),
    leftOut: () => heldBack,
    isMissing: () => fixed.some(isMissed),
    isNew: (step) => itemsOf(step).some((item) => !reached.has(item)),
    stepFrom,
    keep: (trail, { fixture }) => {
      for (const situation of trail) nodeFor(situation, fixture, true)
      connectHeldBack()
    }
  })

  const isFixed = new Set(fixed)
  const refusals = [...reached].filter((item) => !isFixed.has(item)).sort()
  return {
    flow,
    nodes,
    starts,
    items: [...fixed, ...refusals],
    reached,
    faults,
    problems: [...problems, ...restProblems(nodes, passing)],
    looked: nodes.length + far.scouted,
    complete: far.complete
  }
}

const explored = new WeakMap<Flow, Exploration>()

/** Deterministic: breadth first from the starts, in spec order. A flow is explored once for all plans. */
export const explore = (flow: Flow, options: ExploreOptions = {}): Exploration => {
  if (options.bounds !== undefined || options.maxSituations !== undefined) return exploreAnew(flow, options)
  const known = explored.get(flow) ?? exploreAnew(flow, {})
  explored.set(flow, known)
  return known
}
