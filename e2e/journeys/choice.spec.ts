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
