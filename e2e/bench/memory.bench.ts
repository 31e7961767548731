/** Measures leaks: navigates back and forth a thousand times. */
import type { Page } from "@playwright/test"
import { logIn } from "../support/drivers.ts"
import { expectState } from "../support/shop.ts"
import { test } from "./bench-test.ts"
import { figure } from "./figures.ts"
import { retainedBytes } from "./retained-memory.ts"

/** Runs in the page: a thousand calls from outside would take minutes. */
const goToAndFro = (page: Page, changes: number): Promise<void> =>
  page.evaluate(async (turns) => {
    const until = (selector: string) =>
      new Promise<void>((done) => {
        const look = () => (document.querySelector(selector) === null ? setTimeout(look, 5) : done())
        look()
      })
    for (let turn = 0; turn < turns; turn += 1) {
      history.back()
      await until('[data-machine="shopHome"][data-state="browsing"]')
      history.forward()
      await until('[data-machine="ticketConfiguration"]')
    }
  }, changes / 2)

test("memory after 1,000 changes of route", async ({ page }) => {
  await logIn(page, "/wiesensee", { email: "fahrerin@example.com" })
  await expectState(page, "shopHome", "browsing")
  await page.locator("article").first().getByRole("button").last().click()
  await page.locator('[data-machine="ticketConfiguration"]').waitFor()
  const session = await page.context().newCDPSession(page)
  await goToAndFro(page, 100)
  const early = await retainedBytes(session)
  await goToAndFro(page, 900)
  const late = await retainedBytes(session)
  figure("memory after 1,000 changes of route", late / early, "times that after 100", " (budget 1.05)")
})
