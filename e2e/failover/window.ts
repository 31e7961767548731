/** Driver's window during a failover: its message and its button, which leads back into the shop. */
import { chromium, type Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { findChromium } from "../../scripts/test/chromium.ts"
import { chromiumArguments } from "../support/chromium-arguments.ts"
import { logIn } from "../support/drivers.ts"
import { unexpectedIn, watchBrowser } from "../support/problems.ts"

/** Milliseconds: maximum time until the page shows a message, whatever fails. */
const timeout = 35_000

const again = (page: Page) => page.getByRole("button", { name: "Erneut versuchen" })
const tickets = (page: Page) => page.locator('[data-machine="shopHome"][data-state^=browsing]')

export interface Window {
  /** Reloads the shop. Returns undefined if it opens, else the message with its button; fails without. */
  opened(): Promise<string | undefined>
  /** Presses the button until the shop opens. */
  pressed(seconds: number): Promise<void>
  /** Fails on an uncaught error. */
  close(): Promise<void>
}

export const openWindow = async (email: string, path: string): Promise<Window> => {
  const executablePath = await findChromium()
  const browser = await chromium.launch({
    args: [...chromiumArguments],
    ...(executablePath === undefined ? {} : { executablePath })
  })
  const watching = watchBrowser(browser)
  // The commands trust the certificate authority of the trial; browsers do not.
  const page = await browser.newPage({ baseURL: origins.app, locale: "de-DE", ignoreHTTPSErrors: true })
  page.setDefaultTimeout(60_000)
  await logIn(page, path, { email })
  await tickets(page).waitFor()
  return {
    opened: async () => {
      await page.reload({ waitUntil: "commit" })
      await tickets(page).or(again(page)).first().waitFor({ timeout })
      if (await tickets(page).isVisible()) return undefined
      return (await page.getByRole("main").innerText()).replace(/\s+/g, " ").trim()
    },
    pressed: async (seconds) => {
      for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
        await again(page).click()
        await tickets(page).or(again(page)).first().waitFor({ timeout })
        if (await tickets(page).isVisible()) return
      }
      throw new Error("the shop did not come back by pressing the button")
    },
    close: async () => {
      // Servers fail here on purpose, and the browser logs it; only an uncaught error is a fault.
      const unhandled = unexpectedIn(await watching.end(), () => true)
      await browser.close()
      if (unhandled.length > 0) throw new Error(`In the driver's window:\n${unhandled.join("\n")}`)
    }
  }
}
