/** Tests of every page: its scroll position at the top, its title, and its purpose. */
import type { Page } from "@playwright/test"
import { demoDrivers } from "../../backend/demo-world/drivers.ts"
import { chooseTicket, expectState, openShop } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

const place = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

/**
 * Scrolls by about 300 px, once the page is long enough: cards that become visible take their real height,
 * and the browser keeps its scroll anchor among them.
 */
const scrollDown = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        window.scrollTo(0, 300)
        return window.scrollY
      })
    )
    .toBeGreaterThan(200)

test("every navigation starts at the top, Back restores the scroll position, and the cart keeps it [R-19]", async ({
  page
}) => {
  await openShop(page, "/grossgarage", demoDrivers.fahrerin)
  await scrollDown(page)
  await page.getByRole("article").first().getByRole("button").last().click()
  await expect(page.locator('[data-machine="ticketConfiguration"]')).toBeVisible()
  expect(await place(page)).toBe(0)

  await scrollDown(page)
  await page.goBack()
  await expectState(page, "shopHome", "browsing")
  await expect.poll(() => place(page)).toBeGreaterThan(200)
  // Clicks by script: a click of the test would scroll up to the header first.
  await page
    .getByRole("button", { name: /^Warenkorb/ })
    .evaluate((button: HTMLButtonElement) => button.click())
  await expect(page.getByRole("dialog", { name: "Warenkorb" })).toBeVisible()
  expect(await place(page)).toBeGreaterThan(200)
  await page.getByRole("button", { name: "Warenkorb schließen" }).click()
  await expect(page.getByRole("dialog", { name: "Warenkorb" })).toBeHidden()
  expect(await place(page)).toBeGreaterThan(200)

  await page.goto("/wiesensee/account")
  const permissions = page
    .getByRole("navigation", { name: "Bereiche des Profils" })
    .locator("a", { hasText: "Parkberechtigungen" })
  await permissions.waitFor()
  await scrollDown(page)
  await permissions.click()
  await expect(permissions).toHaveAttribute("aria-current", "page")
  expect(await place(page)).toBe(0)
})

test("a jump to the end of the tickets causes no layout shift", async ({ page }) => {
  await openShop(page, "/wiesensee", demoDrivers.fahrerin)
  const more = page.getByRole("button", { name: /weitere anzeigen/ })
  /** Returns the button's distance from the top of the page, two frames later. */
  const depth = () =>
    more.evaluate(async (button) => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      return Math.round(button.getBoundingClientRect().top + window.scrollY)
    })
  await expect(page.getByRole("heading", { name: "Parkberechtigungen" })).toBeVisible()
  const before = await depth()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  expect(await depth()).toBe(before)
  await more.click()
  await expect(more).toBeHidden()
})

/** The current page has a plain name instead of a link. */
const expectNoLinkToItself = async (page: Page, named: string): Promise<void> => {
  await expect(page.locator('a[aria-current="page"]', { hasText: named }).first()).toBeAttached()
  const hrefs = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")))
  const { pathname, search } = new URL(page.url())
  expect(hrefs).not.toContain(pathname + search)
}

// The browser logs the 404 of the shop.
test.use({ expectedProblems: [/status of 404/] })

test("each page has a title and a description in the driver's language, and no link to itself [L-02]", async ({
  page
}) => {
  const description = page.locator('meta[name="description"]')
  await openShop(page, "/wiesensee", demoDrivers.fahrerin)
  await expect(page).toHaveTitle(/Wiesensee/)
  await expectNoLinkToItself(page, "Tickets kaufen")
  await expect(description).toHaveAttribute("content", /Preisen und Parkflächen/)

  await chooseTicket(page, "Tagesticket Wandern")
  await expect(page).toHaveTitle(/Tagesticket Wandern/)
  await expect(description).toHaveAttribute("content", /Parkticket einrichten/)

  await page.goto("/wiesensee/account")
  await expect(page).toHaveTitle("Mein Profil")
  await expect(description).toHaveAttribute("content", /gültigen Tickets/)
  await expectNoLinkToItself(page, "Konto")
  await page.getByRole("button", { name: "Menü öffnen" }).click()
  await page.getByRole("combobox", { name: "Sprache" }).selectOption("en-GB")
  await expect(page).toHaveTitle("My profile")
  await expect(description).toHaveAttribute("content", /valid tickets/)

  for (const missing of ["account", "verify", "contact", "ticket/any", "parking-permissions-group/any"]) {
    await page.goto(`/gibt-es-nicht/${missing}`)
    await expect(page.getByRole("heading", { level: 1, name: "This shop does not exist" })).toBeVisible()
    await expect(page).toHaveTitle("This shop does not exist")
  }

  await page.goto("/wiesensee/else")
  await expect(page).toHaveTitle(/404/)
  await expect(description).toHaveAttribute("content", /no page/)
})

test("a withdrawal puts no name, mail address or order into a URL, and clears a closed form", async ({
  page
}) => {
  await page.goto("/")
  const opener = page.getByRole("link", { name: "Vertrag widerrufen" })
  await opener.click()
  const form = page.getByRole("dialog", { name: "Vertrag widerrufen" })
  const name = form.getByLabel("Name")
  await name.fill("Frieda Fahrerin")
  // As copied from a mail, with an invisible character.
  await form.getByLabel("E-Mail für die Bestätigung").fill("\u200bfahrerin@example.com\u00a0")
  await form.getByLabel("Bestellnummer oder Kennzeichen").fill("PS–2026–\u00ad0099")
  await form.getByRole("button", { name: "Weiter" }).click()
  for (const plain of ["fahrerin@example.com", "PS-2026-0099"])
    await expect(form.getByText(plain, { exact: true })).toBeVisible()
  await expect(form.getByRole("link", { name: "Widerruf bestätigen" })).toHaveAttribute(
    "href",
    /^mailto:.*Frieda/
  )
  expect(page.url()).not.toMatch(/Frieda|fahrerin|PS-2026/)
  await page.goBack()
  await expect(name).toHaveValue("Frieda Fahrerin")
  await page.goForward()
  await form.getByRole("button", { name: "Angaben ändern" }).click()
  await expect(name).toHaveValue("Frieda Fahrerin")
  expect(page.url()).not.toMatch(/Frieda|fahrerin|PS-2026/)

  await form.getByRole("button", { name: "Schließen" }).click()
  await expect(form).toBeHidden()
  await opener.click()
  await expect(name).toHaveValue("")
})

test("each link of the footer is as high as a finger", async ({ page }) => {
  await openShop(page)
  const links = page.getByRole("contentinfo").getByRole("link")
  await expect(links.last()).toBeVisible()
  const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})
