/** Measures the waits of a whole purchase on slow 4G with a slow processor: from each press to its result. */
import { randomInt } from "node:crypto"
import type { Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { demoPassword } from "../../backend/demo-world/drivers.ts"
import { acceptTerms } from "../support/shop.ts"
import { test } from "./bench-test.ts"
import { figure } from "./figures.ts"
import { untilCards, watchHomePaint } from "./home-paint.ts"
import { slowProcessor } from "./slow-phone.ts"

/** Milliseconds for the driver to read or type, and for the page to prefetch the next step. */
const reading = 2500
const typing = 4000
const timeout = { timeout: 60_000 }

const inState = (page: Page, machine: string, state: string): Promise<void> =>
  page.locator(`[data-machine="${machine}"][data-state="${state}"]`).first().waitFor(timeout)

/** Returns a plate without a ticket. */
const newPlate = (): string => `M-${randomInt(2) === 0 ? "PK" : "PS"}${randomInt(1000, 10_000)}`

test("a whole purchase", async ({ page, wire }) => {
  await watchHomePaint(page, 12)
  await slowProcessor(page)
  await wire.setSlow(true)
  let whole = 0
  const waitFor = async (
    what: string,
    act: () => Promise<unknown>,
    until: () => Promise<unknown>,
    pause = reading
  ) => {
    const began = performance.now()
    await act()
    await until()
    const waited = performance.now() - began
    whole += waited
    figure(what, waited, "ms")
    await page.waitForTimeout(pause)
  }
  const press = (name: string) => () =>
    page.getByRole("button", { name, exact: true }).click({ ...timeout, noWaitAfter: true })
  const plate = page.getByRole("textbox", { name: /^Kennzeichen/ })
  await waitFor(
    "address to login form",
    () => page.goto(`${origins.app}/wiesensee`, { waitUntil: "commit" }),
    () => page.locator("input[name=email]").waitFor(timeout),
    typing
  )
  await page.locator("input[name=email]").fill("fahrerin@example.com")
  await page.locator("input[name=password]").fill(demoPassword)
  await waitFor(
    "password to twelve tickets",
    () => page.locator("form button[type=submit]").click({ noWaitAfter: true }),
    () => untilCards(page)
  )
  const card = page.getByRole("article", { name: "Tagesticket Wandern", exact: true })
  await card.scrollIntoViewIfNeeded()
  await waitFor(
    "tap on a ticket to a form that takes input",
    () => card.getByRole("button", { name: "Ticket auswählen" }).click(),
    () => plate.waitFor(timeout)
  )
  await plate.fill(newPlate())
  await page.waitForTimeout(reading)
  await waitFor("form to price", press("Weiter"), () => inState(page, "ticketConfiguration", "reviewing"))
  await waitFor("price to a cart that can be ordered", press("In den Warenkorb"), () =>
    inState(page, "checkout", "reviewing.asking")
  )
  await acceptTerms(page)
  const pay = page.locator("button[value=pay]")
  await waitFor("order to payment page", press("Zahlungspflichtig bestellen"), () => pay.waitFor(timeout))
  await waitFor(
    "payment to ticket",
    () => pay.click({ noWaitAfter: true }),
    () => inState(page, "paymentReturn", "paid")
  )
  figure("all waiting of a purchase", whole, "ms")
})
