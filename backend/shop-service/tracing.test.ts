/** Tests: a page's trace continues in the service; a real collector receives it. */
import { randomUUID } from "node:crypto"
import { mkdirSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { Effect, Tracer } from "effect"
import { expect, it } from "vitest"
import type { Order } from "../../schemas/order.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { host } from "../configuration.ts"
import { shopAreaId, shopId, ticketId } from "../demo-world/shops.ts"
import { listen } from "../processes.ts"
import { driverEmail } from "./http/driver-email.ts"
import { paymentPage } from "./payment/payment-page.ts"
import { Settings, settingsFromConfiguration } from "./settings.ts"
import { inDays } from "./testing/days.ts"
import { type Driver, driver, eventOf, report } from "./testing/driver.ts"
import { startService, startShopService } from "./testing/start-shop-service.ts"
import { waterfall } from "./testing/waterfall.ts"

interface ExportedSpan {
  readonly server: string
  readonly name: string
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly traceId: string
  readonly parentSpanId?: string
  readonly attributes: ReadonlyArray<{ readonly key: string }>
}

const startCollector = async () => {
  const bodies: string[] = []
  const spans: ExportedSpan[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    bodies.push(body)
    const server = request.url?.split("/")[1] ?? ""
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans) for (const span of scope.spans) spans.push({ ...span, server })
    response.setHeader("content-type", "application/json").end("{}")
  })
  return {
    origin: `http://${host}:${await listen(server, host, 0)}`,
    bodies,
    spans,
    stop: () => new Promise((resolve) => server.close(resolve))
  }
}

it("continues the trace of the page without user or request data", async () => {
  const collector = await startCollector()
  const product = await startShopService()
  const traced = await startService(product.database.url, product.settings, [], collector.origin)
  const traceId = "0af7651916cd43dd8448eb211c80319c"
  const parentSpanId = "b7ad6b7169203331"
  const token = await product.issuer.token("driver|neu", {})
  const answer = await fetch(`${traced.origin}/v2/flex-price?plate=M-PP123`, {
    headers: { authorization: `Bearer ${token}`, traceparent: `00-${traceId}-${parentSpanId}-01` }
  })
  // Stopping exports the remaining spans.
  await traced.stop()
  await product.stop()
  await collector.stop()

  expect(answer.status).toBe(200)
  const request = collector.spans.find((span) => span.parentSpanId === parentSpanId)
  expect(request).toMatchObject({ traceId, name: "GET /v2/flex-price" })
  expect(request?.attributes.map(({ key }) => key).sort()).toEqual([
    "http.request.method",
    "http.response.status_code"
  ])
  expect(collector.bodies.join("\n")).toContain('"parkschein-shop-service"')
  const inTrace = collector.spans.filter((span) => span.traceId === traceId)
  expect(inTrace.map(({ name }) => name)).toContain("IdentityProvider.verify")
  for (const secret of ["M-PP123", "driver|neu", token, "127.0.0.1"]) {
    expect(collector.bodies.join("\n")).not.toContain(secret)
  }
})

it("shows that a ticket is priced once, also one that is refused for its plate", async () => {
  const collector = await startCollector()
  const product = await startShopService()
  const traced = await startService(product.database.url, product.settings, [], collector.origin)
  const fahrerin = await driver(traced.origin, product.issuer, "driver|fahrerin")
  const plates = [{ plate: "M-XX999", country: "DE" }]
  // The first call reads the shop.
  const statuses = [
    (await fahrerin.configure("wiesensee", "hiking-day", inDays(3))).status,
    (await fahrerin.configure("wiesensee", "hiking-day", { ...inDays(3), plates })).status
  ]
  await traced.stop()
  await product.stop()
  await collector.stop()
  expect(statuses).toEqual([200, 409])
  expect(collector.spans.filter(({ name }) => name === "configureRule")).toHaveLength(2)
})

