// Tests of the number of requests by the home until it is idle: each one costs time on a slow connection.
import { freshDriver } from "../support/drivers.ts"
import { widgetsLoaded } from "../support/hold.ts"
import { recordRequests } from "../support/requests.ts"
import { expectState } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

test("the home with a session sends at most twenty requests until it is idle", async ({ page }) => {
  await freshDriver(page, "/wiesensee")
  await expectState(page, "shopHome", "browsing")
  // Prefetches of the previous page do not count for the next one.
  await widgetsLoaded(page)
  const { sent, settled } = recordRequests(page)
  await page.reload()
  await expectState(page, "shopHome", "browsing")
  await widgetsLoaded(page)
  await settled()
  expect(sent.length, sent.join("\n")).toBeLessThanOrEqual(20)
})
