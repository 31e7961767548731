// Tests of widgets that open over a page: with all inputs, windows, settings and languages.
import type { Locator, Page } from "@playwright/test"
import { demoDrivers } from "../../backend/demo-world/drivers.ts"
import { expectAccessible, expectAccessibleInAllLooks } from "../support/accessibility.ts"
import { logIn } from "../support/drivers.ts"
import { holdWidgets, widgetsLoaded } from "../support/hold.ts"
import { escapeDialog, pressBack } from "../support/keyboard.ts"
import { expectState, openShop } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"
import { enterTime, timeIn } from "../support/time-field.ts"

const areas = (page: Page) => page.getByRole("button", { name: /^Parkfläche/ })

const openForm = async (page: Page) => {
  await logIn(page, "/wiesensee", demoDrivers.neu)
  // Finds the ticket by its price, which is the same in all languages.
  await page
    .locator("article")
    .filter({ hasText: /8[.,]00/ })
    .first()
    .getByRole("button")
    .last()
    .click()
  await expectState(page, "ticketConfiguration", "editing.filling")
  await widgetsLoaded(page)
}

/** Returns the openers of overlays on the ticket form, with their content; in any language. */
const overForm = (page: Page): ReadonlyArray<readonly [opener: Locator, inside: Locator]> => [
  [page.locator("#plate-0-country"), page.locator("[role=listbox] [role=option]").first()],
  [page.locator("#date + button"), page.locator("[role=grid] [role=button]:focus")],
  [page.locator("a[href='#help']"), page.locator(".dialog__overlay [role=dialog] h2:focus")]
]

test("several areas are found by a part of their name and selected by keyboard [H-06] @desktop", async ({
  page
}) => {
  await openShop(page, "/grossgarage", demoDrivers.fahrerin)
  await areas(page).press("Enter")
  const list = page.getByRole("listbox", { name: "Parkfläche" })
  await expect(list).toHaveAttribute("aria-multiselectable", "true")
  await expect(list.getByRole("option", { selected: true })).toHaveText("Alle Flächen")
  const search = page.getByRole("combobox", { name: "Suche Parkfläche" })
  await search.focus()
  await search.pressSequentially("a001")
  await expect(list.getByRole("option")).toHaveText(["Ebene 01, Zone A001"])
  await page.keyboard.press("Enter")
  await expect(list.getByRole("option", { selected: true })).toHaveText("Ebene 01, Zone A001")
  await search.fill("")
  await expect(list.getByRole("option").first()).toHaveAttribute("aria-selected", "false")
  await search.fill("no such area")
  await expect(page.getByRole("status").filter({ hasText: "no such area" })).toBeVisible()
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape")
  await expect(list).toBeHidden()
  await expect(areas(page)).toBeFocused()
  await expect(areas(page)).toHaveText("Zone A001")
})

for (const locale of ["de-DE", "en-GB", "fr-FR", "it-IT"]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })
    test("open widgets are accessible in light, dark and forced colours", async ({ page }) => {
      await openForm(page)
      await expect(page.locator("html")).toHaveAttribute("lang", locale)
      for (const [opener, inside] of overForm(page)) {
        await opener.click()
        await expect(inside).toBeVisible()
        await expectAccessibleInAllLooks(page)
        await page.keyboard.press("Escape")
        await expect(inside).toBeHidden()
      }
      await expectAccessible(page)
    })
  })
}

/** Checks that the overlay is inside of the window, and none of its words is cut. */
const expectWhole = async (inside: Locator): Promise<void> => {
  const cut = await inside.evaluate((element) => {
    const panel = element.closest("[data-placement], .dialog__root")
    if (panel === null) return ["It lies nowhere over the page."]
    const { left, right, top } = panel.getBoundingClientRect()
    const out =
      left < 0 || top < 0 || right > innerWidth ? [`${left} to ${right} in ${innerWidth}, from ${top}`] : []
    const wide = [...panel.querySelectorAll("*")]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map((one) => `${one.outerHTML.slice(0, 100)}: ${one.scrollWidth} in ${one.clientWidth}`)
    return [...out, ...wide]
  })
  expect(cut).toEqual([])
}

