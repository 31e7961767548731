/** Random walks, equal for equal seeds, so that failures can be reproduced. */
import type { Walk } from "./cover.ts"
import type { Exploration } from "./explore.ts"
import type { GraphEdge } from "./graph.ts"
import { numbersFrom } from "./seeded-numbers.ts"

export const randomWalks = (
  { starts }: Exploration,
  { count, steps, seed } = { count: 5, steps: 40, seed: 1 }
): ReadonlyArray<Walk> => {
  const next = numbersFrom(seed)
  const pick = <Item>(items: ReadonlyArray<Item>): Item | undefined =>
    items[Math.floor(next() * items.length)]
  return Array.from({ length: count }).flatMap((): ReadonlyArray<Walk> => {
    const start = pick(starts)
    if (start === undefined) return []
    const edges: Array<GraphEdge> = []
    while (edges.length < steps) {
      const edge = pick((edges.at(-1)?.to ?? start.node).edges.filter(({ takes }) => takes.length > 0))
      if (edge === undefined) break
      edges.push(edge)
    }
    return [{ start, edges }]
  })
}
