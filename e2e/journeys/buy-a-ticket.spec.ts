// Tests of the product's main job: from an unknown driver to a valid ticket.
import { origins } from "../../backend/configuration.ts"
import { demoDrivers } from "../../backend/demo-world/drivers.ts"
import { logIn, logInOnPage, signUp, unknownDriver, verifyEmail } from "../support/drivers.ts"
import {
  acceptAndOrder,
  chooseTicket,
  configureFor,
  expectState,
  fillCart,
  freshPlate,
  openCart,
  pay,
  payWith,
  spokenPlate
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

const onPaymentPage = (url: URL): boolean => url.origin === origins.payment

test("a new driver signs up, verifies the e-mail on another device, buys, and sees the ticket [R-20 A/C-02 A/C-08 A/C-11 B-04 B-26 C/C-08] @desktop", {
  tag: "@fresh-claims"
}, async ({ page }) => {
  const plate = freshPlate()
  const driver = await signUp(page, "/wiesensee", unknownDriver())
  await expectState(page, "access", "emailUnverified.idle")
  await expect(page.getByText(driver.email)).toBeVisible()
  expect(await verifyEmail(driver)).toContain(`href="${origins.app}/wiesensee"`)
  // The waiting tab polls the verification.
  await expect(page).toHaveURL("/wiesensee")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Willkommen – Parken am Wiesensee")
  await chooseTicket(page, "Tagesticket Wandern")
  await configureFor(page, plate)
  await expect(page.getByRole("dialog", { name: "Warenkorb" })).toContainText("8,00 €")
  const waiting = page.locator(`link[rel=preconnect][href="${origins.payment}"]`)
  await expect(waiting).toHaveCount(1)
  await acceptAndOrder(page)
  await payWith(page, "pay")

  await expect(page).toHaveURL(/\/wiesensee\/payment-success\?order=/)
  await expectState(page, "paymentReturn", "paid")
  await expect(page.getByText(/^PS-/)).toBeVisible()
  await page.getByRole("link", { name: "Meine Tickets ansehen" }).click()
  await expectState(page, "account", "ticketsListed")
  const row = page.getByRole("row").filter({ hasText: "Tagesticket Wandern" })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(plate.slice(2, 4))
})

test("a declined payment keeps the cart, leads back to the bank by one tap, and is paid once [A/C-09]", async ({
  page
}) => {
  const plate = freshPlate()
  await fillCart(page, plate, "Tagesticket Strandbad")
  await acceptAndOrder(page)
  // A cancellation has another message than a refusal of the bank.
  await payWith(page, "cancel")
  await expectState(page, "paymentReturn", "cancelled")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Diese Bestellung ist abgebrochen")
  await expect(page.getByText("Sie haben abgebrochen. Ihr Ticket ist noch nicht gekauft.")).toBeVisible()
  // What the driver has ticked for this cart stays ticked.
  await page.getByRole("link", { name: "Zahlungsart ändern" }).click()
  await expectState(page, "checkout", "reviewing.idle")
  for (const box of await page.getByRole("checkbox").all()) await expect(box).toBeChecked()
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
  await page.waitForURL(onPaymentPage)
  await payWith(page, "decline")

  await expectState(page, "paymentReturn", "failed")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Die Zahlung hat nicht geklappt")
  const refused = page.locator("[data-machine=paymentReturn]")
  await expect(refused).toContainText(/Ihre Bank hat \d+,00\s€ abgelehnt. Ihr Ticket ist noch nicht gekauft./)
  await expect(refused).toContainText("Es wurde nichts abgebucht. Ihr Warenkorb ist noch da.")
  await expect(refused).toContainText("Tagesticket Strandbad")
  await expect(refused).toContainText(spokenPlate(plate))
  await page.getByRole("button", { name: "Noch einmal bezahlen" }).click()
  await page.waitForURL(onPaymentPage)
  await pay(page)

  await page.goto("/wiesensee/account")
  await expect(page.getByRole("row").filter({ hasText: "Tagesticket Strandbad" })).toHaveCount(1)
  await openCart(page, "empty")
})

test("a deep link to a ticket survives the login [B-03]", async ({ page, browser }) => {
  const other = await browser.newPage()
  await logIn(other, "/wiesensee", demoDrivers.neu)
  await chooseTicket(other, "Wochenticket")
  const address = new URL(other.url()).pathname
  await other.close()

  await logInOnPage(page, address, demoDrivers.neu)
  await expect(page.getByRole("heading", { level: 1, name: "Wochenticket" })).toBeVisible()
})
