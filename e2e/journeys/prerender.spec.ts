// Tests of prerendered pages, the home and the ticket after a payment: React replaces them without a visible change.
import type { Page } from "@playwright/test"
import { demoDrivers } from "../../backend/demo-world/drivers.ts"
import { hold } from "../support/hold.ts"
import {
  acceptAndOrder,
  chooseTicket,
  configureFor,
  expectState,
  freshPlate,
  openShop,
  payWith
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

declare global {
  interface Window {
    /** Markup of the prerendered page, and of React's replacement. */
    prerendered?: { readonly drawn: string; readonly taken: string }
    shifts?: number
  }
}

const watch = () => {
  new MutationObserver((changes) => {
    const drawn = changes
      .flatMap(({ removedNodes }) => [...removedNodes])
      .find((node): node is HTMLElement => node instanceof HTMLElement && node.id === "app")
    if (drawn !== undefined)
      window.prerendered = { drawn: drawn.innerHTML, taken: document.getElementById("app")?.innerHTML ?? "" }
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Array<PerformanceEntry & { readonly value: number }>)
      window.shifts = (window.shifts ?? 0) + entry.value
  }).observe({ type: "layout-shift", buffered: true })
}

/** Removes React's own ids, its order of attributes, and the names of flows. */
const withoutNames = (html: string): string =>
  html
    // Wrapper of the page's flow, and the closed cart.
    .replace(/<(span hidden=""|dialog)[^>]*><\/\w+>/g, "")
    .replace(/ (data-machine|data-state|id|aria-labelledby|aria-describedby)="[^"]*"/g, "")
    .replace(/(?<=<\w+ )[\w-]+="[^"]*"( [\w-]+="[^"]*")*/g, (attributes) =>
      attributes
        .split(/(?<=") /)
        .toSorted()
        .join(" ")
    )
    .replaceAll(">", ">\n")

/** Holds the page's large script. */
const holdApp = (page: Page) => hold(page, /\/assets\/home-/)
const holdTickets = (page: Page) => hold(page, /\/online-shop\?/)

/** Changes the cached home of this browser. */
const seenBefore = (page: Page, found: RegExp, instead: string): Promise<boolean> =>
  page.evaluate(
    ([pattern, text]) => {
      const key = Object.keys(localStorage).find((each) => each.includes("/home/")) ?? ""
      const kept = localStorage.getItem(key) ?? ""
      localStorage.setItem(key, kept.replace(new RegExp(pattern), text))
      return localStorage.getItem(key) !== kept
    },
    [found.source, instead] as const
  )

test.beforeEach(({ page }) => openShop(page, "/wiesensee", demoDrivers.fahrerin))

test("each kind of card is prerendered as by React, in four languages", async ({ page }) => {
  test.slow()
  await page.addInitScript(watch)
  for (const shop of ["wiesensee", "klinikum-rosenau", "hochtal", "stadtbad", "grossgarage"]) {
    for (const locale of ["de-DE", "en-GB", "fr-FR", "it-IT"]) {
      await page.evaluate((tag) => {
        localStorage.setItem("parkschein.language.1", JSON.stringify(tag))
        // Removes the cached home, which would replace the response.
        for (const key of Object.keys(localStorage)) if (key.includes("/home/")) localStorage.removeItem(key)
      }, locale)
      const release = await holdApp(page)
      await page.goto(`/${shop}`, { waitUntil: "commit" })
      await expect(page.getByRole("article").first()).toBeVisible()
      release()
      await expectState(page, "shopHome", "browsing")
      const { drawn = "", taken = "" } = (await page.evaluate(() => window.prerendered)) ?? {}
      expect(drawn, `${shop} in ${locale}`).toContain("<article")
      expect(withoutNames(taken), `${shop} in ${locale}`).toBe(withoutNames(drawn))
      await page.unrouteAll({ behavior: "wait" })
    }
  }
})

test("the ticket after a payment is requested before its code, and prerendered as by React", async ({
  page
}) => {
  await page.addInitScript(watch)
  await chooseTicket(page, "Tagesticket Wandern")
  await configureFor(page, freshPlate())
  await acceptAndOrder(page)
  await payWith(page, "pay")
  await expectState(page, "paymentReturn", "paid")
  const { drawn = "", taken = "" } = (await page.evaluate(() => window.prerendered)) ?? {}
  /** The card itself, without its running clock, and without the seconds left in its last hour. */
  const ticketIn = (html: string) =>
    withoutNames(/<article[\s\S]*<\/article>/.exec(html)?.[0] ?? "").replace(
      /\d\d:\d\d:\d\d|\d+ Min\., \d+ Sek\./g,
      ""
    )
  const begin = (part: string) =>
    page.evaluate(
      (name) =>
        performance.getEntriesByType("resource").find((entry) => entry.name.includes(name))?.startTime,
      part
    )
  expect(await begin("/v1/shop/path/")).toBeLessThan((await begin("/assets/pages-")) ?? Number.NaN)
  expect(ticketIn(drawn)).toContain("PS-")
  expect(ticketIn(taken)).toBe(ticketIn(drawn))
})

test("a ticket pressed before the app is loaded opens as soon as it is, without a navigation", async ({
  page
}) => {
  const release = await holdApp(page)
  await page.reload({ waitUntil: "commit" })
  await page.getByRole("article", { name: "Tagesticket Wandern", exact: true }).getByRole("button").click()
  const loads: string[] = []
  page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()))
  release()
  await expectState(page, "ticketConfiguration", /./)
  expect(loads).toEqual([])
})

