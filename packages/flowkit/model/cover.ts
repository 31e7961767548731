/** Chooses walks through an explored machine that together show all wanted items in few steps. Deterministic throughout. */
import type { Exploration } from "./explore.ts"
import type { GraphEdge, GraphNode, GraphStart } from "./graph.ts"
import { pairItem } from "./items.ts"

/** A path before it is serialized. */
export interface Walk {
  readonly start: GraphStart
  readonly edges: ReadonlyArray<GraphEdge>
}

export interface CoverStrategy {
  /** Longest path, in steps; exceeded only where nothing shorter reaches an item. */
  readonly cap: number
  /** Cost of a new path, in steps: a fresh start must be nearer by more than this. */
  readonly restart: number
  /** How many steps beyond the nearest gain to look for a better one. */
  readonly lookahead: number
}

/** Returns the items that an edge shows, given the edge before it. */
export type Shows = (previous: GraphEdge | undefined, edge: GraphEdge) => ReadonlyArray<string>

export const showsItems: Shows = (_, edge) => edge.shows

/** Returns the pair of two transitions in direct succession. */
export const showsPairs: Shows = (previous, edge) => {
  const [next] = edge.takes
  const last = previous?.takes.at(-1)
  if (edge.isProbe || previous?.isProbe === true || next === undefined || last === undefined) return []
  return [pairItem(last, next)]
}

const itemsOfWalk = ({ start, edges }: Walk, shows: Shows): ReadonlyArray<ReadonlyArray<string>> => [
  start.shows,
  ...edges.map((edge, index) => shows(edges[index - 1], edge))
]

export const itemsShown = (walk: Walk, shows: Shows): ReadonlySet<string> =>
  new Set(itemsOfWalk(walk, shows).flat())

/** Items not shown yet. */
interface Missing {
  readonly isEmpty: () => boolean
  readonly has: (item: string) => boolean
  readonly remove: (item: string) => void
  /** Number of missing items that an edge shows, given the edge before it. */
  readonly gain: (previous: GraphEdge | undefined, edge: GraphEdge) => number
}

const missingFrom = (wanted: Iterable<string>, shows: Shows): Missing => {
  const items = new Set(wanted)
  return {
    isEmpty: () => items.size === 0,
    has: (item) => items.has(item),
    remove: (item) => items.delete(item),
    gain: (previous, edge) => shows(previous, edge).filter((item) => items.has(item)).length
  }
}

/** Number of edges, and the edges by the items that they show. */
interface ShownBy {
  readonly edges: ReadonlyMap<string, ReadonlyArray<GraphEdge>>
  readonly count: number
}

const indexed = new WeakMap<Exploration, ShownBy>()

const shownBy = (exploration: Exploration): ShownBy => {
  const known = indexed.get(exploration)
  if (known !== undefined) return known
  const edges = new Map<string, Array<GraphEdge>>()
  let count = 0
  for (const node of exploration.nodes)
    for (const edge of node.edges) {
      count = Math.max(count, edge.index + 1)
      for (const item of edge.shows) {
        const others = edges.get(item)
        if (others === undefined) edges.set(item, [edge])
        else others.push(edge)
      }
    }
  const found = { edges, count }
  indexed.set(exploration, found)
  return found
}

/** The same with precomputed counts: searches query edges repeatedly; items are rarely added. */
const missingItems = (exploration: Exploration, wanted: Iterable<string>): Missing => {
  const items = new Set(wanted)
  const { edges, count } = shownBy(exploration)
  const gains = new Int32Array(count)
  const change = (item: string, by: number) => {
    for (const { index } of edges.get(item) ?? []) gains[index] = (gains[index] ?? 0) + by
  }
  for (const item of items) change(item, 1)
  return {
    isEmpty: () => items.size === 0,
    has: (item) => items.has(item),
    remove: (item) => {
      if (items.delete(item)) change(item, -1)
    },
    gain: (_, { index }) => gains[index] ?? 0
  }
}

interface Frontier {
  readonly node: GraphNode
  readonly via: GraphEdge | undefined
  readonly parent: Frontier | undefined
  readonly depth: number
}

