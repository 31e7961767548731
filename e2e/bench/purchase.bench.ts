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
import { untilCards, watchHomePaint } from "./home-paint.ts"
import { openLimitSite } from "./limit-site.ts"
import { slowProcessor } from "./slow-phone.ts"

/** Milliseconds for the driver to read or type, and for the page to prefetch the next step. */
const reading = 2500
const typing = 4000
const timeout = { timeout: 60_000 }

interface Wait {
  readonly what: string
  /** What the driver does before, not measured. */
  readonly before?: () => Promise<unknown>
  readonly act: () => Promise<unknown>
  readonly until: () => Promise<unknown>
  readonly pause?: number
}

const inState = (page: Page, machine: string, state: string): Promise<void> =>
  page.locator(`[data-machine="${machine}"][data-state="${state}"]`).first().waitFor(timeout)

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
  const plate = page.getByRole("textbox", { name: /^Kennzeichen/ })
  const card = page.getByRole("article", { name: "Tagesticket Wandern", exact: true })
  const pay = page.locator("button[value=pay]")
  return [
    {
      what: "address to login form",
      act: goTo(page, `${origins.app}/wiesensee`),
      until: () => page.locator("input[name=email]").waitFor(timeout),
      pause: typing
    },
    {
      what: "password to twelve tickets",
      before: () => fillLogin(page),
      act: () => page.locator("form button[type=submit]").click({ noWaitAfter: true }),
      until: () => untilCards(page)
    },
    {
      what: "tap on a ticket to a form that takes input",
      before: () => card.scrollIntoViewIfNeeded(),
      act: () => card.getByRole("button", { name: "Ticket auswählen" }).click(),
      until: () => plate.waitFor(timeout)
    },
    {
      what: "form to a cart that can be ordered",
      before: async () => {
        await plate.fill(newPlate())
        await page.waitForTimeout(reading)
      },
      act: press(/^(Weiter|Preis und Gültigkeit prüfen)$/),
      until: async () => {
        const cart = inState(page, "checkout", "reviewing.idle")
        // Earlier versions showed the price first, on a page of its own.
        const review = page.getByRole("button", { name: "In den Warenkorb", exact: true })
        await Promise.race([cart, review.click({ ...timeout, noWaitAfter: true })])
        await cart
      }
    },
    {
      what: "order to payment page",
      before: () => acceptTerms(page),
      act: press("Zahlungspflichtig bestellen"),
      until: () => pay.waitFor(timeout)
    },
    {
      what: "payment to ticket",
      act: () => pay.click({ noWaitAfter: true }),
      // Earlier versions did not prerender the ticket.
      until: () =>
        page
          .locator(`main article, [data-machine="paymentReturn"][data-state^="paid"]`)
          .first()
          .waitFor(timeout)
    }
  ]
}

/** The same waits, on plain pages. */
const limitOf = (page: Page, address: string): ReadonlyArray<Omit<Wait, "what">> => {
  const button = (id: string) => page.locator(`button#${id}`)
  const pay = page.locator("button[value=pay]")
  const step = (id: string, next: string): Omit<Wait, "what"> => ({
    act: () => button(id).click({ noWaitAfter: true }),
    until: () => button(next).waitFor(timeout)
  })
  return [
    {
      act: goTo(page, address),
      until: () => page.locator("input[name=email]").waitFor(timeout),
      pause: typing
    },
    {
      before: () => fillLogin(page),
      act: () => page.locator("form button[type=submit]").click({ noWaitAfter: true }),
      until: () => button("form").waitFor(timeout)
    },
    step("form", "cart"),
    step("cart", "order"),
    {
      act: () => button("order").click({ noWaitAfter: true }),
      until: () => pay.waitFor(timeout)
    },
    {
      act: () => pay.click({ noWaitAfter: true }),
      until: () => page.getByRole("heading", { name: "Paid" }).waitFor(timeout)
    }
  ]
}

/** Returns the milliseconds of each wait. */
const measured = async (page: Page, waits: ReadonlyArray<Omit<Wait, "what">>): Promise<number[]> => {
  const found: number[] = []
  for (const { before, act, until, pause = reading } of waits) {
    await before?.()
    const began = performance.now()
    await act()
    await until()
    found.push(performance.now() - began)
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
