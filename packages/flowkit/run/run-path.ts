/** Runs a path in a page: acts, waits for the state, checks screen, offers and transitions taken. */
import type { Page } from "@playwright/test"
import { formatPath, machineNames, type PlanPath, replay } from "../model/index.ts"
import { messageOf } from "../model/message-of.ts"
import { checkState } from "./check-state.ts"
import { holdRequests } from "./held-requests.ts"
import type { PathResult, PathSettings, Walk } from "./path-settings.ts"
import { performStep } from "./perform-step.ts"
import { startStopwatch } from "./stopwatch.ts"

const placed = ({ place }: { readonly place?: string }, message: string): string =>
  place === undefined ? message : `${place}: ${message}`

/** Never throws for a fault of the app, which is a failed result. */
export const runPath = async <Screen>(
  page: Page,
  path: PlanPath,
  settings: PathSettings<Screen>
): Promise<PathResult> => {
  const begun = performance.now()
  const { replayedStates, problem } = replay(settings.flow, path)
  if (problem !== undefined)
    throw new Error(
      `The machine does otherwise than path ${path.id}. ${problem} Is this meant? Agree to it: flowkit accept ${settings.flow.name}`
    )
  const held = await holdRequests(page, settings.requests, settings.timeout)
  const walk: Walk<Screen> = {
    settings,
    words: settings.words ?? machineNames,
    path,
    page,
    screen: settings.screen(page),
    held,
    unchecked: new Set(),
    taken: [],
    stopwatch: startStopwatch(),
    complaints: [],
    reports: false
  }
  const result = (status: "passed" | "failed") => ({
    id: path.id,
    status,
    ms: Math.round(performance.now() - begun),
    spent: walk.stopwatch.spent(),
    taken: walk.reports ? walk.taken : null,
    unchecked: [...walk.unchecked]
  })
  let index = 0
  try {
    page.setDefaultTimeout(settings.timeout)
    page.setDefaultNavigationTimeout(30_000)
    await page.clock.install({ time: settings.now })
    await page.clock.pauseAt(new Date(settings.now.getTime() + 1_000))
    for (const replayed of replayedStates) {
      const step = index === 0 ? undefined : path.steps[index - 1]
      await walk.stopwatch.time(step === undefined ? "opening" : "acting", async () => {
        if (step === undefined) await settings.flow.spec.starts[path.start]?.open?.(walk.screen as never)
        else await performStep(walk, step, index, replayedStates[index - 1])
      })
      await checkState(walk, replayed, replayedStates[index - 1], step)
      await walk.stopwatch.time("pictures", async () =>
        settings.onState?.(page, replayed.state, path.id, index)
      )
      index += 1
    }
    return walk.complaints.length === 0
      ? result("passed")
      : { ...result("failed"), message: placed(settings, walk.complaints.join(" ")) }
  } catch (error) {
    const sentences = formatPath(path, settings.words).map((sentence, line) =>
      line === index ? `> ${sentence}` : `  ${sentence}`
    )
    const message = placed(settings, messageOf(error))
    const missed = [...new Set(replayedStates.slice(index).map(({ state }) => state))]
    const { takes = [] } = path.steps[index - 1] ?? {}
    const place = takes.at(-1) ?? replayedStates[index]?.state.split(" + ")[0] ?? ""
    return {
      ...result("failed"),
      failedStep: index,
      missed,
      message,
      held: held.waiting(),
      sentences,
      ...(settings.link === undefined ? {} : { link: settings.link(place) })
    }
  }
}
