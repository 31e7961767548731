/** Runs a plan in a browser: a new context per path, several concurrently, and reproduces failures. */
import { availableParallelism } from "node:os"
import type { Browser, BrowserContextOptions, Page } from "@playwright/test"
import type { Flow, InputMode, Plan, PlanPath } from "../model/index.ts"
import { stableFile } from "../model/stable-text.ts"
import { type Covered, coverageOf } from "./coverage.ts"
import { type DiagnosedResult, runAndDiagnose, type WithPage } from "./diagnose.ts"
import type { RequestPattern } from "./held-requests.ts"
import { defaultNow, markerFor, type PathResult, type PathSettings } from "./path-settings.ts"
import { openAlbum, type Shot } from "./shots.ts"

export interface RunOptions<Screen> {
  readonly flow: Flow
  readonly plan: Plan
  readonly browser: Browser
  readonly screen: (page: Page) => Screen
  readonly requests?: Readonly<Record<string, ReadonlyArray<RequestPattern>>>
  /** Options of the context of every path: base address, locale, viewport. */
  readonly context?: BrowserContextOptions
  /** Default: 21 November 2026, 09:00 UTC. */
  readonly now?: Date
  /** Default: 2,000 ms. */
  readonly timeout?: number
  /** Replaces values of the context that may differ between plan and app, by key, in both: times, random ids. */
  readonly plainValue?: (key: string, value: unknown) => unknown
  /** Folder for pictures of states; without it none are taken. */
  readonly shots?: string
  /** Called after each path. */
  readonly onResult?: (result: DiagnosedResult) => void
}

export interface RunResult {
  readonly machine: string
  readonly version: string
  readonly locale: string | null
  readonly paths: ReadonlyArray<DiagnosedResult>
  readonly coverage: Readonly<Record<string, Covered>>
  readonly shots: ReadonlyArray<Shot>
}

/** Works on as many items at once as there are cores. */
const inTurns = async <Item, Result>(
  items: ReadonlyArray<Item>,
  work: (item: Item) => Promise<Result>
): Promise<ReadonlyArray<Result>> => {
  const results: Array<Result> = []
  const waiting = items.map((item, index) => ({ item, index }))
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results[next.index] = await work(next.item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), items.length) }, worker))
  return results
}

/** Uses the pointer for the first use of a control in the plan, then the keyboard: faster, also tested. */
export const inputModesFor = ({ paths }: Plan): ((path: PlanPath, step: number) => InputMode) => {
  const firstUses = new Set<string>()
  const known = new Set<string>()
  for (const path of paths) {
    path.steps.forEach((step, index) => {
      const use = step.kind === "event" ? `${step.type} ${step.case ?? ""}` : undefined
      if (use === undefined || known.has(use)) return
      known.add(use)
      firstUses.add(`${path.id} ${index + 1}`)
    })
  }
  return ({ id }, step) => (firstUses.has(`${id} ${step}`) ? "pointer" : "keyboard")
}

/** Retries never hide a failure: a failed path is failed, or flaky if it passes on a retry. */
export const runFlow = async <Screen>(options: RunOptions<Screen>): Promise<RunResult> => {
  const { flow, plan, browser, screen, requests = {}, context = {}, timeout = 2_000 } = options
  const album =
    options.shots === undefined ? undefined : await openAlbum(options.shots, flow.description.version)
  const settings: PathSettings<Screen> = {
    flow,
    screen,
    requests,
    timeout,
    now: options.now ?? defaultNow,
    marker: markerFor(flow.name),
    inputModeOf: inputModesFor(plan),
    ...(options.plainValue === undefined ? {} : { plainValue: options.plainValue }),
    ...(album === undefined ? {} : { onState: album.take })
  }
  const withPage: WithPage = async (work) => {
    const fresh = await browser.newContext(context)
    try {
      return await work(await fresh.newPage())
    } finally {
      await fresh.close()
    }
  }
  const paths = await inTurns(plan.paths, async (path) => {
    const result = await runAndDiagnose(withPage, plan, path, settings)
    options.onResult?.(result)
    return result
  })
  await album?.close()
  return {
    machine: flow.name,
    version: flow.description.version,
    locale: context.locale ?? null,
    paths,
    coverage: coverageOf(flow, plan, paths),
    shots: album?.shots() ?? []
  }
}

const formatAttempt = ({
  id,
  status,
  ms,
  message,
  sentences = [],
  held = [],
  link
}: PathResult): ReadonlyArray<string> => [
  `${status === "passed" ? "ok" : status === "flaky" ? "FLAKY" : "FAILED"} ${id} (${ms} ms)`,
  ...(message === undefined
    ? []
    : [`  ${message}`, ...sentences, ...held.map((request) => `  waiting: ${request}`)]),
  ...(link === undefined ? [] : [`  In the atlas: ${link}`])
]

/** Formats the result of a path: one line if it passed. */
export const formatResult = ({
  reproduction,
  detours = [],
  ...result
}: DiagnosedResult): ReadonlyArray<string> => [
  ...formatAttempt(result),
  ...(result.status === "flaky" ? ["  It passed when it was tried once more, so it is flaky."] : []),
  ...(reproduction === undefined
    ? []
    : [
        "  The shortest way to the same place:",
        ...formatAttempt(reproduction.result).map((line) => `    ${line}`)
      ]),
  ...(detours.length === 0
    ? []
    : [
        `  Around the broken place: ${detours.filter(({ status }) => status === "passed").length} of ${detours.length} ways pass.`,
        ...detours
          .filter(({ status }) => status !== "passed")
          .flatMap((detour) => formatAttempt(detour).map((line) => `    ${line}`))
      ])
]

/** Formats a report for people: one line per path, and details of failed ones. */
export const formatRun = ({ machine, paths, coverage }: RunResult): ReadonlyArray<string> => {
  const all = Object.values(coverage)
  const covered = all.filter(({ status }) => status === "covered").length
  return [
    ...paths.flatMap(formatResult),
    `${machine}: ${covered} of ${all.length} transitions seen in the app.`
  ]
}

/** Returns the texts of `run.json` and `coverage.json`: sorted keys, one trailing newline. */
export const runFiles = ({
  coverage,
  ...run
}: RunResult): { readonly run: string; readonly coverage: string } => ({
  run: stableFile(run),
  coverage: stableFile({ machine: run.machine, version: run.version, transitions: coverage })
})
