/**
 * Test of docs/deployment.md, "An operator's first day": its commands, executed verbatim with the command of this
 * clone, on a service with production origins and a database without the demo world.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { identity } from "../../backend/configuration.ts"
import { startTestDatabase } from "../../backend/database/test-database.ts"
import { inDays } from "../../backend/shop-service/testing/days.ts"
import { driver, eventOf, report } from "../../backend/shop-service/testing/driver.ts"
import { startIssuer } from "../../backend/shop-service/testing/issuer.ts"
import { picture } from "../../backend/shop-service/testing/operator.ts"
import { startService, testSettings } from "../../backend/shop-service/testing/start-shop-service.ts"
import type { Order } from "../../schemas/order.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { commandFolder, startFirstDay } from "./first-day.ts"

let folder: string
const ends: Array<() => unknown> = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "parkschein-day-"))
  ends.push(() => rmSync(folder, { recursive: true }))
})
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

it("opens a shop, sells, refunds and closes by the commands of the page", { timeout: 180_000 }, async () => {
  const [database, issuer] = await Promise.all([startTestDatabase(), startIssuer()])
  const settings = {
    ...testSettings(issuer.issuer),
    appOrigin: "https://shop.parkschein.test",
    apiOrigin: "https://api.parkschein.test",
    gatewayAddress: "https://shop.parkschein.test",
    paymentOrigin: "https://pay.parkschein.test",
    isDemo: false
  }
  const service = await startService(database.url, settings)
  ends.push(
    () => database.stop(),
    () => issuer.stop(),
    () => service.stop()
  )
  for (const name of ["cover", "logo"]) {
    writeFileSync(join(folder, `${name}.png`), await picture("png", name).bytes())
  }
  const run = startFirstDay({
    folder,
    environment: {
      PATH: [commandFolder, process.env["PATH"]].join(delimiter),
      PARKSCHEIN_API_ORIGIN: service.origin,
      PARKSCHEIN_SERVICE_TOKEN: await issuer.token(identity.serviceClientId, {
        claims: { scope: identity.serviceScope }
      })
    },
    // The container is this machine.
    prelude: `mkdir -p data; podman() { local all=("\${@//\\/data\\//$PWD/data/}"); command "\${all[@]:3}"; }`
  })

  expect(await run("before")).toContain("1 tickets on sale, 0 withdrawn.")
  const shops = await database.query<{ id: string; area_entity_id: string; path: string; meta: unknown }>(
    "select id, area_entity_id, path, meta, cover_image_url from shop.shop"
  )
  expect(shops).toMatchObject([
    {
      path: "parkhaus-nord",
      meta: { accent: "#1f6f9f", logo: expect.stringMatching(/\.png$/) },
      cover_image_url: expect.stringMatching(/\.png$/)
    }
  ])
  const [shop] = shops
  const buyer = await driver(service.origin, issuer, "driver|first")
  const code = await buyer.call("POST", `/v1/${shop?.id}/verification-code`, { code: "NORTH-2030" })
  expect(code.status).toBe(200)

  const { tickets } = JSON.parse(readFileSync(join(folder, "tickets.json"), "utf8"))
  const item = await buyer.call<Ticket>(
    "POST",
    `/v2/available-purchase-option/fixed-price-ticket/${tickets[0].id}/configure`,
    { shopAreaEntityId: shop?.area_entity_id, plates: [{ plate: "M-PP123", country: "DE" }], ...inDays(3) }
  )
  expect([item.status, item.body.price]).toEqual([200, 4.5])
  await buyer.call("PUT", `/v1/${shop?.id}/cart`, { items: [item.body] })
  const orderCall = (key: string) =>
    buyer.call<Order & { code: string }>(
      "POST",
      `/v1/${shop?.id}/order`,
      { acceptedTerms: true, acceptedPrivacy: true, expressRequest: true, locale: "de", coveredHashes: [] },
      { "idempotency-key": key }
    )
  const order = await orderCall("7a1f3c1e-8a0f-4a53-9a57-0d9c1f3f0a01")
  expect(order.status).toBe(200)
  expect((await report(service.origin, settings.paymentSecret, eventOf(order.body))).status).toBe(200)

  const refunded = await run("purchased", order.body.reference)
  expect(refunded).toContain(`${order.body.reference}  paid  4.50 EUR`)
  expect(refunded).toContain(`Order ${order.body.reference} is cancelled. Refund of 4.50 EUR: due.`)
  const { body } = await buyer.call<{ activeTickets: ReadonlyArray<unknown> }>(
    "GET",
    `/v1/shop/active-tickets/${shop?.id}`
  )
  expect(body.activeTickets).toEqual([])

  expect(await run("end")).toContain("closed  /parkhaus-nord")
  await buyer.call("PUT", `/v1/${shop?.id}/cart`, { items: [item.body] })
  const closed = await orderCall("7a1f3c1e-8a0f-4a53-9a57-0d9c1f3f0a02")
  expect([closed.status, closed.body.code]).toEqual([403, "E_SHOP_INACTIVE"])
})
