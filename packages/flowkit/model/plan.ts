/** Plans a flow: explores it, keeps valid paths of a lock file, adds missing ones, replays all as proof. */
import { coverWith, itemsShown, type Shows, shortWalks, showsItems, showsPairs, type Walk } from "./cover.ts"
import { type Exploration, type ExploreOptions, explore } from "./explore.ts"
import type { Flow } from "./flow.ts"
import type { GraphEdge } from "./graph.ts"
import { kindOfItem, transitionOfItem } from "./items.ts"
import type { Plan, PlanPath, PlanStep, Profile } from "./plan-format.ts"
import { randomWalks } from "./random-walks.ts"
import { reasonsFor } from "./reasons.ts"
import { replay } from "./replay.ts"
import { stableText } from "./stable-text.ts"
import { withoutPosition } from "./transition-id.ts"

export interface PlanOptions extends ExploreOptions {
  /** Defaults to `ci`. */
  readonly profile?: Profile
  /** Earlier plan of the same profile: its valid paths are kept. */
  readonly lock?: Plan
  /** Longest path, in steps. Default: 25. */
  readonly cap?: number
  /** Cost of a fresh start, in steps. Default: 4. */
  readonly restart?: number
}

const pairsOf = ({ nodes }: Exploration): ReadonlyArray<string> => {
  const into = new Map<number, Array<GraphEdge>>()
  for (const edge of nodes.flatMap(({ edges }) => edges)) {
    into.set(edge.to.index, [...(into.get(edge.to.index) ?? []), edge])
  }
  const pairs = nodes.flatMap((node) =>
    (into.get(node.index) ?? []).flatMap((first) => node.edges.flatMap((second) => showsPairs(first, second)))
  )
  return [...new Set(pairs)]
}

export const stepOf = ({ occurrence, to, takes, isProbe }: GraphEdge): PlanStep => {
  const arrival = { to: to.name, takes }
  if (occurrence.kind !== "event") return { ...occurrence, ...arrival }
  return { ...occurrence, kind: isProbe ? "probe" : "event", ...arrival }
}

/** Returns what brings a step about; delays may differ in their length. */
const causeOf = ({ to: _, takes: __, ...cause }: PlanStep): string =>
  cause.kind === "delay" ? cause.kind : stableText(cause)

const isSameStep = (planned: PlanStep, edge: GraphEdge): boolean => {
  const now = stepOf(edge)
  return (
    causeOf(now) === causeOf(planned) &&
    now.to === planned.to &&
    now.takes.map(withoutPosition).join() === planned.takes.map(withoutPosition).join()
  )
}

/** Returns the planned path on the current machine; undefined if it now differs. */
const followPath = ({ starts }: Exploration, path: PlanPath): Walk | undefined => {
  const start = starts.find(({ name }) => name === path.start)
  if (start === undefined) return undefined
  const edges: Array<GraphEdge> = []
  for (const step of path.steps) {
    const edge = (edges.at(-1)?.to ?? start.node).edges.find((candidate) => isSameStep(step, candidate))
    if (edge === undefined) return undefined
    edges.push(edge)
  }
  return { start, edges }
}

const wantedBy = (profile: Profile, { items, reached }: Exploration): ReadonlyArray<string> =>
  items.filter((item) => {
    if (!reached.has(item)) return false
    if (profile === "smoke") return kindOfItem(item) === "state"
    return profile !== "story" || kindOfItem(item) === "transition"
  })

const missingFrom = (
  wanted: Iterable<string>,
  walks: ReadonlyArray<Walk>,
  shows: Shows
): ReadonlySet<string> => {
  const shown = new Set(walks.flatMap((walk) => [...itemsShown(walk, shows)]))
  return new Set([...wanted].filter((item) => !shown.has(item)))
}

interface NamedWalk {
  readonly id: string
  readonly walk: Walk
}

const numberIn = (id: string): number => Number(/-(\d+)$/.exec(id)?.[1] ?? 0)