it("traces one purchase across two services as one picture", async () => {
  const collector = await startCollector()
  const product = await startShopService()
  const services = []
  for (const name of ["shop-1", "shop-2"]) {
    const address = `${collector.origin}/${name}`
    services.push(await startService(product.database.url, product.settings, [], address))
  }
  const traceId = "5bd66ef5095369c7b0d1f8f4bd33716a"
  const traceparent = `00-${traceId}-c532cb4098ac3dd2-01`
  const lake = `/v1/${shopId("wiesensee")}`
  const people: Driver[] = []
  for (const { origin } of services) people.push(await driver(origin, product.issuer, "driver|neu"))
  let calls = 0
  const call = async <Body>(method: string, path: string, body?: unknown, headers = {}): Promise<Body> => {
    const person = people[calls++ % people.length]
    const answer = await person?.call<Body>(method, path, body, { traceparent, ...headers })
    expect(answer?.status).toBe(200)
    return answer?.body as Body
  }
  const item = await call<Ticket>(
    "POST",
    `/v2/available-purchase-option/fixed-price-ticket/${ticketId("wiesensee", "hiking-day")}/configure`,
    { shopAreaEntityId: shopAreaId("wiesensee"), plates: [{ plate: "M-PP123", country: "DE" }], ...inDays(3) }
  )
  await call("PUT", `${lake}/cart`, { items: [item] })
  const declared = { acceptedTerms: true, acceptedPrivacy: true, expressRequest: true, locale: "de" }
  const key = { "idempotency-key": randomUUID() }
  const order = await call<Order>("POST", `${lake}/order`, { ...declared, coveredHashes: [] }, key)
  await report(services[0]?.origin ?? "", product.settings.paymentSecret, eventOf(order))
  expect((await call<Order>("GET", `${lake}/order/${order.orderId}`)).status).toBe("paid")
  for (const service of services) await service.stop()
  await product.stop()
  await collector.stop()

  const inTrace = collector.spans.filter((span) => span.traceId === traceId)
  const requests = inTrace.filter(({ parentSpanId }) => parentSpanId === "c532cb4098ac3dd2")
  expect(requests.map(({ server, name }) => `${server} ${name}`).toSorted()).toEqual([
    "shop-1 POST /v1/:shopId/order",
    "shop-1 POST /v2/available-purchase-option/fixed-price-ticket/:id/configure",
    "shop-2 GET /v1/:shopId/order/:orderId",
    "shop-2 PUT /v1/:shopId/cart"
  ])
  const begun = Math.min(...inTrace.map(({ startTimeUnixNano }) => Number(startTimeUnixNano)))
  const since = (nanoseconds: string) => (Number(nanoseconds) - begun) / 1e6
  const picture = waterfall(
    "A purchase",
    inTrace.map(({ server, name, startTimeUnixNano, endTimeUnixNano }) => ({
      name: `${server}: ${name}`,
      from: since(startTimeUnixNano),
      to: since(endTimeUnixNano),
      colour: server.startsWith("shop") ? "#1f6f9f" : "#b4541a"
    }))
  )
  expect(picture.match(/<rect x=/g)).toHaveLength(inTrace.length)
  expect(picture).not.toMatch(/M-PP123|driver\||PS-/)
  const folder = join(import.meta.dirname, "../../test-results/traces")
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "purchase.svg"), picture)
})

it("has a span for each call to identity provider and payment page, also without an answer", async () => {
  const names: string[] = []
  const tracer = Tracer.make({
    span: (options) => {
      names.push(options.name)
      return new Tracer.NativeSpan(options)
    }
  })
  const settings = { ...settingsFromConfiguration(), paymentOrigin: "http://127.0.0.1:1" }
  const id = randomUUID()
  const calls = Effect.gen(function* () {
    const { refund } = yield* paymentPage
    yield* Effect.flip(
      refund({ refundId: id, orderId: id, paymentId: id, amount: 8, currencyCode: "EUR" }, 0)
    )
    const nowhere = { ...settings, issuer: "http://127.0.0.1:1/" }
    expect(yield* driverEmail({ sub: "driver|neu" }, "token", nowhere)).toBeNull()
  })
  await calls.pipe(
    Effect.provideService(Settings, settings),
    Effect.provideService(Tracer.Tracer, tracer),
    Effect.runPromise
  )
  expect(names).toEqual(["PaymentPage.refund", "IdentityProvider.userInfo"])
})

it("refuses an invalid collector address", async () => {
  const product = await startShopService()
  await expect(startService(product.database.url, product.settings, [], "localhost")).rejects.toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://localhost:4318, but is "localhost".'
  )
  await product.stop()
})
