// A purchase on a phone: no screen of it is longer than two heights of the phone, the next step is always in view, and each fact stands once.
import type { Locator, Page } from "@playwright/test"
import { de, en, fr, it } from "../../src/i18n/testing/catalogues.ts"
import { freshDriver } from "../support/drivers.ts"
import { expectState, freshPlate, pay } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

/** How many heights of the phone the cart has, where it is open, or the page down to its footer, which nobody needs to buy. */
const heights = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const page = (document.querySelector("main")?.getBoundingClientRect().bottom ?? 0) + scrollY
    return (
      (document.querySelector("[open].dialog__root, .dialog__overlay > .dialog__root")?.scrollHeight ??
        page) / innerHeight
    )
  })

/** Ends of what scrolls. */
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

/** How often the eye meets a fact on what is open: in the cart, or on the page above its footer. */
const timesSaid = (page: Page, fact: RegExp): Promise<number> =>
  page.evaluate(({ source }) => {
    const open =
      document.querySelector("[open].dialog__root, .dialog__overlay > .dialog__root") ??
      document.querySelector("main")
    if (open === null) return 0
    const texts = document.createTreeWalker(open, NodeFilter.SHOW_TEXT)
    let said = 0
    while (texts.nextNode() !== null) {
      const { parentElement, textContent } = texts.currentNode
      const { width, height } = parentElement?.getBoundingClientRect() ?? new DOMRect()
      // What is there for screen readers alone has the size of a point.
      if (width * height < 4 || parentElement?.checkVisibility({ visibilityProperty: true }) !== true)
        continue
      said += [...(textContent ?? "").matchAll(new RegExp(source, "g"))].length
    }
    return said
  }, fact)

const facts = (plate: string) => ({
  area: /Wanderparkplatz Nord/,
  plate: new RegExp(plate.slice(-4)),
  price: /8[.,]00/
})

/** Whatever stands more than once has its reason in docs/design.md. */
const expectSaid = async (
  page: Page,
  plate: string,
  times: Readonly<Record<string, number>>
): Promise<void> => {
  const said: Record<string, number> = {}
  for (const [name, fact] of Object.entries(facts(plate))) said[name] = await timesSaid(page, fact)
  expect(said).toEqual(times)
}

for (const [language, words] of [
  ["de-DE", de],
  ["en-GB", en],
  ["fr-FR", fr],
  ["it-IT", it]
] as const) {
  test(`each screen of a purchase needs two heights of the phone at most, with the next step in view: ${language}`, async ({
    page
  }) => {
    const button = (name: string) => page.getByRole("button", { name, exact: true })
    await freshDriver(page, "/wiesensee")
    await page.evaluate((tag) => localStorage.setItem("parkschein.language.1", JSON.stringify(tag)), language)
    await page.reload()
    await expectState(page, "shopHome", "browsing")
    const hiking = page.getByRole("article").filter({ hasText: "Wanderparkplatz Nord" })
    await hiking
      .filter({ hasText: /8[.,]00/ })
      .getByRole("button")
      .last()
      .click()

    await expectState(page, "ticketConfiguration", "editing.filling")
    await expectShort(page, button(words.ticket.continue))
    const plate = freshPlate()
    await page.getByRole("textbox").last().fill(plate)
    await expect(page.getByText(/München/)).toBeVisible()
    await expectShort(page, button(words.ticket.continue))
    await expectSaid(page, plate, { area: 1, plate: 0, price: 1 })
    await button(words.ticket.continue).click()

    await expectState(page, "ticketConfiguration", "reviewing")
    await expectShort(page, button(words.ticket.addToCart))
    await expectSaid(page, plate, { area: 1, plate: 1, price: 1 })
    await button(words.ticket.addToCart).click()

    await expectState(page, "checkout", "reviewing.asking")
    await expectShort(page, button(words.checkout.order))
    // What the law wants directly above the button is in view with it, wherever the driver has scrolled to.
    for (const end of ["top", "bottom"] as const) {
      await scrollTo(page, end)
      await expect(page.getByText(/Wanderparkplatz Nord · .*2026/)).toBeInViewport({ ratio: 1 })
      await expect(page.getByText(facts(plate).price).last()).toBeInViewport({ ratio: 1 })
      await expect(button(words.checkout.order)).toBeInViewport({ ratio: 1 })
    }
    await expectSaid(page, plate, { area: 1, plate: 1, price: 1 })
    for (const box of await page.getByRole("checkbox").all()) await box.check()
    await button(words.checkout.order).click()
    await pay(page)
    await expectShort(page)
    await expectSaid(page, plate, { area: 1, plate: 1, price: 1 })
    // The ticket comes first: its state and its plate without scrolling.
    await scrollTo(page, "top")
    await expect(page.getByRole("timer")).toBeInViewport({ ratio: 1 })
  })
}
