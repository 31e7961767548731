// Tests of browsers that get in the way: settings, extensions and devices that change what a page can do.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium, type Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { findChromium } from "../../scripts/test/chromium.ts"
import { chromiumArguments } from "../support/chromium-arguments.ts"
import { freshDriver, unknownDriver, verifyEmail } from "../support/drivers.ts"
import {
  buyTicket,
  chooseTicket,
  continueFromForm,
  expectState,
  freshPlate,
  openShopAsNew,
  openTicketAsNew,
  orderAndPay,
  typePlate
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

const hour = 3_600_000

/** Returns the fields at whose focus an iPhone would zoom in: their text is smaller than 16 px. */
const smallFields = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea"
      )
    ]
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML)
  )

const expectFits = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await smallFields(page)).toEqual([])
}

test("a ticket is bought at 400 % zoom, on a phone that is turned meanwhile", async ({ page }) => {
  // A window of 1280 x 1024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  await openShopAsNew(page)
  await expectFits(page)
  await chooseTicket(page, "Tagesticket Wandern")
  const plate = freshPlate()
  await typePlate(page, plate)
  await expectFits(page)
  await page.setViewportSize({ width: 740, height: 360 })
  await expect(page.getByRole("textbox", { name: /^Kennzeichen/ })).toHaveValue(plate)
  await expectFits(page)
  await page.setViewportSize({ width: 320, height: 256 })
  await continueFromForm(page)
  await expectState(page, "checkout", "reviewing.idle")
  await expectFits(page)
  await orderAndPay(page)
  await expectFits(page)
})

test("no field zooms in on an iPhone, however long a plate is", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto("/wiesensee")
  await expect(page.locator("input[name=email]")).toBeVisible()
  expect(await smallFields(page)).toEqual([])
  await openTicketAsNew(page, "24-Stunden-Ticket")
  await page.getByRole("radio", { name: "Anderer Beginn" }).check()
  await typePlate(page, "WWWWWWWWWWWWWWWWWWWW")
  expect(await smallFields(page)).toEqual([])
  for (const address of ["/wiesensee/verify", "/wiesensee/contact", "/wiesensee#withdrawal"]) {
    await page.goto(address)
    await expect(page.getByRole("heading").first()).toBeVisible()
    expect(await smallFields(page)).toEqual([])
  }
})

for (const [wrong, offset] of [
  ["behind", -hour],
  ["ahead", hour]
] as const) {
  test(`with a clock that is an hour ${wrong}, a ticket from now is bought, and valid at once`, async ({
    page
  }) => {
    await page.clock.install({ time: Date.now() + offset })
    await buyTicket(page, freshPlate(), "24-Stunden-Ticket")
    // By the clock of the service.
    await expect(page.getByRole("article").getByText(/^noch 23 Std., 5\d Min\.$/)).toBeVisible()
  })
}

test("a browser with tags like “en-US@posix” and “C” shows the shop in its language", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "languages", { get: () => ["C", "en-US@posix"] })
    Object.defineProperty(navigator, "language", { get: () => "C" })
  })
  await freshDriver(page, "/wiesensee")
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome/ })).toBeVisible()
  await page.getByRole("article", { name: /^24/ }).getByRole("button").last().click()
  await expectState(page, "ticketConfiguration", "editing.filling")
  await page.getByRole("radio").last().check()
  await expect(page.locator("#time")).toBeVisible()
  // The page that the worker answers without a connection, made of other code.
  await page.evaluate(() => localStorage.removeItem("parkschein.language.1"))
  await page.goto("/offline.html")
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible()
})

test("without any storage of the browser but cookies, a ticket is bought and found again", async ({
  page
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError")
    }
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(globalThis, name, { get: refuse })
    Object.defineProperty(navigator, "serviceWorker", { get: () => undefined })
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker")
  })
  const plate = freshPlate()
  await buyTicket(page, plate)
  await page.goto("/wiesensee/account")
  await expectState(page, "account", "ticketsListed")
})

test("a name and an address that a password manager fills in without an event are read", async ({ page }) => {
  await page.goto("/")
  await page.getByRole("link", { name: "Vertrag widerrufen" }).click()
  const form = page.getByRole("dialog", { name: "Vertrag widerrufen" })
  const filledIn = { name: "Łucja O’Brien", email: "o'brien+parken@example.com", reference: "PS-2026-0099" }
  for (const [name, value] of Object.entries(filledIn))
    await form.locator(`[name=${name}]`).evaluate((field: HTMLInputElement, text) => {
      field.value = text
    }, value)
  await form.getByRole("button", { name: "Weiter" }).click()
  for (const value of Object.values(filledIn))
    await expect(form.getByText(value, { exact: true })).toBeVisible()
  const letter = form.getByRole("link", { name: "Widerruf bestätigen" })
  expect(decodeURIComponent((await letter.getAttribute("href")) ?? "")).toContain(filledIn.email)
})

test("a login that a password manager fills in without an event is sent", async ({ page }) => {
  const driver = unknownDriver()
  await page.goto("/wiesensee")
  await page.locator('a[href^="/u/signup"]').click()
  await page.waitForURL(/\/u\/signup/)
  for (const [name, value] of Object.entries(driver))
    await page.locator(`input[name=${name}]`).evaluate((field: HTMLInputElement, text) => {
      field.value = text
    }, value)
  await page.locator("form button[type=submit]").click()
  await expectState(page, "access", /^emailUnverified/)
  await verifyEmail(driver)
  await expectState(page, "shopHome", "browsing")
})

test("where cookies are refused, the login says so, and how to go on", async () => {
  const executablePath = await findChromium({ ...process.env, CHROME_PATH: undefined }, true)
  const profile = mkdtempSync(join(tmpdir(), "parkschein-refusing-"))
  mkdirSync(join(profile, "Default"))
  // Setting of the browser: "Block all cookies", which refuses all storage, too.
  writeFileSync(
    join(profile, "Default/Preferences"),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } })
  )
  const context = await chromium.launchPersistentContext(profile, {
    args: [...chromiumArguments],
    locale: "de-DE",
    ...(executablePath === undefined ? {} : { executablePath })
  })
  try {
    const page = await context.newPage()
    await page.goto(`${origins.app}/wiesensee`)
    await expect(page.getByRole("heading", { name: "Der Browser lässt keine Cookies zu" })).toBeVisible()
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, maxRetries: 5, retryDelay: 200 })
  }
})
