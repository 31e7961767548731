// Tests of tracked events: none before consent, none with personal data, none after a refusal.
import { expectAccessible } from "../support/accessibility.ts"
import { freshDriver } from "../support/drivers.ts"
import { escapeDialog } from "../support/keyboard.ts"
import {
  chooseTicket,
  configureFor,
  expectState,
  freshPlate,
  openShopAsNew,
  orderAndPay
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"
import { collectTracked } from "../support/tracked-page.ts"

test("reports a purchase only with consent, and not after its withdrawal [S-20]", async ({ page }) => {
  const collector = await collectTracked(page)
  const events = () => collector.records.map(({ event }) => event)
  const plate = freshPlate()
  await freshDriver(page, "/wiesensee")

  const notice = page.getByRole("region", { name: "Dürfen wir sehen, wie Sie den Shop nutzen?" })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await chooseTicket(page, "Tagesticket Wandern")
  expect(events()).toEqual([])

  await notice.getByRole("button", { name: "Zustimmen" }).click()
  await expect(notice).toBeHidden()
  await configureFor(page, plate)
  await orderAndPay(page)
  await expect.poll(events).toContain("order_created")
  expect(events()).toEqual(["configure_ticket", "verify_cart", "buy_ticket", "order_created"])
  expect(collector.bodies.join("\n")).not.toContain(plate)
  expect(collector.bodies.join("\n")).not.toContain("@example.com")

  await page.getByRole("link", { name: "Cookies" }).click()
  const details = page.getByRole("dialog", { name: "Cookies und gespeicherte Daten" })
  await expect(details).toContainText("Sie haben zugestimmt.")
  await expectAccessible(page)
  await details.getByRole("button", { name: "Zustimmung zurücknehmen" }).click()
  await expect(details).toContainText("Sie haben abgelehnt. Es wird nichts gesendet.")
  await details.getByRole("button", { name: "Schließen" }).click()
  await expect(details).toBeHidden()

  await page.goto("/wiesensee/gibt/es/nicht")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()
  await page.goto("/wiesensee")
  await chooseTicket(page, "Tagesticket Strandbad")
  expect(events()).toHaveLength(4)
})

test("without tracking there is no consent question, and “Cookies” lists the stored items", async ({
  page
}) => {
  await openShopAsNew(page)
  await expectState(page, "consent", "nothingSent.quiet")
  await expect(page.getByRole("button", { name: "Zustimmen" })).toHaveCount(0)
  await page.goto("/wiesensee#cookies")
  const details = page.getByRole("dialog", { name: "Cookies und gespeicherte Daten" })
  await expect(details).toContainText("Dieser Shop sendet keine Nutzungsdaten.")
  await expect(details.getByRole("row").filter({ hasText: "Gewählte Sprache" })).toContainText(
    "parkschein.language"
  )
  await escapeDialog(page)
  await expect(details).toBeHidden()
  await expect(page).toHaveURL("/wiesensee")
})
