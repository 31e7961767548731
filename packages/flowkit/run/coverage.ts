/** Coverage of a plan by a run, measured in the app. */
import type { Flow, Plan } from "../model/index.ts"
import type { PathResult } from "./path-settings.ts"

export interface Covered {
  /** Number of paths that shall take it. */
  readonly planned: number
  /** Number of times the app took it. */
  readonly taken: number
  readonly status: "covered" | "missed" | "unreachable"
  readonly reason?: string
}

/** By transition id, in document order. Forbidden events are covered by the probe that found them refused. */
export const coverageOf = (
  flow: Flow,
  plan: Plan,
  results: ReadonlyArray<PathResult>
): Readonly<Record<string, Covered>> => {
  const passed = new Set(results.filter(({ status }) => status === "passed").map(({ id }) => id))
  return Object.fromEntries(
    flow.description.transitions.map(({ id, kind }): readonly [string, Covered] => {
      const paths = plan.paths.filter(({ steps }) => steps.some(({ takes }) => takes.includes(id)))
      const reason = plan.items.unreached.find(({ item }) => item === id)?.reason
      const taken =
        kind === "forbidden"
          ? paths.filter((path) => passed.has(path.id)).length
          : results.flatMap((result) => result.taken ?? []).filter((other) => other === id).length
      const status = taken > 0 ? "covered" : reason === undefined ? "missed" : "unreachable"
      return [id, { planned: paths.length, taken, status, ...(reason === undefined ? {} : { reason }) }]
    })
  )
}
