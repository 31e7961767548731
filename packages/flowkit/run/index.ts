/** Paths run in a browser. Apps import `report-transitions.ts` by itself: this file needs Node. */

export { type Answer, type AnswerTo, answerTo } from "./answer.ts"
export { type Covered, coverageOf } from "./coverage.ts"
export {
  type DiagnosedResult,
  detoursAround,
  type Reproduction,
  runAndDiagnose,
  type WithPage
} from "./diagnose.ts"
export { type HeldRequests, holdRequests, type RequestPattern } from "./held-requests.ts"
export { junitOf } from "./junit.ts"
export type { OnState, PathResult, PathSettings } from "./path-settings.ts"
export { contextText } from "./plain-context.ts"
export { contextOf, transitionsTaken } from "./report-transitions.ts"
export type { Respond, RespondFunction } from "./respond.ts"
export {
  formatResult,
  formatRun,
  inputModesFor,
  type RunOptions,
  type RunResult,
  runFiles,
  runFlow
} from "./run-flow.ts"
export { runPath } from "./run-path.ts"
export type { Shot } from "./shots.ts"
export { type Durations, formatDurations } from "./stopwatch.ts"
export { isUsable } from "./usable.ts"
export { type WalkOptions, walkPath } from "./walk-path.ts"
