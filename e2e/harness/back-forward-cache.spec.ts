// Tests of the back/forward cache: Playwright turns it off, so this file starts its own browser.
import { origins } from "../../backend/configuration.ts"
import { acceptAndOrder, expectState, fillCart, pay } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

test.use({ backForwardCache: true })

test("a page is restored from the back/forward cache", async ({ page }) => {
  await page.goto(`${origins.identity}/outbox`)
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.title = persisted ? "came back alive" : "loaded again"
    })
  })
  await page.goto(`${origins.identity}/u/email-verification`)
  await page.goBack({ waitUntil: "commit" })
  await expect(page).toHaveTitle("came back alive")
})

test("Back from a bought ticket never shows a cart that can be ordered again", async ({ page }) => {
  await fillCart(page)
  await acceptAndOrder(page)
  await pay(page)
  for (const _ of ["bank", "cart"]) await page.goBack({ waitUntil: "commit" })
  await expect(page).toHaveURL(/\/wiesensee/)
  await expectState(page, "checkout", /^(?!reviewing)/)
  await expect(page.getByRole("button", { name: "Zahlungspflichtig bestellen" })).toBeHidden()
})
