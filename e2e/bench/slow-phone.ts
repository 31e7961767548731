/** Simulates a phone with a processor four times slower than this machine's. */
import type { Page } from "@playwright/test"

export const slowProcessor = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
}

/** Clears cached files, so that the next visit loads them all; the session stays. */
export const forgetFiles = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.clearBrowserCache")
}
