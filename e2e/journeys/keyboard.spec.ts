// Tests with the keyboard alone, on a narrow page, with accessibility settings of the system.
import type { Page } from "@playwright/test"
import { origins } from "../../backend/configuration.ts"
import { demoDrivers } from "../../backend/demo-world/drivers.ts"
import { expectAccessible } from "../support/accessibility.ts"
import { logIn, unknownDriver, verifyEmail } from "../support/drivers.ts"
import {
  escapeDialog,
  expectNoSidewaysScrolling,
  focusedDialog,
  pressOn,
  tabTo,
  typeInto
} from "../support/keyboard.ts"
import { expectState, freshPlate, openShop } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

/** Equals the width of a 1280 px window at 400 %. */
const narrow = { width: 320, height: 640 }

const expectFocusOnHeading = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole("heading", { level: 1, name })).toBeFocused()

test.describe("by keyboard alone, 320 px wide", () => {
  test.use({ viewport: narrow })

  test("a driver signs up, buys a ticket and finds it in the profile [B-39 B-40 B-50]", {
    tag: "@fresh-claims"
  }, async ({ page }) => {
    const driver = unknownDriver()
    await page.goto("/wiesensee")
    await page.waitForURL((url) => url.origin === origins.identity)
    await pressOn(page, page.locator('a[href^="/u/signup"]'))
    await typeInto(page, page.locator("input[name=email]"), driver.email)
    await typeInto(page, page.locator("input[name=password]"), driver.password)
    await expectNoSidewaysScrolling(page)
    await page.keyboard.press("Enter")
    await expectState(page, "access", "emailUnverified.idle")
    await expectNoSidewaysScrolling(page)
    await verifyEmail(driver)
    await expectState(page, "shopHome", "browsing")
    await expectNoSidewaysScrolling(page)
    await page.reload()
    await expectState(page, "shopHome", "browsing")
    // The first tab stop is the skip link.
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: "Zum Inhalt springen" })).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(page.locator("main")).toBeFocused()
    const card = page.getByRole("article", { name: "Tagesticket Wandern", exact: true })
    await pressOn(page, card.getByRole("button", { name: "Ticket auswählen" }))

    await expectFocusOnHeading(page, "Tagesticket Wandern")
    await expectNoSidewaysScrolling(page)
    // Missing input is reported at once, with a link to the field.
    await pressOn(page, page.getByRole("button", { name: "Weiter", exact: true }))
    await expectState(page, "ticketConfiguration", "editing.correcting")
    const plate = page.getByRole("textbox", { name: /^Kennzeichen/ })
    await pressOn(page, page.getByRole("link", { name: "Das Kennzeichen ist ein Pflichtfeld" }))
    await expect(plate).toBeFocused()
    await page.keyboard.type(freshPlate())
    await pressOn(page, page.getByRole("button", { name: "Weiter", exact: true }), "Space")

    await expectState(page, "checkout", "reviewing.idle")
    const cart = page.getByRole("dialog", { name: "Warenkorb" })
    await expect(focusedDialog(page, "Warenkorb")).toBeVisible()
    await expectNoSidewaysScrolling(page)
    await pressOn(page, cart.getByRole("checkbox", { name: /Ich akzeptiere die AGB/ }), "Space")
    await expect(cart.getByRole("checkbox", { name: /Ich akzeptiere die AGB/ })).toBeChecked()
    await pressOn(page, cart.getByRole("checkbox", { name: /Ich verlange ausdrücklich/ }), "Space")
    await pressOn(page, cart.getByRole("button", { name: "Zahlungspflichtig bestellen" }))

    await page.waitForURL((url) => url.origin === origins.payment)
    await expectNoSidewaysScrolling(page)
    await pressOn(page, page.locator("button[value=pay]"))
    await expectState(page, "paymentReturn", "paid")
    await expectNoSidewaysScrolling(page)
    await pressOn(page, page.getByRole("link", { name: "Meine Tickets ansehen" }))
    await expectFocusOnHeading(page, "Mein Profil")
    await expect(page.getByRole("row").filter({ hasText: "Tagesticket Wandern" })).toHaveCount(1)
    await expectNoSidewaysScrolling(page)
  })

  test("menu and cart open, close by Escape and restore the focus; a press outside closes the menu, too [L-08 L-13]", async ({
    page
  }) => {
    await openShop(page)
    const menu = page.getByRole("button", { name: "Menü öffnen" })
    await pressOn(page, menu)
    await tabTo(page, page.getByRole("button", { name: "Abmelden" }))
    await expectNoSidewaysScrolling(page)
    await page.keyboard.press("Escape")
    await expect(menu).toBeFocused()
    // A click outside closes it as well.
    await page.keyboard.press("Enter")
    await expect(page.getByRole("combobox", { name: "Sprache" })).toBeVisible()
    await page.getByRole("heading", { level: 2 }).first().click()
    await expect(page.getByRole("button", { name: "Abmelden" })).toBeHidden()

    await page.reload()
    await expectState(page, "shopHome", "browsing")
    await pressOn(page, page.getByRole("button", { name: /^Warenkorb/ }))
    await expectState(page, "checkout", "empty")
    await escapeDialog(page)
    await expect(page.getByRole("dialog", { name: "Warenkorb" })).toBeHidden()
    await expect(page.getByRole("button", { name: /^Warenkorb/ })).toBeFocused()
  })

  test("the cart has the focus as soon as it is open, also during an unfinished page transition", async ({
    page
  }) => {
    await openShop(page)
    // Before that, the dialog is a native one, which always gets the focus.
    const hasWidgets = () =>
      page.evaluate(() =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes("/widgets-"))
      )
    await expect.poll(hasWidgets).toBe(true)
    // A transition that starts and never ends.
    await page
      .getByRole("heading", { level: 1 })
      .evaluate((heading) =>
        heading.dispatchEvent(new TransitionEvent("transitionrun", { propertyName: "color", bubbles: true }))
      )
    await pressOn(page, page.getByRole("button", { name: /^Warenkorb/ }), "Space")
    await expect(focusedDialog(page, "Warenkorb")).toBeVisible()
  })
})

