// Each request costs a phone on a slow line a part of the line; what the home asks for is counted until it asks for nothing more.
import { freshDriver } from "../support/drivers.ts"
import { expectState } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

test("the home of who is signed in asks at most twenty times before it is quiet", async ({ page }) => {
  await freshDriver(page, "/wiesensee")
  await expectState(page, "shopHome", "browsing")
  // What the page of before still fetches ahead is not asked for by the next.
  await page.waitForLoadState("networkidle")
  const asked: string[] = []
  page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.reload()
  await expectState(page, "shopHome", "browsing")
  await page.waitForLoadState("networkidle")
  expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(20)
})
