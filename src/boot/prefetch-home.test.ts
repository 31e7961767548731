/** Tests of the home's prefetched data: requested before the services are loaded, taken over by them. */
import { assert, beforeEach, describe } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { getOrder, onlineShopOptions, shopByPath } from "../../schemas/api/index.ts"
import { call } from "../services/http/index.ts"
import { knownAreaEntity, knownShopId } from "../services/remembered.ts"
import { withBrowserStorage } from "../services/testing/browser-storage.ts"
import { gatewayTo } from "../services/testing/gateway.ts"
import { localService } from "../services/testing/local-service.ts"
import { testsWith } from "../services/testing/tests-with.ts"
import { areaEntityId, hikingDay, orderId, wiesensee } from "../services/testing/world.ts"
import { prefetchAreaEntity, prefetchHome, prefetchOrder, prefetchShop } from "./prefetch-home.ts"

withBrowserStorage()

const service = localService()
beforeEach(() => {
  service.answer(({ url }) =>
    url.startsWith("/v1/shop/") ? { json: wiesensee } : { json: { fixedDurationTickets: [hikingDay] } }
  )
})

const loadHome = Effect.gen(function* () {
  const shop = yield* call(shopByPath, { params: { path: "wiesensee" } })
  const options = yield* call(onlineShopOptions, {
    query: { areaEntityId: shop.areaEntityId, ticketType: "ALL" }
  })
  return [shop.name, ...options.fixedDurationTickets.map(({ name }) => name)]
})

const services = () => gatewayTo(service.origin)
const it = testsWith(services)
/** Simulates another page load. */
const onAnotherPage = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => Effect.provide(effect, Layer.fresh(services())))

const early = (token: string) => Effect.promise(() => prefetchHome(service.origin, token, "wiesensee"))
const home = ["Wiesensee", "Hiking day ticket"]

describe("prefetched requests", () => {
  it("of a first home need no response of the shop, whose area was asked for without a token", function* () {
    yield* Effect.promise(() => prefetchAreaEntity(service.origin, "wiesensee"))
    assert.strictEqual(knownAreaEntity("wiesensee").read(), areaEntityId)
    assert.deepStrictEqual(
      service.received.map(({ url, headers }) => [url, headers.authorization]),
      [["/v1/shop/public/wiesensee", undefined]]
    )
  })

  it("match those of the home, which then sends none [H-28 N-02]", function* () {
    yield* early("token-1")
    assert.deepStrictEqual(yield* loadHome, home)
    assert.lengthOf(service.received, 2)
    assert.deepStrictEqual(
      service.received.map(({ headers }) => headers.accept),
      ["application/json", "application/json"]
    )
  })

  it("are only the shop on any other page of it", function* () {
    yield* Effect.promise(() => prefetchShop(service.origin, "token-1", "wiesensee"))
    assert.strictEqual((yield* call(shopByPath, { params: { path: "wiesensee" } })).name, wiesensee.name)
    assert.lengthOf(service.received, 1)
  })

  it("are the shop and the order on the page after a payment", function* () {
    const params = { shopId: wiesensee.id, orderId }
    service.answer(({ url }) => (url.startsWith("/v1/shop/") ? { json: wiesensee } : { status: 404 }))
    const { origin } = service
    yield* Effect.promise(() => prefetchOrder(origin, origin, "token-1", "wiesensee", orderId))
    yield* call(shopByPath, { params: { path: "wiesensee" } })
    yield* Effect.flip(call(getOrder, { params }))
    assert.deepStrictEqual(
      service.received.map(({ url }) => url),
      ["/v1/shop/path/wiesensee", `/v1/${wiesensee.id}/order/${orderId}`]
    )
  })

  it.each([
    ["tickets", (origin: string) => prefetchHome(origin, "token-1", "wiesensee")],
    ["order", (origin: string) => prefetchOrder(origin, origin, "token-1", "wiesensee", orderId)]
  ] as const)(
    "request shop and %s in parallel on the next visit, since their ids are known",
    function* ([, ask]) {
      knownAreaEntity("wiesensee").write(areaEntityId)
      knownShopId("wiesensee").write(wiesensee.id)
      service.answer(({ url }) =>
        url.startsWith("/v1/shop/") ? "hang" : { json: { fixedDurationTickets: [] } }
      )
      void ask(service.origin)
      yield* Effect.promise(() => service.arrival(2))
      assert.lengthOf(service.received, 2)
    }
  )

  it("serve one call with the same token only", function* () {
    yield* early("token-0")
    assert.deepStrictEqual(yield* loadHome, home)
    assert.lengthOf(service.received, 4)
    yield* early("token-1")
    yield* loadHome.pipe(onAnotherPage)
    yield* loadHome.pipe(onAnotherPage)
    assert.lengthOf(service.received, 8)
  })

  it("let the call report their failure", function* () {
    service.answer(() => ({ status: 404, json: { code: "E_SHOP_NOT_FOUND", message: "No" } }))
    yield* early("token-1")
    const error = yield* Effect.flip(loadHome)
    assert.deepInclude(error, { _tag: "ResponseError", status: 404, code: "E_SHOP_NOT_FOUND" })
    assert.lengthOf(service.received, 1)
  })
})
