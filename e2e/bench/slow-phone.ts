/** A phone on slow 4G, as Lighthouse describes it: 150 ms, 1.6 Mbit/s down, 750 kbit/s up, a processor four times slower. */
import type { Page } from "@playwright/test"

const bytesPerSecond = (kilobitsPerSecond: number): number => (kilobitsPerSecond * 1000) / 8

export const slowProcessor = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
}

/** Nothing comes from the browser's cache: every visit is a first visit. */
export const slowNetwork = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.setCacheDisabled", { cacheDisabled: true })
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond(1600),
    uploadThroughput: bytesPerSecond(750)
  })
}
