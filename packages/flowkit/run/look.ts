/** Waits for the state a step leads to, and looks at the page in it. */
import type { Page } from "@playwright/test"
import type { PlanStep, ReplayedState } from "../model/index.ts"
import { checkOffers, checkProbe, checkRequests, checkTaken } from "./checks.ts"
import { messageOf, type PathSettings, type Walk } from "./path-settings.ts"
import { tellWhere } from "./tell-where.ts"

/** Milliseconds of the page's time that go by at a time while the view settles. */
const settlingTurn = 50
/** Before the first state is there, nothing of the flow waits for time. */
const settlingAtStart = 3_000
/** What needs no time of the page is there sooner than this. */
const atOnce = 100
const atStart = 80

/** Whether the element comes within so many milliseconds; the browser waits for it by itself. */
const comes = (page: Page, marker: string, timeout: number): Promise<boolean> =>
  page.waitForSelector(marker, { state: "attached", timeout }).then(
    () => true,
    () => false
  )

/** Where the view waits for a timer of its own before it shows what it has, a little time passes on the page. */
const arrive = async <Screen>(
  page: Page,
  marker: string,
  { timeout }: PathSettings<Screen>,
  settle: number,
  first: number
): Promise<void> => {
  if (settle === 0) {
    await page.waitForSelector(marker, { state: "attached", timeout })
    return
  }
  const until = Date.now() + timeout
  // Fast at first; then slowly, so that what loads late is shown in the end and little time is lost to the flow.
  for (let passed = 0; Date.now() < until; passed += settlingTurn) {
    const turn = passed === 0 ? first : passed < settle ? first / 4 : 6 * settlingTurn
    if (await comes(page, marker, turn)) return
    await page.clock.runFor(settlingTurn)
  }
  throw new Error(`No element ${marker}.`)
}

export const look = async <Screen>(
  walk: Walk<Screen>,
  replayed: ReplayedState,
  before: ReplayedState | undefined,
  step: PlanStep | undefined
): Promise<void> => {
  const { settings, words, page, screen, stopwatch } = walk
  const marker = settings.marker(replayed.state)
  try {
    const { settle = 0 } = settings
    const isStart = step === undefined && settle > 0
    await stopwatch.time("arriving", () =>
      isStart
        ? arrive(page, marker, settings, settlingAtStart, atStart)
        : arrive(page, marker, settings, settle, atOnce)
    )
  } catch {
    throw new Error(await tellWhere(walk, replayed, before, step))
  }
  for (const leaf of replayed.state.split(" + ")) {
    const assertion = settings.flow.spec.states[leaf]
    if (typeof assertion !== "function") continue
    try {
      await stopwatch.time("looking", async () =>
        settings.sees === undefined
          ? assertion(screen as never, replayed.context as never)
          : settings.sees(screen, leaf)
      )
    } catch (cause) {
      const message = messageOf(cause)
      const where = `In ${words.state(leaf)}`
      const told = message.startsWith("In ") ? message : `${where}: ${message}`
      if (settings.purpose !== "pictures") throw new Error(told)
      walk.complaints.push(told)
    }
  }
  if (settings.purpose === "pictures") {
    // Not to be judged, but to be waited for: a state may look as it did before.
    await stopwatch.time("reports", () => checkTaken(walk, step))
    return
  }
  await stopwatch.time("offers", async () => {
    if (step !== undefined) await checkProbe(walk, step)
    await checkOffers(walk, replayed)
  })
  await stopwatch.time("reports", async () => {
    await checkTaken(walk, step)
    // Real servers are asked by other flows of the page, too, which nobody answers beforehand.
    if (settings.bringAbout === undefined) await checkRequests(walk, replayed)
  })
}
