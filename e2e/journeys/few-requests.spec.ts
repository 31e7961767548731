// Each request costs a phone on a slow line a part of the line; what the home asks for is counted until it asks for nothing more.
import { freshDriver } from "../support/drivers.ts"
import { widgetsLoaded } from "../support/hold.ts"
import { recordRequests } from "../support/requests.ts"
import { expectState } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

test("the home with a session sends at most twenty requests until it is idle", async ({ page }) => {
  await freshDriver(page, "/wiesensee")
  await expectState(page, "shopHome", "browsing")
  // What the page before still prefetches is no request of the next one.
  await widgetsLoaded(page)
  const { sent, settled } = recordRequests(page)
  await page.reload()
  await expectState(page, "shopHome", "browsing")
  await widgetsLoaded(page)
  await settled()
  expect(sent.length, sent.join("\n")).toBeLessThanOrEqual(20)
})
