// Tests of the worker that prefetches the home's files during the login: none is transferred after it.
import type { Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { demoDrivers, demoPassword } from "../../backend/demo-world/drivers.ts"
import { saveData } from "../support/hold.ts"
import { expectState } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

const goToLogin = async (page: Page): Promise<void> => {
  await page.goto("/wiesensee")
  await page.waitForURL((url) => url.origin === origins.identity)
}

/** Returns the transferred bytes of the home's script. */
const homeScript = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.startsWith("/assets/home-"))
      .map(({ transferSize }) => transferSize)
  )

const logIn = async (page: Page): Promise<void> => {
  await page.locator("input[name=email]").fill(demoDrivers.fahrerin.email)
  await page.locator("input[name=password]").fill(demoPassword)
  await page.locator("form button[type=submit]").click()
  await expectState(page, "shopHome", "browsing")
}

test("the home's files are prefetched during the login", async ({ page, context }) => {
  const fetched = context.waitForEvent("requestfinished", (request) => {
    const { pathname } = new URL(request.url())
    return request.serviceWorker() !== null && pathname.startsWith("/assets/home-")
  })
  // If the login page responds before the page's own files, the page is left before it can start a worker.
  const started = context.waitForEvent("serviceworker")
  await page.route("**/authorize?*", async (route) => {
    await started
    await route.continue()
  })
  await goToLogin(page)
  // Playwright disables the browser's cache while any route is active.
  await page.unrouteAll()
  await fetched
  await logIn(page)
  expect(await homeScript(page)).toEqual([0])
})

test("nothing is prefetched in data saver mode", async ({ page, context }) => {
  await saveData(page)
  await goToLogin(page)
  await logIn(page)
  expect(context.serviceWorkers()).toEqual([])
  expect((await homeScript(page))[0]).toBeGreaterThan(0)
})
