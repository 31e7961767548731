/** Input, result and context of the run of one path. */
import type { Page } from "@playwright/test"
import type { Flow, InputMode, PlanPath, Vocabulary } from "../model/index.ts"
import type { HeldRequests, RequestPattern } from "./held-requests.ts"
import type { Durations, Stopwatch } from "./stopwatch.ts"

/** Called in each state of a path that is shown; step 0 is the start. */
export type OnState = (page: Page, state: string, path: string, step: number) => Promise<void>

export interface PathSettings<Screen> {
  readonly flow: Flow
  /** Screen for drivers and assertions. */
  readonly screen: (page: Page) => Screen
  /** Requests of each service; a service without is played by functions in `respond`. */
  readonly requests: Readonly<Record<string, ReadonlyArray<RequestPattern>>>
  /** Time at which the page's clock stands still. */
  readonly now: Date
  /** Milliseconds to wait for a state or a request. */
  readonly timeout: number
  /** Selector of the element that marks the machine's state. */
  readonly marker: (state: string) => string
  /** States in which another flow has taken over the page, and sends requests of its own. */
  readonly isTakenOver?: (state: string) => boolean
  /** Replaces values of the context that may differ between plan and app, by key, in both: times, random ids. */
  readonly plainValue?: (key: string, value: unknown) => unknown
  /** Milliseconds of the page's clock for a view to settle; less than any timer of a flow. */
  readonly settle?: number
  readonly onState?: OnState
  /** Instead of it in the second try of a failed path. */
  readonly onStateOfRetry?: (failed: PathResult) => OnState
  /** Address of a transition, by id, or of a state, by name, for reports. */
  readonly link?: (place: string) => string
  /** `pictures`: states are shown, but not checked; differences are reported at the end. */
  readonly purpose?: "test" | "pictures"
  /** Names of states, events and services in reports; by default those in the machine. */
  readonly words?: Vocabulary
  /** Prefix of reports: "Shop home, English, 360 × 740". */
  readonly place?: string
  /** Input mode for the event of a step (numbered from 1); by default the keyboard. */
  readonly inputModeOf?: (path: PlanPath, step: number) => InputMode
}

export interface PathResult {
  readonly id: string
  /** Flaky: failed, and passed on a retry. */
  readonly status: "passed" | "failed" | "flaky"
  readonly ms: number
  /** Milliseconds by activity. */
  readonly spent?: Durations
  /** Transitions reported by the app; null if it reports none. */
  readonly taken: ReadonlyArray<string> | null
  /** Events whose driver cannot check whether they are offered. */
  readonly unchecked: ReadonlyArray<string>
  /** Number of the step; 0 is the start. */
  readonly failedStep?: number
  /** States of the failed step and of those behind it, which were not shown. */
  readonly missed?: ReadonlyArray<string>
  readonly message?: string
  /** Requests pending at that time. */
  readonly held?: ReadonlyArray<string>
  /** Path as sentences, the failed one marked. */
  readonly sentences?: ReadonlyArray<string>
  /** Address of the failed transition, or of the state. */
  readonly link?: string
}

/** Path being run in a page. */
export interface Walk<Screen> {
  readonly settings: PathSettings<Screen>
  readonly words: Vocabulary
  readonly path: PlanPath
  readonly page: Page
  readonly screen: Screen
  readonly held: HeldRequests
  readonly unchecked: Set<string>
  readonly taken: Array<string>
  readonly stopwatch: Stopwatch
  /** Differences on a run for pictures, which continues regardless. */
  readonly complaints: Array<string>
  reports: boolean
}

/** Default time of the page's clock. */
export const defaultNow = new Date("2026-11-21T09:00:00Z")

/** Returns the default selector of the element that marks a machine's state. */
export const markerFor =
  (machine: string) =>
  (state: string): string =>
    `[data-machine="${machine}"][data-state="${state}"]`
