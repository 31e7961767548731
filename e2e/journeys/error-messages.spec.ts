// Tests of error messages: each is shown once, at its subject, and the keyboard focus is never lost.
import type { Locator, Page } from "@playwright/test"
import {
  chooseTicket,
  expectState,
  freshPlate,
  joinStation4,
  openTicket,
  openTicketAsNew
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

const plateField = (page: Page, number: number) =>
  page.getByRole("textbox", { name: `Kennzeichen ${number}`, exact: true })

const expectFocusKept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY")

/** Uses the keyboard, since a click may move the focus. */
const press = async (page: Page, control: Locator): Promise<void> => {
  await control.focus()
  await page.keyboard.press("Enter")
  await expectFocusKept(page)
}

test.describe("with the browser's own word on the refusal", () => {
  test.use({ expectedProblems: [/status of 409/] })

  test("of two plates the one of another driver is named and marked until it is corrected [X-01] @desktop", async ({
    page
  }) => {
    await openTicket(page, "Wochenticket")
    await page.getByRole("textbox", { name: /^Kennzeichen/ }).fill(freshPlate())
    await press(page, page.getByRole("button", { name: "Weiteres Kennzeichen hinzufügen" }))
    // It was the last possible plate, so the button is gone.
    await expect(plateField(page, 2)).toBeFocused()
    await page.keyboard.type("m xx 999")
    await page.keyboard.press("Enter")

    await expectState(page, "ticketConfiguration", "editing.plateTaken")
    await expectFocusKept(page)
    const notice = page.getByRole("alert").filter({ hasText: "aktives Ticket einer anderen Person" })
    await expect(notice).toContainText("M-XX999")
    await expect(plateField(page, 2)).toHaveAttribute("aria-invalid", "true")
    await expect(plateField(page, 2)).toHaveAccessibleDescription(/Bitte prüfen Sie dieses Kennzeichen/)
    await expect(plateField(page, 1)).not.toHaveAttribute("aria-invalid", "true")
    await plateField(page, 1).fill(freshPlate())
    await expect(notice).toBeVisible()
    await plateField(page, 2).fill(freshPlate())
    await expect(notice).toBeHidden()
    await expect(plateField(page, 2)).not.toHaveAttribute("aria-invalid", "true")

    await press(page, page.getByRole("button", { name: /^Kennzeichen .* entfernen$/ }).first())
    await expect(page.getByRole("textbox", { name: "Kennzeichen", exact: true })).toBeFocused()
  })
})

test("the focus returns to a field that is enabled again before the next frame", async ({ page }) => {
  await openTicketAsNew(page)
  const field = page.getByRole("textbox", { name: /^Kennzeichen/ })
  await field.focus()
  await field.evaluate((element: HTMLInputElement) => {
    const frames: Array<FrameRequestCallback> = []
    Object.assign(window, { heldFrames: frames })
    window.requestAnimationFrame = (frame) => frames.push(frame)
    element.disabled = true
  })
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("BODY")
  await field.evaluate((element: HTMLInputElement) => {
    element.disabled = false
    const { heldFrames } = window as unknown as { readonly heldFrames: ReadonlyArray<FrameRequestCallback> }
    for (const frame of heldFrames) frame(0)
  })
  await expect(field).toBeFocused()
})

test("the focus stays on the path of a ticket when the focused element is removed @extended", async ({
  page
}) => {
  await openTicketAsNew(page)
  const field = page.getByRole("textbox", { name: /^Kennzeichen/ })
  await field.fill("M-0P123")
  await press(page, page.getByRole("button", { name: "M-OP123 übernehmen" }))
  await field.fill(freshPlate())
  await press(page, page.getByRole("button", { name: "Weiter", exact: true }))
  await expectState(page, "checkout", "reviewing.idle")
  await expectFocusKept(page)
  await press(page, page.getByRole("button", { name: /^Tagesticket Wandern aus dem Warenkorb/ }))
  await expectState(page, "checkout", /^empty/)
  await expectFocusKept(page)
  await press(page, page.getByRole("button", { name: "Rückgängig machen" }))
  await expectState(page, "checkout", "reviewing.idle")
  await expectFocusKept(page)
  await press(page, page.getByRole("button", { name: "Warenkorb schließen" }))
  await page.goto("/wiesensee")
  await chooseTicket(page, "Tagesticket Wandern")
  await page.getByText("Namen und Standard ändern").click()
  await press(page, page.getByRole("button", { name: /nicht mehr vorschlagen$/ }))
})

test.describe("with a connection that fails once", () => {
  test.use({ expectedProblems: [/Failed to load resource|ERR_/] })

  test("a plate deleted on retry shows no failure [X-12]", async ({ page }) => {
    await joinStation4(page)
    await page.goto("/klinikum-rosenau/account?section=permissions")
    await page.getByRole("link", { name: "Kennzeichen hinzufügen" }).click()
    await page.getByRole("textbox", { name: /^Kennzeichen/ }).fill(freshPlate())
    await press(page, page.getByRole("button", { name: "Speichern" }))
    await expectState(page, "plateChange", "permit.added")
    await press(page, page.getByRole("button", { name: "Weiter", exact: true }))
    let cuts = 0
    await page.route("**/plates", (route) =>
      route.request().method() === "DELETE" && cuts++ === 0 ? route.abort() : route.fallback()
    )
    await press(page, page.getByRole("button", { name: /^Löschen/ }))
    const dialog = page.getByRole("dialog", { name: "Kennzeichen löschen" })
    await dialog.getByRole("button", { name: "Kennzeichen löschen" }).click()
    await expectState(page, "plateChange", "deleting.unreachable")
    const failure = page.getByText(/nicht gelöscht/)
    await expect(failure).toBeVisible()
    await dialog.getByRole("button", { name: "Kennzeichen löschen" }).click()
    await expect(
      page.getByRole("region", { name: "Meldungen" }).getByText("Das Kennzeichen wurde gelöscht.")
    ).toBeVisible()
    await expect(failure).toBeHidden()
    await expectFocusKept(page)
  })
})
