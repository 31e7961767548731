/** What a run of one path is given and gives back, and what it has at hand on its way. */
import type { Page } from "@playwright/test"
import type { Flow, InputMode, PlanPath, PlanStep, Words } from "../model/index.ts"
import type { HeldRequests, RequestPattern } from "./held-requests.ts"
import type { Album } from "./shots.ts"
import type { Spent, Stopwatch } from "./stopwatch.ts"

/** What a real cause has at hand: the page, what waits, and whether the page has got where the outcome leads. */
export interface Moment {
  readonly page: Page
  readonly held: HeldRequests
  readonly step: Extract<PlanStep, { readonly kind: "outcome" }>
  readonly exists: () => Promise<boolean>
}

export interface PathSettings<Screen> {
  readonly flow: Flow
  /** What drivers and assertions act on. */
  readonly screen: (page: Page) => Screen
  /** The requests of each service; a service without is played by functions in `respond`. */
  readonly requests: Readonly<Record<string, ReadonlyArray<RequestPattern>>>
  /** The moment at which the page's clock stands still. */
  readonly now: Date
  /** Milliseconds to wait for a state or a request. */
  readonly timeout: number
  /** The element that says the machine is in this state. */
  readonly marker: (state: string) => string
  /** States in which another flow has the page already, and asks servers for its own ends. */
  readonly isTakenOver?: (state: string) => boolean
  /** Milliseconds of the page's time that a view may take to show what it has; less than any timer of a flow. */
  readonly settle?: number
  readonly album?: Album
  /** `pictures`: states are looked at, but nothing is tried out; what a state does not show is told at the end. */
  readonly purpose?: "test" | "pictures"
  /** Brings outcomes about by what causes them in earnest, instead of playing their answers. */
  readonly bringAbout?: (moment: Moment) => Promise<void>
  /** Instead of the flow's own assertions, where the data are not those of the flow. */
  readonly sees?: (screen: Screen, state: string) => Promise<void>
  /** What states, events and services are called in what is reported; by their names in the machine unless said otherwise. */
  readonly words?: Words
  /** Where the path is walked, as the beginning of what is reported: "Shop home, English, 360 × 740". */
  readonly place?: string
  /** How the event of a step (numbered from 1) is acted out; by keyboard unless said otherwise. */
  readonly inputModeOf?: (path: PlanPath, step: number) => InputMode
}

export interface PathResult {
  readonly id: string
  /** Flaky: failed, and passed when it was tried once more. */
  readonly status: "passed" | "failed" | "flaky"
  readonly ms: number
  /** Where the time went. */
  readonly spent?: Spent
  /** Transitions the app said it took; null if it reports none. */
  readonly taken: ReadonlyArray<string> | null
  /** Events whose driver cannot say whether they are offered. */
  readonly unchecked: ReadonlyArray<string>
  /** Number of the step, 0 being the start. */
  readonly failedStep?: number
  readonly message?: string
  /** Requests that were waiting then. */
  readonly held?: ReadonlyArray<string>
  /** The path in sentences, the failed one marked. */
  readonly sentences?: ReadonlyArray<string>
}

/** A path on its way through a page. */
export interface Walk<Screen> {
  readonly settings: PathSettings<Screen>
  readonly words: Words
  readonly path: PlanPath
  readonly page: Page
  readonly screen: Screen
  readonly held: HeldRequests
  readonly unchecked: Set<string>
  readonly taken: Array<string>
  readonly stopwatch: Stopwatch
  /** What is not as it should be on a walk for pictures, which goes on all the same. */
  readonly complaints: Array<string>
  reports: boolean
}

/** Where the page's clock stands unless said otherwise. */
export const defaultNow = new Date("2026-11-21T09:00:00Z")

/** The element by which an app says in which state a machine is, unless said otherwise. */
export const markerFor =
  (machine: string) =>
  (state: string): string =>
    `[data-machine="${machine}"][data-state="${state}"]`

export const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
