// Tests of a ticket valid Monday to Friday, 05:00 to 09:00: on the card, before payment, on the proof.
import { getDayOfWeek, parseDate } from "@internationalized/date"
import { localTimeIn } from "../../schemas/local-time.ts"
import { freshDriver } from "../support/drivers.ts"
import {
  chooseTicket,
  configureFor,
  expectState,
  openTicketAsNew,
  orderAndPay,
  waitForStoredProof
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

const earlySwimmers = "Frühschwimmer-Monat"
const windows = "Mo–Fr 05:00–09:00 Uhr"

/** Returns the next such weekday after today, as `2026-11-29`, in the time zone of the shop. */
const next = (weekday: number): string => {
  const today = parseDate(localTimeIn("Europe/Berlin", Date.now()).date)
  const days = (weekday + 6 - getDayOfWeek(today, "de-DE", "mon")) % 7
  return today.add({ days: days || 7 }).toString()
}

test.describe("a ticket with windows", () => {
  // The browser logs failed requests.
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test("the proof of a day-shift month is not green on a Sunday, and shows when it is valid again [B-29 C/C-02]", async ({
    page,
    context
  }) => {
    await freshDriver(page, "/wiesensee")
    await expect(page.getByRole("article", { name: earlySwimmers, exact: true })).toContainText(windows)
    await expect(page.getByRole("article", { name: "Wochenticket", exact: true })).not.toContainText("Uhr")
    await chooseTicket(page, earlySwimmers)
    await expect(page.getByRole("list", { name: "Zeitfenster" })).toHaveText(windows)
    await configureFor(page)
    await expect(page.getByText(new RegExp(`^${earlySwimmers} · .* · ${windows}`))).toBeVisible()
    await orderAndPay(page)
    await waitForStoredProof(page)

    // Without a connection nothing corrects the phone's clock, so that days can pass.
    await context.setOffline(true)
    const timer = page.getByRole("article").filter({ hasText: earlySwimmers }).getByRole("timer")
    await page.clock.setFixedTime(`${next(7)}T10:00:00Z`)
    await page.reload()
    await expectState(page, "paymentReturn", /^proofKept/)
    await expect(timer).toHaveText("Gilt gerade nicht, wieder ab Montag, 05:00 Uhr")
    await page.clock.setFixedTime(`${next(3)}T07:00:00Z`)
    await page.reload()
    await expect(timer).toHaveText("Gilt jetzt bis 09:00 Uhr, danach wieder ab Donnerstag, 05:00 Uhr")
    await context.setOffline(false)
  })
})

test("a purchase for a Sunday shows before the payment that the ticket is valid from Monday on [T-08]", async ({
  page
}) => {
  await openTicketAsNew(page, earlySwimmers)
  await page.getByRole("textbox", { name: "Datum" }).fill(next(7))
  await configureFor(page)
  const warning = /^Am .* gilt dieses Ticket nicht\. Es gilt erst ab .*, 05:00 Uhr\.$/
  await expect(page.getByRole("dialog").getByText(warning)).toBeVisible()
})
