// Tests of the shop's identity: its operator, hotline and law on the first visit; none for an unknown shop.
import type { Page } from "@playwright/test"
import { ticketId } from "../../backend/demo-world/shops.ts"
import { logIn } from "../support/drivers.ts"
import { expectState, fillCart } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

const footer = (page: Page) => page.getByRole("contentinfo")

const shops = [
  { shop: "seewil", operator: "Parkschein Schweiz", phone: /^\+41 /, law: "ch" },
  { shop: "altavalle", operator: "Parkschein Italien", phone: /^\+39 /, law: "it" },
  { shop: "hochtal", operator: "Parkschein Österreich", phone: /^\+43 /, law: "at" }
]

test("the contact page, opened first, names the operator of the shop's country [R-11 L-10]", async ({
  browser
}) => {
  for (const { shop, operator, phone, law } of shops) {
    const firstVisit = await browser.newContext()
    const page = await firstVisit.newPage()
    await logIn(page, `/${shop}/contact`, { email: "neu@example.com" })
    await expectState(page, "contact", "loaded")
    await expect(page.getByRole("main")).toContainText(operator)
    await expect(page.getByRole("main").getByRole("link", { name: phone })).toBeVisible()
    await expect(footer(page).getByRole("link", { name: "Impressum" })).toHaveAttribute(
      "href",
      new RegExp(`/${law}/imprint$`)
    )
    await firstVisit.close()
  }
})

test("the hours of the hotline are shown beside those of the car park [R-11] @extended", async ({ page }) => {
  await logIn(page, `/seewil/ticket/${ticketId("seewil", "day-zone-a")}`, { email: "neu@example.com" })
  await page.getByRole("link", { name: /Öffnungszeiten/ }).click()
  await expectState(page, "contact", "loaded")
  const hours = page.locator("section", { hasText: "Öffnungszeiten der Parkflächen" }).last()
  await expect(hours).toContainText("Seewil, Bahnhof")
  await expect(hours).toContainText("Täglich 05:00–23:30 Uhr")
  await expect(page.getByText("Telefonisch erreichbar")).toBeVisible()
  await page.goto("/klinikum-rosenau/contact")
  await expect(page.getByRole("main")).toContainText(
    "Die Öffnungszeiten stehen auf dem Schild an der Einfahrt."
  )
})

test("the number of tickets in the cart is shown on the contact page @extended", async ({ page }) => {
  await fillCart(page)
  await page.goto("/wiesensee/contact")
  await expect(page.getByRole("button", { name: "Warenkorb, 1 Ticket" })).toBeVisible()
  await expect(page.getByText("Sie haben noch nicht gekauft")).toBeVisible()
})

test.describe("a shop that does not exist, or is closed", () => {
  // The browser logs the 404 of the unknown shop.
  test.use({ expectedProblems: [/status of 404/] })

  test("is reported on each of its pages by title and text, without links into it [R-24]", async ({
    page
  }) => {
    await logIn(page, "/nirgends/contact", { email: "neu@example.com" })
    for (const path of ["contact", "account", "verify", "ticket/x", "parking-permissions-group/x", ""]) {
      await page.goto(`/nirgends/${path}`)
      await expect(page.getByRole("heading", { level: 1, name: "Diesen Shop gibt es nicht" })).toBeVisible()
      await expect(page).toHaveTitle("Diesen Shop gibt es nicht")
      await expect(footer(page)).toBeVisible()
      await expect(page.locator('a[href*="nirgends"]')).toHaveCount(0)
      await expect(page.getByRole("button", { name: "Erneut versuchen" })).toHaveCount(0)
      await expect(page.getByRole("button", { name: "Warenkorb" })).toHaveCount(0)
    }
    await page.goto("/altmarkt/contact")
    await expect(page.getByRole("heading", { level: 1, name: "Dieser Shop ist nicht aktiv" })).toBeVisible()
    await expect(page).toHaveTitle("Dieser Shop ist nicht aktiv")
    await expect(page.locator('a[href*="altmarkt"]')).toHaveCount(0)
  })
})

test("the logo links to the shop of this tab, even after another tab opened a different one @extended", async ({
  page,
  context
}) => {
  await logIn(page, "/hochtal/contact", { email: "neu@example.com" })
  await expectState(page, "contact", "loaded")
  const other = await context.newPage()
  await other.goto("/wiesensee")
  await expectState(other, "shopHome", "browsing")
  await page.getByRole("link", { name: "Parkschein, Startseite" }).click()
  await expectState(page, "shopHome", "browsing")
  await expect(page).toHaveURL("/hochtal")
})
