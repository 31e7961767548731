/** Tests of calls for services only: drivers' carts, business metrics, and every write of an operator. */
import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { allEndpoints } from "../../schemas/api/all.ts"
import type { Endpoint } from "../../schemas/api/endpoint.ts"
import type { VerifiedCartItem } from "../../schemas/verified-cart-item.ts"
import { identity } from "../configuration.ts"
import { shopId } from "../demo-world/shops.ts"
import { inDays } from "./testing/days.ts"
import { driver } from "./testing/driver.ts"
import { operator } from "./testing/operator.ts"
import { driverOf, shopService } from "./testing/shop-service.ts"

const service = shopService()
const neu = driverOf(service, "driver|neu")
const tool = operator(service)

const lake = shopId("wiesensee")
const cartOf = (subject: string, shop = lake) =>
  `/v1/${shop}/cart/internal?${new URLSearchParams({ userId: subject })}`
const verifyOf = (subject: string, shop = lake) =>
  cartOf(subject, shop).replace("internal?", "internal/verify?")

it("another service reads, verifies and clears a driver's cart [A-04]", async () => {
  const ticket = await neu.configured("wiesensee", "hiking-day", inDays(3))
  await neu.putCart("wiesensee", [ticket])
  const { body } = await tool.call<{ items: ReadonlyArray<unknown> }>("GET", cartOf("driver|neu"))
  expect(body.items).toEqual([ticket])
  const verified = await tool.call<{ items: ReadonlyArray<VerifiedCartItem> }>("POST", verifyOf("driver|neu"))
  expect(verified.body.items).toMatchObject([{ id: ticket.id, valid: true, problem: null }])
  expect((await tool.call("GET", cartOf("driver|another"))).body).toEqual({ items: [] })
  expect((await tool.call("DELETE", cartOf("driver|another"))).status).toBe(200)
  expect(await neu.cart("wiesensee")).toHaveLength(1)
  expect((await tool.call("DELETE", cartOf("driver|neu"))).status).toBe(200)
  expect(await neu.cart("wiesensee")).toEqual([])
})

describe("metrics", () => {
  const metrics = async (accept?: string) => {
    const token = await service.issuer.token("monitoring", {
      claims: { scope: `openid ${identity.serviceScope}` }
    })
    const response = await fetch(`${service.origin}/v1/metrics`, {
      headers: { authorization: `Bearer ${token}`, ...(accept === undefined ? {} : { accept }) }
    })
    return { type: response.headers.get("content-type"), text: await response.text() }
  }

  it.each([
    undefined,
    "*/*",
    "text/plain",
    "application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.5,*/*;q=0.1",
    "application/json;q=0.1, text/plain"
  ])("are Prometheus text for Accept %s", async (accept) => {
    const { type, text } = await metrics(accept)
    expect(type).toBe("text/plain; version=0.0.4; charset=utf-8")
    expect(text.endsWith("\n")).toBe(true)
    for (const line of text.trimEnd().split("\n")) {
      expect(line).toMatch(
        /^(# (HELP|TYPE) parkschein_[a-z_]+ .+|parkschein_[a-z_]+(\{[a-z]+="[^"]+"(,le="[^"]+")?\})? [0-9.]+)$/
      )
    }
    expect(text).toContain("# TYPE parkschein_tickets_active gauge\nparkschein_tickets_active 3\n")
    expect(text).toContain('parkschein_orders{status="paid"} 0')
    const ofCalls = Map.groupBy(
      text.matchAll(/request_seconds_(?:bucket|count)\{call="([^"]+)".*\} (\d+)/g),
      ([, call]) => call
    )
    expect(ofCalls.size).toBeGreaterThan(0)
    for (const lines of ofCalls.values()) {
      const counts = lines.map(([, , count]) => Number(count))
      expect(counts).toEqual(counts.toSorted((one, other) => one - other))
      // The widest bucket, the one without an end, and the number of calls.
      expect(new Set(counts.slice(-3)).size).toBe(1)
    }
  })

  it.each(["application/json", "text/plain;q=0.5, application/json"])(
    "are JSON for Accept %s",
    async (accept) => {
      const { type, text } = await metrics(accept)
      expect(type).toContain("application/json")
      expect(JSON.parse(text)).toMatchObject({
        shops_active: 9,
        orders: { open: 0, paid: 0, expired: 0 },
        tickets_issued_total: 3,
        codes_redeemed_total: 1
      })
    }
  )

  it("report the age of the last read of Stripe events while a service polls them", async () => {
    const unread = async (due: string) => {
      await service.database.query(`update shop.stripe_events_read set due_at = now() + interval '${due}'`)
      return JSON.parse((await metrics("application/json")).text).stripe_events_unread_seconds
    }
    expect(await unread("1 hour")).toBeGreaterThan(29 * 24 * 3600)
    expect(await unread("-1 hour")).toBe(0)
  })

  it("report the age of the last backup", async () => {
    const age = async () => JSON.parse((await metrics("application/json")).text).backup_age_seconds
    await service.database.sql`update shop.last_backup set taken_at = now() - interval '30 hours'`
    expect(await age()).toBeGreaterThanOrEqual(30 * 3600)
    await service.database.sql`update shop.last_backup set taken_at = now()`
    expect(await age()).toBeLessThan(60)
  })
})

describe("access to endpoints", () => {
  const pathOf = ({ path }: Endpoint) => path.replace(/:[A-Za-z]+/g, randomUUID())
  const ofDrivers = Object.values<Endpoint>(allEndpoints).filter(({ caller }) => caller === undefined)
  const lookUps = /^\/v1\/shop(-group)?(\/(by-|many\/|max-|available-)|\/?:id$|$)/

  it.each(ofDrivers)("$name refuses services unless it is a read", async (endpoint) => {
    const { status, body } = await tool.call(endpoint.method, pathOf(endpoint))
    if (lookUps.test(endpoint.path)) expect(status).not.toBe(403)
    else expect([status, body.code]).toEqual([403, "E_FORBIDDEN"])
  })

  it.each([
    ["a driver with another scope", "driver|neu", { scope: "openid profile email cart" }],
    [
      "a driver whose login asked for their scope",
      "driver|neu",
      { scope: identity.serviceScope, [identity.claims.emailVerified]: true }
    ],
    ["a scope that only begins like it", "x", { scope: `${identity.serviceScope}-not` }],
    ["a scope that is a list", "x", { scope: [identity.serviceScope] }],
    ["no scope", identity.serviceClientId, {}]
  ])("refuses services: %s", async (_what, subject, claims) => {
    const stranger = await driver(service.origin, service.issuer, subject, { claims })
    for (const [method, path] of [
      ["GET", "/v1/metrics"],
      ["GET", cartOf("driver|neu")],
      ["DELETE", `/v1/shop/${lake}`]
    ] as const) {
      expect((await stranger.call(method, path)).body.code).toBe("E_FORBIDDEN")
    }
  })

  it("refuses reads of a driver without a verified address", async () => {
    const unverified = await driver(service.origin, service.issuer, "driver|x", { emailVerified: false })
    expect((await unverified.call("GET", "/v1/shop")).body.code).toBe("E_EMAIL_NOT_VERIFIED")
  })

  it("writes nothing for refused requests", async () => {
    expect(
      await service.database.sql`select count(*)::int as shops from shop.shop where deleted_at is null`
    ).toEqual([{ shops: 10 }])
  })
})
