// Tests of a purchase from outside: names, TLS, proxy, containers, pgbouncer, and a database of three.
import type { Response } from "@playwright/test"
import {
  acceptAndOrder,
  configureFor,
  expectState,
  freshPlate,
  openTicket,
  payWith
} from "../support/shop.ts"
import { expect, test } from "../support/test.ts"

test("a driver buys through the proxy over TLS", async ({ page }) => {
  const asked: Array<ReturnType<Response["securityDetails"]>> = []
  page.on("response", (response) => asked.push(response.securityDetails()))
  await openTicket(page, "Tagesticket Strandbad")
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
  // Later responses would be asked about a closed page.
  page.removeAllListeners("response")
  const protocols = (await Promise.all(asked)).map((server) => server?.protocol ?? "none")
  expect(protocols.length).toBeGreaterThan(5)
  expect(protocols.filter((protocol) => !protocol.startsWith("TLS 1."))).toEqual([])
})
