// Tests of scanned codes, each of which opens a new tab: with a session, it needs no provider.
import type { Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { areaId } from "../../backend/demo-world/shops.ts"
import { widgetsLoaded } from "../support/hold.ts"
import { expectState, logOut, openShopAsNew } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

/** Records requests to the provider from now on, and those for its SDK. */
const askedOfProvider = (page: Page): ReadonlyArray<string> => {
  const asked: string[] = []
  page.on("request", (request) => {
    const url = request.url()
    if (url.startsWith(origins.identity) || /\/sdk-[^/]*\.js/.test(url)) asked.push(url)
  })
  return asked
}

/**
 * Removes the timing of other tabs from the test, since they may be slow on a busy machine: the 150 ms of
 * ask-other-tabs.ts, and the 50 ms until the library is fetched, become ten seconds.
 */
const waitLongerForTabs = () => {
  const { setTimeout } = window
  Object.assign(window, {
    setTimeout: (work: () => void, milliseconds?: number) =>
      setTimeout(work, milliseconds === 150 || milliseconds === 50 ? 10_000 : milliseconds)
  })
}

test("a code scanned beside a signed-in tab shows its tickets without a request to the provider, also after a reload", async ({
  page,
  context
}) => {
  await openShopAsNew(page)
  // The code beside every page is loaded, and the tab can respond.
  await expectState(page, "basket", "empty")
  await widgetsLoaded(page)
  const tab = await context.newPage()
  await tab.addInitScript(waitLongerForTabs)
  const asked = askedOfProvider(tab)
  await tab.goto(`/wiesensee?area=${areaId("wiesensee", 1)}`)
  await expectState(tab, "shopHome", "browsing")
  await tab.reload()
  await expectState(tab, "shopHome", "browsing")
  expect(asked).toEqual([])
})

test("a logged-out tab gives no session to a new one, and all others end", async ({ page, context }) => {
  await openShopAsNew(page)
  const second = await context.newPage()
  await second.goto("/wiesensee")
  await expectState(second, "shopHome", "browsing")
  await logOut(page)
  for (const tab of [page, second]) {
    await expect(tab.getByRole("heading", { level: 1, name: "Sie sind abgemeldet" })).toBeVisible()
  }
  const third = await context.newPage()
  await third.goto("/wiesensee")
  await expect(third).toHaveURL((url) => url.origin === origins.identity)
})
