// Tests of the effort between the scanned code and the payment page: taps and fields, counted in the page.
import type { Locator, Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { areaId } from "../../backend/demo-world/shops.ts"
import { expectAccessible } from "../support/accessibility.ts"
import { changeAnswers, jsonOf, withJson } from "../support/change-answers.ts"
import { freshDriver } from "../support/drivers.ts"
import { escapeDialog, expectNoSidewaysScrolling, focusedDialog, pressOn } from "../support/keyboard.ts"
import {
  acceptTerms,
  chooseTicket,
  configureFor,
  expectState,
  freshPlate,
  logOut,
  pay
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

/** Taps on buttons, links and boxes of a page, and fields that were typed into. */
interface Effort {
  readonly taps: number
  readonly fields: number
}

/** Counts on all pages from now on, across origins; the returned function reads the counters. */
const countEffort = async (page: Page): Promise<() => Effort> => {
  const seen = { taps: 0, fields: new Set<string>() }
  await page.exposeBinding("countTap", () => {
    seen.taps += 1
  })
  await page.exposeBinding("countField", (_, name: string) => {
    seen.fields.add(name)
  })
  await page.addInitScript(() => {
    const { countTap, countField } = globalThis as unknown as {
      readonly countTap: () => void
      readonly countField: (name: string) => void
    }
    document.addEventListener(
      "click",
      ({ target, isTrusted }) => {
        if (!isTrusted || !(target instanceof Element)) return
        // Typing is counted by fields; a click on a label fires again on its control.
        const isField = target.matches("input:not([type=checkbox], [type=radio])")
        const isLabel = target.closest("label") !== null && !target.matches("input")
        if (!isField && !isLabel) countTap()
      },
      true
    )
    document.addEventListener(
      "input",
      ({ target }) => {
        if (target instanceof HTMLInputElement && !["checkbox", "radio"].includes(target.type))
          countField(`${location.host} ${target.name || target.id}`)
      },
      true
    )
  })
  return () => ({ taps: seen.taps, fields: seen.fields.size })
}

const card = (page: Page): Locator => page.locator('[data-machine="buyAgain"]')

/** Returns the number of lines of a text. */
const linesOf = (words: Locator): Promise<number> =>
  words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

const atPayment = (page: Page): Promise<void> => page.waitForURL((url) => url.origin === origins.payment)

/** Buys a ticket for a fresh plate, and pays it. */
const buy = async (page: Page, shop: string, title: string): Promise<string> => {
  const plate = shop === "/seewil" ? `ZH${100_000 + Math.floor(Math.random() * 900_000)}` : freshPlate()
  await freshDriver(page, shop)
  await chooseTicket(page, title)
  await configureFor(page, plate)
  await page.getByRole("checkbox", { name: /Ich akzeptiere die AGB/ }).check()
  if (shop !== "/seewil") await page.getByRole("checkbox", { name: /Ich verlange ausdrücklich/ }).check()
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
  await pay(page)
  return plate
}

/** Simulates the end of the earlier ticket: responses list no active tickets and no covered items. */
const isOver = async (page: Page): Promise<void> => {
  await page.route("**/v1/shop/active-tickets/*", (route) =>
    route.fulfill({ json: { activeTickets: [] }, headers: { "access-control-allow-origin": origins.app } })
  )
  await changeAnswers(page, "**/configure", (answer) =>
    withJson(answer, { ...jsonOf<object>(answer), ticketCovered: false })
  )
  await changeAnswers(page, "**/cart/{items,verify}", (answer) => {
    const { items } = jsonOf<{ readonly items: ReadonlyArray<object> }>(answer)
    return withJson(answer, {
      items: items.map((item) => ({ ...item, ticketCovered: false, coveredBy: undefined }))
    })
  })
  // The real service still has the ticket: confirm the covered items.
  await page.route("**/order", (route) => {
    const order: { readonly hashes: ReadonlyArray<string> } | null = route.request().postDataJSON()
    return order === null
      ? route.fallback()
      : route.continue({ postData: { ...order, coveredHashes: order.hashes } })
  })
}

/** Texts that identify a page of a screen, in two languages. */
const words = {
  "de-DE": {
    buy: "Erneut kaufen",
    today: "Beginn: heute",
    accept: /Ich akzeptiere die AGB/,
    request: /Ich verlange ausdrücklich/,
    order: "Zahlungspflichtig bestellen"
  },
  "en-GB": {
    buy: "Buy again",
    today: "Starts: today",
    accept: /^I accept the/,
    request: /I expressly request/,
    order: "Order with obligation to pay"
  }
} as const

const speak = (page: Page, language: string): Promise<void> =>
  page.evaluate((tag) => localStorage.setItem("parkschein.language.1", JSON.stringify(tag)), language)

const wandern = {
  shop: "/wiesensee",
  title: "Tagesticket Wandern",
  code: `/wiesensee?area=${areaId("wiesensee", 1)}`
}
const zoneA = { shop: "/seewil", title: "Tageskarte Zone A", code: `/seewil?area=${areaId("seewil", 0)}` }

for (const language of ["de-DE", "en-GB"] as const) {
  const labels = words[language]
  test(`who comes back is at the payment page after three taps, and one for the express request that the law wants; no field: ${language} [B-14] @extended`, async ({
    page
  }) => {
    const plate = await buy(page, wandern.shop, wandern.title)
    await speak(page, language)
    await isOver(page)
    const effort = await countEffort(page)
    await page.goto(wandern.code)
    await expectState(page, "buyAgain", "offering")
    await expect(card(page)).toContainText(labels.today)
    await expect(card(page)).toContainText(/8[.,]00/)
    await expect(card(page)).toContainText(plate.slice(2, 4))
    await card(page).getByRole("button", { name: labels.buy }).click()
    // The service has verified the cart: it shows plate, time and price again, and nothing is bought yet.
    await expectState(page, "checkout", "reviewing.idle")
    await expect(page.getByRole("dialog")).toContainText(/8[.,]00/)
    await page.getByRole("checkbox", { name: labels.accept }).check()
    // A ticket that begins at once needs a declaration: BGB § 356 (4), decision 015. Neither the shop nor an
    // earlier purchase may give it for the driver: decision 020.
    await page.getByRole("checkbox", { name: labels.request }).check()
    await page.getByRole("button", { name: labels.order }).click()
    await atPayment(page)
    expect(effort()).toEqual({ taps: 3 + 1, fields: 0 })
  })

  test(`where no law wants the express request, it is three taps: ${language} @extended`, async ({
    page
  }) => {
    await buy(page, zoneA.shop, zoneA.title)
    await speak(page, language)
    await isOver(page)
    const effort = await countEffort(page)
    await page.goto(zoneA.code)
    await card(page).getByRole("button", { name: labels.buy }).click()
    await page.getByRole("checkbox", { name: labels.accept }).check()
    await page.getByRole("button", { name: labels.order }).click()
    await atPayment(page)
    expect(effort()).toEqual({ taps: 3, fields: 0 })
  })
}

test("a valid ticket has a countdown and a proof, and is extended by one that begins when it ends [B-14 B-29] @desktop", async ({
  page
}) => {
  await buy(page, wandern.shop, wandern.title)
  await page.goto(wandern.shop)
  await expectState(page, "buyAgain", "active.extendable")
  const term = card(page).getByRole("timer")
  await expect(term.getByText(/^Gilt bis \d\d:\d\d$/)).toBeVisible()
  await expect(term.getByText(/^noch \d/)).toBeVisible()
  const extend = card(page).getByRole("button", { name: "Verlängern bis morgen, 23:59 8,00 € inkl. MwSt." })
  await expect(extend).toHaveAccessibleDescription(wandern.title)
  // Each fact is one line, even on the smallest phone.
  expect(await linesOf(term.getByText(/^Gilt bis/))).toBe(1)
  expect(await linesOf(extend.getByText("8,00 €"))).toBe(1)
  // The ticket stands above the shop's picture.
  const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top)
  expect(await topOf(card(page))).toBeLessThan(await topOf(page.locator("[data-cover]")))
  await expectAccessible(page)
  await extend.click()
  await expectState(page, "checkout", "reviewing.idle")
  const cart = page.getByRole("dialog", { name: "Warenkorb" })
  await expect(cart.getByRole("listitem").filter({ hasText: wandern.title }).first()).toBeVisible()
  // A second press replaces the item instead of adding another.
  await escapeDialog(page)
  await extend.click()
  await expectState(page, "checkout", "reviewing.idle")
  await expect(cart).toContainText("1 Ticket")
  await escapeDialog(page)
  await card(page).getByRole("link", { name: "Nachweis" }).click()
  await expectState(page, "paymentReturn", "paid")
})

test("the same ticket for the same plate needs one confirmation in the cart [C/C-12]", async ({ page }) => {
  const plate = await buy(page, wandern.shop, wandern.title)
  await page.goto(wandern.shop)
  await chooseTicket(page, wandern.title)
  await configureFor(page, plate)
  const cart = page.getByRole("dialog", { name: "Warenkorb" })
  await expect(cart.getByText(/^M-.* hat schon ein bezahltes Ticket bis /)).toBeVisible()
  await expectAccessible(page)
  await acceptTerms(page)
  await cart.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
  await expectState(page, "checkout", "reviewing.confirmationMissing")
  const again = cart.getByRole("checkbox", { name: /Ich kaufe trotzdem noch einmal/ })
  await expect(again).toBeFocused()
  await again.check()
  await cart.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click()
  await atPayment(page)
})

test("the offer appears after the first cards in a reserved place, and disappears with the logout", async ({
  page
}) => {
  await buy(page, wandern.shop, wandern.title)
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { firstCard?: { readonly at: number; readonly bottom: number } }
    new MutationObserver(() => {
      const place = document.querySelector("article") && document.querySelector(".skeleton--shape_again")
      if (!place || seen.firstCard !== undefined) return
      seen.firstCard = { at: performance.now(), bottom: place.getBoundingClientRect().bottom + scrollY }
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(wandern.shop)
  await expectState(page, "buyAgain", "active.extendable")
  const { before, moved } = await page.evaluate(() => {
    const { firstCard } = globalThis as unknown as {
      firstCard: { readonly at: number; readonly bottom: number }
    }
    const own = /\/BuyAgain-|active-tickets/
    const shown = document.querySelector('[data-machine="buyAgain"]')?.getBoundingClientRect()
    return {
      before: performance
        .getEntriesByType("resource")
        .filter(({ name, startTime }) => own.test(name) && startTime < firstCard.at).length,
      moved: Math.round((shown?.bottom ?? 0) + scrollY - firstCard.bottom)
    }
  })
  expect(before).toBe(0)
  expect(Math.abs(moved)).toBeLessThanOrEqual(1)

  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("/last-purchase/")).length)
  expect(await kept()).toBe(1)
  await logOut(page)
  await page.waitForURL((url) => url.origin === origins.identity || url.pathname === "/error")
  await page.goto("/error")
  expect(await kept()).toBe(0)
})

test.describe("by keyboard, 320 px wide", () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test("a returning driver buys again, in light, dark and forced colours @extended", async ({ page }) => {
    await buy(page, wandern.shop, wandern.title)
    await isOver(page)
    for (const look of [
      { colorScheme: "dark", forcedColors: "none" },
      { colorScheme: "light", forcedColors: "active" },
      { colorScheme: "light", forcedColors: "none" }
    ] as const) {
      await page.emulateMedia(look)
      await page.goto(wandern.shop)
      await expectState(page, "buyAgain", "offering")
      await expectNoSidewaysScrolling(page)
      await expectAccessible(page)
    }
    await pressOn(page, card(page).getByRole("button", { name: "Erneut kaufen" }))
    await expectState(page, "checkout", "reviewing.idle")
    await expect(focusedDialog(page, "Warenkorb")).toBeVisible()
  })
})
