/**
 * `test` of the benches: connects to the product with TLS, over a wire that can be slowed down, in a browser with
 * windows and a profile: the headless shell and contexts without a profile ignore `preconnect`.
 */
import { ports } from "../../backend/configuration.ts"
import { speedPort } from "../../scripts/bench/started-product.ts"
import { newWire, setSpeed, type Wire } from "../../scripts/bench/wire.ts"
import { findChromium } from "../../scripts/test/chromium.ts"
import { test as base } from "../support/test.ts"

/** Wire to the product, and the other values measured. */
export interface BenchWire {
  readonly beside: Wire
  readonly setSlow: (isSlow: boolean) => Promise<void>
}

const beside = newWire()

export const test = base.extend<{ wire: BenchWire }>({
  // The browser's reports of a slow wire are measured, not asserted; an uncaught error still fails.
  // biome-ignore lint/correctness/noEmptyPattern: it needs nothing.
  expectedProblems: async ({}, use) => use([/^console error:/]),
  context: async (
    { playwright, launchOptions, viewport, hasTouch, isMobile, locale, timezoneId, baseURL },
    use,
    testInfo
  ) => {
    const executablePath = await findChromium({ ...process.env, CHROME_PATH: undefined }, true)
    const context = await playwright.chromium.launchPersistentContext(testInfo.outputPath("profile"), {
      ...launchOptions,
      ...(executablePath === undefined ? {} : { executablePath }),
      viewport,
      hasTouch,
      isMobile,
      ...(locale === undefined ? {} : { locale }),
      ...(timezoneId === undefined ? {} : { timezoneId }),
      ...(baseURL === undefined ? {} : { baseURL })
    })
    const errors: Error[] = []
    context.on("weberror", (error) => errors.push(error.error()))
    await use(context)
    await context.close()
    if (errors[0] !== undefined) throw errors[0]
  },
  // Playwright reads the dependencies of a fixture from the pattern.
  // biome-ignore lint/correctness/noEmptyPattern: it needs nothing.
  wire: async ({}, use) => {
    const setSlow = async (isSlow: boolean): Promise<void> => {
      setSpeed(beside, isSlow)
      await fetch(`http://127.0.0.1:${speedPort(ports.app)}/${isSlow ? "slow" : "fast"}`)
    }
    await use({ beside, setSlow })
    await setSlow(false)
  }
})
