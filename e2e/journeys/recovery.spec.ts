// Tests of reloads, closed browsers, a killed service and repeated reports: the cart and one ticket remain.
import type { Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { freshDriver } from "../support/drivers.ts"
import { saveData } from "../support/hold.ts"
import { controlPaymentReports } from "../support/hosted-control.ts"
import { killServer, restartServer, shopService } from "../support/servers-control.ts"
import {
  acceptAndOrder,
  configureFor,
  expectState,
  fillCart,
  freshPlate,
  openCart,
  openShopAsNew,
  openTicketAsNew,
  pay,
  payWith,
  typePlate
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

test("a reload at any step of the journey loses nothing [C/C-07]", async ({ page }) => {
  const plate = freshPlate()
  await openTicketAsNew(page)
  await typePlate(page, plate)
  await page.reload()
  await expect(page.getByRole("textbox", { name: /^Kennzeichen/ })).toHaveValue(plate)
  await configureFor(page, plate)
  await page.reload()
  await expectState(page, "checkout", "reviewing.idle")
  await acceptAndOrder(page)
  await page.reload()
  await pay(page)
  await page.reload()
  await expectState(page, "paymentReturn", "paid")
  await page.goto("/wiesensee/account")
  await expect(page.getByRole("row").filter({ hasText: "Tagesticket Wandern" })).toHaveCount(1)
})

test.describe("with a page of an older build", () => {
  // The browser logs failed requests.
  test.use({ expectedProblems: [/status of 404|Failed to fetch dynamically imported module|preload/i] })

  /**
   * Answers 404 for scripts until the page, which lacks one, requests its version; returns later loads of the page.
   * The page before may still request the version for itself.
   */
  const withoutScripts = async (page: Page, scripts: string): Promise<ReadonlyArray<string>> => {
    let isGone = true
    let isMissed = false
    await page.route(scripts, (route) => {
      if (!isGone) return route.continue()
      isMissed = true
      return route.fulfill({ status: 404, body: "" })
    })
    await page.route("**/version.json", (route) => {
      if (!isMissed) return route.continue()
      isGone = false
      return route.fulfill({ json: { commitHash: "a-newer-build" } })
    })
    const loads: Array<string> = []
    page.on("domcontentloaded", () => loads.push(page.url()))
    return loads
  }

  test("a page whose scripts are deleted reloads once and restores its state", async ({ page }) => {
    // A prefetch would find the newer build as well, and reload the page at the moment of the press.
    await saveData(page)
    await openShopAsNew(page)
    const loads = await withoutScripts(page, "**/assets/ticket-*.js")
    const card = page.getByRole("article", { name: "Tagesticket Wandern", exact: true })
    await card.getByRole("button", { name: "Ticket auswählen" }).click()
    await expectState(page, "ticketConfiguration", "editing.filling")
    await expect(page.getByRole("heading", { level: 1, name: "Tagesticket Wandern" })).toBeVisible()
    expect(loads).toHaveLength(1)
  })

  test("with deleted background flows, the page reloads before any input", async ({ page }) => {
    await freshDriver(page, "/wiesensee")
    // Otherwise the home would find the newer build first.
    await expectState(page, "basket", "empty")
    const loads = await withoutScripts(page, "**/assets/background-*.js")
    await page.goto("/wiesensee/account")
    await expect.poll(() => loads.length).toBe(2)
    await expect(page.getByRole("button", { name: "Warenkorb" })).toBeVisible()
    await expect(page).toHaveURL(/\/wiesensee\/account$/)
  })
})

test.describe("on a lost connection", () => {
  test.use({ expectedProblems: [/ERR_FAILED|Failed to fetch dynamically imported module|preload/i] })

  test("a dialog whose code fails to load reports it, and the page stays @extended", async ({ page }) => {
    await openShopAsNew(page)
    await page.route("**/assets/SimpleHelp-*.js", (route) => route.abort())
    await page.getByRole("contentinfo").getByRole("link", { name: "Hilfe", exact: true }).click()
    const missing = page.getByRole("dialog", { name: "Keine Verbindung" })
    await expect(missing.getByRole("button", { name: "Erneut versuchen" })).toBeVisible()
    await missing.getByRole("button", { name: "Schließen" }).click()
    await expect(missing).toBeHidden()
    await expectState(page, "shopHome", "browsing")
  })

  test("a page whose code fails to load has an error title, and its own title once it is loaded", async ({
    page
  }) => {
    await openShopAsNew(page)
    await page.route(/\/assets\/ContactScreen-[^/]*\.js$/, (route) => route.abort())
    await page.getByRole("contentinfo").getByRole("link", { name: "Kontakt" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Keine Verbindung" })).toBeVisible()
    await expect(page).toHaveTitle("Keine Verbindung")
    await page.goBack()
    await expect(page).toHaveTitle(/Wiesensee/)
  })
})

test("an open dialog holds back the reload for a newer build until it is closed @extended", async ({
  page
}) => {
  await freshDriver(page, "/wiesensee/account")
  await page.route("**/version.json", (route) => route.fulfill({ json: { commitHash: "a-newer-build" } }))
  await page.clock.install()
  await page.goto("/wiesensee/contact#problem?about=other")
  const letter = page.getByRole("textbox", { name: "Ihre Nachricht" })
  await letter.fill("Die Schranke blieb zu.")
  await expect(page.getByRole("region", { name: "Meldungen" })).toBeAttached()
  const loads: Array<string> = []
  page.on("domcontentloaded", () => loads.push(page.url()))
  await page.clock.runFor(61_000)
  await expectState(page, "appVersion", "updateReady.offering")
  await page.clock.runFor(61_000)
  await expect(letter).toHaveValue("Die Schranke blieb zu.")
  expect(loads).toEqual([])
  await page.keyboard.press("Escape")
  await page.clock.runFor(61_000)
  await expect.poll(() => loads.length).toBe(1)
})

test("the cart is available in another tab, also after the first one is closed [C/C-04] @extended", async ({
  page,
  context
}) => {
  await fillCart(page)
  await page.close()
  const later = await context.newPage()
  await openCart(later)
  await expect(later.getByRole("dialog", { name: "Warenkorb" })).toContainText("Tagesticket Wandern")
})

test("a driver who leaves the payment page without a choice finds the open order and pays it [C/C-14]", async ({
  page
}) => {
  await fillCart(page)
  await acceptAndOrder(page)
  const payment = page.url()
  await openCart(page, /^awaitingPayment/)
  await page.getByRole("button", { name: "Zahlung fortsetzen" }).click()
  await page.waitForURL((url) => url.origin === origins.payment)
  // The same decision to buy leads to the same order, and so to the same payment.
  expect(new URL(page.url()).pathname).toBe(new URL(payment).pathname)
  await pay(page)
})

test.describe("while the service is down", () => {
  // The browser logs the refused connection, and the 503 of the payment page.
  test.use({ expectedProblems: [/ERR_CONNECTION_REFUSED|status of 503/] })

  test("a service killed between order and payment, and a doubled report, result in one ticket", {
    tag: "@alone"
  }, async ({ page }) => {
    await fillCart(page)
    await acceptAndOrder(page)
    await page.waitForURL((url) => url.origin === origins.payment)
    const payment = page.url()
    await controlPaymentReports("double")
    await killServer(shopService)
    const refused = page.waitForResponse((answer) => answer.status() === 503)
    await payWith(page, "pay")
    // The payment page takes no money while it cannot check the order.
    await refused
    await restartServer(shopService)
    await page.goto(payment)
    await pay(page)
    await controlPaymentReports("deliver")
    await page.goto("/wiesensee/account")
    await expect(page.getByRole("row").filter({ hasText: "Tagesticket Wandern" })).toHaveCount(1)
  })
})