const edgesTo = (frontier: Frontier): ReadonlyArray<GraphEdge> => {
  const edges: Array<GraphEdge> = []
  for (let at: Frontier | undefined = frontier; at?.parent !== undefined; at = at.parent) {
    if (at.via !== undefined) edges.unshift(at.via)
  }
  return edges
}

/** Finds the path to the best gain: the nearest, or one a bit farther with clearly more per step. */
const findGain = (
  node: GraphNode,
  previous: GraphEdge | undefined,
  missing: Missing,
  shows: Shows,
  lookahead: number
): { readonly edges: ReadonlyArray<GraphEdge>; readonly gain: number } | undefined => {
  const byEdge = shows === showsPairs
  const visited = new Set<GraphNode | GraphEdge>(byEdge ? [] : [node])
  let level: Array<Frontier> = [{ node, via: previous, parent: undefined, depth: 0 }]
  let best: { readonly frontier: Frontier; readonly gain: number } | undefined
  let last = Number.POSITIVE_INFINITY
  for (let depth = 1; level.length > 0 && depth <= last; depth += 1) {
    const next: Array<Frontier> = []
    for (const parent of level) {
      for (const edge of parent.node.edges) {
        const gain = missing.gain(parent.via, edge)
        const frontier = { node: edge.to, via: edge, parent, depth }
        if (gain > 0) {
          last = Math.min(last, depth + lookahead)
          if (best === undefined || gain / depth > best.gain / best.frontier.depth) best = { frontier, gain }
        }
        const mark = byEdge ? edge : edge.to
        if (edge.isProbe || visited.has(mark)) continue
        visited.add(mark)
        next.push(frontier)
      }
    }
    level = next
  }
  return best === undefined ? undefined : { edges: edgesTo(best.frontier), gain: best.gain }
}

/** Finds the start with the best and soonest gain; among equals the least used, so that starts alternate. */
const findStart = (
  starts: ReadonlyArray<GraphStart>,
  uses: ReadonlyMap<GraphStart, number>,
  missing: Missing,
  shows: Shows,
  lookahead: number
): { readonly start: GraphStart; readonly edges: ReadonlyArray<GraphEdge> } | undefined => {
  const choices = starts.flatMap((start) => {
    const atOnce = start.shows.filter((item) => missing.has(item)).length
    const found = findGain(start.node, undefined, missing, shows, lookahead)
    if (found === undefined && atOnce === 0) return []
    const edges = found?.edges ?? []
    return [{ start, edges, cost: atOnce > 0 ? 0 : edges.length, gain: (found?.gain ?? 0) + atOnce }]
  })
  return choices.sort(
    (left, right) =>
      left.cost - right.cost ||
      right.gain - left.gain ||
      (uses.get(left.start) ?? 0) - (uses.get(right.start) ?? 0) ||
      starts.indexOf(left.start) - starts.indexOf(right.start)
  )[0]
}

const greedyWalks = (
  exploration: Exploration,
  wanted: ReadonlySet<string>,
  shows: Shows,
  { cap, restart, lookahead }: CoverStrategy
): ReadonlyArray<Walk> => {
  const { starts } = exploration
  const missing = shows === showsItems ? missingItems(exploration, wanted) : missingFrom(wanted, shows)
  const walks: Array<Walk> = []
  const uses = new Map<GraphStart, number>()
  let start: GraphStart | undefined
  let edges: Array<GraphEdge> = []
  const take = (steps: ReadonlyArray<GraphEdge>) => {
    for (const edge of steps) {
      for (const item of shows(edges.at(-1), edge)) missing.remove(item)
      edges.push(edge)
    }
  }
  const finish = () => {
    if (start !== undefined) walks.push({ start, edges })
  }
  while (!missing.isEmpty()) {
    const here = edges.at(-1)?.to ?? start?.node
    const onward = here === undefined ? undefined : findGain(here, edges.at(-1), missing, shows, lookahead)
    const fits = onward !== undefined && edges.length + onward.edges.length <= cap
    const fresh = findStart(starts, uses, missing, shows, lookahead)
    if (fresh === undefined && !fits) break
    if (fits && (fresh === undefined || onward.edges.length <= fresh.edges.length + restart)) {
      take(onward.edges)
      continue
    }
    if (fresh === undefined) break
    finish()
    start = fresh.start
    edges = []
    uses.set(start, (uses.get(start) ?? 0) + 1)
    for (const item of start.shows) missing.remove(item)
    take(fresh.edges)
  }
  finish()
  return walks
}

