// Tests of a purchase from outside: names, TLS, proxy, containers, pgbouncer, and a database of three.
import { demoDrivers } from "../../backend/demo-world/drivers.ts"
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

test("a driver buys through the proxy over TLS", async ({ page }) => {
  const protocols = new Set<string>()
  page.on("response", async (response) => {
    const server = await response.securityDetails()
    protocols.add(server?.protocol ?? "none")
  })
  await logIn(page, "/wiesensee", demoDrivers.neu)
  await chooseTicket(page, "Tagesticket Strandbad")
  await configureFor(page, freshPlate())
  await acceptAndOrder(page)
  await payWith(page, "pay")
  await expect(page).toHaveURL(/\/wiesensee\/payment-success\?order=/)
  await expectState(page, "paymentReturn", "paid")
  await expect(page.getByText(/^PS-/)).toBeVisible()
  expect(page.url()).toMatch(/^https:/)
  const version = await page.evaluate(
    () => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).nextHopProtocol
  )
  expect(version).toBe("h2")
  expect([...protocols].filter((protocol) => !protocol.startsWith("TLS 1."))).toEqual([])
})
