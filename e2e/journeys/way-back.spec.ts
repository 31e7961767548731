// Tests of Back and Forward: they restore selection, input and scroll position of each step.
import type { Page } from "@playwright/test"
import { areaId, groupKey } from "../../backend/demo-world/shops.ts"
import { logIn } from "../support/drivers.ts"
import { pressBack } from "../support/keyboard.ts"
import {
  chooseTicket,
  configureFor,
  expectState,
  fillCart,
  freshPlate,
  openShop,
  spokenPlate
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

const choices = (page: Page) => page.getByRole("button", { name: "Ticket auswählen" })
const cart = (page: Page) => page.getByRole("dialog", { name: "Warenkorb" })

test("Back from the cart leads to the form with its values, and going on changes the ticket in the cart", async ({
  page
}) => {
  const plate = freshPlate()
  await fillCart(page, plate)
  await page.goBack()
  await expect(page.getByRole("textbox", { name: /^Kennzeichen/ })).toHaveValue(plate)
  for (const typed of [freshPlate(), freshPlate()]) {
    await configureFor(page, typed)
    await expect(cart(page).getByText("1 Ticket", { exact: true })).toBeVisible()
    await expect(cart(page).getByText(spokenPlate(typed))).toBeAttached()
    await page.goBack()
    await expectState(page, "ticketConfiguration", /^editing/)
  }
})

test("Back restores the home: areas, unfolded list, scroll position [R-19] @extended", async ({ page }) => {
  await openShop(page)
  await page.getByRole("button", { name: "2 weitere anzeigen" }).click()
  await expect(choices(page)).toHaveCount(14)
  await choices(page).last().scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  const screen = await page.evaluate(() => window.innerHeight)
  expect(place).toBeGreaterThan(screen)
  await choices(page).last().click()
  await expect(page.locator('[data-machine="ticketConfiguration"]')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(choices(page)).toHaveCount(14)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 400)
  // Scrolling by the user ends the restoration of the scroll position.
  await page.mouse.wheel(0, -2500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(place - screen)
  await expect.poll(() => page.evaluate(() => history.state.y === window.scrollY)).toBe(true)
  const left = await page.evaluate(() => window.scrollY)
  await page.goForward()
  await expect(page.locator('[data-machine="ticketConfiguration"]')).toBeVisible()
  await page.goBack()
  // Cards that are not drawn yet have an estimated height.
  await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), left)).toBeLessThan(400)

  await page.getByRole("button", { name: /^Parkfläche/ }).click()
  await page.getByRole("option", { name: "Wiesensee, Seepromenade" }).click()
  await page.keyboard.press("Escape")
  await expect.poll(() => choices(page).count()).toBeLessThan(12)
  const count = await choices(page).count()
  await choices(page).first().click()
  await expect(page.locator('[data-machine="ticketConfiguration"]')).toBeVisible()
  await page.goBack()
  await expect(choices(page)).toHaveCount(count)
  await page.reload()
  await expect(choices(page)).toHaveCount(count)
})

test("the cart closed after a ticket was added leaves the home at its top, with its heading focused", async ({
  page
}) => {
  await fillCart(page)
  await page.keyboard.press("Escape")
  await expect(cart(page)).toBeHidden()
  await expect(page.getByRole("heading", { level: 1, name: /^Willkommen/ })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test("Back closes an open cart, and a closed one stays closed @extended", async ({ page }) => {
  await fillCart(page)
  await page.goto("/wiesensee")
  await page.getByRole("button", { name: "Warenkorb, 1 Ticket" }).click()
  await expect(cart(page)).toBeVisible()
  await page.goBack()
  await expect(cart(page)).toBeHidden()
  await expectState(page, "shopHome", "browsing")

  await page.getByRole("button", { name: "Warenkorb, 1 Ticket" }).click()
  await expect(cart(page)).toBeVisible()
  await page.getByRole("button", { name: "Warenkorb schließen" }).click()
  await expect(cart(page)).toBeHidden()
  await chooseTicket(page, "Tagesticket Strandbad")
  await page.goBack()
  await expectState(page, "shopHome", "browsing")
  await expect(cart(page)).toBeHidden()
})

test("a plate change left by Back stays discarded @extended", async ({ page }) => {
  const permit = `/klinikum-rosenau/parking-permissions-group/${groupKey("klinikum-rosenau", "verwaltung")}`
  await logIn(page, "/klinikum-rosenau/account?section=permissions", { email: "fahrerin@example.com" })
  await page.locator(`a[href="${permit}"]`).first().click()
  await expectState(page, "plateChange", /^permit/)
  await page
    .getByRole("button", { name: /ändern/i })
    .first()
    .click()
  await expectState(page, "plateChange", /^changing/)
  await pressBack(page)
  await expectState(page, "plateChange", /^permit/)
  await page.goBack()
  await expect(page.locator('[data-machine="account"]')).toBeVisible()
  await page.goForward()
  await expectState(page, "plateChange", /^permit/)
  await page.reload()
  await expectState(page, "plateChange", /^permit/)
})

test("the area of a code is asked for until an answer, also after all areas were shown [C/C-10] @extended", async ({
  page
}) => {
  const here = areaId("wiesensee", 0)
  await logIn(page, "/wiesensee", { email: "neu@example.com" })
  await page.goto(`/wiesensee?area=${here}`)
  await expectState(page, "shopHome", "browsing")
  await page.getByRole("button", { name: /^Parkfläche/ }).click()
  await page.getByRole("option", { name: "Alle Flächen" }).click()
  await page.keyboard.press("Escape")
  await chooseTicket(page, "Tagesticket Wandern")
  await expectState(page, "ticketConfiguration", "otherArea")
  await page.getByRole("button", { name: "Dieses Ticket behalten" }).click()
  await expectState(page, "ticketConfiguration", "editing.filling")
  await page.reload()
  await expectState(page, "ticketConfiguration", "editing.filling")
})

test("a callback without a login of this browser is refused, and the address reset [R-05]", async ({
  page
}) => {
  await page.goto("/callback?code=stolen&state=foreign")
  await expectState(page, "access", "loginRefused")
  await expect(page).toHaveURL("/")
})

test("a visit without a shop lists the shops opened before and where to find addresses @extended", async ({
  page
}) => {
  await openShop(page, "/hochtal")
  await page.goto("/error?reason=noShop")
  await expect(page.getByRole("heading", { level: 1, name: "Welcher Shop?" })).toBeVisible()
  await expect(page.getByText("Scannen Sie den Code auf dem Schild")).toBeVisible()
  await expect(page.getByRole("main").locator('a[href="/"]')).toHaveCount(0)
  await page.getByRole("main").getByRole("link", { name: "Hochtal" }).click()
  await expectState(page, "shopHome", "browsing")
  await expect(page).toHaveURL("/hochtal")
})
