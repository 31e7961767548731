/** A phone whose processor is four times slower than this machine's. */
import type { Page } from "@playwright/test"

export const slowProcessor = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
}

/** What comes next is a first visit as far as files go; who is signed in stays so. */
export const forgetFiles = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.clearBrowserCache")
}
