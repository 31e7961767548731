// Tests of the list of tickets: grouped by the needs of drivers, the cheapest suitable one first.
import type { Page } from "@playwright/test"
import { areaId } from "../../backend/demo-world/shops.ts"
import { logIn } from "../support/drivers.ts"
import { expectState, openShop } from "../support/shop.ts"
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

test("one ticket at the on-site code is valid now, and the others come first once all areas are shown", async ({
  page
}) => {
  await logIn(page, "/wiesensee", { email: "neu@example.com" })
  await page.goto(`/wiesensee?area=${areaId("wiesensee", 0)}`)
  await expectState(page, "shopHome", "browsing")
  const fitting = ["Tagesticket Strandbad", "Familien-Tagesticket Strandbad", "24-Stunden-Ticket"]
  // By the hour, either the beach is open or only the ticket for any hour is valid.
  const [best = ""] = await cards(page, now).allTextContents()
  expect(["Tagesticket Strandbad", "24-Stunden-Ticket"]).toContain(best)
  const others = fitting.filter((title) => title !== best)
  await expect(cards(page, "Für einen Tag")).toHaveText(others)
  await page.getByRole("button", { name: /^Parkfläche/ }).click()
  await page.getByRole("option", { name: "Alle Flächen" }).click()
  await page.keyboard.press("Escape")
  await expect(cards(page, now)).toHaveText([best])
  await expect(cards(page, "Für einen Tag")).toHaveText([
    ...others,
    "Abendticket Seepromenade",
    "Halbtagesticket Wandern",
    "Tagesticket Wandern"
  ])
})

test("tickets that differ only in their hours show them", async ({ page }) => {
  await openShop(page, "/altavalle")
  for (const [title, hours] of [
    ["Monat Nacht", "Täglich 20:00–08:00 Uhr"],
    ["Monat Tag", "Täglich 08:00–20:00 Uhr"],
    ["Monat", "Rund um die Uhr"]
  ] as const) {
    await expect(page.getByRole("article", { name: title, exact: true })).toContainText(hours)
  }
  await expect(page.getByRole("article", { name: "Quartal" })).not.toContainText("Rund um die Uhr")
})