const newWalks = (
  exploration: Exploration,
  kept: ReadonlyArray<Walk>,
  pairs: ReadonlyArray<string>,
  options: PlanOptions
): ReadonlyArray<Walk> => {
  const { profile = "ci", cap = 25, restart = 4 } = options
  const missing = missingFrom(wantedBy(profile, exploration), kept, showsItems)
  if (profile === "story") return shortWalks(exploration, [...missing])
  const covering = coverWith(exploration, missing, showsItems, { cap, restart })
  if (profile !== "nightly") return covering
  const missingPairs = missingFrom(pairs, [...kept, ...covering], showsPairs)
  const pairing = coverWith(exploration, missingPairs, showsPairs, { cap, restart })
  const wandering = options.lock === undefined ? randomWalks(exploration) : []
  return [...covering, ...pairing, ...wandering]
}

const pathsOf = (named: ReadonlyArray<NamedWalk>, items: ReadonlySet<string>): ReadonlyArray<PlanPath> => {
  const shown = new Set<string>()
  return named.map(({ id, walk }) => {
    const fresh = [...itemsShown(walk, showsItems), ...itemsShown(walk, showsPairs)].filter(
      (item) => items.has(item) && !shown.has(item)
    )
    for (const item of fresh) shown.add(item)
    return { id, start: walk.start.name, for: [...new Set(fresh)].sort(), steps: walk.edges.map(stepOf) }
  })
}

const acceptanceProblems = ({ flow, items, reached }: Exploration): ReadonlyArray<string> =>
  Object.keys(flow.spec.unreachable).flatMap((item) => {
    if (!items.includes(item)) return [`"unreachable" names ${item}, which the machine does not have.`]
    return reached.has(item) ? [`"unreachable" names ${item}, but a path reaches it.`] : []
  })

/**
 * Plans a flow. With a lock, valid paths keep their ids and steps, invalid ones are dropped, and only missing
 * items are planned again. Throws if a path does not replay on a real actor: that is a bug of the planner.
 */
export const plan = (flow: Flow, options: PlanOptions = {}): Plan => {
  const { profile = "ci", cap = 25 } = options
  const lock = options.lock?.profile === profile ? options.lock : undefined
  const exploration = explore(flow, options)
  const pairs = profile === "nightly" ? pairsOf(exploration) : []
  const kept = (lock?.paths ?? []).flatMap((path): ReadonlyArray<NamedWalk> => {
    const walk = followPath(exploration, path)
    return walk === undefined ? [] : [{ id: path.id, walk }]
  })
  const last = Math.max(0, ...(lock?.paths ?? []).map(({ id }) => numberIn(id)))
  const added = newWalks(
    exploration,
    kept.map(({ walk }) => walk),
    pairs,
    { ...options, ...(lock === undefined ? {} : { lock }) }
  ).map((walk, index) => ({ id: `${flow.name}-${String(last + index + 1).padStart(2, "0")}`, walk }))

  const relevant = new Set([...wantedBy(profile, exploration), ...pairs])
  const paths = pathsOf([...kept, ...added], relevant)
  for (const path of paths) {
    const { ok, problem } = replay(flow, path)
    if (!ok) throw new Error(`Path ${path.id} of machine "${flow.name}" does not replay. ${problem}`)
  }
  const reason = reasonsFor(exploration)
  const unreached = exploration.items
    .filter((item) => !exploration.reached.has(item))
    .map((item) => {
      const given =
        flow.spec.unreachable[item] ??
        flow.spec.outOfReach[transitionOfItem(flow.description, item)?.id ?? ""]
      return { item, reason: given ?? reason(item), accepted: given !== undefined }
    })
  const count = (kind: string) => exploration.items.filter((item) => kindOfItem(item) === kind).length
  return {
    machine: flow.name,
    version: flow.description.version,
    profile,
    cap,
    items: {
      transitions: count("transition"),
      guards: count("guard"),
      states: count("state"),
      refusals: count("refusal"),
      changes: count("change"),
      pairs: pairs.length,
      unreached
    },
    problems: [...exploration.problems, ...acceptanceProblems(exploration)],
    paths
  }
}
