// Tests that payment, reload and new tab keep the session, although frames cannot reach the provider's.
import type { BrowserContext, Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { freshDriver } from "../support/drivers.ts"
import { configurePages } from "../support/page-configuration.ts"
import {
  acceptAndOrder,
  expectState,
  fillCart,
  freshPlate,
  intoCart,
  openShopAsNew,
  openTicketAsNew,
  payWith,
  typePlate
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

/** Milliseconds: longer than the lifetime of an access token. */
const longPayment = 20 * 60_000

const passTime = async (page: Page, milliseconds: number): Promise<void> => {
  const now = await page.evaluate(() => Date.now())
  await page.clock.setSystemTime(now + milliseconds)
}

/** Returns the provider's pages shown from now on: a password form is one. */
const loginPages = (context: BrowserContext): readonly string[] => {
  const shown: string[] = []
  context.on("response", (response) => {
    const { origin, pathname } = new URL(response.url())
    if (origin === origins.identity && pathname.startsWith("/u/") && response.request().isNavigationRequest())
      shown.push(pathname)
  })
  return shown
}

/** Returns the requests to the token endpoint, with the status of each response. */
const renewals = (context: BrowserContext): readonly string[] => {
  const asked: string[] = []
  context.on("response", (response) => {
    if (response.url() !== `${origins.identity}/oauth/token` || response.request().method() !== "POST") return
    const grant = new URLSearchParams(response.request().postData() ?? "").get("grant_type")
    asked.push(`${grant} ${response.status()}`)
  })
  return asked
}

const order = async (page: Page): Promise<void> => {
  await fillCart(page)
  await acceptAndOrder(page)
}

test("who has paid is shown the ticket, however long the bank took", async ({ page, context }) => {
  await order(page)
  const [shown, asked] = [loginPages(context), renewals(context)]
  await passTime(page, longPayment)
  await payWith(page, "pay")
  await expectState(page, "paymentReturn", "paid")
  expect(shown).toEqual([])
  expect(asked).toEqual(["refresh_token 200"])

  await page.reload()
  await expectState(page, "paymentReturn", "paid")
  expect(asked).toHaveLength(1)
})

test("who is brought back into another tab is shown the ticket", async ({ page, context }) => {
  await order(page)
  const shown = loginPages(context)
  const tab = await context.newPage()
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.url().includes("/payment-success"))
      void tab.goto(request.url())
  })
  await payWith(page, "pay")
  await expectState(tab, "paymentReturn", "paid")
  await expect(tab).toHaveURL(/payment-success\?order=/)
  expect(shown).toEqual([])
})

test("a reload and a new tab after a while show the shop, and ask for no password", async ({
  page,
  context
}) => {
  await openShopAsNew(page)
  const [shown, asked] = [loginPages(context), renewals(context)]
  await passTime(page, longPayment)
  await page.reload()
  await expectState(page, "shopHome", "browsing")
  expect(asked).toEqual(["refresh_token 200"])
  const tab = await context.newPage()
  await tab.goto("/wiesensee/account")
  await expectState(tab, "account", "withoutTickets")
  expect(shown).toEqual([])
})

test("a token that runs out in the middle of a purchase costs nothing that was typed", async ({
  page,
  context
}) => {
  await openTicketAsNew(page)
  await typePlate(page, freshPlate())
  const asked = renewals(context)
  await passTime(page, longPayment)
  await intoCart(page)
  expect(asked).toEqual(["refresh_token 200"])
})

test("a duplicated tab takes the session from none", async ({ page, context }) => {
  await openShopAsNew(page)
  const [shown, asked] = [loginPages(context), renewals(context)]
  // The new tab has a copy of the session storage.
  const [copy] = await Promise.all([
    context.waitForEvent("page"),
    page.evaluate(() => void window.open(location.href))
  ])
  await expectState(copy, "shopHome", "browsing")
  for (const round of [1, 2]) {
    await passTime(page, round * longPayment)
    for (const tab of [page, copy]) {
      await tab.reload()
      await expectState(tab, "shopHome", "browsing")
    }
  }
  expect(shown).toEqual([])
  // The copy gets the tokens renewed by the other tab.
  expect(asked).toEqual(["refresh_token 200", "refresh_token 200"])
})

test("who is not signed in at the provider any more is a stranger here, and is asked once", async ({
  page,
  context
}) => {
  await freshDriver(page, "/wiesensee")
  await context.clearCookies({ name: "identity_session" })
  // Closed first: an open tab would share its session.
  await page.close()
  const tab = await context.newPage()
  await tab.goto("/wiesensee/payment-success")
  await expectState(tab, "paymentReturn", "signedOut")
  await tab.goto("/wiesensee")
  await tab.waitForURL((url) => url.origin === origins.identity && url.pathname === "/u/login")
})

test.describe("in a frame", () => {
  /** Checks the session after the token has expired; the provider allows its cookie in frames, like Auth0. */
  const surviveInFrame = async (page: Page, context: BrowserContext): Promise<boolean> => {
    await configurePages(page, { tokenMode: "sessionStorage" })
    await order(page)
    const cookies = await context.cookies(origins.identity)
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, sameSite: "None", secure: true })))
    await passTime(page, longPayment)
    await payWith(page, "pay")
    const state = page.locator('[data-machine="paymentReturn"]')
    await expect(state).toHaveAttribute("data-state", /^(paid\.|signedOut$)/)
    return (await state.getAttribute("data-state")) !== "signedOut"
  }

  test("the session of who has paid is lost without third-party cookies", async ({ page, context }) => {
    expect(await surviveInFrame(page, context)).toBe(false)
  })

  test.describe("where they are sent", () => {
    test.use({ thirdPartyCookies: "sent" })

    test("it is not", async ({ page, context }) => {
      expect(await surviveInFrame(page, context)).toBe(true)
    })
  })
})
