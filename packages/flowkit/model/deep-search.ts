/** Looks for missing items beyond the explored graph: behind counters and timers, then in every situation. */
import type { AnyFlowSpec } from "./flow.ts"
import { type GraphNode, maxOfAKind } from "./graph.ts"
import { type Occurrence, occurrencesIn, runningChildren } from "./occurrences.ts"
import { nextDelay, type Situation, type Step } from "./stepper.ts"

/** Growing lists of actors have no end: situations with more of a kind are left out. */
const isCrowded = (situation: Situation): boolean => {
  const services = runningChildren(situation).map(({ service }) => service)
  return new Set(services).size * maxOfAKind < services.length
}

/** Steps of a usual situation; each running actor makes a step as costly as another one. */
const effortOfOne = 5
const effortIn = (situation: Situation, occurrences: ReadonlyArray<Occurrence>): number =>
  occurrences.length * (1 + runningChildren(situation).length)

/** Longest round to repeat, in steps, and how often at most: few times for all rounds, then often. */
const maxRound = 3
const repetitions = [50, 1_000]

/** The search so far. */
export interface DeepSearch {
  readonly spec: AnyFlowSpec
  readonly nodes: ReadonlyArray<GraphNode>
  readonly maxSituations: number
  /** `coarse` leaves out context and history. */
  readonly keysOf: (
    situation: Situation,
    start: GraphNode
  ) => { readonly coarse: string; readonly key: string }
  readonly isInGraph: (key: string) => boolean
  /** Steps out of the graph, beyond its bounds. */
  readonly leftOut: () => ReadonlyArray<{ readonly from: GraphNode; readonly step: Step }>
  readonly isMissing: () => boolean
  readonly isNew: (step: Step) => boolean
  /** Returns the step, if a path may take it. */
  readonly stepFrom: (start: GraphNode, at: Situation, occurrence: Occurrence | undefined) => Step | undefined
  /** Adds situations to the graph, with all that follows from them within its bounds. */
  readonly keep: (trail: ReadonlyArray<Situation>, start: GraphNode) => void
}

/** Situation outside of the graph, and the one before it. */
interface Scouted {
  readonly situation: Situation
  readonly start: GraphNode
  readonly before: Scouted | undefined
}

const trailTo = (last: Scouted): ReadonlyArray<Situation> => {
  const trail: Array<Situation> = []
  for (let at: Scouted | undefined = last; at !== undefined; at = at.before) trail.push(at.situation)
  return trail.reverse()
}

/** Returns the same cause in another situation, where a timer may have other milliseconds left. */
const sameCause = (occurrence: Occurrence | undefined, situation: Situation): Occurrence | undefined => {
  if (occurrence?.kind !== "delay") return occurrence
  const ms = nextDelay(situation)
  return ms === undefined ? undefined : { kind: "delay", ms }
}

type Round = ReadonlyArray<Occurrence>

/** Returns short ways from a combination of states back to it. */
const roundsFrom = (home: GraphNode, { keysOf }: DeepSearch): ReadonlyArray<Round> => {
  const coarse = (node: GraphNode) => keysOf(node.situation, node).coarse
  const seen = new Set([coarse(home)])
  const rounds: Array<Round> = []
  let level: ReadonlyArray<{ readonly node: GraphNode; readonly way: Round }> = [{ node: home, way: [] }]
  for (let length = 1; length <= maxRound; length += 1) {
    const next: Array<(typeof level)[number]> = []
    for (const { node, way } of level)
      for (const { to, occurrence } of node.edges) {
        if (to === node) continue
        const longer = [...way, occurrence]
        if (coarse(to) === coarse(home)) rounds.push(longer)
        else if (!seen.has(coarse(to))) {
          seen.add(coarse(to))
          next.push({ node: to, way: longer })
        }
      }
    level = next
  }
  return rounds
}

