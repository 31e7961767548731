// Tests with a provider that only follows the standard: login, purchase, return and renewal work.
import { origins } from "../../backend/configuration.ts"
import { acceptAndOrder, expectState, fillCart, openShopAsNew, payWith } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

/** Milliseconds: longer than the lifetime of an access token. */
const longPayment = 20 * 60_000

test("a ticket is bought, though the token runs out at the bank", async ({ page, context }) => {
  const grants: string[] = []
  context.on("response", (response) => {
    if (!response.url().startsWith(`${origins.identity}/oauth/token`)) return
    const grant = new URLSearchParams(response.request().postData() ?? "").get("grant_type")
    grants.push(`${grant} ${response.status()}`)
  })
  await fillCart(page)
  await acceptAndOrder(page)
  for (const times of [1, 2]) {
    const now = await page.evaluate(() => Date.now())
    await page.clock.setSystemTime(now + longPayment)
    if (times === 1) await payWith(page, "pay")
    else await page.reload()
    await expectState(page, "paymentReturn", "paid")
  }
  expect(grants).toEqual(["authorization_code 200", "refresh_token 200", "refresh_token 200"])
})

test("a tab that opens later is signed in, and shows no page of the provider", async ({ page, context }) => {
  await openShopAsNew(page)
  const tab = await context.newPage()
  const shown: string[] = []
  tab.on("response", (response) => {
    const isPage = response.request().isNavigationRequest() && response.status() === 200
    if (isPage && response.url().startsWith(origins.identity)) shown.push(response.url())
  })
  await tab.goto("/wiesensee/account")
  await expectState(tab, "account", "withoutTickets")
  expect(shown).toEqual([])
})
