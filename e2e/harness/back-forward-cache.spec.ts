// Tests of the back/forward cache: Playwright turns it off, so this file starts its own browser.
import { origins } from "../../backend/configuration.ts"
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
