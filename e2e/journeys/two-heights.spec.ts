// A purchase on a phone: no screen of it is longer than two heights of the phone, and the next step is always in view.
import type { Locator, Page } from "@playwright/test"
import { de, fr } from "../../src/i18n/testing/catalogues.ts"
import { freshDriver } from "../support/drivers.ts"
import { expectState, freshPlate, payWith } from "../support/shop.ts"
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

for (const [language, words] of [
  ["de-DE", de],
  ["fr-FR", fr]
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
    await hiking.filter({ hasText: "8,00" }).getByRole("button").last().click()

    await expectState(page, "ticketConfiguration", "editing.filling")
    await expectShort(page, button(words.ticket.continue))
    await page.getByRole("textbox").last().fill(freshPlate())
    await expect(page.getByText(/München/)).toBeVisible()
    await expectShort(page, button(words.ticket.continue))
    await button(words.ticket.continue).click()

    await expectState(page, "ticketConfiguration", "reviewing")
    await expectShort(page, button(words.ticket.addToCart))
    await button(words.ticket.addToCart).click()

    await expectState(page, "checkout", "reviewing.asking")
    await expectShort(page, button(words.checkout.order))
    // What the law wants directly above the button is in view with it, wherever the driver has scrolled to.
    for (const end of ["top", "bottom"] as const) {
      await scrollTo(page, end)
      await expect(page.getByText(/Wanderparkplatz Nord · .*2026/)).toBeInViewport({ ratio: 1 })
      await expect(page.getByText("8,00 €").last()).toBeInViewport({ ratio: 1 })
      await expect(button(words.checkout.order)).toBeInViewport({ ratio: 1 })
    }
    // The price is said once, where it is decided.
    await expect(page.getByRole("dialog").getByText(/8,00/)).toHaveCount(1)
    for (const box of await page.getByRole("checkbox").all()) await box.check()
    await button(words.checkout.order).click()
    await payWith(page, "pay")

    await expectState(page, "paymentReturn", "paid")
    await expectShort(page)
    // The ticket comes first: its state and its plate without scrolling.
    await scrollTo(page, "top")
    await expect(page.getByRole("timer")).toBeInViewport({ ratio: 1 })
  })
}
