/** Paths run in a browser. Apps import `report-transitions.ts` by itself: this file needs Node. */

export { type Answer, type AnswerTo, answerTo } from "./answer.ts"
export { type Covered, coverageOf } from "./coverage.ts"
export { type HeldRequests, holdRequests, type RequestPattern } from "./held-requests.ts"
export type { PathResult, PathSettings } from "./path-settings.ts"
export { transitionsTaken } from "./report-transitions.ts"
export type { Respond, RespondFunction } from "./respond.ts"
export {
  inputModesFor,
  type RunOptions,
  type RunResult,
  runFiles,
  runFlow,
  tellRun,
  tellThoroughResult
} from "./run-flow.ts"
export { runPath } from "./run-path.ts"
export { type Album, openAlbum, type Shot } from "./shots.ts"
export { type Spent, tellSpent } from "./stopwatch.ts"
export {
  detoursAround,
  type Reproduction,
  runThoroughly,
  type ThoroughResult,
  type WithPage
} from "./thorough.ts"
export { isUsable } from "./usable.ts"
export { type WalkOptions, walkPath } from "./walk-path.ts"
