/** Runs a path as a test, for test files of one's own. */
import type { Page } from "@playwright/test"
import type { PlanPath } from "../model/index.ts"
import { defaultNow, markerFor, type PathSettings } from "./path-settings.ts"
import { formatResult } from "./run-flow.ts"
import { runPath } from "./run-path.ts"

/** Options of `runPath`; defaults as in `runFlow`. */
export type WalkOptions<Screen> = Pick<PathSettings<Screen>, "flow" | "screen"> &
  Partial<PathSettings<Screen>>

/** Throws the path as sentences, with the difference, if the app deviates from it. */
export const walkPath = async <Screen>(
  page: Page,
  path: PlanPath,
  options: WalkOptions<Screen>
): Promise<void> => {
  const { name } = options.flow
  const result = await runPath(page, path, {
    requests: {},
    now: defaultNow,
    timeout: 5_000,
    marker: markerFor(name),
    ...options
  })
  if (result.status !== "passed") throw new Error(formatResult(result).join("\n"))
}
