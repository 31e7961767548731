// Tests of a purchase on a phone: at most two screens per page, the next step always visible, each fact once.
import type { Locator, Page } from "@playwright/test"
import { de, en, fr, it } from "../../src/i18n/testing/catalogues.ts"
import { freshDriver } from "../support/drivers.ts"
import { expectState, freshPlate, pay } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

/** Returns the height of the open cart, or of the page without its footer, in heights of the viewport. */
const heights = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const page = (document.querySelector("main")?.getBoundingClientRect().bottom ?? 0) + scrollY
    return (
      (document.querySelector("[open].dialog__root, .dialog__overlay > .dialog__root")?.scrollHeight ??
        page) / innerHeight
    )
  })

/** Returns where the last ticket ends, in heights of the viewport. */
const endOfTickets = (page: Page): Promise<number> =>
  page
    .getByRole("article")
    .nth(11)
    .evaluate((ticket) => (ticket.getBoundingClientRect().bottom + scrollY) / innerHeight)

/** Scrolls the open cart or the page to an end. */
const scrollTo = (page: Page, end: "top" | "bottom"): Promise<void> =>
  page.evaluate((where) => {
    const scroller =
      document.querySelector("[open].dialog__root, .dialog__overlay > .dialog__root") ??
      document.documentElement
    scroller.scrollTop = where === "top" ? 0 : scroller.scrollHeight
  }, end)

const expectShort = async (page: Page, next?: Locator): Promise<void> => {
  expect(await heights(page)).toBeLessThanOrEqual(2)
  if (next === undefined) return
  await scrollTo(page, "top")
  await expect(next).toBeInViewport({ ratio: 1 })
}

/** Counts visible occurrences of a fact: in the open cart, or on the page above its footer. */
const timesSaid = (page: Page, fact: RegExp): Promise<number> =>
  page.evaluate(({ source }) => {
    const open =
      document.querySelector("[open].dialog__root, .dialog__overlay > .dialog__root") ??
      document.querySelector("main")
    if (open === null) return 0
    const texts = document.createTreeWalker(open, NodeFilter.SHOW_TEXT)
    let counts = 0
    while (texts.nextNode() !== null) {
      const { parentElement, textContent } = texts.currentNode
      const { width, height } = parentElement?.getBoundingClientRect() ?? new DOMRect()
      // Texts for screen readers only are one pixel in size.
      if (width * height < 4 || parentElement?.checkVisibility({ visibilityProperty: true }) !== true)
        continue
      counts += [...(textContent ?? "").matchAll(new RegExp(source, "g"))].length
    }
    return counts
  }, fact)

const facts = (plate: string) => ({
  area: /Wanderparkplatz Nord/,
  plate: new RegExp(plate.slice(-4)),
  price: /8[.,]00/
})

/** docs/design.md has the reason for each repetition. */
const expectSaid = async (
  page: Page,
  plate: string,
  times: Readonly<Record<string, number>>
): Promise<void> => {
  const counts: Record<string, number> = {}
  for (const [name, fact] of Object.entries(facts(plate))) counts[name] = await timesSaid(page, fact)
  expect(counts).toEqual(times)
}

for (const [language, words, homeHeights] of [
  ["de-DE", de, 2.05],
  ["en-GB", en, 2],
  ["fr-FR", fr, 2.2],
  ["it-IT", it, 2]
] as const) {
  test(`each screen of a purchase needs two heights of the phone at most, with the next step in view: ${language}`, async ({
    page
  }) => {
    const button = (name: string) => page.getByRole("button", { name, exact: true })
    await freshDriver(page, "/wiesensee")
    await page.evaluate((tag) => localStorage.setItem("parkschein.language.1", JSON.stringify(tag)), language)
    await page.reload()
    await expectState(page, "shopHome", "browsing")
    // Twelve of the fourteen tickets are shown at once: two heights with the font of a phone. The wide one of the
    // tests breaks more titles in German and French.
    expect(await endOfTickets(page)).toBeLessThanOrEqual(homeHeights)
    const hiking = page.getByRole("article").filter({ hasText: "Wanderparkplatz Nord" })
    await hiking
      .filter({ hasText: /8[.,]00/ })
      .getByRole("button")
      .last()
      .click()

    await expectState(page, "ticketConfiguration", "editing.filling")
    await expectShort(page, button(words.common.continue))
    const plate = freshPlate()
    await page.getByRole("textbox").first().fill(plate)
    await expect(page.getByText(/München/)).toBeVisible()
    await expectShort(page, button(words.common.continue))
    await expectSaid(page, plate, { area: 1, plate: 0, price: 1 })
    await button(words.common.continue).click()

    await expectState(page, "checkout", "reviewing.idle")
    await expectShort(page, button(words.checkout.order))
    // The legal texts directly above the button are visible with it, at any scroll position.
    for (const end of ["top", "bottom"] as const) {
      await scrollTo(page, end)
      await expect(page.getByText(/Wanderparkplatz Nord · .*2026/)).toBeInViewport({ ratio: 1 })
      await expect(page.getByText(facts(plate).price).last()).toBeInViewport({ ratio: 1 })
      await expect(button(words.checkout.order)).toBeInViewport({ ratio: 1 })
      // So are the declarations.
      for (const box of await page.getByRole("checkbox").all()) await expect(box).toBeInViewport({ ratio: 1 })
      await expect(page.getByText(words.checkout.expressRequest)).toBeInViewport({ ratio: 1 })
    }
    await expectSaid(page, plate, { area: 1, plate: 1, price: 1 })
    for (const box of await page.getByRole("checkbox").all()) await box.check()
    await button(words.checkout.order).click()
    await pay(page)
    await expectShort(page)
    await expectSaid(page, plate, { area: 1, plate: 1, price: 1 })
    // The ticket comes first: its state and its plate are visible without scrolling.
    await scrollTo(page, "top")
    await expect(page.getByRole("timer")).toBeInViewport({ ratio: 1 })
  })
}
