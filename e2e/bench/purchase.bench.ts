/**
 * Measures the six waits of a whole purchase on slow 4G with a slow processor, from each press to its result,
 * beside the same waits on plain pages: the limit of the wire.
 */
import { randomInt } from "node:crypto"
import type { Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { demoPassword } from "../../backend/demo-world/drivers.ts"
import { acceptTerms } from "../support/shop.ts"
import { test } from "./bench-test.ts"
import { figure } from "./figures.ts"
import { waitForCards, watchHomePaint } from "./home-paint.ts"
import { openLimitSite } from "./limit-site.ts"
import { firstFrameTime, watchPresses } from "./press-to-result.ts"
import { slowProcessor } from "./slow-phone.ts"

/** Milliseconds for the driver to read or type, and for the page to prefetch the next step. */
const reading = 2500
const typing = 4000
const timeout = { timeout: 60_000 }

interface Wait {
  readonly what: string
  /** Steps of the driver before, not measured. */
  readonly before?: () => Promise<unknown>
  readonly act: () => Promise<unknown>
  /** Resolves with the time of the result, in milliseconds since 1970. */
  readonly until: () => Promise<number>
  readonly pause?: number
}

/** Returns a plate without a ticket. */
const newPlate = (): string => `M-${randomInt(2) === 0 ? "PK" : "PS"}${randomInt(1000, 10_000)}`

const goTo = (page: Page, address: string) => () => page.goto(address, { waitUntil: "commit" })

const fillLogin = async (page: Page): Promise<void> => {
  await page.locator("input[name=email]").fill("fahrerin@example.com")
  await page.locator("input[name=password]").fill(demoPassword)
}

const purchaseOf = (page: Page): ReadonlyArray<Wait> => {
  // The names of earlier versions too, which are measured beside this one.
  const press = (name: RegExp | string) => () =>
    page.getByRole("button", { name, exact: true }).click({ ...timeout, noWaitAfter: true })
  const plateField = `[data-machine="ticketConfiguration"] input[id^="plate"]`
  const cart = `[data-machine="checkout"]:is([data-state="reviewing.idle"], [data-state="reviewing.asking"])`
  /** Price and validity, which earlier versions showed on a page of its own. */
  const review = `[data-machine="ticketConfiguration"][data-state^="reviewing"]`
  const card = page.getByRole("article", { name: "Tagesticket Wandern", exact: true })
  const pay = page.locator("button[value=pay]")
  return [
    {
      what: "address to login form",
      act: goTo(page, `${origins.app}/wiesensee`),
      until: () => firstFrameTime(page, "input[name=email]"),
      pause: typing
    },
    {
      what: "password to twelve tickets",
      before: () => fillLogin(page),
      act: () => page.locator("form button[type=submit]").click({ noWaitAfter: true }),
      until: () => waitForCards(page)
    },
    {
      what: "tap on a ticket to a form that takes input",
      before: () => card.scrollIntoViewIfNeeded(),
      act: () => card.getByRole("button", { name: "Ticket auswählen" }).click(),
      until: () => firstFrameTime(page, plateField)
    },
    {
      what: "form to a cart that can be ordered",
      before: async () => {
        await page.locator(plateField).fill(newPlate())
        await page.waitForTimeout(reading)
      },
      act: press(/^(Weiter|Preis und Gültigkeit prüfen)$/),
      until: async () => {
        const at = await firstFrameTime(page, `${cart}, ${review}`)
        if ((await page.locator(review).count()) === 0) return at
        await press("In den Warenkorb")()
        return firstFrameTime(page, cart)
      }
    },
    {
      what: "order to payment page",
      before: () => acceptTerms(page),
      act: press("Zahlungspflichtig bestellen"),
      until: () => firstFrameTime(page, "button[value=pay]")
    },
    {
      what: "payment to ticket",
      act: () => pay.click({ noWaitAfter: true }),
      // Earlier versions did not prerender the ticket.
      until: () => firstFrameTime(page, `main article, [data-machine="paymentReturn"][data-state^="paid"]`)
    }
  ]
}

/** The same waits, on plain pages. */
const limitOf = (page: Page, address: string): ReadonlyArray<Omit<Wait, "what">> => {
  const button = (id: string) => page.locator(`button#${id}`)
  const pay = page.locator("button[value=pay]")
  const step = (id: string, next: string): Omit<Wait, "what"> => ({
    act: () => button(id).click({ noWaitAfter: true }),
    until: () => firstFrameTime(page, `button#${next}`)
  })
  return [
    { act: goTo(page, address), until: () => firstFrameTime(page, "input[name=email]"), pause: typing },
    {
      before: () => fillLogin(page),
      act: () => page.locator("form button[type=submit]").click({ noWaitAfter: true }),
      until: () => firstFrameTime(page, "button#form")
    },
    step("form", "cart"),
    step("cart", "order"),
    {
      act: () => button("order").click({ noWaitAfter: true }),
      until: () => firstFrameTime(page, "button[value=pay]")
    },
    { act: () => pay.click({ noWaitAfter: true }), until: () => firstFrameTime(page, "h1") }
  ]
}

/** Returns the milliseconds of each wait. */
const measured = async (page: Page, waits: ReadonlyArray<Omit<Wait, "what">>): Promise<number[]> => {
  const found: number[] = []
  const measure = await watchPresses(page)
  for (const { before, act, until, pause = reading } of waits) {
    await before?.()
    found.push(await measure(act, until))
    await page.waitForTimeout(pause)
  }
  return found
}

const sum = (values: ReadonlyArray<number>): number => values.reduce((all, value) => all + value, 0)

test("a whole purchase", async ({ page, context, wire }) => {
  const site = await openLimitSite(wire.beside)
  try {
    await watchHomePaint(page, 12)
    await slowProcessor(page)
    await wire.setSlow(true)
    const waits = purchaseOf(page)
    const found = await measured(page, waits)
    const plain = await context.newPage()
    await slowProcessor(plain)
    await wire.setSlow(true)
    const limits = await measured(plain, limitOf(plain, site.address))
    for (const [index, { what }] of waits.entries()) {
      const [waited = 0, limit = 0] = [found[index], limits[index]]
      figure(what, waited, "ms")
      figure(what, waited / limit, "x the limit")
    }
    figure("all waiting of a purchase", sum(found), "ms")
    figure("all waiting of a purchase", sum(found) / sum(limits), "x the limit")
  } finally {
    await site.close()
  }
})
