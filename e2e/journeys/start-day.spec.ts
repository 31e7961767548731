// Tests of the calendar for the first day of a ticket.
import { parseDate } from "@internationalized/date"
import { localTimeIn } from "../../schemas/local-time.ts"
import { writeDay } from "../../src/ui/date-text.ts"
import { expectAccessible } from "../support/accessibility.ts"
import { expectState, openTicket } from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

test("a day is selected in the calendar by keyboard and by pointer, and past days are disabled [N-07] @desktop", async ({
  page
}) => {
  await openTicket(page)
  await expectState(page, "ticketConfiguration", "editing.filling")
  const today = parseDate(localTimeIn("Europe/Berlin", Date.now()).date)
  const written = (day: typeof today) => writeDay(day.toString(), "de-DE")
  const date = page.getByRole("textbox", { name: "Datum" })
  const open = page.getByRole("button", { name: "Kalender öffnen" })
  const calendar = page.getByRole("dialog", { name: "Datum wählen" })
  await date.fill(written(today))

  await open.press("Enter")
  await expect(calendar.getByRole("grid")).toBeVisible()
  await expect(calendar.locator("[role=button]:focus")).toHaveText(String(today.day))
  await expectAccessible(page)
  await page.keyboard.press("PageDown")
  await page.keyboard.press("Enter")
  await expect(calendar).toBeHidden()
  await expect(date).toHaveValue(written(today.add({ months: 1 })))
  await expect(open).toBeFocused()

  await open.press("Enter")
  await calendar.locator("[role=button]:focus").press("ArrowRight")
  await page.keyboard.press("Escape")
  await expect(calendar).toBeHidden()
  await expect(date).toHaveValue(written(today.add({ months: 1 })))
  await expect(open).toBeFocused()

  // The calendar opens at the typed date.
  await date.fill(written(today.add({ days: 1 })))
  await open.click()
  const yesterday = calendar.locator("[role=button][aria-disabled=true]", {
    hasText: new RegExp(`^${today.subtract({ days: 1 }).day}$`)
  })
  await expect(yesterday.first()).toBeAttached()
  await calendar.locator("[role=button]:focus").press("ArrowLeft")
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("Enter")
  await expect(date).toHaveValue(written(today))
})
