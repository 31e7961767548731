// Tests of refusals: each has a message and a way to continue.
import { demoDrivers } from "../../backend/demo-world/drivers.ts"
import { logIn } from "../support/drivers.ts"
import { escapeDialog } from "../support/keyboard.ts"
import { continueFromForm, expectState, openShop, openTicket, typePlate } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

test("an unverified e-mail leads to the e-mail page only [R-07 A-02] @desktop @fresh-claims", async ({
  page
}) => {
  await page.goto("/wiesensee")
  await page.locator("input[name=email]").fill(demoDrivers.unbestaetigt.email)
  await page.locator("input[name=password]").fill("Parken-2026!")
  await page.locator("form button[type=submit]").click()

  await expect(page).toHaveURL(/\/email-verification-required\?wanted=%2Fwiesensee$/)
  await expect(page.getByRole("heading", { level: 1, name: "Prüfen Sie Ihr Postfach" })).toBeVisible()
  await page.getByRole("button", { name: "Ich habe bestätigt" }).click()
  await expectState(page, "access", "emailUnverified.stillUnverified")
  // Offered after half a minute; at once to who wants no motion.
  await expect(page.getByRole("button", { name: "Link erneut senden" })).toBeHidden()
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.getByRole("button", { name: "Link erneut senden" }).click()
  await expectState(page, "access", "emailUnverified.mailSent")
  await expect(page.getByText("Wir haben einen neuen Link geschickt.")).toBeVisible()
  await page.getByRole("button", { name: "Zurück zur Anmeldung" }).click()
  // The driver may want another account: the provider asks for a password despite its session.
  await expect(page.locator("input[name=password]")).toBeVisible()
})

test("a contract is ended in two steps, without a login, from any page [B-49] @extended", async ({
  page
}) => {
  await page.goto("/error")
  await page.getByRole("link", { name: "Vertrag widerrufen" }).click()
  const dialog = page.getByRole("dialog", { name: "Vertrag widerrufen" })
  await dialog.getByLabel("Name").fill("Frieda Fahrerin")
  await dialog.getByLabel("E-Mail für die Bestätigung").fill("fahrerin@example.com")
  await dialog.getByLabel("Bestellnummer oder Kennzeichen").fill("PS-2026-0099")
  await dialog.getByRole("button", { name: "Weiter" }).click()
  await expect(dialog.getByText("PS-2026-0099")).toBeVisible()
  const letter = await dialog.getByRole("link", { name: "Widerruf bestätigen" }).getAttribute("href")
  expect(letter).toMatch(/^mailto:hilfe-de@.*PS-2026-0099/)
  await dialog.getByRole("button", { name: "Angaben ändern" }).click()
  await expect(dialog.getByLabel("Name")).toHaveValue("Frieda Fahrerin")
  await escapeDialog(page)
  await expect(dialog).toBeHidden()
  await page.getByRole("contentinfo").getByRole("link", { name: "Hilfe", exact: true }).click()
  await expect(page.getByRole("dialog").getByText("Eine Kamera liest Ihr Kennzeichen.")).toBeVisible()
})

test.describe("with the browser's own word on the refusal", () => {
  test.use({ expectedProblems: [/status of 40[349]/] })

  test("a plate covered by another driver is refused, and the input stays [A/C-10]", async ({ page }) => {
    await openTicket(page, "10er-Karte")
    await typePlate(page, "m xx 999")
    await continueFromForm(page)
    await expectState(page, "ticketConfiguration", "editing.plateTaken")
    await expect(
      page.getByText("Für dieses Kennzeichen gibt es bereits ein aktives Ticket einer anderen Person.")
    ).toBeVisible()
    await expect(page.getByRole("textbox", { name: /^Kennzeichen/ })).toHaveValue("M-XX999")
  })

  test("a closed shop is reported [S-07]", async ({ page }) => {
    await logIn(page, "/altmarkt", demoDrivers.neu)
    await expectState(page, "shopHome", "shopInactive")
    await expect(page.getByRole("heading", { level: 1, name: "Dieser Shop ist nicht aktiv" })).toBeVisible()
  })

  test("an address without a shop is reported, with a link home [R-02 R-16 R-24] @desktop", async ({
    page
  }) => {
    await logIn(page, "/gibt-es-nicht", demoDrivers.neu)
    await expectState(page, "shopHome", "shopNotFound")
    await page.getByRole("link", { name: "Zur Startseite" }).click()
    await expect(page).toHaveURL("/error?reason=noShop")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })
})

test("the logo links to the last visited shop from any page [R-01 L-04] @extended", async ({ page }) => {
  await openShop(page)
  const logo = page.getByRole("link", { name: "Parkschein, Startseite" })
  await logo.click()
  await expect(page).toHaveURL("/wiesensee")
  await page.goto("/wiesensee/account")
  await logo.click()
  await expect(page).toHaveURL("/wiesensee")
  await expectState(page, "shopHome", "browsing")
})

test("an unknown nested address shows a public page of its own [R-18]", async ({ page }) => {
  await page.goto("/wiesensee/else/where")
  await expect(page.getByRole("heading", { level: 1, name: "404: Diese Seite gibt es nicht" })).toBeVisible()
})
