// Tests of payments across devices and tabs: one decision to buy, and never "not paid" after a payment.
import type { Browser, Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { type Credentials, logIn } from "../support/drivers.ts"
import { controlPaymentReports } from "../support/hosted-control.ts"
import {
  acceptAndOrder,
  acceptTerms,
  chooseTicket,
  configureFor,
  expectState,
  fillCart,
  freshPlate,
  intoCart,
  openCart,
  pay,
  payWith,
  typePlate
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

// The browser logs refused, unknown and closed orders.
test.use({ expectedProblems: [/status of (404|409|410)/] })

// Two devices, or a slow bank.
test.describe.configure({ timeout: 120_000 })

const onPaymentPage = (url: URL): boolean => url.origin === origins.payment

/** Opens the cart of the same driver in another browser. */
const onAnotherDevice = async (
  browser: Browser,
  driver: Credentials,
  state: string | RegExp = /^awaitingPayment/
): Promise<Page> => {
  const device = await browser.newPage()
  await logIn(device, "/wiesensee", driver)
  await openCart(device, state)
  return device
}

/** Orders the cart, and returns the id of the order from the payment address. */
const order = async (page: Page): Promise<string> => {
  await acceptAndOrder(page)
  const [payload = ""] = (new URL(page.url()).pathname.split("/").at(-1) ?? "").split(".")
  return (JSON.parse(Buffer.from(payload, "base64url").toString()) as { readonly orderId: string }).orderId
}

const resume = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Zahlung fortsetzen" }).click()
  await page.waitForURL(onPaymentPage)
}

const orderButton = (page: Page) => page.getByRole("button", { name: "Zahlungspflichtig bestellen" })

const expectBoughtOnce = async (page: Page): Promise<void> => {
  await page.goto("/wiesensee/account")
  await expectState(page, "account", "ticketsListed")
  await expect(page.getByRole("row").filter({ hasText: "Tagesticket Wandern" })).toHaveCount(1)
}

test("an order created on one device is paid on another, and cannot be paid again on the first", async ({
  page,
  browser
}) => {
  const driver = await fillCart(page)
  await order(page)
  const laptop = await onAnotherDevice(browser, driver)
  await expect(laptop.getByText(/Begonnen um \d\d:\d\d auf einem anderen Gerät/)).toBeVisible()
  await expect(orderButton(laptop)).toBeHidden()
  await resume(laptop)
  await pay(laptop)

  await payWith(page, "pay")
  await expect(page.getByText(/kein zweites Mal|keine Zahlung mehr/)).toBeVisible()
  await openCart(page, "empty")
  await expectBoughtOnce(page)
  await laptop.close()
})

test("a cart open on another device shows the payment result once the order is paid @extended", async ({
  page,
  browser
}) => {
  const driver = await fillCart(page)
  await order(page)
  const laptop = await onAnotherDevice(browser, driver)
  await pay(page)
  // A focus triggers the request before the next poll.
  await laptop.evaluate(() => window.dispatchEvent(new Event("focus")))
  await expectState(laptop, "paymentReturn", "paid")
  await laptop.close()
})

test("the order of a changed cart replaces the previous one", async ({ page, context }) => {
  await fillCart(page)
  await order(page)
  const former = page.url()
  await openCart(page, /^awaitingPayment/)
  await expect(page.getByText(/Begonnen um \d\d:\d\d in diesem Browser/)).toBeVisible()
  await page.getByRole("link", { name: "Angaben ändern: Tagesticket Wandern" }).click()
  await typePlate(page, freshPlate())
  await intoCart(page)
  await expect(page.getByText("Eine frühere Bestellung ist noch nicht bezahlt")).toBeVisible()
  await order(page)

  const earlier = await context.newPage()
  await earlier.goto(former)
  await expect(earlier.getByText("Durch eine neuere Bestellung ersetzt")).toBeVisible()
  await expect(earlier.locator("button[value=pay]")).toBeHidden()
  await pay(page)
  await expectBoughtOnce(page)
})

test("two tabs that order concurrently create one order and show the same result [C/C-14]", async ({
  page,
  context
}) => {
  const keys = new Set<string | undefined>()
  context.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/order"))
      keys.add(request.headers()["idempotency-key"])
  })
  await fillCart(page)
  const other = await context.newPage()
  await openCart(other)
  const tabs = [page, other]
  for (const tab of tabs) await acceptTerms(tab)
  // Clicks by script, so that both tabs send their order before either hears of the other.
  await Promise.all(tabs.map((tab) => orderButton(tab).evaluate((button: HTMLElement) => button.click())))
  // A tab that hears of the other order before it has sent its own offers to pay that one.
  await Promise.all(
    tabs.map((tab) =>
      Promise.race([
        tab.waitForURL(onPaymentPage),
        expectState(tab, "checkout", /^awaitingPayment/).then(
          () => resume(tab),
          () => undefined
        )
      ])
    )
  )
  await Promise.all(tabs.map((tab) => tab.waitForURL(onPaymentPage)))
  expect(keys.size).toBe(1)

  await pay(page)
  await payWith(other, "pay")
  await expect(other.getByText(/kein zweites Mal|keine Zahlung mehr/)).toBeVisible()
  await other.getByRole("link", { name: "Zurück zum Shop" }).click()
  await expectState(other, "paymentReturn", "paid")
  await expectBoughtOnce(page)
})

