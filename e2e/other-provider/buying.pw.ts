// What the shop needs of a provider is the standard: it logs in, buys, comes back and renews where nothing was made for it.
import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import {
  acceptAndOrder,
  chooseTicket,
  configureFor,
  expectState,
  freshPlate,
  payWith
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

/** Longer than an access token is good for. */
const longPayment = 20 * 60_000

/** On the provider's own pages: any name will do; then it asks for consent. */
const logIn = async (page: Page, path: string): Promise<void> => {
  // Its pages want a font of somebody else's.
  await page.route("https://fonts.googleapis.com/**", (route) =>
    route.fulfill({ contentType: "text/css", body: "" })
  )
  await page.goto(path)
  await page.locator("input[name=login]").fill(`driver-${randomUUID()}`)
  await page.locator("input[name=password]").fill("any")
  await page.locator("button[type=submit]").click()
  await page.getByRole("button", { name: "Continue" }).click()
  await expect(page).toHaveURL(path)
}

test("a ticket is bought, though the token runs out at the bank", async ({ page, context }) => {
  const grants: string[] = []
  context.on("response", (response) => {
    if (!response.url().startsWith(`${origins.identity}/oauth/token`)) return
    const grant = new URLSearchParams(response.request().postData() ?? "").get("grant_type")
    grants.push(`${grant} ${response.status()}`)
  })
  await logIn(page, "/wiesensee")
  await chooseTicket(page, "Tagesticket Wandern")
  await configureFor(page, freshPlate())
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
  await logIn(page, "/wiesensee")
  await expectState(page, "shopHome", "browsing")
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
