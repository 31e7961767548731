/** Measures the start of a shop with five times the content of the largest demo shop, at full speed. */
import type { Page } from "@playwright/test"
import { logIn } from "../support/drivers.ts"
import { expectState } from "../support/shop.ts"
import { test } from "./bench-test.ts"
import { figure, say } from "./figures.ts"

/** Response of the shop service, as far as it is changed here. */
interface SoldTicket {
  readonly id: string
  readonly name: string
  readonly validityAreaEntityId: ReadonlyArray<string>
  readonly areas: ReadonlyArray<{ readonly areaEntityId: string; readonly name: string }>
}

const times = 5
/** Every copy but the first gets its own ids and names. */
const copied = (id: string, copy: number): string => (copy === 0 ? id : `${copy}${id.slice(1)}`)

const copyOf =
  (copy: number) =>
  (ticket: SoldTicket): SoldTicket => ({
    ...ticket,
    id: copied(ticket.id, copy),
    name: `${ticket.name} ${copy}`,
    validityAreaEntityId: ticket.validityAreaEntityId.map((id) => copied(id, copy)),
    areas: ticket.areas.map((area) => ({
      ...area,
      areaEntityId: copied(area.areaEntityId, copy),
      name: `${area.name} ${copy}`
    }))
  })

/** Answers with the real response five times over; copied before the page opens, outside the measurement. */
const answerMany = async (page: Page): Promise<void> => {
  let body: string | undefined
  await page.route(/\/online-shop/, async (route) => {
    const answer = await route.fetch()
    const { fixedDurationTickets: sold } = (await answer.json()) as {
      readonly fixedDurationTickets: ReadonlyArray<SoldTicket>
    }
    const fixedDurationTickets = Array.from({ length: times }, (_, copy) => sold.map(copyOf(copy))).flat()
    body ??= JSON.stringify({ fixedDurationTickets })
    await route.fulfill({ response: answer, body })
  })
}

test("a shop with 5,000 tickets", async ({ page }) => {
  await answerMany(page)
  await logIn(page, "/grossgarage", { email: "fahrerin@example.com" })
  await expectState(page, "shopHome", "browsing")
  await page.reload()
  await expectState(page, "shopHome", "browsing")
  const opened = await page.evaluate(() => performance.now())
  say("A shop with 5,000 tickets and 600 areas, at full speed …")
  figure("a shop with 5,000 tickets opens", opened, "ms", " (budget 3,000 ms)")
  const timed = async (what: string, act: () => Promise<unknown>): Promise<void> => {
    const began = performance.now()
    await act()
    figure(what, performance.now() - began, "ms")
  }
  const filter = page.getByRole("button", { name: /Parkfläche|Flächen/ }).first()
  await timed("the area filter opens", async () => {
    await filter.click()
    await page.getByRole("option").nth(1).waitFor()
  })
  await timed("an area is searched for and chosen", async () => {
    await page.getByRole("combobox", { name: "Suche Parkfläche" }).fill("Zone A001 4")
    await page.getByRole("option").first().click()
  })
  // The first clears the search, the second closes the list.
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await timed("a ticket is chosen and its form takes input", async () => {
    await page.locator("article").first().getByRole("button").last().click()
    await page.getByRole("textbox", { name: /^Kennzeichen/ }).waitFor()
  })
})
