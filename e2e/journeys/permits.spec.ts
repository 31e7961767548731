// Tests of the plates of a permit: added, changed, deleted and restored; each with its start.
import type { Page } from "@playwright/test"
import { demoDrivers } from "../../backend/demo-world/drivers.ts"
import { expectAccessible } from "../support/accessibility.ts"
import { chooseCountry } from "../support/country.ts"
import { logIn } from "../support/drivers.ts"
import { pressBack } from "../support/keyboard.ts"
import { expectState, freshPlate, joinStation4 } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

// Each driver of these tests signs up first.
test.describe.configure({ timeout: 120_000 })

const account = "/klinikum-rosenau/account?section=permissions"

const openFreshPermit = async (page: Page): Promise<void> => {
  await joinStation4(page)
  await page.goto("/klinikum-rosenau/account")
  await page.getByRole("link", { name: "Parkberechtigungen" }).click()
  await expect(page).toHaveURL(account)
  await expectState(page, "account", "withoutPermits")
  await page.getByRole("link", { name: "Kennzeichen hinzufügen" }).click()
  await expectState(page, "plateChange", "permit.adding.filling")
  await expect(page.getByRole("heading", { level: 1, name: "Pflege Station 4" })).toBeVisible()
}

const view = (page: Page) => page.locator("[data-machine=plateChange]")
const messages = (page: Page) => page.getByRole("region", { name: "Meldungen" })
const plateField = (page: Page, name: RegExp | string = /^Kennzeichen/) =>
  view(page).getByRole("textbox", { name })
const save = (page: Page) => page.getByRole("button", { name: "Speichern" }).click()
const proceed = (page: Page) => view(page).getByRole("button", { name: "Weiter" }).click()

const addPlate = async (page: Page, plate: string): Promise<void> => {
  await plateField(page).fill(plate)
  await save(page)
  await expectState(page, "plateChange", "permit.added")
}

test("a plate is added, changed, deleted and restored [P-13 P-14 P-15 S-13 C/C-05 C/C-06] @desktop", async ({
  page
}) => {
  const [first, second] = [freshPlate(), freshPlate()]
  await openFreshPermit(page)
  await expect(view(page)).toContainText("0 von 2 Kennzeichen verwendet")
  await expectAccessible(page)

  await addPlate(page, first)
  await expect(view(page)).toContainText(`Pflege Station 4: ${first}, gilt ab dem nächsten Parken.`)
  await expect(view(page)).toContainText("1 von 2 Kennzeichen verwendet")
  await expect(page.getByText("Das Kennzeichen wurde erfolgreich hinzugefügt.")).toHaveCount(1)
  await expectAccessible(page)
  await proceed(page)

  await page.getByRole("button", { name: /^Ändern/ }).click()
  const changing = page.getByRole("dialog", { name: "Kennzeichen ändern" })
  await expectState(page, "plateChange", "changing.filling")
  await changing.getByRole("button", { name: "Bestätigen" }).click()
  await expectState(page, "plateChange", "changing.correcting")
  await expect(changing.getByRole("combobox", { name: "Grund" })).toHaveAccessibleDescription(
    /Dieses Feld ist erforderlich/
  )
  await expectAccessible(page)
  await changing.getByRole("combobox", { name: "Grund" }).selectOption({ label: "Anderes Fahrzeug" })
  await changing.getByRole("textbox", { name: "Neues Kennzeichen" }).fill(second)
  await expect(changing).toContainText("ab dem nächsten Parken")
  await changing.getByRole("button", { name: "Bestätigen" }).click()
  await expectState(page, "plateChange", "permit.changed")
  // On the page, and not at its end as well.
  await expect(page.getByText("Kennzeichen erfolgreich geändert")).toHaveCount(1)
  await expect(view(page)).toContainText("bis jetzt")
  await expectAccessible(page)
  await proceed(page)

  await page.getByRole("button", { name: /^Löschen/ }).click()
  const deleting = page.getByRole("dialog", { name: "Kennzeichen löschen" })
  await expect(deleting).toContainText("Ab dem nächsten Parken gilt die Parkberechtigung dafür nicht mehr.")
  await expectAccessible(page)
  await deleting.getByRole("button", { name: "Kennzeichen löschen" }).click()
  await expectState(page, "plateChange", "permit.deleted")
  const takeBack = messages(page).getByRole("button", { name: "Wieder hinzufügen" })
  // A focused message stays, so that there is time to read it.
  await takeBack.focus()
  await expectState(page, "notifications", "paused")
  await expect(view(page)).toContainText("Keine aktiven Kennzeichen")
  await expectAccessible(page)
  await takeBack.click()
  await expectState(page, "plateChange", "permit.restored")
  await expect(view(page)).toContainText(second)
  await expect(view(page)).toContainText("1 von 2 Kennzeichen verwendet")
  await proceed(page)
  // A dialog covers the messages.
  await page.getByRole("button", { name: /^Ändern/ }).click()
  await expect(changing).toBeVisible()
  await expect(page.locator("[data-paused]")).toHaveCount(1)
  await pressBack(page)
  await expect(changing).toBeHidden()
  await expect(page.locator("[data-paused]")).toHaveCount(0)
})

