/** Measures the widgets of a ticket form and of a large home: opening, searching and choosing. */
import type { Browser, Page } from "@playwright/test"
import { median } from "../../scripts/bench/figures.ts"
import { logIn } from "../support/drivers.ts"
import { expectState, openTicket } from "../support/shop.ts"
import { test } from "./bench-test.ts"
import { figure, say } from "./figures.ts"
import { maxTaskTime, slowestInteraction, watchEvents } from "./interactions.ts"
import { slowProcessor } from "./slow-phone.ts"

const rounds = 7

type Act = readonly [what: string, act: () => Promise<unknown>]

/** Measures in rounds, so that other load affects all alike; then repeats on a slow processor. */
const measure = async (browser: Browser, page: Page, acts: ReadonlyArray<Act>): Promise<void> => {
  const found = acts.map((): Array<number> => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, [, act]] of acts.entries()) found[index]?.push(await maxTaskTime(browser, page, act))
  }
  const untilPaint = acts.map((): Array<number> => [])
  await slowProcessor(page)
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, [, act]] of acts.entries()) {
      await slowestInteraction(page)
      await act()
      untilPaint[index]?.push((await slowestInteraction(page)).untilPaint)
    }
  }
  for (const [index, [what]] of acts.entries()) {
    const tasks = found[index] ?? []
    const waits = untilPaint[index] ?? []
    figure(what, median(tasks), "ms", `, at best ${Math.min(...tasks).toFixed(1)} ms`)
    figure(
      `${what}, until the next paint`,
      median(waits),
      "ms",
      `, at best ${Math.min(...waits).toFixed(0)} ms`
    )
  }
}

test("widgets of a ticket form", async ({ browser, page }) => {
  await page.addInitScript(watchEvents)
  await openTicket(page, "24-Stunden-Ticket")
  await page.getByRole("radio", { name: "Anderer Beginn" }).check()
  const hour = page.getByRole("spinbutton", { name: /Stunde/ })
  await hour.waitFor()
  const country = page.getByRole("button", { name: /^Land des Kennzeichens/ })
  const calendar = page.getByRole("button", { name: "Kalender öffnen" })
  await country.focus()
  await calendar.focus()
  await page.waitForLoadState("networkidle")
  say(
    `Widgets, medians of ${rounds}: the longest task in milliseconds of its thread (budget 25); and the time to the next paint on a processor four times slower (budget 100) …`
  )
  await measure(browser, page, [
    ["open the countries", () => country.click()],
    [
      "search for a country",
      () => page.getByRole("combobox", { name: "Land suchen" }).pressSequentially("s")
    ],
    ["choose a country", () => page.getByRole("option").first().click()],
    ["open the calendar", () => calendar.click()],
    ["turn to the next month", () => page.getByRole("button", { name: "Nächster Monat" }).click()],
    ["choose a day", () => page.getByRole("button", { name: /^\D+, 15\. / }).click()],
    ["write an hour", () => hour.press("ArrowUp")],
    ["open the help", () => page.locator("a[href='#help']").click()],
    [
      "close the help",
      () => page.getByRole("dialog").getByRole("button", { name: "Schließen" }).first().click()
    ]
  ])
})

test("widgets of a home with 120 areas", async ({ browser, page }) => {
  await page.addInitScript(watchEvents)
  await logIn(page, "/grossgarage", { email: "fahrerin@example.com" })
  await expectState(page, "shopHome", "browsing")
  const areas = page.getByRole("button", { name: /^Parkfläche/ })
  await areas.focus()
  await page.waitForLoadState("networkidle")
  const search = page.getByRole("combobox", { name: "Suche Parkfläche" })
  const option = page.getByRole("option")
  await measure(browser, page, [
    ["open the areas", () => areas.click()],
    ["search for an area", () => search.pressSequentially("1")],
    ["choose an area of 120", () => option.first().click()],
    ["take it back", () => option.first().click()],
    ["empty the search", () => search.press("Escape")],
    ["close the areas", () => search.press("Escape")]
  ])
})
