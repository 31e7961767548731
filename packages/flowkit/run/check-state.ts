/** Waits for the state after a step, and checks the page in it. */
import type { Page } from "@playwright/test"
import type { PlanStep, ReplayedState } from "../model/index.ts"
import { messageOf } from "../model/message-of.ts"
import { checkContext, checkOffers, checkProbe, checkRequests, checkTaken } from "./checks.ts"
import { describeMismatch } from "./describe-mismatch.ts"
import type { PathSettings, Walk } from "./path-settings.ts"

/** Milliseconds of the page's clock per tick while the view settles. */
const settlingTurn = 50
/** Before the first state no timer of the flow is running. */
const settlingAtStart = 3_000
/** Views that need no timer are rendered within this time. */
const atOnce = 100
const atStart = 80

/** Returns true if the element appears within the timeout; the browser itself waits for it. */
const comes = (page: Page, marker: string, timeout: number): Promise<boolean> =>
  page.waitForSelector(marker, { state: "attached", timeout }).then(
    () => true,
    () => false
  )

/** Advances the page's clock a little if the view needs a timer of its own to render. */
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
  // Fast at first, then slowly: late content is shown eventually, and the flow loses little time.
  for (let passed = 0; Date.now() < until; passed += settlingTurn) {
    const turn = passed === 0 ? first : passed < settle ? first / 4 : 6 * settlingTurn
    if (await comes(page, marker, turn)) return
    await page.clock.runFor(settlingTurn)
  }
  throw new Error(`No element ${marker}.`)
}

export const checkState = async <Screen>(
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
    throw new Error(await describeMismatch(walk, replayed, before, step))
  }
  for (const leaf of replayed.state.split(" + ")) {
    const assertion = settings.flow.spec.states[leaf]
    if (typeof assertion !== "function") continue
    try {
      await stopwatch.time("looking", async () =>
        assertion(screen as never, replayed.context as never, leaf, replayed.state)
      )
    } catch (cause) {
      const message = messageOf(cause)
      const where = `In ${words.state(leaf)}`
      const complaint = message.startsWith("In ") ? message : `${where}: ${message}`
      if (settings.purpose !== "pictures") throw new Error(complaint)
      walk.complaints.push(complaint)
    }
  }
  if (settings.purpose === "pictures") {
    // Not checked, but awaited: a state may look the same as before.
    await stopwatch.time("reports", () => checkTaken(walk, step))
    return
  }
  await stopwatch.time("offers", async () => {
    if (step !== undefined) await checkProbe(walk, step)
    await checkOffers(walk, replayed)
  })
  await stopwatch.time("reports", async () => {
    await checkTaken(walk, step)
    await checkContext(walk, replayed)
    await checkRequests(walk, replayed)
  })
}
