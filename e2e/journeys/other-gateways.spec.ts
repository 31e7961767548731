// Tests of other gateways: other spellings, fewer fields, other refusals, without an effect on drivers.
import { signUp, verifyEmail } from "../support/drivers.ts"
import {
  answerWithPortalOnce,
  dialects,
  serveForeignGateway,
  withUnreadablePrice
} from "../support/foreign-gateway.ts"
import { configurePages } from "../support/page-configuration.ts"
import {
  buyTicket,
  chooseTicket,
  configureFor,
  continueFromForm,
  expectState,
  fillCart,
  freshPlate,
  joinStation4,
  openShop,
  openTicket,
  openTicketAsNew,
  orderAndPay,
  typePlate
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"
import { collectTracked } from "../support/tracked-page.ts"

// The gateway lacks the call that adds to the cart; the browser reports the 404, the driver sees nothing of it.
test.use({ expectedProblems: [/status of 404 .*\/cart\/items/] })

for (const [name, dialect] of Object.entries(dialects)) {
  test(`a ticket is bought at a gateway that speaks otherwise: ${name}`, async ({ page }) => {
    await serveForeignGateway(page, dialect)
    await fillCart(page)
    await expect(page.getByRole("dialog", { name: "Warenkorb" })).toContainText("8,00 €")
    await orderAndPay(page)
    await expect(page.getByText(/^PS-/)).toBeVisible()
    await page.getByRole("link", { name: "Meine Tickets ansehen" }).click()
    await expectState(page, "account", "ticketsListed")
    await expect(page.getByRole("row").filter({ hasText: "Tagesticket Wandern" })).toHaveCount(1)
  })

  test.describe("with the browser's own word on the refusal", () => {
    test.use({ expectedProblems: [/status of 40[349]/] })

    test(`what it refuses is said in the words of the shop: ${name}`, async ({ page }) => {
      await serveForeignGateway(page, dialect)
      await openTicket(page, "10er-Karte")
      await typePlate(page, "m xx 999")
      await continueFromForm(page)
      await expectState(page, "ticketConfiguration", "editing.plateTaken")
      await expect(
        page.getByText("Für dieses Kennzeichen gibt es bereits ein aktives Ticket einer anderen Person.")
      ).toBeVisible()
    })
  })
}

test("invalid tickets are omitted, the others are listed, and the deviation is reported", async ({
  page
}) => {
  const collector = await collectTracked(page)
  await serveForeignGateway(page, dialects.fewerFields)
  await openShop(page)
  await expect(page.getByRole("article", { name: "Tagesticket Wandern", exact: true })).toBeVisible()
  // Prices with three decimals are shown with two.
  await page.getByRole("button", { name: /weitere anzeigen/ }).click()
  await expect(page.getByRole("article").filter({ hasText: "8,13 €" })).toHaveCount(1)
  await expect(page.getByText(/undefined|null/)).toHaveCount(0)

  const told = () =>
    collector.records
      .filter(({ event }) => event === "answer_deviates")
      .map(({ properties: { call, path, outcome, count } }) => `${call} ${path} ${outcome} ${count}`)
  await page.getByRole("button", { name: "Zustimmen" }).click()
  await expect.poll(told).toContain("onlineShopOptions fixedDurationTickets[].price read 1")
  expect(told()).toContain("onlineShopOptions fixedDurationTickets[] lost 2")
  expect(told()).toHaveLength(new Set(told()).size)
  expect(collector.bodies.join("\n")).not.toMatch(/8\.125|Krumm/)
})

test("responses of a captive portal are retried", async ({ page }) => {
  const shown = await answerWithPortalOnce(page)
  await buyTicket(page)
  expect(shown.some((path) => path.startsWith("/v1/shop/path/"))).toBe(true)
  expect(shown.some((path) => path.includes("/online-shop"))).toBe(true)
  expect(shown.some((path) => path.includes("/order/"))).toBe(true)
})

test("a plate of a permit is changed when countries are sent by name", async ({ page }) => {
  const [first, second] = [freshPlate(), freshPlate()]
  await serveForeignGateway(page, dialects.otherSpelling)
  await joinStation4(page)
  await page.goto("/klinikum-rosenau/account?section=permissions")
  await page.getByRole("link", { name: "Kennzeichen hinzufügen" }).click()
  await page.getByRole("textbox", { name: /^Kennzeichen/ }).fill(first)
  await page.getByRole("button", { name: "Speichern" }).click()
  await expectState(page, "plateChange", "permit.added")
  await page.reload()
  await expect(page.locator("[data-machine=plateChange]")).toContainText(/Kennzeichen\s+Deutschland: /)

  const sent = page.waitForRequest(
    (request) => request.method() === "PUT" && request.url().endsWith("/plates")
  )
  await page.getByRole("button", { name: /^Ändern/ }).click()
  const changing = page.getByRole("dialog", { name: "Kennzeichen ändern" })
  await expect(changing.getByRole("button", { name: /^Land/ })).toHaveAccessibleName(/Deutschland$/)
  await changing.getByRole("combobox", { name: "Grund" }).selectOption({ label: "Anderes Fahrzeug" })
  await changing.getByRole("textbox", { name: "Neues Kennzeichen" }).fill(second)
  await changing.getByRole("button", { name: "Bestätigen" }).click()
  await expectState(page, "plateChange", "permit.changed")
  // The old plate has the gateway's spelling.
  expect((await sent).postDataJSON()).toMatchObject({
    items: [{ oldPlate: { plate: first, country: "Germany" }, newPlate: { plate: second, country: "DE" } }]
  })
})

test("missing endpoints hide their actions: the mail with the link, and ordering", {
  tag: "@fresh-claims"
}, async ({ page }) => {
  await configurePages(page, { adapters: { verificationMail: null, orders: null } })
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  const driver = await signUp(page, "/wiesensee")
  await expectState(page, "access", "emailUnverified.idle")
  await expect(page.getByRole("button", { name: "Link erneut senden" })).toHaveCount(0)
  await verifyEmail(driver)
  await chooseTicket(page, "Tagesticket Wandern")
  await configureFor(page)
  const cart = page.getByRole("dialog", { name: "Warenkorb" })
  await expect(cart).toContainText("Online kann hier gerade nicht bestellt werden.")
  await expect(cart).toContainText("8,00 €")
  await expect(cart.getByRole("button", { name: "Zahlungspflichtig bestellen" })).toHaveCount(0)
  expect(asked.filter((path) => path.endsWith("/order"))).toEqual([])
})

test("an item with an unreadable price is named, and the others can be bought", async ({ page }) => {
  const odd = "Tagesticket Wandern"
  await serveForeignGateway(page, withUnreadablePrice(odd))
  await openTicketAsNew(page, odd)
  await typePlate(page, freshPlate())
  await continueFromForm(page)
  await expectState(page, "checkout", "blocked")
  const cart = page.getByRole("dialog", { name: "Warenkorb" })
  const line = cart.getByRole("listitem").filter({ hasText: odd })
  await expect(line).toContainText("Dieses Ticket wird nicht mehr angeboten. Bitte entfernen Sie es.")
  await expect(cart).not.toContainText(/NaN|€/)
  await page.goto("/wiesensee")
  await chooseTicket(page, "Tagesticket Strandbad")
  await typePlate(page, freshPlate())
  await continueFromForm(page)
  await expectState(page, "checkout", "blocked")
  await line.getByRole("button", { name: /entfernen/ }).click()
  await expectState(page, "checkout", "reviewing.idle")
  await orderAndPay(page)
})
