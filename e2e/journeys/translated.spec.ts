// Tests with a browser that translates the page: it wraps each text in its own elements, new ones as well.
import type { Page } from "@playwright/test"
import { chooseCountry } from "../support/country.ts"
import { intoCart, openTicketAsNew, spokenPlate, typePlate } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

/** Simulates Chrome's translation: wraps each text in two elements. */
const translate = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const wrap = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const found: Array<Text> = []
      for (let text = texts.nextNode() ?? (node instanceof Text ? node : null); text; text = texts.nextNode())
        found.push(text as Text)
      for (const text of found) {
        const around = text.parentElement
        if (around === null || around.closest("font, script, style, svg, select, textarea, [translate=no]"))
          continue
        const inner = document.createElement("font")
        const outer = document.createElement("font")
        text.replaceWith(outer)
        outer.append(inner)
        inner.append(text.data)
      }
    }
    const begin = () => {
      const watch = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node)
        watch.takeRecords()
      })
      wrap(document.body)
      watch.observe(document.body, { childList: true, subtree: true })
    }
    document.addEventListener("DOMContentLoaded", begin)
  })

test("on a page translated by the browser, region, price and cart stay correct after changes", async ({
  page
}) => {
  await translate(page)
  await openTicketAsNew(page)
  await expect(page.locator("h1 font font")).toHaveText("Tagesticket Wandern")
  const group = page.getByRole("group", { name: /^Kennzeichen/ })
  for (const [plate, region] of [
    ["M-PP1234", "München"],
    ["B-PP1234", "Berlin"],
    ["HH-PP1234", "Hamburg"]
  ] as const) {
    await typePlate(page, plate)
    await expect(group.getByText("Zulassung:")).toHaveText(`Zulassung: ${region}`)
  }
  const country = page.getByRole("button", { name: "Land des Kennzeichens" })
  await chooseCountry(page, country, "Schweiz")
  await typePlate(page, "ZH 123456")
  await expect(group.getByText("Zulassung:")).toHaveText("Zulassung: Zürich")
  await chooseCountry(page, country, "Deutschland")
  await typePlate(page, "M-PP1234")
  await intoCart(page)
  const cart = page.getByRole("dialog", { name: "Warenkorb" })
  // The plate was not translated.
  await expect(cart.getByText(spokenPlate("M-PP1234"))).toHaveCount(1)
  await expect(cart.locator("font").filter({ hasText: /PP|M, Bindestrich/ })).toHaveCount(0)
  await expect(cart).toContainText("8,00 €")
})
