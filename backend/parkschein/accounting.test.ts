/** Tests of the books that the command `parkschein accounting` prints, against a running shop service. */
import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { TestConsole } from "effect/testing"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { identity } from "../configuration.ts"
import { shopId } from "../demo-world/shops.ts"
import { inDays } from "../shop-service/testing/days.ts"
import { eventOf, report } from "../shop-service/testing/driver.ts"
import { driverOf, shopService } from "../shop-service/testing/shop-service.ts"
import { runCommand } from "./command-line.ts"

const service = shopService()
const neu = driverOf(service, "driver|neu")

beforeAll(async () => {
  const claims = { scope: identity.serviceScope }
  vi.stubEnv("PARKSCHEIN_API_ORIGIN", service.origin)
  vi.stubEnv("PARKSCHEIN_SERVICE_TOKEN", await service.issuer.token(identity.serviceClientId, { claims }))
})
afterAll(() => {
  vi.unstubAllEnvs()
})

const run = (line: string) =>
  Effect.runPromise(
    Effect.gen(function* () {
      const exitCode = yield* runCommand(line.split(" "))
      return { exitCode, out: (yield* TestConsole.logLines).join("\n") }
    }).pipe(Effect.provide(TestConsole.layer))
  )

// It calls the service for each day.
it("prints the books of a month as CSV: each payment once, with its tax, and confirmed refunds", {
  timeout: 60_000
}, async () => {
  await neu.putCart("wiesensee", [await neu.configured("wiesensee", "hiking-day", inDays(5))])
  const { body: order } = await neu.order("wiesensee")
  const event = { ...eventOf(order), paymentId: randomUUID() }
  for (const eventId of [randomUUID(), randomUUID()])
    await report(service.origin, service.settings.paymentSecret, { ...event, eventId })
  const at = (table: string, column: string, instant: string) =>
    service.database.query(`update shop.${table} set ${column} = '${instant}' where order_id = $1`, [
      order.orderId
    ])
  await at("payment_event", "received_at", "2029-11-30T22:59:59Z")
  const books = async (month: string) =>
    (await run(`accounting ${shopId("wiesensee")} --month ${month}`)).out.split("\n")
  const header = "bookedAt,kind,reference,gross,net,tax,taxRate,currencyCode,reason,providerReference,orderId"
  const ids = `${event.paymentId},${order.orderId}`
  expect(await books("2029-11")).toEqual([
    header,
    `2029-11-30T22:59:59.000Z,payment,${order.reference},8.00,6.72,1.28,19,EUR,,${ids}`
  ])
  await run(`refund ${order.orderId}`)
  await at("refund", "due_at", "infinity")
  expect(await books("2029-12")).toEqual([header])
  await at("refund", "refunded_at", "2029-11-30T23:00:00Z")
  expect(await books("2029-12")).toEqual([
    header,
    `2029-11-30T23:00:00.000Z,refund,${order.reference},-8.00,-6.72,-1.28,19,EUR,returned,${ids}`
  ])
  expect(await run(`accounting ${shopId("wiesensee")} --month 2029-13`)).toMatchObject({ exitCode: 2 })
})
