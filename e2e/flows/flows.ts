/** All flows that have paths. */
import { shopHome } from "./shop-home.flow.ts"
import type { FlowRun } from "./support/flow-run.ts"

export const flows: ReadonlyArray<FlowRun> = [shopHome]