test.describe("as wide as 320 px", () => {
  test.use({ isMobile: false })

  for (const [situation, width, put] of [
    [
      "with text of twice the size",
      640,
      () => document.documentElement.style.setProperty("font-size", "200%")
    ],
    ["from right to left", 320, () => document.documentElement.setAttribute("dir", "rtl")]
  ] as const) {
    test(`no open widget is cut off ${situation}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await openForm(page)
      await page.evaluate(put)
      for (const [opener, inside] of overForm(page)) {
        await opener.click()
        await expect(inside).toBeVisible()
        await expectWhole(inside)
        await page.keyboard.press("Escape")
        await expect(inside).toBeHidden()
      }
    })
  }
})

test("the browser's Back closes the open widget first, and the input stays", async ({ page }) => {
  await openForm(page)
  const plate = page.getByRole("textbox", { name: /^Kennzeichen/ })
  await plate.fill("M-PS1")
  for (const [opener, inside] of overForm(page)) {
    await opener.click()
    await expect(inside).toBeVisible()
    await pressBack(page)
    await expect(inside).toBeHidden()
    await expectState(page, "ticketConfiguration", /^editing/)
    await expect(plate).toHaveValue("M-PS1")
  }
  await pressBack(page)
  await expectState(page, "shopHome", "browsing")
})

const more = (page: Page) => page.getByRole("button", { name: "1 weitere Fläche anzeigen" }).first()

test("areas behind a number are shown on hover and on keyboard focus [H-18 L-14 N-05] @desktop", async ({
  page
}) => {
  test.skip(test.info().project.name !== "desktop")
  await logIn(page, "/wiesensee", demoDrivers.neu)
  const tooltip = page.getByRole("tooltip")
  await expect(more(page)).toHaveAttribute("data-react-aria-pressable")
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.move(0, 0)
  await more(page).hover()
  await page.clock.runFor(140)
  await expect(tooltip).toBeHidden()
  await page.clock.runFor(20)
  await expect(tooltip).toContainText("Wiesensee, ")
  await page.mouse.move(0, 0)
  await page.clock.runFor(290)
  await expect(tooltip).toBeVisible()
  await page.clock.runFor(20)
  await expect(tooltip).toBeHidden()
  await page.clock.resume()
  await more(page).focus()
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Tab")
  await expect(more(page)).toBeFocused()
  await expect(tooltip).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(tooltip).toBeHidden()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible()
  await escapeDialog(page)
  await expect(more(page)).toBeFocused()
})

test("areas behind a number are shown by the first tap on it [H-18 L-14]", async ({ page }) => {
  test.skip(test.info().project.name !== "phone")
  await logIn(page, "/wiesensee", demoDrivers.neu)
  await more(page).tap()
  const panel = page.getByRole("dialog", { name: "1 weitere Fläche anzeigen" })
  await expect(panel.getByRole("listitem")).toHaveCount(1)
  await expectWhole(panel)
  await expectAccessible(page)
  await page.touchscreen.tap(5, 5)
  await expect(panel).toBeHidden()
  await expect(more(page)).toBeFocused()
})

/** Returns the share of the window's height under the top and bottom bars, in the middle of the page. */
const coveredByBars = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 3)
    const covered = [...document.querySelectorAll(".site__header, .action-bar")].map((bar) => {
      const { top, bottom } = bar.getBoundingClientRect()
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    })
    return covered.reduce((sum, height) => sum + height, 0) / innerHeight
  })

test("the form of a ticket fits a window of 320 px, also with text of twice the size, and bars leave two thirds of it", async ({
  page
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await openForm(page)
  expect(await coveredByBars(page)).toBeGreaterThan(0.1)
  expect(await coveredByBars(page)).toBeLessThan(1 / 3)
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await coveredByBars(page)).toBeLessThan(1 / 3)
})

test("a form is filled in by touch while an on-screen keyboard covers half of the window", async ({
  page
}) => {
  test.skip(test.info().project.name !== "phone")
  await openForm(page)
  await page.setViewportSize({ width: 360, height: 370 })
  const [[country, option]] = overForm(page) as [readonly [Locator, Locator]]
  await country.tap()
  await expect(option).toBeVisible()
  await expectWhole(option)
  await expect(option).toBeInViewport({ ratio: 1 })
  await page.getByRole("combobox", { name: "Land suchen" }).fill("schw")
  const found = page.getByRole("option", { name: "Schweiz" })
  await found.tap()
  await expect(country).toHaveAccessibleName("Land des Kennzeichens: Schweiz")
  await page.getByRole("textbox", { name: /^Kennzeichen/ }).tap()
  await page.getByRole("textbox", { name: /^Kennzeichen/ }).fill("zh 123")
  await expect(page.locator("p", { hasText: "Zulassung: Zürich" })).toBeVisible()
  await expectAccessible(page)
})

/** Opens the form of a ticket with a start time of the driver's choice; in any language. */
const sayTime = async (page: Page) => {
  await logIn(page, "/wiesensee", demoDrivers.neu)
  await page.getByRole("article", { name: /^24/ }).getByRole("button").last().click()
  await expectState(page, "ticketConfiguration", "editing.filling")
  await page.getByRole("radio").last().check()
}

test.describe("in a browser with a 12-hour clock", () => {
  test.use({ locale: "en-US" })
  test("the time of a start has the format of the page's language @desktop", async ({ page }) => {
    await sayTime(page)
    const time = page.getByRole("group", { name: "Time" })
    await expect(time.getByRole("spinbutton")).toHaveCount(3)
    await enterTime(page.locator("#time"), "02:30", ["2", "3", "0", "p"])
    await expect(time).toHaveText(/2:30\W+PM/)
    expect(await timeIn(page.locator("#time"))).toBe("14:30")
    const menu = page.getByRole("button", { name: "Open menu" })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole("combobox", { name: "Language" }).selectOption("de-DE")
    await expect(page.getByRole("group", { name: "Uhrzeit" })).toHaveText(/14:30/)
  })
})

test("a partial time stays in the browser's field until it loses focus, and is then stored", async ({
  page
}) => {
  const comes = await holdWidgets(page)
  await sayTime(page)
  const native = page.locator("input[type=time]")
  await native.fill("14:30")
  comes()
  await widgetsLoaded(page)
  await expect(native).toBeFocused()
  await native.blur()
  await expect(page.getByRole("group", { name: "Uhrzeit" })).toHaveText(/14:30/)
  await expect(native).toHaveCount(0)
})

test("the segments of a time are named, wide enough for touch, and not cut off in any colour scheme", async ({
  page
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await sayTime(page)
  const time = page.getByRole("group", { name: "Uhrzeit" })
  const hour = time.getByRole("spinbutton", { name: /Stunde/ })
  await page.getByText("Uhrzeit", { exact: true }).tap()
  await expect(hour).toBeFocused()
  await expectAccessibleInAllLooks(page)
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"))
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
  expect(await time.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
})

test("a question about a payment is shown above the cart, which keeps the page in its place", async ({
  page
}) => {
  await logIn(page, "/wiesensee", demoDrivers.neu)
  const cart = page.getByRole("dialog", { name: "Warenkorb" })
  const askOver = async () => {
    await expect(cart).toBeVisible()
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden")
    await widgetsLoaded(page)
    await page.evaluate(() => {
      window.location.hash = "problem?about=payment"
    })
    const question = page.getByRole("dialog", { name: "Etwas stimmt nicht" })
    await question.getByRole("textbox").press("End")
    await question.getByRole("button", { name: "Schließen" }).click()
    await expect(question).toBeHidden()
    await cart.getByRole("button", { name: /schließen/i }).click()
    await expect(cart).toBeHidden()
    await expect(page.locator("html")).toHaveCSS("overflow-y", "scroll")
  }
  await page.goto("/wiesensee?cart=open")
  await askOver()
  await page.getByRole("button", { name: /^Warenkorb/ }).click()
  await askOver()
})
