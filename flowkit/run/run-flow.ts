/** Runs a plan in a browser: one fresh context for each path, a few at once, the shortest reproduction of what fails. */
import { availableParallelism } from "node:os"
import type { Browser, BrowserContextOptions, Page } from "@playwright/test"
import { explore, type Flow, type Plan, type PlanPath, shortestPath, stateItem } from "../model/index.ts"
import { type Covered, coverageOf } from "./coverage.ts"
import type { RequestPattern } from "./held-requests.ts"
import { type PathResult, type PathSettings, runPath } from "./run-path.ts"
import { openAlbum, type Shot } from "./shots.ts"

export interface RunOptions<Screen> {
  readonly flow: Flow
  readonly plan: Plan
  readonly browser: Browser
  readonly screen: (page: Page) => Screen
  readonly requests?: Readonly<Record<string, ReadonlyArray<RequestPattern>>>
  /** For every path a fresh one with these: base address, locale, viewport. */
  readonly context?: BrowserContextOptions
  /** 21 November 2026, 09:00 UTC. */
  readonly now?: Date
  /** 2,000 ms. */
  readonly patience?: number
  /** `[data-machine="<name>"][data-state="<state>"]`. */
  readonly marker?: (state: string) => string
  /** Folder for pictures of states; none are taken without. */
  readonly shots?: string
  /** Pages at once: as many as there are cores. */
  readonly atOnce?: number
}

export interface RunResult {
  readonly machine: string
  readonly version: string
  readonly paths: ReadonlyArray<PathResult & { readonly reproduction?: Reproduction }>
  readonly coverage: Readonly<Record<string, Covered>>
  readonly shots: ReadonlyArray<Shot>
}

/** The shortest path to the same place, and whether it fails there, too. */
export interface Reproduction {
  readonly path: PlanPath
  readonly result: PathResult
}

const inTurns = async <Item, Result>(
  items: ReadonlyArray<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>
): Promise<ReadonlyArray<Result>> => {
  const results: Array<Result> = []
  const waiting = items.map((item, index) => ({ item, index }))
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results[next.index] = await work(next.item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return results
}

/** What the failed step was to show: its last transition, or the state it starts in. */
const brokenItem = (flow: Flow, path: PlanPath, { failedStep = 0 }: PathResult): string | undefined => {
  const step = path.steps[failedStep - 1]
  return step === undefined ? undefined : (step.takes.at(-1) ?? stateItem(`${flow.name}.${step.to}`))
}

/** Never retries: a path that fails has failed. */
export const runFlow = async <Screen>(options: RunOptions<Screen>): Promise<RunResult> => {
  const { flow, plan, browser, screen, requests = {}, context = {}, patience = 2_000 } = options
  const album = options.shots === undefined ? undefined : await openAlbum(options.shots)
  const settings: PathSettings<Screen> = {
    flow,
    screen,
    requests,
    patience,
    now: options.now ?? new Date("2026-11-21T09:00:00Z"),
    marker: options.marker ?? ((state) => `[data-machine="${flow.name}"][data-state="${state}"]`)
  }
  const inFreshContext = async (path: PlanPath, with_: PathSettings<Screen>): Promise<PathResult> => {
    const fresh = await browser.newContext(context)
    try {
      return await runPath(await fresh.newPage(), path, with_)
    } finally {
      await fresh.close()
    }
  }
  const results = await inTurns(plan.paths, options.atOnce ?? availableParallelism(), (path) =>
    inFreshContext(path, album === undefined ? settings : { ...settings, album })
  )
  await album?.close()

  const exploration = results.some(({ status }) => status === "failed") ? explore(flow) : undefined
  const paths = await inTurns(results, 1, async (result) => {
    const path = plan.paths.find(({ id }) => id === result.id)
    if (exploration === undefined || path === undefined || result.status === "passed") return result
    const item = brokenItem(flow, path, result)
    const shortest = item === undefined ? undefined : shortestPath(exploration, item, `${result.id}-shortest`)
    if (shortest === undefined || shortest.steps.length >= (result.failedStep ?? 0)) return result
    return { ...result, reproduction: { path: shortest, result: await inFreshContext(shortest, settings) } }
  })
  return {
    machine: flow.name,
    version: flow.description.version,
    paths,
    coverage: coverageOf(flow, plan, results),
    shots: album?.shots() ?? []
  }
}

/** A report for people: one line for each path, and all there is to know about those that failed. */
export const tellRun = ({ machine, paths, coverage }: RunResult): ReadonlyArray<string> => {
  const all = Object.values(coverage)
  const covered = all.filter(({ status }) => status === "covered").length
  return [
    ...paths.flatMap(({ id, status, ms, message, sentences = [], held = [], reproduction }) => [
      `${status === "passed" ? "ok" : "FAILED"} ${id} (${ms} ms)`,
      ...(message === undefined ? [] : [...sentences, `  ${message}`, ...held.map((request) => `  waiting: ${request}`)]),
      ...(reproduction === undefined
        ? []
        : [
            `  The shortest way there ${reproduction.result.status === "failed" ? "fails, too" : "passes"}:`,
            ...(reproduction.result.sentences ?? reproduction.path.steps.map((_, index) => `${index + 1}.`)).map(
              (line) => `  ${line}`
            )
          ])
    ]),
    `${machine}: ${covered} of ${all.length} transitions seen in the app.`
  ]
}
