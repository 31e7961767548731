/**
 * Waits for what is loaded late. React shows it a moment after what came before it, by the clock of the page; on a path that clock
 * stands still, so it is moved a little until the page has been drawn.
 */
import type { Locator } from "@playwright/test"
import type { FlowScreen } from "./screen.ts"

/** Milliseconds of the real clock. */
const timeout = 8_000

const waitFor = async ({ page }: FlowScreen, holds: () => Promise<boolean>): Promise<boolean> => {
  const until = Date.now() + timeout
  while (!(await holds()) && Date.now() < until) await page.clock.runFor(50)
  return holds()
}

export const drawn = (screen: FlowScreen, what: Locator): Promise<boolean> =>
  waitFor(screen, () => what.isVisible())

export const gone = (screen: FlowScreen, what: Locator): Promise<boolean> =>
  waitFor(screen, async () => !(await what.isVisible()))

/** The message at the bottom, for who does not look at the page. */
export const isSaid = async (screen: FlowScreen, key: string): Promise<void> => {
  const { page, t } = screen
  const messages = page.getByRole("region", { name: t("layout.notifications") })
  if (!(await drawn(screen, messages.getByText(t(key)).last())))
    throw new Error(`No message says “${t(key)}”.`)
}