test("the app's script is preloaded once the first page's scripts have arrived", async ({ page }) => {
  await page.reload()
  await expectState(page, "shopHome", "browsing")
  const loads = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).flatMap((entry) => {
      const name = /\/assets\/(prerender|de|home)-/.exec(entry.name)?.[1]
      return name === undefined ? [] : [{ name, from: entry.startTime, to: entry.responseEnd }]
    })
  )
  const [prerender, texts, app] = ["prerender", "de", "home"].map((name) =>
    loads.find((each) => each.name === name)
  )
  await expect(page.locator("link[rel=modulepreload][fetchpriority=low]")).not.toHaveCount(0)
  expect(app?.from).toBeGreaterThan(Math.max(prerender?.to ?? Infinity, texts?.to ?? Infinity))
})

test("focus and scroll position stay, without a layout shift", async ({ page }) => {
  await page.addInitScript(watch)
  const release = await holdApp(page)
  await page.reload({ waitUntil: "commit" })
  const card = page.getByRole("article", { name: "Tagesticket Strandbad", exact: true })
  await card.getByRole("button").focus()
  await page.evaluate(() => scrollBy(0, 120))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const place = () => card.evaluate((element) => element.getBoundingClientRect().top)
  const before = await place()
  release()
  await expectState(page, "shopHome", "browsing")
  await expect(card.getByRole("button")).toBeFocused()
  // Invisible cards have an estimated height, and the correction is in whole pixels.
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1)
  expect(await page.evaluate(() => window.shifts ?? 0)).toBeLessThanOrEqual(0.01)
})

test("the cached cards are shown before the response, without a layout shift", async ({ page }) => {
  await page.addInitScript(watch)
  const release = await holdTickets(page)
  await page.reload({ waitUntil: "commit" })
  const cards = page.getByRole("article")
  await expect(cards).toHaveCount(12)
  const drawn = await cards.allTextContents()
  release()
  await expectState(page, "shopHome", "browsing")
  // Permissions follow below the tickets, with their own script.
  expect((await cards.allTextContents()).slice(0, drawn.length)).toEqual(drawn)
  expect(await page.evaluate(() => window.shifts ?? 0)).toBeLessThanOrEqual(0.01)
})

test("the response replaces the cached home, and no purchase uses a stale price", async ({ page }) => {
  const card = page.getByRole("article", { name: "Tagesticket Wandern", exact: true })
  const now = await card.innerText()
  const pattern = /(Tagesticket Wandern.*?\\"price\\":)[\d.]+/
  for (const who of ["React", "the first sight"]) {
    expect(await seenBefore(page, pattern, "$13.21")).toBe(true)
    const release = await holdTickets(page)
    const releaseLater = who === "React" ? () => undefined : await holdApp(page)
    await page.reload({ waitUntil: "commit" })
    await expect(card).toContainText("3,21")
    await card.getByRole("button", { name: "Ticket auswählen" }).click()
    release()
    await expect(card, who).not.toContainText("3,21")
    releaseLater()
    await expectState(page, "shopHome", "browsing")
    expect(await card.innerText(), who).toBe(now)
    await page.unrouteAll({ behavior: "ignoreErrors" })
  }
})

test("prerendered cards are replaced when the app cannot take over within five seconds", async ({ page }) => {
  await page.clock.install()
  const release = await holdTickets(page)
  await page.reload({ waitUntil: "commit" })
  await expect(page.getByRole("article")).toHaveCount(12)
  const over = page.locator('[data-machine="shopHome"]')
  await expect(over).toHaveCount(0)
  await expect(async () => {
    await page.clock.fastForward(5000)
    await expect(over).toHaveAttribute("data-state", "loadingTickets", { timeout: 200 })
  }).toPass()
  release()
  await expectState(page, "shopHome", "browsing")
})

test("the cached home of another driver is never shown", async ({ page }) => {
  expect(await seenBefore(page, /"ownerKey":"[^ ]*/, '"ownerKey":"driver|another')).toBe(true)
  const release = await holdTickets(page)
  await page.reload({ waitUntil: "commit" })
  await expect(page.locator("main [aria-busy=true]")).toBeVisible()
  await expect(page.getByRole("article")).toHaveCount(0)
  release()
  await expectState(page, "shopHome", "browsing")
})
