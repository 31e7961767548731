// Tests of the list of tickets: grouped by the needs of drivers, the cheapest suitable one first.
import type { Page } from "@playwright/test"
import { openShop } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

const cards = (page: Page, group: string) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: group }) })
    .getByRole("article")
    .getByRole("heading")

const now = "Jetzt parken"
const kinds = [
  now,
  "Für einen Tag",
  "Mehrere Tage",
  "Für einen Monat oder länger",
  "Mehrfachkarten",
  "Parkberechtigungen"
]

test("tickets are grouped by kind, two of each kind at once, the cheapest first", async ({ page }) => {
  await openShop(page)
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(kinds)
  // Valid at any hour, and in most areas: the area is unknown.
  await expect(cards(page, now)).toHaveText(["24-Stunden-Ticket"])
  await expect(cards(page, "Für einen Tag")).toHaveText([
    "Abendticket Seepromenade",
    "Halbtagesticket Wandern",
    "Tagesticket Wandern",
    "Tagesticket Strandbad",
    "Familien-Tagesticket Strandbad"
  ])
  const long = cards(page, "Für einen Monat oder länger")
  await expect(long).toHaveText(["Frühschwimmer-Monat", "Monatsticket Wandern"])
  await page.getByRole("button", { name: "2 weitere anzeigen" }).press("Enter")
  await expect(long).toHaveCount(4)
  await expect(long.filter({ hasText: "Saisonticket Strandbad" })).toBeFocused()
})

test("a press on the place of a ticket opens its form, as on any part of its row", async ({ page }) => {
  await openShop(page)
  const ticket = page.getByRole("article", { name: "Tagesticket Wandern", exact: true })
  const place = ticket.getByText("Wiesensee, Wanderparkplatz Nord")
  await place.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  // By the mouse itself: Playwright's own click wants the text on top.
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.getByRole("heading", { level: 1, name: "Tagesticket Wandern" })).toBeVisible()
})

test("with text of twice the size, the words of a button have lines of their own, and VAT follows the price", async ({
  page
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await openShop(page)
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
  const covered = () =>
    page.locator(".ticket-card__root").evaluateAll((tickets) =>
      tickets.flatMap((ticket) => {
        const [words, ...others] = [".ticket-card__action", ".ticket-card__body", ".ticket-card__meta"].map(
          (part) => {
            const range = document.createRange()
            range.selectNodeContents(ticket.querySelector(part) ?? ticket)
            return range.getBoundingClientRect()
          }
        )
        if (words === undefined) return []
        // Lines touch each other by the room above and below their letters.
        const isCovered = others.some(
          (other) => Math.min(words.bottom, other.bottom) - Math.max(words.top, other.top) > 8
        )
        return isCovered ? [ticket.querySelector("h3")?.textContent] : []
      })
    )
  await expect(page.locator(".ticket-card__action").nth(11)).toBeVisible()
  expect(await covered()).toEqual([])
  const taxBelowValidity = await page.locator(".ticket-card__root").evaluateAll((tickets) =>
    tickets.flatMap((ticket) => {
      const [tax, validity] = [".price__tax", ".ticket-card__body"].map(
        (part) => ticket.querySelector(part)?.getBoundingClientRect().top ?? 0
      )
      return (tax ?? 0) > (validity ?? 0) ? [ticket.querySelector("h3")?.textContent] : []
    })
  )
  expect(taxBelowValidity).toEqual([])
})
