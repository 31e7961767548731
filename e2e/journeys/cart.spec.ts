// Tests of the cart: changes, removal and restoring of items, emptying, and changes in another tab.

import { clippedElements } from "../support/clipped-elements.ts"
import {
  chooseTicket,
  configureFor,
  expectState,
  fillCart,
  freshPlate,
  intoCart,
  openTicketAsNew,
  spokenPlate,
  typePlate
} from "../support/shop.ts"
import { withStylesheet } from "../support/stylesheet.ts"
import { expect, test } from "../support/test.ts"

test("a ticket in the cart is changed in its place; a removed one can be restored [A/C-03 B-42]", async ({
  page,
  context
}) => {
  const plate = freshPlate()
  await fillCart(page)
  const cart = page.getByRole("dialog", { name: "Warenkorb" })

  await cart.getByRole("link", { name: "Angaben ändern: Tagesticket Wandern" }).click()
  await expect(page.getByText("Sie ändern ein Ticket, das in Ihrem Warenkorb liegt.")).toBeVisible()
  await typePlate(page, plate)
  await intoCart(page)
  await expect(cart.getByText("1 Ticket", { exact: true })).toBeVisible()
  await expect(cart.getByText(spokenPlate(plate))).toBeAttached()

  await cart.getByRole("button", { name: "Tagesticket Wandern aus dem Warenkorb entfernen" }).click()
  await expectState(page, "checkout", "empty")
  await cart.getByRole("button", { name: "Rückgängig machen" }).click()
  await expectState(page, "checkout", "reviewing.idle")

  const otherTab = await context.newPage()
  await otherTab.goto("/wiesensee")
  await chooseTicket(otherTab, "Tagesticket Strandbad")
  await configureFor(otherTab, freshPlate())
  await expect(cart.getByText(/in einem anderen Fenster geändert/)).toBeVisible()
  await expect(cart.getByText("2 Tickets", { exact: true })).toBeVisible()

  await cart.getByRole("button", { name: "Warenkorb leeren" }).click()
  await expectState(page, "checkout", "empty")
  await cart.getByRole("button", { name: "Rückgängig machen" }).click()
  await expect(cart.getByText("2 Tickets", { exact: true })).toBeVisible()
})

test("an on-site code selects its area, and a ticket for another area needs a confirmation [B-03 C/C-10]", async ({
  page
}) => {
  await openTicketAsNew(page, "Tagesticket Strandbad")
  const lido = new URL(page.url()).pathname
  const answer = page.waitForResponse(/\/online-shop/)
  await page.goto("/wiesensee")
  const { fixedDurationTickets } = (await (await answer).json()) as {
    readonly fixedDurationTickets: ReadonlyArray<{
      readonly name: string
      readonly areas: ReadonlyArray<{ readonly areaEntityId: string }>
    }>
  }
  const hiking = fixedDurationTickets.find(({ name }) => name === "Tagesticket Wandern")?.areas[0]
  await page.goto(`/wiesensee?area=${hiking?.areaEntityId}`)
  await expect(page.getByRole("heading", { name: "Tagesticket Wandern", exact: true })).toBeVisible()
  await expect(page.getByRole("heading", { name: "Tagesticket Strandbad", exact: true })).toBeHidden()
  await page.goto(`${lido}?area=${hiking?.areaEntityId}`)
  await expectState(page, "ticketConfiguration", "otherArea")
  await expect(page.getByText(/den Code von Wiesensee, Wanderparkplatz Nord gescannt/)).toBeVisible()
  await page.getByRole("button", { name: "Dieses Ticket behalten" }).click()
  await expectState(page, "ticketConfiguration", "editing.filling")
})

for (const [width, size] of [
  [360, 200],
  [320, 100]
] as const) {
  test(`the whole cart can be read and ordered at ${width} px with text of ${size} %`, async ({ page }) => {
    await fillCart(page)
    await page.setViewportSize({ width, height: 740 })
    const cut = await withStylesheet(page, `:root { font-size: ${size}% }`, () => clippedElements(page))
    expect(cut).toEqual([])
  })
}