/** Drops walks, and then last steps, that show nothing new. Checks the latest first. */
const withoutWaste = (
  walks: ReadonlyArray<Walk>,
  wanted: ReadonlySet<string>,
  shows: Shows
): ReadonlyArray<Walk> => {
  const counts = new Map<string, number>()
  const count = (items: Iterable<string>, by: number) => {
    for (const item of items) counts.set(item, (counts.get(item) ?? 0) + by)
  }
  const kept = walks.map((walk) => ({
    walk,
    items: itemsOfWalk(walk, shows).map((items) => items.filter((item) => wanted.has(item)))
  }))
  for (const { items } of kept) count(items.flat(), 1)
  const isSpare = (items: ReadonlyArray<string>): boolean => {
    count(items, -1)
    const spare = items.every((item) => (counts.get(item) ?? 0) > 0)
    if (!spare) count(items, 1)
    return spare
  }
  const needed = [...kept]
    .reverse()
    .filter(({ items }) => !isSpare(items.flat()))
    .reverse()
  return needed.map(({ walk, items }) => {
    let length = walk.edges.length
    while (length > 0 && isSpare(items[length] ?? [])) length -= 1
    return { start: walk.start, edges: walk.edges.slice(0, length) }
  })
}

const costOf = (walks: ReadonlyArray<Walk>, restart: number): number =>
  walks.reduce((cost, { edges }) => cost + edges.length + restart, 0)

/** Returns the cheapest of several greedy attempts, which differ in their lookahead. */
export const coverWith = (
  exploration: Exploration,
  wanted: ReadonlySet<string>,
  shows: Shows,
  { cap, restart }: Omit<CoverStrategy, "lookahead">
): ReadonlyArray<Walk> => {
  const reachable = new Set(wanted)
  const attempts = [0, 1, 2, 4].map((lookahead) =>
    withoutWaste(greedyWalks(exploration, reachable, shows, { cap, restart, lookahead }), reachable, shows)
  )
  return attempts.reduce((best, attempt) =>
    costOf(attempt, restart) < costOf(best, restart) ? attempt : best
  )
}

/** Returns the shortest walk whose last step shows the item; undefined if there is none. */
export const shortestWalkTo = (
  { starts }: Exploration,
  item: string,
  shows: Shows = showsItems
): Walk | undefined =>
  starts
    .flatMap((start): ReadonlyArray<Walk> => {
      if (start.shows.includes(item)) return [{ start, edges: [] }]
      const found = findGain(start.node, undefined, missingFrom([item], shows), shows, 0)
      return found === undefined ? [] : [{ start, edges: found.edges }]
    })
    .reduce<Walk | undefined>(
      (best, walk) => (best === undefined || walk.edges.length < best.edges.length ? walk : best),
      undefined
    )

/** Returns a short walk for each wanted item, the far ones first, since they pass near ones. */
export const shortWalks = (exploration: Exploration, wanted: ReadonlyArray<string>): ReadonlyArray<Walk> => {
  const found = wanted.flatMap((item, index) => {
    const walk = shortestWalkTo(exploration, item)
    return walk === undefined ? [] : [{ item, walk, index }]
  })
  const farFirst = [...found].sort(
    (left, right) => right.walk.edges.length - left.walk.edges.length || left.index - right.index
  )
  const missing = new Set(wanted)
  const chosen = farFirst.filter(({ item, walk }) => {
    if (!missing.has(item)) return false
    for (const shown of itemsShown(walk, showsItems)) missing.delete(shown)
    return true
  })
  return chosen.sort((left, right) => left.index - right.index).map(({ walk }) => walk)
}
