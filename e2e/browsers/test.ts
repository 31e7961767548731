/** `test` of the journeys in every engine. */
import { writeFileSync } from "node:fs"
import { test as base, expect } from "@playwright/test"
import { chromiumDevice } from "./chromium-device.ts"
import { firefoxDevice } from "./firefox-device.ts"
import type { Device, Tab } from "./tab.ts"
import { webkitDevice } from "./webkit-device.ts"

const devices = { chromium: chromiumDevice, firefox: firefoxDevice, webkit: webkitDevice } as const

export interface EngineOptions {
  readonly engine: keyof typeof devices
}

interface Fixtures {
  readonly device: Device
  /** Opens a tab in German. */
  readonly openTab: () => Promise<Tab>
}

export const test = base.extend<Fixtures, EngineOptions>({
  engine: ["chromium", { option: true, scope: "worker" }],
  device: async ({ engine }, use, testInfo) => {
    const device = await devices[engine]()
    try {
      await use(device)
      if (testInfo.status !== testInfo.expectedStatus) {
        writeFileSync(testInfo.outputPath("last-tab.png"), await device.picture())
      }
      expect(device.errors(), "uncaught errors of the pages").toEqual([])
    } finally {
      await device.close()
    }
  },
  openTab: async ({ device }, use) => {
    await use(async () => {
      const tab = await device.openTab()
      // As chosen on an earlier visit: not every engine can be told a language.
      await tab.open("/icon-192.png")
      await tab.run(() => localStorage.setItem("parkschein.language.1", JSON.stringify("de-DE")))
      return tab
    })
  }
})
