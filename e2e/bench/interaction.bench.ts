/** Measures responses to taps and keys in the largest shop: grossgarage, on a slow processor. */
import { logIn } from "../support/drivers.ts"
import { test } from "./bench-test.ts"
import { figure, say } from "./figures.ts"
import { slowestInteraction, watchEvents } from "./interactions.ts"
import { slowProcessor } from "./slow-phone.ts"

test("interactions with 1,000 tickets", async ({ page }) => {
  await page.addInitScript(watchEvents)
  await logIn(page, "/grossgarage", { email: "fahrerin@example.com" })
  const home = page.locator('[data-machine="shopHome"][data-state="browsing"]')
  await home.waitFor()
  await slowProcessor(page)
  say(
    "Interactions with 1,000 tickets and 120 areas, on a processor four times slower (budget 100 ms to the next paint) …"
  )
  const measure = async (what: string, act: () => Promise<void>): Promise<void> => {
    await slowestInteraction(page)
    await act()
    const { untilPaint, work } = await slowestInteraction(page)
    figure(what, untilPaint, "ms", `, of which the page works ${work.toFixed(0)} ms`)
  }
  const filter = page.getByRole("button", { name: /Parkfläche|Flächen/ }).first()
  await measure("open the area filter", () => filter.click())
  await measure("search an area", () =>
    page.getByRole("combobox", { name: "Suche Parkfläche" }).pressSequentially("1")
  )
  await measure("choose an area", () => page.getByRole("option").first().click())
  await page.keyboard.press("Escape")
  await measure("choose all again", () => page.getByRole("option", { name: "Alle Flächen" }).click())
  await page.keyboard.press("Escape")
  await measure("show more", () => page.getByRole("button", { name: /weitere anzeigen/ }).click())
  await measure("choose a ticket", () => page.locator("article").first().getByRole("button").last().click())
  const plate = page.getByRole("textbox", { name: /^Kennzeichen/ })
  await plate.waitFor()
  await measure("type a plate", () => plate.pressSequentially("M-PP123"))
})
