// Tests of a bought ticket: one correction of a wrong plate, and the receipt.
import { readFileSync } from "node:fs"
import { textLinesOf } from "../../backend/shop-service/testing/pdf-text.ts"
import { receivedMails } from "../support/outbox.ts"
import {
  type chooseTicket,
  configureFor,
  expectState,
  freshPlate,
  openTicketAsNew,
  orderAndPay,
  spokenPlate
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const buy = async (page: Parameters<typeof chooseTicket>[0], plate: string, date?: string) => {
  const driver = await openTicketAsNew(page)
  if (date !== undefined) await page.getByRole("textbox", { name: "Datum" }).fill(date)
  await configureFor(page, plate)
  await orderAndPay(page)
  return driver
}

const correctionOf = (plate: string) => `Kennzeichen korrigieren: ${plate}, Tagesticket Wandern`

test("a wrong plate is corrected once before the ticket begins; proof and mail show the new one", {
  tag: "@desktop"
}, async ({ page }) => {
  const [wrong, right] = [freshPlate(), freshPlate()]
  const { email } = await buy(page, wrong, inDays(3))
  await page.getByRole("link", { name: "Kennzeichen falsch? Hier korrigieren" }).click()
  await expectState(page, "account", "ticketsListed")
  await page.getByRole("button", { name: correctionOf(wrong) }).click()
  await expectState(page, "account", "correctingPlate.filling")
  const field = page.getByRole("textbox", { name: "Neues Kennzeichen" })
  await expect(field).toHaveValue(wrong)
  await page.getByRole("button", { name: "Bestätigen" }).click()
  await expectState(page, "account", "correctingPlate.invalid")
  await field.fill(right)
  await page.getByRole("button", { name: "Bestätigen" }).click()
  await expectState(page, "account", "ticketsListed")
  await expect(page.getByText("Kennzeichen erfolgreich geändert")).toBeVisible()

  await expect(page.getByText(spokenPlate(right)).first()).toBeAttached()
  await expect(page.getByRole("button", { name: /^Kennzeichen korrigieren/ })).toHaveCount(0)

  await page.getByRole("link", { name: "Nachweis zeigen: Tagesticket Wandern" }).click()
  await expectState(page, "paymentReturn", "paid")
  const card = page.getByRole("article").filter({ hasText: "Tagesticket Wandern" })
  await expect(card.getByText(spokenPlate(right))).toBeAttached()
  await expect(card.getByText(spokenPlate(wrong))).toHaveCount(0)
  await expect
    .poll(async () => (await receivedMails(email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringMatching(/^Kennzeichen korrigiert \(PS-/))
})

test("a plate of a running ticket shows the operator's contact instead of a correction @extended", async ({
  page
}) => {
  const plate = freshPlate()
  await buy(page, plate)
  await page.getByRole("link", { name: "Meine Tickets ansehen" }).click()
  await expectState(page, "account", "ticketsListed")
  await expect(page.getByRole("button", { name: correctionOf(plate) })).toHaveCount(0)
  await page.getByRole("link", { name: "Betreiber kontaktieren" }).click()
  const dialog = page.getByRole("dialog", { name: "Etwas stimmt nicht" })
  await expect(dialog.getByLabel("Ihre Nachricht")).toHaveValue(
    new RegExp(
      `das Kennzeichen auf meinem gekauften Ticket ist falsch[^]*Ticket: Tagesticket Wandern[^]*: ${plate} \\(DE\\)`
    )
  )
  await expect(dialog.getByText(/^An hilfe-de@parkschein\.example/)).toBeVisible()
})

test.describe("the receipt", () => {
  test.use({ expectedProblems: [/status of 404/] })

  test("is saved from the result and from the account; a failure is reported @extended", async ({ page }) => {
    const plate = freshPlate()
    await buy(page, plate)
    const save = async (name: string) => {
      const download = page.waitForEvent("download")
      await page.getByRole("button", { name }).click()
      expect((await download).suggestedFilename()).toMatch(/^beleg-PS-\w{4}-\w{4}\.pdf$/)
      const words = textLinesOf(readFileSync((await (await download).path()) ?? ""))
      expect(words[words.indexOf("Bezahlt mit") + 1]).toBe("Visa, Endziffern 4242")
    }
    await save("Beleg speichern")
    await expectState(page, "paymentReturn", "paid")
    await page.getByRole("link", { name: "Meine Tickets ansehen" }).click()
    await save("Beleg speichern: Tagesticket Wandern")
    await expectState(page, "account", "ticketsListed")
    const table = page.waitForEvent("download")
    await page.getByRole("button", { name: "Tickets als Tabelle speichern (CSV)" }).click()
    expect((await table).suggestedFilename()).toBe("parktickets.csv")
    const saved = readFileSync((await (await table).path()) ?? "", "utf8")
    expect(saved).toContain(`"Tagesticket Wandern";"${plate}"`)
    expect(saved).toMatch(/"\d{4}-\d\d-\d\d \d\d:\d\d";"8,00";"EUR";"Visa, Endziffern 4242";"PS-\w{4}-\w{4}"/)
    const all = page.waitForEvent("download")
    await page.getByRole("button", { name: "Alle Belege speichern (PDF)" }).click()
    expect((await all).suggestedFilename()).toBe("beleg-wiesensee.pdf")
    await expectState(page, "account", "ticketsListed")
    await page.route("**/receipt", (route) =>
      route.fulfill({ status: 404, json: { code: "E_ORDER_NOT_FOUND", message: "Gone." } })
    )
    await page.getByRole("button", { name: "Beleg speichern: Tagesticket Wandern" }).click()
    await expect(page.getByText("Der Beleg konnte nicht geladen werden.")).toBeVisible()
    await expectState(page, "account", "ticketsListed")
  })
})

test("a driver opts in to a reminder of a single-stay ticket, and the choice is stored @extended", async ({
  page
}) => {
  await buy(page, freshPlate())
  await page.getByRole("link", { name: "Meine Tickets ansehen" }).click()
  const choice = page.getByRole("checkbox", { name: "Vor dem Ende per E-Mail erinnern" })
  await expect(choice).not.toBeChecked()
  await choice.check()
  await expectState(page, "account", "ticketsListed")
  await page.reload()
  await expect(choice).toBeChecked()
  await choice.uncheck()
  await expectState(page, "account", "ticketsListed")
  await page.reload()
  await expect(choice).not.toBeChecked()
})
