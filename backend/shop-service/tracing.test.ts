/** Tests: a page's trace continues in the service; a real collector receives it. */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { expect, it } from "vitest"
import { startService, startShopService } from "./testing/start-shop-service.ts"

interface ExportedSpan {
  readonly traceId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: ReadonlyArray<{ readonly key: string }>
}

const startCollector = async () => {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    bodies.push(await text(request))
    response.setHeader("content-type", "application/json").end("{}")
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const spans = (): ReadonlyArray<ExportedSpan> =>
    bodies.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap(
        ({ scopeSpans }: { scopeSpans: ReadonlyArray<{ spans: ExportedSpan[] }> }) =>
          scopeSpans.flatMap((scope) => scope.spans)
      )
    )
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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
  const request = collector.spans().find((span) => span.parentSpanId === parentSpanId)
  expect(request).toMatchObject({ traceId, name: "GET /v2/flex-price" })
  expect(request?.attributes.map(({ key }) => key).sort()).toEqual([
    "http.request.method",
    "http.response.status_code"
  ])
  expect(collector.bodies.join("\n")).toContain('"parkschein-shop-service"')
  const inTrace = collector.spans().filter((span) => span.traceId === traceId)
  expect(inTrace.length).toBeGreaterThan(1)
  for (const secret of ["M-PP123", "driver|neu", token, "127.0.0.1"]) {
    expect(collector.bodies.join("\n")).not.toContain(secret)
  }
})

it("refuses an invalid collector address", async () => {
  const product = await startShopService()
  await expect(startService(product.database.url, product.settings, [], "localhost")).rejects.toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://localhost:4318, but is "localhost".'
  )
  await product.stop()
})
