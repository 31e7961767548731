/** Tests with a service that handles two requests at once. */
import { afterAll, beforeAll, expect, it } from "vitest"
import { shopId } from "../../demo-world/shops.ts"
import { driver } from "../testing/driver.ts"
import { shopService } from "../testing/shop-service.ts"
import { type RunningService, startService } from "../testing/start-shop-service.ts"

const whole = shopService()
let small: RunningService

beforeAll(async () => {
  small = await startService(whole.database.url, { ...whole.settings, maxRequestsAtOnce: 2 })
})
afterAll(() => small.stop())

it("refuses requests above the limit at once with Retry-After, without any work", async () => {
  const neu = await driver(small.origin, whole.issuer, "driver|neu")
  const cart = `/v1/${shopId("wiesensee")}/cart`
  const answers = await Promise.all(Array.from({ length: 40 }, () => neu.call("DELETE", cart)))
  const refused = answers.filter(({ status }) => status === 503)
  const done = answers.filter(({ status }) => status < 300)
  expect(refused.length).toBeGreaterThan(0)
  expect(done.length).toBeGreaterThanOrEqual(2)
  expect(refused.length + done.length).toBe(answers.length)
  for (const { status, headers, body } of refused) {
    expect([status, body.code]).toEqual([503, "E_TOO_BUSY"])
    expect(headers.get("retry-after")).toBe("1")
    expect(headers.get("cache-control")).toBe("no-store")
  }
  expect((await neu.call("GET", cart)).status).toBe(200)
})

it("exposes Retry-After to pages, and keeps health and metrics available", async () => {
  const ask = (path: string) =>
    fetch(`${small.origin}${path}`, { headers: { origin: "http://app.localhost" } })
  const [shops, healths] = await Promise.all(
    ["/v1/shop/public/wiesensee", "/health"].map((path) =>
      Promise.all(Array.from({ length: 40 }, () => ask(path)))
    )
  )
  expect(healths?.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200))
  const refused = shops?.find(({ status }) => status === 503)
  expect(refused?.headers.get("access-control-expose-headers")).toContain("retry-after")
  expect(refused?.headers.get("access-control-allow-origin")).toBe("http://app.localhost")
})
