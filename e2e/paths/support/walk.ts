/** Walks paths of a flow against simulated servers. */
import type { Plan, PlanPath } from "@parkschein/flowkit/model"
import { inputModesFor, type PathResult, type PathSettings, runPath } from "@parkschein/flowkit/run"
import type { Browser, BrowserContextOptions, Page, TestInfo } from "@playwright/test"
import { origins } from "../../../backend/configuration.ts"
import type { Scene } from "./choice.ts"
import { type FlowRun, markerOf } from "./flow-run.ts"
import { placeOf, wordsFor } from "./labels.ts"
import { withPathPage } from "./path-page.ts"
import { type FlowScreen, makeScreen } from "./screen.ts"
import { now } from "./session.ts"

export const contextIn = ({ locale, ...viewport }: Scene): BrowserContextOptions => ({
  baseURL: origins.app,
  locale,
  viewport,
  timezoneId: "Europe/Berlin",
  reducedMotion: "reduce"
})

/** Keys of the context with times, or what is left of one: the clock stands still in a plan, and moves in a page. */
const times: ReadonlySet<string> = new Set(["now", "since", "seenAt", "left"])

export const settingsFor = (run: FlowRun, plan: Plan, scene: Scene): PathSettings<FlowScreen> => ({
  flow: run.flow,
  requests: run.requests,
  // Milliseconds: longer than the first page takes on a busy machine.
  timeout: run.timeout ?? 15_000,
  settle: 400,
  now,
  plainValue: (key, value) => (times.has(key) ? "a time" : value),
  screen: (page) => makeScreen(page, scene.locale),
  marker: markerOf(run),
  isTakenOver: (state) => run.takenOver?.[state] !== undefined,
  words: wordsFor(run.flow),
  place: placeOf(run.flow, scene),
  link: (place) => `${origins.atlas}/#${run.flow.name}/${encodeURIComponent(place).replaceAll("%7C", "|")}`,
  inputModeOf: inputModesFor(plan)
})

interface Walk {
  readonly browser: Browser
  readonly run: FlowRun
  readonly plan: Plan
  readonly scene: Scene
  /** Prepares the page before the path begins. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** Walks a path once, without a trace. */
export const walkPath = ({ browser, run, plan, scene, prepare }: Walk, path: PlanPath): Promise<PathResult> =>
  withPathPage(
    {
      browser,
      background: run.background ?? [],
      traced: false,
      info: {} as TestInfo,
      context: contextIn(scene)
    },
    async (page) => {
      await prepare?.(page)
      return runPath(page, path, settingsFor(run, plan, scene))
    }
  )
