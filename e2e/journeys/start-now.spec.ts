// Tests of "now" as the start: the ticket is valid from its payment, despite an old form or a late report.
import type { Page } from "@playwright/test"
import { localTimeIn } from "../../schemas/local-time.ts"
import type { Order } from "../../schemas/order.ts"
import { changeAnswers, gatewayCalls, jsonOf, withJson } from "../support/change-answers.ts"
import {
  acceptAndOrder,
  continueFromForm,
  expectState,
  freshPlate,
  intoCart,
  openTicketAsNew,
  payWith,
  typePlate
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"
import { enterTime } from "../support/time-field.ts"

const ticket = "24-Stunden-Ticket"
const fromPayment = "24 Stunden ab Zahlung"
const day = 86_400_000

/** Turns the browser's clock back and removes `Date` headers, so that the page that opens now is that old. */
const openSecondsAgo = async (page: Page, seconds: number) => {
  await changeAnswers(page, gatewayCalls, ({ headers: { date: _, ...headers }, ...answer }) => ({
    ...answer,
    headers
  }))
  await page.clock.install({ time: Date.now() - seconds * 1000 })
  await page.reload()
}

const now = (page: Page) => page.getByRole("radio", { name: "Jetzt", exact: true })

/** Selects a start so many minutes from now, by the servers' clock in the time zone of the lake. */
const chooseLater = async (page: Page, minutes: number) => {
  const { date, time } = localTimeIn("Europe/Berlin", Date.now() + minutes * 60_000)
  await page.getByRole("radio", { name: "Anderer Beginn" }).check()
  await page.getByLabel("Datum").fill(date)
  await enterTime(page.locator("#time"), time)
}

/** Continues from the filled form to the cart, which shows that the ticket is valid from its payment. */
const intoCartFromPayment = async (page: Page) => {
  await intoCart(page)
  await expect(page.getByRole("dialog", { name: "Warenkorb" }).getByText(fromPayment).first()).toBeVisible()
}

/** Pays; returns the order from the response to the page with the state "paid". */
const paid = async (page: Page, pay: () => Promise<void>): Promise<Order> => {
  let order: Order | undefined
  page.on("response", async (response) => {
    if (!/\/v1\/[^/]+\/order\/[^/]+$/.test(response.url()) || response.request().method() !== "GET") return
    const body = (await response.json().catch(() => undefined)) as Order | undefined
    if (body?.status === "paid") order = body
  })
  await pay()
  // The bank may be slow; the texts in between are not tested here.
  await expect(async () => {
    await page.reload()
    await expectState(page, "paymentReturn", "paid")
  }).toPass({ timeout: 50_000 })
  await expect.poll(() => order?.status).toBe("paid")
  return order as Order
}

const expectFrom = (order: Order, from: number) => {
  const [item] = order.items
  expect(Math.abs(Date.parse(item?.validFrom ?? "") - from)).toBeLessThan(5000)
  expect(Date.parse(item?.validTo ?? "") - Date.parse(item?.validFrom ?? "")).toBe(day)
}

test.beforeEach(async ({ page }) => {
  await openTicketAsNew(page, ticket)
})

test("a 24-hour ticket from now can be bought after two and a half minutes in the form [T-02]", async ({
  page
}) => {
  await openSecondsAgo(page, 150)
  await expect(now(page)).toBeChecked()
  await typePlate(page, freshPlate())
  await page.clock.fastForward(150_000)
  await intoCartFromPayment(page)
  await acceptAndOrder(page)
  const pressedAt = Date.now()
  expectFrom(await paid(page, () => payWith(page, "pay")), pressedAt)
})

test("a ticket from now is valid from the payment on, not from its report [T-02] @extended", async ({
  page
}) => {
  await typePlate(page, freshPlate())
  await intoCartFromPayment(page)
  await acceptAndOrder(page)
  const pressedAt = Date.now()
  const order = await paid(page, async () => {
    await page.locator("summary").click()
    await page.locator("button[value=pay-late]").click()
  })
  expect(Date.now() - pressedAt).toBeGreaterThan(9_000)
  expectFrom(order, pressedAt)
})

test("a later start that passes while the form is open becomes now, without an error [T-02] @extended", async ({
  page
}) => {
  await openSecondsAgo(page, 150)
  await chooseLater(page, -1)
  await typePlate(page, freshPlate())
  await page.clock.fastForward(150_000)
  await page.clock.fastForward(5_000)
  await expect(now(page)).toBeChecked()
  await expect(page.locator("#time")).toHaveCount(0)
  await intoCartFromPayment(page)
})

test.describe("a later start", () => {
  // The browser logs the refusal.
  test.use({ expectedProblems: [/status of 422/] })

  test("a later start that is past for the service becomes now", async ({ page }) => {
    await openSecondsAgo(page, 150)
    await chooseLater(page, -1)
    await typePlate(page, freshPlate())
    await intoCartFromPayment(page)
  })
})

test("a start that passes in the cart becomes now, with a message in the cart", async ({ page }) => {
  await chooseLater(page, 60)
  await typePlate(page, freshPlate())
  // Simulates that an hour has passed at the service.
  await changeAnswers(page, /\/cart\/(items|verify)$/, (answer) => {
    const { items } = jsonOf<Pick<Order, "items">>(answer)
    return withJson(answer, { items: items.map((item) => ({ ...item, startPassed: true })) })
  })
  await intoCart(page)
  await expect(page.getByText(/^Beginn auf jetzt verschoben/)).toBeVisible()
})

test("a missing start is reported once above the form @extended", async ({ page }) => {
  await page.getByRole("radio", { name: "Anderer Beginn" }).check()
  await page.getByLabel("Datum").fill("")
  await enterTime(page.locator("#time"), "")
  await continueFromForm(page)
  await expectState(page, "ticketConfiguration", "editing.correcting")
  await expect(page.getByRole("link", { name: /wann das Ticket beginnen soll/ })).toHaveCount(1)
})