test("a deleted plate is restored from the message, also after leaving the page [C/C-19] @extended", async ({
  page
}) => {
  const plate = freshPlate()
  await openFreshPermit(page)
  await addPlate(page, plate)
  await page.getByRole("button", { name: /^Löschen/ }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Kennzeichen löschen" }).click()
  await expectState(page, "plateChange", "permit.deleted")
  await page.getByRole("link", { name: "Alle Parkberechtigungen" }).click()
  await expectState(page, "account", "permitsListed")
  await expect(page.getByRole("table", { name: "Parkberechtigungen" })).toContainText(
    "Keine aktiven Kennzeichen"
  )
  const restored = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/plates")
  )
  await messages(page).getByRole("button", { name: "Wieder hinzufügen" }).click()
  expect((await restored).ok()).toBe(true)
  await expect(page.getByText("Das Kennzeichen wurde erfolgreich hinzugefügt.")).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await page.reload()
  await expect(page.getByRole("table", { name: "Parkberechtigungen" })).toContainText(plate)
})

test("an issue of a plate is shown at its field, and the input survives a reload @extended", async ({
  page
}) => {
  const plate = freshPlate()
  await openFreshPermit(page)
  await save(page)
  await expectState(page, "plateChange", "permit.adding.correcting")
  await expect(plateField(page)).toHaveAccessibleDescription(/Das Kennzeichen ist ein Pflichtfeld/)
  await plateField(page).fill(plate)
  await page.getByRole("button", { name: "Weiteres Kennzeichen hinzufügen" }).click()
  await plateField(page, "Kennzeichen 2").fill(plate.toLowerCase())
  await save(page)
  await expectState(page, "plateChange", "permit.adding.correcting")
  await expect(plateField(page, "Kennzeichen 2")).toHaveAccessibleDescription(
    /Sie können nicht mehrmals das selbe Kennzeichen hinzufügen\./
  )
  await expectAccessible(page)
  await chooseCountry(page, view(page).getByRole("button", { name: /^Land/ }).nth(1), "Schweiz")
  await expect(view(page).getByText(/^Wechselschild:/)).toBeVisible()
  await page.reload()
  await expectState(page, "plateChange", "permit.adding.filling")
  await expect(plateField(page, "Kennzeichen 1")).toHaveValue(plate)
})

test("two plates fill the permit, and an additional car finds no room @extended", async ({ page }) => {
  await openFreshPermit(page)
  await plateField(page).fill(freshPlate())
  await page.getByRole("button", { name: "Weiteres Kennzeichen hinzufügen" }).click()
  await plateField(page, "Kennzeichen 2").fill(freshPlate())
  await expect(page.getByRole("button", { name: "Weiteres Kennzeichen hinzufügen" })).toHaveCount(0)
  await save(page)
  await expectState(page, "plateChange", "permit.added")
  await proceed(page)
  await expectState(page, "plateChange", "permit.limitReached")
  await page
    .getByRole("button", { name: /^Ändern/ })
    .first()
    .click()
  const dialog = page.getByRole("dialog", { name: "Kennzeichen ändern" })
  await dialog.getByRole("combobox", { name: "Grund" }).selectOption({ label: "Zusätzliches Fahrzeug" })
  await dialog.getByRole("textbox", { name: "Neues Kennzeichen" }).fill(freshPlate())
  await dialog.getByRole("button", { name: "Bestätigen" }).click()
  await expectState(page, "plateChange", "changing.correcting")
  await expect(dialog).toContainText("Bitte löschen Sie zuerst ein anderes.")
  await dialog.getByRole("button", { name: "Zurück" }).last().click()
  await expectState(page, "plateChange", "permit.limitReached")
})

test.describe("with the browser's own word on the refusal", () => {
  test.use({ expectedProblems: [/status of 409/] })

  test("a plate added elsewhere does not block the others @extended", async ({ page, context }) => {
    const [first, second] = [freshPlate(), freshPlate()]
    await openFreshPermit(page)
    const elsewhere = await context.newPage()
    await elsewhere.goto(page.url())
    await addPlate(elsewhere, first)
    await elsewhere.close()
    await plateField(page).fill(first)
    await page.getByRole("button", { name: "Weiteres Kennzeichen hinzufügen" }).click()
    await plateField(page, "Kennzeichen 2").fill(second)
    await save(page)
    await expectState(page, "plateChange", "permit.adding.plateRefused")
    await expect(plateField(page)).toHaveValue(first)
    await expect(plateField(page)).toHaveAccessibleDescription(/wurde bereits hinterlegt/)
    await expect(view(page)).toContainText("Die übrigen Kennzeichen stehen noch im Formular.")
    await expect(view(page)).toContainText("2 von 2 Kennzeichen verwendet")
    // axe reports a target as too small if the header covers half of it.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
  })
})

test("the permits are in a table with their validity and links to add plates [R-21 H-27 P-05 P-07 P-10] @desktop", async ({
  page
}) => {
  await logIn(page, account, demoDrivers.fahrerin)
  await expectState(page, "account", "permitsListed")
  const row = (name: string) => page.getByRole("row").filter({ hasText: name })
  await expect(row("Pflege Station 4")).toContainText("aktiv")
  await expect(row("Pflege Station 4")).toContainText("ohne Ende")
  await expect(row("Verwaltung")).toContainText("läuft bald ab")
  await expect(row("Praktikum 2026")).toContainText("abgelaufen")
  await expect(row("Praktikum 2026")).toContainText("Keine aktiven Kennzeichen")
  await expect(page.getByText("Technik intern")).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Optionen anzeigen" }).click()
  await expectAccessible(page)
  await page.getByRole("link", { name: "Ärzteschaft" }).click()
  await expectState(page, "plateChange", "permit.adding.filling")
})
