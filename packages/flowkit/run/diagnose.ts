/** Examines a failed path: a retry, the shortest path to the same place, and paths around it. */
import type { Page } from "@playwright/test"
import {
  explore,
  type Flow,
  type Plan,
  type PlanPath,
  plan,
  shortestPath,
  stateItem
} from "../model/index.ts"
import type { PathResult, PathSettings } from "./path-settings.ts"
import { runPath } from "./run-path.ts"

/** Shortest path to the same place, and whether it fails, too. */
export interface Reproduction {
  readonly path: PlanPath
  readonly result: PathResult
}

export interface DiagnosedResult extends PathResult {
  readonly reproduction?: Reproduction
  /** Paths planned around the failed place, for what could not be seen behind it. */
  readonly detours?: ReadonlyArray<PathResult>
}

/** Runs the work with a new page. */
export type WithPage = (work: (page: Page) => Promise<PathResult>, isSecond: boolean) => Promise<PathResult>

const maxDetours = 5

/** Returns the item of the failed step: its last transition, or the state of the start. */
const brokenItem = (flow: Flow, path: PlanPath, { failedStep = 0 }: PathResult): string | undefined => {
  const step = path.steps[failedStep - 1]
  return step === undefined ? undefined : (step.takes.at(-1) ?? stateItem(`${flow.name}.${step.to}`))
}

const shortestTo = (flow: Flow, path: PlanPath, failed: PathResult): PlanPath | undefined => {
  const item = brokenItem(flow, path, failed)
  const shortest = item === undefined ? undefined : shortestPath(explore(flow), item, `${failed.id}-shortest`)
  return shortest === undefined || shortest.steps.length >= (failed.failedStep ?? 0) ? undefined : shortest
}

/** Plans paths for the failed path's items, without the failed transitions. */
export const detoursAround = (
  flow: Flow,
  whole: Plan,
  path: PlanPath,
  failed: PathResult
): ReadonlyArray<PlanPath> => {
  const broken = path.steps[(failed.failedStep ?? 0) - 1]?.takes ?? []
  if (broken.length === 0) return []
  const outOfReach = { ...flow.spec.outOfReach, ...Object.fromEntries(broken.map((id) => [id, "Broken."])) }
  const around = plan(
    { ...flow, spec: { ...flow.spec, outOfReach } },
    {
      profile: whole.profile,
      cap: whole.cap,
      lock: { ...whole, paths: whole.paths.filter(({ id }) => id !== path.id) }
    }
  )
  const known = new Set(whole.paths.map(({ id }) => id))
  return around.paths
    .filter(({ id }) => !known.has(id))
    .slice(0, maxDetours)
    .map((detour, index) => ({ ...detour, id: `${path.id}-around-${index + 1}` }))
}

/** Runs a path. A failed one is retried only to detect flakiness: passing then makes it flaky, not passed. */
export const runAndDiagnose = async <Screen>(
  withPage: WithPage,
  whole: Plan,
  path: PlanPath,
  settings: PathSettings<Screen>
): Promise<DiagnosedResult> => {
  const { onState: _, onStateOfRetry, ...unobserved } = settings
  const first = await withPage((page) => runPath(page, path, settings), false)
  if (first.status === "passed") return first
  const retry = onStateOfRetry === undefined ? unobserved : { ...unobserved, onState: onStateOfRetry(first) }
  const second = await withPage((page) => runPath(page, path, retry), true)
  if (second.status === "passed") return { ...first, status: "flaky" }
  const shortest = shortestTo(settings.flow, path, first)
  const reproduction =
    shortest === undefined
      ? {}
      : {
          reproduction: {
            path: shortest,
            result: await withPage((page) => runPath(page, shortest, unobserved), true)
          }
        }
  const detours: Array<PathResult> = []
  for (const detour of detoursAround(settings.flow, whole, path, first)) {
    detours.push(await withPage((page) => runPath(page, detour, unobserved), true))
  }
  return { ...first, ...reproduction, ...(detours.length === 0 ? {} : { detours }) }
}