test("a cart changed on another device is shown again, and nothing is ordered @extended", async ({
  page,
  browser
}) => {
  const driver = await fillCart(page)
  const laptop = await onAnotherDevice(browser, driver, "reviewing.idle")
  await page.goto("/wiesensee")
  await chooseTicket(page, "Tagesticket Strandbad")
  await configureFor(page)

  await acceptTerms(laptop)
  await orderButton(laptop).click()
  await expect(laptop.getByText(/Es wurde nichts bestellt/)).toBeVisible()
  await expect(laptop.getByText("2 Tickets", { exact: true })).toBeVisible()
  await laptop.reload()
  await expectState(laptop, "checkout", "reviewing.idle")
  await laptop.close()
})

test("an order cancelled in the cart is closed on its payment page, and the cart can be ordered again @extended", async ({
  page,
  context
}) => {
  await fillCart(page)
  await order(page)
  const former = page.url()
  await page.goto("/wiesensee?cart=open")
  await page.getByRole("button", { name: "Bestellung abbrechen" }).click()
  await expectState(page, "checkout", "reviewing.idle")
  await expect(page.getByText("Diese Bestellung ist abgebrochen")).toBeVisible()
  const closed = await context.newPage()
  await closed.goto(former)
  await expect(closed.getByText("Bestellung storniert")).toBeVisible()
  await order(page)
  await pay(page)
  await expectBoughtOnce(page)
})

test("a pending payment is polled until its result, and the page updates by itself [B-37]", async ({
  page,
  context
}) => {
  await fillCart(page)
  await order(page)
  await page.locator("summary", { hasText: "die Bank antwortet später" }).click()
  await page.locator("button[value=pay-late]").click()
  await expectState(page, "paymentReturn", /^processing/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wir fragen bei Ihrer Bank nach")
  await expect(page.getByRole("button", { name: "Zahlung fortsetzen" })).toBeHidden()
  // Items under payment are no longer counted in the cart.
  await expectState(page, "basket", "empty")

  const cart = await context.newPage()
  await openCart(cart, /^paymentUnderWay/)
  await expect(orderButton(cart)).toBeHidden()

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vielen Dank für Ihren Kauf", {
    timeout: 25_000
  })
  await expectState(page, "paymentReturn", "paid")
  await expectState(cart, "paymentReturn", "paid")
  await expectBoughtOnce(page)
})

test("a late and doubled report reaches the polling page and issues one ticket", async ({ page }) => {
  await fillCart(page)
  const orderId = await order(page)
  await controlPaymentReports("hold", orderId)
  await payWith(page, "pay")
  await expectState(page, "paymentReturn", /^processing/)
  await controlPaymentReports("double", orderId)
  await expect(page.getByRole("heading", { level: 1, name: /Vielen Dank/ })).toBeVisible({ timeout: 25_000 })
  await expectBoughtOnce(page)
})

test("after a lost report, paying again is offered after minutes only, with a warning @extended", async ({
  page
}) => {
  await fillCart(page)
  const orderId = await order(page)
  await controlPaymentReports("drop", orderId)
  await page.clock.install()
  await payWith(page, "pay")
  await expectState(page, "paymentReturn", /^processing/)
  await expect(page.getByRole("button", { name: "Noch einmal bezahlen" })).toBeHidden()
  await page.clock.fastForward("02:01")
  await expectState(page, "paymentReturn", /^stillProcessing/)
  await expect(page.getByText(/Vielleicht ist Ihre Zahlung schon unterwegs/)).toBeVisible()
  await page.getByRole("button", { name: "Noch einmal bezahlen" }).click()
  await page.waitForURL(onPaymentPage)
  await expect(page.getByText(/kein zweites Mal/)).toBeVisible()
})

test("the failed page shows the known status and offers the open order @extended", async ({ page }) => {
  await fillCart(page)
  const heading = page.getByRole("heading", { level: 1 })
  for (const address of [
    "/wiesensee/payment-failed",
    "/wiesensee/payment-failed?order=00000000-0000-4000-8000-000000000001"
  ]) {
    await page.goto(address)
    await expectState(page, "paymentReturn", "orderUnknown")
    await expect(heading).toHaveText("Die Zahlung wurde nicht abgeschlossen")
  }
  await page.goto("/wiesensee?cart=open")
  await order(page)
  await page.goto("/wiesensee/payment-failed")
  await expectState(page, "paymentReturn", /^open/)
  await expect(heading).toHaveText("Die Zahlung wurde nicht abgeschlossen")
  await resume(page)
  await pay(page)
})