/** Repeats rounds that change the context, and tries in each situation what else can happen there. */
const repeatRounds = (search: DeepSearch): void => {
  const { spec, nodes, maxSituations, keysOf, isMissing, isNew, stepFrom, keep } = search
  // A part of the whole effort: the rest is for the full search.
  let left = (maxSituations * effortOfOne) / 4
  const repeat = (home: GraphNode, round: Round, times: number): void => {
    const trail: Array<Situation> = []
    const seen = new Set<string>()
    let at = home.situation
    for (let step = 0; step < times * round.length && left > 0 && isMissing(); step += 1) {
      const next = stepFrom(home, at, sameCause(round[step % round.length], at))
      if (next === undefined) return
      const { key } = keysOf(next.situation, home)
      if (seen.has(key) || isCrowded(next.situation)) return
      seen.add(key)
      at = next.situation
      trail.push(at)
      if (isNew(next)) keep(trail, home)
      const occurrences = occurrencesIn(spec, at)
      left -= effortIn(at, occurrences)
      for (const occurrence of occurrences) {
        const beyond = stepFrom(home, at, occurrence)
        if (beyond !== undefined && isNew(beyond)) keep([...trail, beyond.situation], home)
      }
    }
  }
  const homes = new Map<string, GraphNode>()
  for (const node of nodes) {
    const { coarse } = keysOf(node.situation, node)
    if (!homes.has(coarse)) homes.set(coarse, node)
  }
  for (const times of repetitions)
    for (const home of homes.values())
      for (const round of roundsFrom(home, search)) repeat(home, round, times)
}

/** Looks at all other situations, breadth first; only those that lead to something new enter the graph. */
const scout = (search: DeepSearch): { readonly scouted: ReadonlySet<string>; readonly complete: boolean } => {
  const { spec, nodes, maxSituations, keysOf, isInGraph, leftOut, isMissing, isNew, stepFrom, keep } = search
  const scouted = new Set<string>()
  const cut = new Set<string>()
  let effort = maxSituations * effortOfOne
  const isKnown = ({ situation, start }: Scouted): boolean => {
    const { key } = keysOf(situation, start)
    return isInGraph(key) || scouted.has(key) || cut.has(key)
  }
  const lookFrom = (before: Scouted): ReadonlyArray<Scouted> => {
    const occurrences = occurrencesIn(spec, before.situation)
    effort -= effortIn(before.situation, occurrences)
    return occurrences.flatMap((occurrence) => {
      const { start } = before
      const step = stepFrom(start, before.situation, occurrence)
      if (step === undefined) return []
      const found: Scouted = { situation: step.situation, start, before }
      if (isNew(step)) keep(trailTo(found), start)
      return isKnown(found) ? [] : [found]
    })
  }
  const frontier = (): ReadonlyArray<Scouted> =>
    leftOut()
      .map(({ step, from }): Scouted => ({ situation: step.situation, start: from, before: undefined }))
      .filter((found) => !isKnown(found))
  for (let level = frontier(); isMissing(); ) {
    const next: Array<Scouted> = []
    for (const at of level) {
      if (isKnown(at)) continue
      if (isCrowded(at.situation)) {
        cut.add(keysOf(at.situation, at.start).key)
        continue
      }
      if (nodes.length + scouted.size >= maxSituations || effort <= 0) return { scouted, complete: false }
      scouted.add(keysOf(at.situation, at.start).key)
      for (const found of lookFrom(at)) next.push(found)
    }
    level = next.length > 0 ? next : frontier()
    if (level.length === 0) return { scouted, complete: cut.size === 0 }
  }
  return { scouted, complete: leftOut().length === 0 }
}

/**
 * Goes on while items are missing. `scouted` situations were looked at without entering the graph; the search
 * is complete if there are no others.
 */
export const deepSearch = (search: DeepSearch): { readonly scouted: number; readonly complete: boolean } => {
  if (search.leftOut().length > 0 && search.isMissing()) repeatRounds(search)
  const { scouted, complete } = scout(search)
  return { scouted: [...scouted].filter((key) => !search.isInGraph(key)).length, complete }
}
