// Tests of plate input, to prevent fines for a wrong letter: by keyboard, by touch, and in speech output.
import type { Page } from "@playwright/test"
import { demoDrivers } from "../../backend/demo-world/drivers.ts"
import { expectAccessible } from "../support/accessibility.ts"
import { chooseCountry } from "../support/country.ts"
import { logIn } from "../support/drivers.ts"
import { holdWidgets } from "../support/hold.ts"
import {
  chooseTicket,
  configureFor,
  continueFromForm,
  expectState,
  freshPlate,
  intoCart,
  openTicket,
  openTicketAsNew,
  spokenPlate
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

const plateField = (page: Page) => page.getByRole("textbox", { name: /^Kennzeichen/ })
const countryField = (page: Page) => page.getByRole("button", { name: /^Land des Kennzeichens/ })
const expectCountry = (page: Page, name: string) =>
  expect(countryField(page)).toHaveAccessibleName(`Land des Kennzeichens: ${name}`)
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name })

/** Dispatches the browser's event, so that the field's own handler runs. */
const paste = async (page: Page, text: string) => {
  await plateField(page).focus()
  await page.evaluate((data) => {
    const transfer = new DataTransfer()
    transfer.setData("text/plain", data)
    const event = new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}

test("the country is searched by keyboard, the shop's own first [T-03] @desktop @extended", async ({
  page
}) => {
  await openTicketAsNew(page)
  const country = countryField(page)
  await expectCountry(page, "Deutschland")
  await expect(country).toHaveAttribute("aria-expanded", "false")
  await country.focus()
  await page.keyboard.press("ArrowDown")
  const list = page.getByRole("listbox", { name: "Land des Kennzeichens" })
  const option = (name: string) => list.getByRole("option", { name })
  const active = list.locator("[role=option][data-focused]")
  await expect(
    list.getByRole("group", { name: "Hier und zuletzt verwendet" }).getByRole("option").first()
  ).toHaveText("Deutschland")
  await expect(option("Deutschland")).toHaveAttribute("aria-selected", "true")
  await expect(option("Deutschland")).toHaveAttribute("aria-setsize", "30")
  await expectAccessible(page)

  const search = page.getByRole("combobox", { name: "Land suchen" })
  await expect(search).toBeFocused()
  await page.keyboard.type("austr")
  await expect(list.getByRole("option")).toHaveText(["Österreich", "Anderes Land"])
  await expect(page.getByRole("status").filter({ hasText: "1 Land gefunden" })).toBeVisible()
  await expect(active).toHaveText("Österreich")
  await expect(search).toHaveAttribute("aria-activedescendant", (await active.getAttribute("id")) ?? "")
  // The first Escape clears the search, the second closes the list.
  await page.keyboard.press("Escape")
  await expect(search).toHaveValue("")
  await page.keyboard.press("Escape")
  await expect(list).toBeHidden()
  await expectCountry(page, "Deutschland")
  await expect(country).toBeFocused()

  // Typing on the closed button searches, too.
  await page.keyboard.type("ch")
  await expect(active).toHaveText("Schweiz")
  await page.keyboard.press("Enter")
  await expectCountry(page, "Schweiz")
  await expect(country).toBeFocused()
  await expectState(page, "ticketConfiguration", "editing.filling")
  await expect(page.getByText(/^Wechselschild:/)).toBeVisible()

  // Enter without a result selects nothing; the arrow key moves to the other countries.
  await page.keyboard.type("liechtenstein")
  await expect(page.getByRole("status").filter({ hasText: "Kein Land gefunden" })).toBeVisible()
  await page.keyboard.press("Enter")
  await expect(list).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expectCountry(page, "Anderes Land")
  await expect(country).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(plateField(page)).toBeFocused()
  await plateField(page).fill("abc 123")
  await intoCart(page)
  await expect(page.getByRole("dialog").getByText(spokenPlate("ABC123"))).toBeAttached()
})

test("a country is selected by tap, also with a late list, and the plate takes its shape", async ({
  page
}) => {
  const comes = await holdWidgets(page)
  await openTicket(page)
  await countryField(page).tap()
  comes()
  // The on-screen keyboard does not open over the list.
  const search = page.getByRole("combobox", { name: "Land suchen" })
  await expect(page.getByRole("option", { name: "Belgien" })).toBeInViewport()
  await expect(search).not.toBeFocused()
  await search.tap()
  await search.pressSequentially("öst")
  await page.getByRole("option", { name: "Österreich" }).tap()
  await expectCountry(page, "Österreich")
  await expect(page.getByRole("listbox")).toBeHidden()
  await expect(plateField(page)).toHaveAttribute("placeholder", "W-1234A")
  await plateField(page).fill("w 1234a")
  await expect(page.locator("p", { hasText: "Zulassung: Wien" })).toBeVisible()
  // The list opens at the selected country.
  await countryField(page).tap()
  await expect(page.getByRole("option", { name: "Österreich" })).toBeInViewport()
  await expect(search).not.toBeFocused()
})

test("a plate without its dash is never guessed: each split is one tap [PL-07 C/C-01] @desktop", async ({
  page
}) => {
  await openTicketAsNew(page)
  await plateField(page).fill("mpp123")
  await expect(page.getByText("Meinten Sie:", { exact: true })).toBeVisible()
  await plateField(page).fill("")
  await plateField(page).pressSequentially("msp123")
  await expect(plateField(page)).toHaveValue("MSP123")
  await expect(button(page, "M-SP123 übernehmen")).toBeVisible()
  await expect(button(page, "MS-P123 übernehmen")).toBeVisible()
  // While it is being typed, an answer completes it.
  await button(page, "MS-P123 übernehmen").press("Enter")
  await expect(plateField(page)).toHaveValue("MS-P123")
  await expect(page.locator("p", { hasText: "Zulassung: Münster" })).toBeVisible()
  await expect(page.getByRole("group", { name: "Kennzeichen", exact: true })).toBeFocused()

  // Then it is a question, not an error, and an answer continues.
  await plateField(page).fill("msp123")
  await continueFromForm(page)
  await expectState(page, "ticketConfiguration", "editing.correcting")
  await expect(plateField(page)).toHaveValue("MSP123")
  await expect(plateField(page)).toHaveAccessibleDescription(
    /Bitte geben Sie das Kennzeichen mit Bindestrich ein, z\. B\. M-PP123/
  )
  await expect(page.getByText("Bindestrich ein")).toHaveCount(1)
  await expect(page.getByRole("alert")).toHaveCount(0)
  await expect(page.getByRole("group", { name: "Welches ist Ihres?" })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press("Tab")
  await expect(button(page, "M-SP123 übernehmen")).toBeFocused()
  await page.keyboard.press("Enter")
  await expectState(page, "checkout", "reviewing.idle")
  await expect(page.getByRole("dialog").getByText(spokenPlate("M-SP123"))).toBeAttached()
})

test("a plate without its dash goes on as typed by one tap [PL-03]", async ({ page }) => {
  await openTicketAsNew(page)
  await plateField(page).fill("msp123")
  await continueFromForm(page)
  await button(page, "Mein Kennzeichen stimmt so").tap()
  await expectState(page, "checkout", "reviewing.idle")
  await expect(page.getByRole("dialog").getByText(spokenPlate("MSP123"))).toBeAttached()
})

test("the plate is in view when the form opens, and its price is asked for once while it is filled in", async ({
  page
}) => {
  const asked: Array<string> = []
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/configure"))
      asked.push(request.postData() ?? "")
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await openTicketAsNew(page, "24-Stunden-Ticket")
  await expect(plateField(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole("radio", { name: "Jetzt" })).toBeInViewport({ ratio: 1 })
  const priced = page.waitForResponse((response) => response.url().endsWith("/configure"))
  await plateField(page).pressSequentially("m pp 1234")
  await priced
  await intoCart(page)
  expect(asked).toHaveLength(1)
})

test("a zero typed for an O gets a suggestion, and the plate is spelled out to screen readers [C/C-03]", async ({
  page
}) => {
  await openTicket(page)
  await plateField(page).fill("lo-a1")
  await expect(button(page, "LÖ-A1 übernehmen")).toBeVisible()
  await expect(button(page, "L-OA1 übernehmen")).toHaveCount(0)
  await plateField(page).fill("")
  await plateField(page).pressSequentially("m-0p123")
  await button(page, "M-OP123 übernehmen").tap()
  await expect(plateField(page)).toHaveValue("M-OP123")
  await expect(plateField(page)).toHaveAccessibleDescription(
    /M, Bindestrich, O, P, 1, 2, 3.*Zulassung: München/
  )
  // Announced once, after a pause.
  await expect(page.getByRole("status").filter({ hasText: "M, Bindestrich, O, P, 1, 2, 3" })).toBeAttached()
})

test("a Swiss plate typed under the German shop's country gets the Swiss one offered [T-03]", async ({
  page
}) => {
  await openTicket(page)
  await plateField(page).fill("zh 1234")
  await expect(button(page, "Z-H1234 übernehmen")).toBeVisible()
  await button(page, "Kennzeichen ZH1234 übernehmen, Schweiz").tap()
  await expectCountry(page, "Schweiz")
  await expect(plateField(page)).toHaveValue("ZH1234")
  await expect(page.locator("p", { hasText: "Zulassung: Zürich" })).toBeVisible()
})

test("pasted text with any dash or space is accepted, and the caret keeps its position [C/C-13]", async ({
  page
}) => {
  await openTicket(page)
  for (const [pasted, shown] of [
    ["m pp 123", "M PP 123"],
    ["M\u2013PP 123", "M-PP 123"],
    ["M\u2011PP\u00a0123", "M-PP 123"],
    ["  m-pp123 \n", "M-PP123"],
    ["\u200em\u00b7pp123\u200b", "M\u00b7PP123"]
  ] as const) {
    await plateField(page).fill("")
    await paste(page, pasted)
    await expect(plateField(page)).toHaveValue(shown)
    await expect(page.locator("p", { hasText: "Zulassung: München" })).toBeVisible()
    await plateField(page).blur()
    await expect(plateField(page)).toHaveValue("M-PP123")
  }

  await plateField(page).fill("M-P123")
  await plateField(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2))
  await page.keyboard.type("ab")
  await expect(plateField(page)).toHaveValue("M-ABP123")
  expect(await plateField(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4)
  await page.keyboard.press("Backspace")
  await expect(plateField(page)).toHaveValue("M-AP123")
  expect(await plateField(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3)
})

test("an unknown plate links to the contact with the plate prefilled [PL-09 B-28] @desktop", async ({
  page
}) => {
  await openTicket(page)
  await plateField(page).fill("xxx-ab12")
  await continueFromForm(page)
  await expect(plateField(page)).toHaveAccessibleDescription(/Unbekannter Landkreis \/ Region\./)
  await page.getByRole("link", { name: "Schreiben Sie uns" }).click()
  await expect(page).toHaveURL(/^[^#]*#problem\?about=plate$/)
  const sheet = page.getByRole("dialog", { name: "Etwas stimmt nicht" })
  const mail = async () =>
    new URL((await sheet.getByRole("link", { name: "E-Mail schreiben" }).getAttribute("href")) ?? "")
  expect((await mail()).searchParams.get("body")).toMatch(
    /Seite: .*\(\/wiesensee\/ticket\/[^)]+\)\nShop: .*\nKennzeichen: XXX-AB12 \(DE\)\nZeitpunkt: /
  )
  // The mail contains the text of the field, and nothing else.
  await sheet.getByLabel("Ihre Nachricht").fill("Bitte rufen Sie mich an.")
  expect((await mail()).searchParams.get("body")).toBe("Bitte rufen Sie mich an.")
  await expectAccessible(page)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(plateField(page)).toHaveValue("XXX-AB12")
})

test("plates of purchases are offered with country and name, and similar ones need a check [B-06] @desktop @extended", async ({
  page
}) => {
  // Two visits and a sign-up.
  test.slow()
  await openTicketAsNew(page)
  // Not of M: the test needs another plate that looks similar.
  const own = freshPlate().replace(/^M-../, "BO-O")
  const twin = own.replace(/^BO-O/, "BÖ-O")
  await configureFor(page, own)
  await page.getByRole("button", { name: "Warenkorb schließen" }).click()

  await page.goto("/wiesensee")
  await chooseTicket(page, "Tagesticket Strandbad")
  await page.getByText("Namen und Standard ändern").click()
  await page.getByLabel(`Name für ${own}`).fill("Mamas Auto")
  await page.getByLabel(/^Standard: wird/).check()
  await page.goto("/wiesensee")
  await chooseTicket(page, "Tagesticket Strandbad")
  await expect(plateField(page)).toHaveValue(own)

  await plateField(page).fill(twin)
  await expect(page.locator("p", { hasText: "Zulassung: Börde" })).toBeVisible()
  await expect(page.getByText(`Sieht aus wie ${own}. Bitte prüfen Sie das Kennzeichen genau.`)).toBeVisible()
  await button(page, `${twin} ist richtig`).click()
  await expect(page.getByText(/^Sieht aus wie/)).toBeHidden()
  await expect(page.getByRole("group", { name: "Kennzeichen", exact: true })).toBeFocused()
  await button(page, `Kennzeichen ${own} übernehmen, Mamas Auto, Deutschland, Standard`).click()
  await expect(plateField(page)).toHaveValue(own)
  await configureFor(page, twin)
  const cart = page.getByRole("dialog", { name: "Warenkorb" })
  await expect(cart.getByText(`Sieht aus wie ${own}. Bitte prüfen Sie das Kennzeichen genau.`)).toBeVisible()
  await expect(cart.locator("p", { hasText: "Zulassung: Börde" })).toBeVisible()
})

test("the limit of plates is shown before any input, and each plate has its own country [T-04 C/C-16] @extended", async ({
  page
}) => {
  await openTicketAsNew(page, "Wochenticket")
  await expect(page.getByText("0 von 2 Kennzeichen eingetragen")).toBeVisible()
  await plateField(page).fill("m pp 123")
  await expect(page.getByText("1 von 2 Kennzeichen eingetragen")).toBeVisible()
  await button(page, "Weiteres Kennzeichen hinzufügen").tap()
  await expect(button(page, "Weiteres Kennzeichen hinzufügen")).toBeHidden()
  await chooseCountry(page, countryField(page).nth(1), "Schweiz")
  await page.getByRole("textbox", { name: "Kennzeichen 2" }).fill("zh 123")
  await expect(page.getByText("2 von 2 Kennzeichen eingetragen")).toBeVisible()
  await expect(page.locator("p", { hasText: "Zulassung: Zürich" })).toBeVisible()
  await intoCart(page)
  await expect(page.getByRole("dialog").getByText(spokenPlate("ZH123"))).toBeAttached()
})

test("a pasted list of plates is validated one by one, and none is lost @extended", async ({ page }) => {
  await openTicketAsNew(page, "Wochenticket")
  await paste(page, "M-AB 1234, QQQ-A 12345\nM-CD 5678")
  await expectState(page, "ticketConfiguration", "editing.correcting")
  const typed = (number: number) => page.getByRole("textbox", { name: `Kennzeichen ${number}` })
  for (const [place, plate] of ["M-AB 1234", "QQQ-A 12345", "M-CD 5678"].entries())
    await expect(typed(place + 1)).toHaveValue(plate)
  const refused = page.getByRole("alert")
  await expect(refused).toContainText("Kennzeichen 2 (QQQ-A 12345): Dieses Kennzeichen-Format ist ungültig.")
  await expect(refused).toContainText(
    "Kennzeichen 3 (M-CD 5678): Dieses Ticket gilt für höchstens 2 Kennzeichen."
  )
  await expectAccessible(page)
  await button(page, "Kennzeichen QQQ-A 12345 entfernen").tap()
  await intoCart(page)
  for (const plate of ["M-AB1234", "M-CD5678"])
    await expect(page.getByRole("dialog").getByText(spokenPlate(plate))).toBeAttached()
})

test("plates on permits are offered, and names and default are set in the list of offers [B-05] @desktop @extended", async ({
  page
}) => {
  await logIn(page, "/klinikum-rosenau", demoDrivers.fahrerin)
  await chooseTicket(page, "Besucher-Tagesticket")
  await expect(page.getByText("Ihre Kennzeichen")).toBeVisible()
  await page.getByText("Namen und Standard ändern").click()
  await page
    .getByLabel(/^Name für /)
    .first()
    .fill("Dienstwagen")
  await page
    .getByLabel(/^Standard: wird/)
    .first()
    .check()
  await expect(button(page, /^Kennzeichen .+ übernehmen, Dienstwagen, Deutschland, Standard$/)).toBeVisible()
  await expectAccessible(page)
  await button(page, / nicht mehr vorschlagen$/)
    .first()
    .click()
  await expect(button(page, /Dienstwagen/)).toBeHidden()
})

test.describe("with the browser's own word on the refusal", () => {
  test.use({ expectedProblems: [/status of 422/] })

  test("a refusal of the service only is shown as the same issue at the same field @extended", async ({
    page
  }) => {
    await openTicket(page)
    // Simulates a shop with older plate rules than the service.
    await page.route(/\/configure$/, (route) =>
      route.request().method() === "POST"
        ? route.continue({ postData: (route.request().postData() ?? "").replace("M-PP123", "XXX-AB12") })
        : route.continue()
    )
    await plateField(page).fill("M-PP123")
    await continueFromForm(page)
    await expectState(page, "ticketConfiguration", "editing.correcting")
    await expect(plateField(page)).toHaveAccessibleDescription(/Unbekannter Landkreis \/ Region\./)
    await expect(plateField(page)).toHaveAttribute("aria-invalid", "true")
  })
})

test("a long plate of wide letters fits on a small phone @extended", async ({ page }) => {
  await openTicketAsNew(page)
  await configureFor(page, "WOL-MW888")
  const inCart = page.getByRole("dialog").getByText(spokenPlate("WOL-MW888"))
  const drawn = inCart.locator("xpath=following-sibling::*[1]")
  const cut = await drawn.evaluate((element) =>
    [...element.querySelectorAll("*")]
      .filter(
        (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === "hidden"
      )
      .map((part) => `${part.textContent}: ${part.scrollWidth} > ${part.clientWidth}`)
      // The stickers hide the dash that they replace.
      .filter((text) => !text.startsWith("-"))
  )
  expect(cut).toEqual([])
})
