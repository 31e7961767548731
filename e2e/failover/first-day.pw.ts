// Test of docs/deployment.md, "An operator's first day": its commands in the containers, and a purchase in a browser.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { demoDrivers } from "../../backend/demo-world/drivers.ts"
import { startFirstDay } from "../../scripts/deployment/first-day.ts"
import { logIn } from "../support/drivers.ts"
import {
  acceptAndOrder,
  chooseTicket,
  configureFor,
  expectState,
  freshPlate,
  payWith
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

// A closed shop refuses to list its tickets.
test.use({ expectedProblems: [/status of 403 .*\/online-shop\?/] })

test("an operator opens a shop, a driver buys, and the purchase is refunded", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "parkschein-day-"))
  try {
    await page.setContent("<h1>Parkhaus Nord</h1>")
    await page.screenshot({ path: join(folder, "cover.png") })
    await page.screenshot({ path: join(folder, "logo.png"), clip: { x: 0, y: 0, width: 96, height: 96 } })
    const run = startFirstDay({ folder })
    await run("before")
    const cover = page.waitForResponse(/\/assets\/cover-images\/.*\.png$/)
    await logIn(page, "/parkhaus-nord", demoDrivers.neu)
    expect((await cover).status()).toBe(200)
    await chooseTicket(page, "Tagesticket")
    await configureFor(page, freshPlate())
    await acceptAndOrder(page)
    await payWith(page, "pay")
    await expectState(page, "paymentReturn", "paid")
    const reference = await page.getByText(/^PS-/).innerText()
    expect(await run("purchased", reference)).toContain(`Order ${reference} is cancelled.`)
    await page.goto("/parkhaus-nord")
    await expectState(page, "shopHome", "browsing")
    await run("end")
    await page.reload()
    await expectState(page, "shopHome", /^(?!browsing)/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
