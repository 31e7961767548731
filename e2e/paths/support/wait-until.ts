/**
 * Waits for code that loads late. React shows it slightly later, by the page's clock; on a path that clock is
 * stopped, so it is advanced in small steps until the page is drawn.
 */
import { setTimeout as wait } from "node:timers/promises"
import type { Locator } from "@playwright/test"
import type { FlowScreen } from "./screen.ts"

/** Returns whether the condition holds within the time, in milliseconds of real time. */
export const waitUntil = async (
  { page }: Pick<FlowScreen, "page">,
  holds: () => Promise<boolean>,
  timeout = 8_000
): Promise<boolean> => {
  for (const until = Date.now() + timeout; Date.now() < until; await page.clock.runFor(50))
    if (await holds()) return true
  return holds()
}

/** Returns whether the element becomes visible in time. */
export const waitUntilVisible = (screen: FlowScreen, what: Locator): Promise<boolean> =>
  waitUntil(screen, () => what.isVisible())

/** Returns whether the element disappears in time. */
export const waitUntilHidden = (screen: FlowScreen, what: Locator): Promise<boolean> =>
  waitUntil(screen, async () => !(await what.isVisible()))

/** Asserts the message at the bottom, which screen readers announce. */
export const expectMessage = async (screen: FlowScreen, key: string): Promise<void> => {
  const { page, t } = screen
  const messages = page.getByRole("region", { name: t("layout.notifications") })
  if (!(await waitUntilVisible(screen, messages.getByText(t(key)).last())))
    throw new Error(`No message says “${t(key)}”.`)
}

/** Milliseconds of the page's time for a view to finish, and of each step. */
const settling = 600
const turn = 50

/** Waits until the page shows no difference; else fails with all of them, in sentences. */
export const expectSettled = async (
  { page }: FlowScreen,
  differences: () => Promise<ReadonlyArray<string>>
): Promise<void> => {
  let found: ReadonlyArray<string> = []
  let passed = 0
  const until = Date.now() + 4_000
  do {
    found = await differences()
    if (found.length === 0) return
    // Content that loads late is shown only after a delay on the page's clock.
    await page.clock.runFor(turn)
    passed += turn
    await wait(passed < settling ? 20 : 300)
  } while (Date.now() < until)
  throw new Error(found.join(" "))
}