/** One page of each kind, with a selector for its final state. */
const pages: ReadonlyArray<readonly [address: string, settled: string]> = [
  ["/klinikum-rosenau", '[data-state="browsing"]'],
  ["/wiesensee/account", '[data-state="ticketsListed"]'],
  ["/klinikum-rosenau/account?section=permissions", '[data-machine="account"]'],
  ["/klinikum-rosenau/account?section=verify", '[data-state="codesListed"]'],
  ["/klinikum-rosenau/verify", '[data-machine="verification"]'],
  ["/klinikum-rosenau/contact", "h1#page-heading"],
  ["/klinikum-rosenau/nowhere/at/all", "h1#page-heading"],
  ["/kein-solcher-shop", '[data-state="shopNotFound"]'],
  // The areas behind "+N" can be opened only after a delay.
  ["/grossgarage", 'button[aria-label*="weitere Fläche"]'],
  ["/error", "h1#page-heading"]
]

test.describe("with the settings of the system", () => {
  // The look-up of the missing shop returns 404, which the browser logs.
  test.use({ viewport: narrow, expectedProblems: [/status of 404/] })

  test("every page keeps its width and edges without motion at 320 px and in forced colours [B-51]", async ({
    page
  }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" })
    await logIn(page, "/klinikum-rosenau", demoDrivers.fahrerin)
    for (const [address, settled] of pages) {
      await page.goto(address)
      await expect(page.locator(settled).first()).toBeVisible()
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
      await expectNoSidewaysScrolling(page)

      // Forced colours remove backgrounds: a control needs a border, its own or a wrapper's, or an underline.
      const edgeless = await page
        .locator("main button, main input:not([type=checkbox]), main select")
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility({ visibilityProperty: true }))
            .filter((control) => {
              const edges = [control, control.parentElement, control.firstElementChild].map((one) =>
                getComputedStyle(one ?? control)
              )
              return edges.every(
                ({ borderTopStyle, borderTopWidth, textDecorationLine }) =>
                  (borderTopStyle === "none" || Number.parseFloat(borderTopWidth) === 0) &&
                  textDecorationLine === "none"
              )
            })
            .map((control) => control.outerHTML.slice(0, 120))
        )
      expect(edgeless, `controls without an edge in forced colours at ${address}`).toEqual([])

      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 50)
          .filter(({ effect }) => !(effect as KeyframeEffect).target?.hasAttribute("data-countdown"))
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120))
      )
      expect(moving, `moves in spite of reduced motion at ${address}`).toEqual([])
    }
    await page.goto("/wiesensee/account")
    await expect(page.locator('[data-state="ticketsListed"]')).toBeVisible()
    await expectAccessible(page)
  })
})
