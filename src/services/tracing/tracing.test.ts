/** Tests of traces: a real collector over HTTP, and a real service that receives the trace's header. */
import { assert, describe } from "@effect/vitest"
import { Effect, Layer, Tracer } from "effect"
import { beforeAll, beforeEach } from "vitest"
import { shopByPath } from "../../../schemas/api/shop.ts"
import { call } from "../http/index.ts"
import { gatewayTo } from "../testing/gateway.ts"
import { sharedLocalService } from "../testing/local-service.ts"
import { testsWith } from "../testing/tests-with.ts"
import { exportSpans } from "./export-spans.ts"
import { makePageTracer, type PageTracer } from "./page-tracer.ts"

interface ExportedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: ReadonlyArray<unknown>
  readonly status: { readonly code: number; readonly message?: string }
}

const service = sharedLocalService()
const it = testsWith(() => Layer.empty)
const collector = sharedLocalService()
beforeAll(() => collector.answer(() => ({ json: {} })))

let tracer: PageTracer
beforeEach(() => {
  tracer = makePageTracer()
})

const openShop = (path: string) =>
  call(shopByPath, { params: { path } }).pipe(
    Effect.withSpan("actor loadShop"),
    Effect.result,
    Effect.provide(Layer.provideMerge(gatewayTo(service.origin), Layer.succeed(Tracer.Tracer, tracer)))
  )

const traced = async (work: () => Promise<unknown>): Promise<ReadonlyArray<ExportedSpan>> => {
  const begun = collector.received.length
  const { tracer: exporting, flush } = exportSpans({ origin: collector.origin, version: "0.45.2" })
  tracer.leadTo(exporting)
  await work()
  await flush()
  return collector.received.slice(begun).flatMap(({ body }) => {
    const { resourceSpans } = JSON.parse(body)
    return resourceSpans.flatMap((one: { scopeSpans: ReadonlyArray<{ spans: ExportedSpan[] }> }) =>
      one.scopeSpans.flatMap(({ spans }) => spans)
    )
  })
}

const last = <A>(list: ReadonlyArray<A>): A => {
  const found = list.at(-1)
  if (found === undefined) throw new Error("Nothing has arrived.")
  return found
}

it.live("a page without tracing sends no trace header", function* () {
  service.answer(() => ({ status: 404, json: {} }))
  yield* openShop("wiesensee")
  assert.isUndefined(last(service.received).headers["traceparent"])
})

describe("a page with tracing", () => {
  it.live("exports its calls and sends their trace context to the service", function* () {
    service.answer(() => ({ status: 404, json: { code: "E_SHOP_NOT_FOUND", message: "No M-PP123" } }))
    const spans = yield* Effect.promise(() => traced(() => Effect.runPromise(openShop("wiesensee"))))
    const call = spans.find(({ name }) => name === "shopByPath")
    const actor = spans.find(({ name }) => name === "actor loadShop")
    assert.lengthOf(spans, 2)
    assert.strictEqual(call?.parentSpanId, actor?.spanId)
    assert.strictEqual(call?.kind, 3)
    assert.strictEqual(
      last(service.received).headers["traceparent"],
      `00-${call?.traceId}-${call?.spanId}-01`
    )
    const { url, headers, body } = last(collector.received)
    assert.strictEqual(url, "/v1/traces")
    assert.strictEqual(headers["content-type"], "application/json")
    assert.isUndefined(headers["traceparent"])
    assert.include(body, "parkschein-shop")
  })

  it.live("exports the failure of a call without request or response data", function* () {
    service.answer(() => ({
      status: 404,
      json: { code: "E_SHOP_NOT_FOUND", message: "There is no shop M-PP123 for k.meier@rosenau.example." }
    }))
    const spans = yield* Effect.promise(() => traced(() => Effect.runPromise(openShop("klinik-M-PP123"))))
    const call = spans.find(({ name }) => name === "shopByPath")
    assert.deepStrictEqual(call?.status, { code: 2, message: "ResponseError" })
    assert.deepStrictEqual(call?.attributes, [])
    const { body } = last(collector.received)
    for (const secret of ["M-PP123", "rosenau", "Bearer", service.origin]) assert.notInclude(body, secret)
  })

  it.live("does not affect the shop when the collector does not respond", function* () {
    service.answer(() => ({ status: 404, json: {} }))
    collector.answer(() => "cut")
    const result = yield* Effect.promise(async () => {
      const outcomes: Array<{ readonly _tag: string }> = []
      await traced(async () => outcomes.push(await Effect.runPromise(openShop("wiesensee"))))
      return outcomes
    })
    collector.answer(() => ({ json: {} }))
    assert.deepInclude(result[0], { _tag: "Failure" })
  })
})
