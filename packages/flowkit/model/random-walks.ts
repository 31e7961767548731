/** Random walks, the same each time, so that failures can be reproduced. */
import type { Walk } from "./cover.ts"
import type { Exploration } from "./explore.ts"
import type { GraphEdge } from "./graph.ts"
import { numbersFrom } from "./seeded-numbers.ts"

const [count, steps, seed] = [5, 40, 1]

export const randomWalks = ({ starts }: Exploration): ReadonlyArray<Walk> => {
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
