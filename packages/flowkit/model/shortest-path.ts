/** Shortest path to an item: for reproducing a failure, or for looking at a state. */
import { itemsShown, shortestWalkTo, showsItems } from "./cover.ts"
import type { Exploration } from "./explore.ts"
import { stepOf } from "./plan.ts"
import type { PlanPath } from "./plan-format.ts"

/** Returns the shortest path whose last step shows the item; undefined if none does. `id` names the path. */
export const shortestPath = (exploration: Exploration, item: string, id = item): PlanPath | undefined => {
  const walk = shortestWalkTo(exploration, item)
  if (walk === undefined) return undefined
  const shown = [...itemsShown(walk, showsItems)]
  return {
    id,
    start: walk.start.name,
    for: shown.filter((other) => other === item),
    steps: walk.edges.map(stepOf)
  }
}
