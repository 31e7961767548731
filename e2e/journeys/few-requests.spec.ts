// Tests of the number of requests by the home until it is idle: each one costs time on a slow connection.
import type { Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { freshDriver } from "../support/drivers.ts"
import { widgetsLoaded } from "../support/hold.ts"
import { recordRequests } from "../support/requests.ts"
import {
  expectState,
  freshPlate,
  intoCart,
  openShopAsNew,
  openTicketAsNew,
  typePlate
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

/** Fills in the form of a ticket as a new driver, and waits for its price and for code that loads ahead. */
const fillForm = async (page: Page): Promise<void> => {
  await openTicketAsNew(page)
  const priced = page.waitForResponse(/\/configure$/)
  await typePlate(page, freshPlate())
  await priced
  await widgetsLoaded(page)
}

/** Records the states of a flow that are rendered from now on. */
const statesOf = (page: Page, machine: string) =>
  page.evaluateHandle((name) => {
    const seen: Array<string | undefined> = []
    new MutationObserver(() => {
      const screen = document.querySelector<HTMLElement>(`[data-machine="${name}"]`)
      if (screen !== null && screen.dataset["state"] !== seen.at(-1)) seen.push(screen.dataset["state"])
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-state"] })
    return seen
  }, machine)

test("the home with a session sends at most twenty requests until it is idle", async ({ page }) => {
  await openShopAsNew(page)
  // Prefetches of the previous page do not count for the next one.
  await widgetsLoaded(page)
  const { sent, settled } = recordRequests(page)
  await page.reload()
  await expectState(page, "shopHome", "browsing")
  await widgetsLoaded(page)
  await settled()
  expect(sent.length, sent.join("\n")).toBeLessThanOrEqual(20)
})

test("the request for a token of a login needs no preflight", async ({ page }) => {
  const asked = page.waitForRequest(`${origins.identity}/oauth/token`)
  await freshDriver(page, "/wiesensee")
  // With any other header, CORS has the browser send a preflight (https://fetch.spec.whatwg.org/#cors-safelisted-request-header).
  const headers = await (await asked).allHeaders()
  expect(headers["content-type"]).toBe("application/x-www-form-urlencoded")
  expect(Object.keys(headers).filter((name) => name.startsWith("auth0") || name.startsWith("x-"))).toEqual([])
})

test("a ticket is in a cart that can be ordered after one call, beside the one for the open order [A/C-02]", async ({
  page
}) => {
  await fillForm(page)
  const { sent, settled } = recordRequests(page)
  await intoCart(page)
  await expect(
    page.getByRole("dialog", { name: "Warenkorb" }).getByText("1 Ticket", { exact: true })
  ).toBeVisible()
  await settled()
  const calls = sent.flatMap(
    (call) => call.match(/^\w+ .*\/(cart|order)\b.*/)?.[0].replace(/\/v1\/[^/]+/, "") ?? []
  )
  // First the call that the cart waits for. The counter in the header reads the cart behind it.
  expect(calls).toEqual(["POST /cart/items", "GET /order", "GET /cart"])
  await page.getByRole("button", { name: "Tagesticket Wandern aus dem Warenkorb entfernen" }).click()
  await expectState(page, "checkout", "empty")
})

test("the cart that opens after an addition is rendered once, with its tickets", async ({ page }) => {
  await fillForm(page)
  const openOrder = page.waitForResponse(/\/order$/)
  await page.route(/\/cart\/items$/, async (route) => {
    await (await openOrder).finished()
    await route.continue()
  })
  const states = await statesOf(page, "checkout")
  await intoCart(page)
  expect(await states.jsonValue()).toEqual(["reviewing.idle"])
})

test("a cart that opens does not wait for the form below it to be rendered again", async ({ page }) => {
  await fillForm(page)
  const states = await statesOf(page, "ticketConfiguration")
  await intoCart(page)
  expect((await states.jsonValue()).at(-1)).toBe("addingToCart")
})
