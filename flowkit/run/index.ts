/** Paths run in a browser. Apps import `report-transitions.ts` by itself: this file needs Node. */
export type { Answer, Respond } from "./answers.ts"
export { type Covered, coverageOf } from "./coverage.ts"
export { type HeldRequests, holdRequests, type RequestPattern } from "./held-requests.ts"
export { type Reproduction, type RunOptions, type RunResult, runFlow, tellRun } from "./run-flow.ts"
export { type PathResult, type PathSettings, runPath } from "./run-path.ts"
export { type Album, openAlbum, type Shot } from "./shots.ts"
