/** Tests of orders: a purchase creates one order, however often it is sent. */
import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Layer, Schema } from "effect"
import { TestClock } from "effect/testing"
import { vi } from "vitest"
import { Order } from "../../schemas/order.ts"
import { CartItem } from "../../schemas/ticket.ts"
import { OrderService, type Purchase } from "./order.ts"
import { Tabs } from "./tabs.ts"
import { blockStorage, withBrowserStorage } from "./testing/browser-storage.ts"
import { gatewayTo } from "./testing/gateway.ts"
import { localService, type Reply } from "./testing/local-service.ts"
import { testsWith } from "./testing/tests-with.ts"
import { observedSleeps, Sleeps } from "./testing/virtual-time.ts"
import { hikingDay, lidoDay, openOrder, orderId, shopId } from "./testing/world.ts"

withBrowserStorage()

const service = localService()

const item = Schema.decodeUnknownSync(CartItem)
const decodeOrder = Schema.decodeUnknownSync(Order)
const userId = "driver|fahrerin"
const purchase: Purchase = {
  userId,
  shopId,
  items: [item(hikingDay)],
  request: { acceptedTerms: true, acceptedPrivacy: true, locale: "de-DE" }
}

const services = () =>
  OrderService.layer.pipe(
    Layer.provideMerge(Layer.merge(gatewayTo(service.origin), Tabs.layer)),
    Layer.provideMerge(observedSleeps)
  )
const it = testsWith(services)

/** Simulates another page load: new services over the browser's storage. */
const onAnotherPage = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => Effect.provide(effect, Layer.fresh(services())))

const place = (what: Purchase = purchase) => Effect.flatMap(OrderService, (orders) => orders.place(what))
const waitOut = (milliseconds: number) =>
  Effect.gen(function* () {
    yield* (yield* Sleeps).until(milliseconds)
    yield* TestClock.adjust(milliseconds)
  })
const keys = () => service.received.map(({ headers }) => headers["idempotency-key"])
const distinctKeys = () => new Set(keys()).size

/** Creates orders like the service: one per key. */
const orderPerKey = (lose: (count: number) => Reply | undefined = () => undefined) => {
  const orders = new Map<string, string>()
  service.answer(({ headers }, count) => {
    const key = String(headers["idempotency-key"])
    orders.set(key, orders.get(key) ?? `6f0f2c1e-0d5a-4c3b-9b6e-${String(orders.size).padStart(12, "0")}`)
    return lose(count) ?? { json: { ...openOrder, orderId: orders.get(key) } }
  })
  return orders
}

describe("an unknown outcome", () => {
  it("resends the same key after a lost response and gets the created order [C/C-14]", function* () {
    const orders = orderPerKey((count) => (count === 1 ? "cut" : undefined))
    const fiber = yield* Effect.forkChild(place())
    yield* waitOut(1000)
    assert.strictEqual((yield* Fiber.join(fiber)).status, "open")
    assert.strictEqual(orders.size, 1)
    assert.lengthOf(service.received, 2)
  })

  it("asks the driver after three tries, and finds the order under the same key on a retry", function* () {
    const orders = orderPerKey((count) => (count <= 3 ? { status: 502 } : undefined))
    const fiber = yield* Effect.forkChild(Effect.flip(place()))
    yield* waitOut(1000)
    yield* waitOut(2000)
    assert.strictEqual((yield* Fiber.join(fiber))._tag, "OrderOutcomeUnknown")
    assert.lengthOf(service.received, 3)
    yield* place()
    assert.strictEqual(orders.size, 1)
  })

  it("keeps the key over a reload", function* () {
    service.answer(() => "hang")
    const fiber = yield* Effect.forkChild(onAnotherPage(place()))
    yield* Effect.promise(() => service.arrival(1))
    yield* Fiber.interrupt(fiber)
    orderPerKey()
    yield* onAnotherPage(place())
    assert.lengthOf(keys(), 2)
    assert.strictEqual(distinctKeys(), 1)
  })

  it("keeps the key and its request when the driver changes the language", function* () {
    orderPerKey((count) => (count === 1 ? { status: 500 } : undefined))
    const fiber = yield* Effect.forkChild(place())
    yield* waitOut(1000)
    yield* Fiber.join(fiber)
    yield* place({ ...purchase, request: { ...purchase.request, locale: "en-GB" } })
    assert.strictEqual(distinctKeys(), 1)
    assert.strictEqual(new Set(service.received.map(({ body }) => body)).size, 1)
  })

  it("keeps the key in memory when storage is blocked", function* () {
    blockStorage()
    orderPerKey()
    yield* place()
    yield* place()
    assert.strictEqual(distinctKeys(), 1)
  })

  it("waits while the service is still creating the order", function* () {
    orderPerKey((count) =>
      count === 1
        ? {
            status: 409,
            headers: { "retry-after": "3" },
            json: { code: "E_ORDER_RUNNING", message: "Running" }
          }
        : undefined
    )
    const fiber = yield* Effect.forkChild(place())
    yield* waitOut(3000)
    assert.strictEqual((yield* Fiber.join(fiber)).status, "open")
    assert.strictEqual(distinctKeys(), 1)
  })
})

describe("a new purchase", () => {
  it("has a new key for another cart", function* () {
    const orders = orderPerKey()
    yield* place()
    yield* place({ ...purchase, items: [item(lidoDay)] })
    assert.strictEqual(orders.size, 2)
  })

  it("has a new key after a refusal, which is not retried", function* () {
    service.answer(() => ({ status: 409, json: { code: "E_CART_INVALID", message: "Invalid" } }))
    const error = yield* Effect.flip(place())
    assert.deepInclude(error, { _tag: "ResponseError", code: "E_CART_INVALID" })
    assert.lengthOf(service.received, 1)
    yield* Effect.flip(place())
    assert.strictEqual(distinctKeys(), 2)
  })

  it("is created when the order of the same cart has failed", function* () {
    const orders = orderPerKey()
    yield* place()
    const firstKey = keys()[0]
    service.answer(({ headers }) => ({
      json: { ...openOrder, status: headers["idempotency-key"] === firstKey ? "failed" : "open" }
    }))
    assert.strictEqual((yield* place()).status, "open")
    assert.strictEqual(orders.size, 1)
    assert.strictEqual(distinctKeys(), 2)
  })
})

describe("a prepared order", () => {
  const prepare = Effect.flatMap(OrderService, (orders) => orders.prepare(purchase, purchase.items))

  it("is sent at once, so that the press for it is rendered after that", function* () {
    orderPerKey()
    yield* prepare
    const sent = vi.spyOn(globalThis, "fetch")
    const placing = yield* Effect.forkChild(place(), { startImmediately: true })
    assert.lengthOf(sent.mock.calls, 1)
    sent.mockRestore()
    assert.strictEqual((yield* Fiber.join(placing)).status, "open")
  })

  it("is one order for tabs that have both prepared it", function* () {
    const orders = orderPerKey()
    yield* Effect.all([onAnotherPage(prepare), onAnotherPage(prepare)], { concurrency: 2 })
    yield* Effect.all([onAnotherPage(place()), onAnotherPage(place())], { concurrency: 2 })
    assert.strictEqual(orders.size, 1)
    assert.lengthOf(keys(), 2)
  })

  it("uses its key once", function* () {
    service.answer(() => ({ json: { ...openOrder, status: "paid" } }))
    yield* prepare
    yield* place()
    yield* place()
    yield* prepare
    yield* place()
    assert.strictEqual(distinctKeys(), 3)
  })

  it("keeps the key of an order under way", function* () {
    const orders = orderPerKey()
    yield* place()
    yield* prepare
    yield* place()
    assert.strictEqual(orders.size, 1)
  })
})

describe("following an order", () => {
  const follow = Effect.flatMap(OrderService, (orders) => orders.follow({ userId, shopId, orderId }))
  const pending = Effect.flatMap(OrderService, (orders) => orders.pending(userId, shopId))
  const inState = (status: string) => service.answer(() => ({ json: { ...openOrder, status } }))

  it("sends a request each time, and clears the purchase once it is paid", function* () {
    inState("open")
    yield* place()
    yield* follow
    assert.strictEqual((yield* pending)?.orderId, orderId)
    inState("paid")
    assert.strictEqual((yield* follow).status, "paid")
    assert.isUndefined(yield* pending)
  })

  it("knows an order of this browser, also one whose response was lost", function* () {
    const orders = yield* OrderService
    const made: Order = decodeOrder({ ...openOrder, items: [hikingDay] })
    const isHere = (order: Order) => orders.isFromHere({ userId, shopId }, order)
    assert.isFalse(yield* isHere(made))
    service.answer(() => "hang")
    const fiber = yield* Effect.forkChild(place())
    yield* Effect.promise(() => service.arrival(1))
    yield* Fiber.interrupt(fiber)
    assert.isTrue(yield* isHere(made))
    assert.isFalse(yield* isHere({ ...made, items: [item(lidoDay)] }))
    inState("open")
    yield* place()
    assert.isTrue(yield* isHere(made))
    assert.isFalse(yield* isHere({ ...made, orderId: "00000000-0000-4000-8000-000000000001" }))
  })

  it("keeps the declarations of a failed order, and orders the same again under another key", function* () {
    const orders = yield* OrderService
    const driver = { userId, shopId }
    const given = { ...purchase.request, expressRequest: true }
    inState("open")
    yield* place({ ...purchase, request: given })
    inState("failed")
    yield* follow
    assert.deepInclude(yield* orders.declared(driver, [item(hikingDay)]), given)
    assert.isUndefined(yield* orders.declared(driver, [item(lidoDay)]))
    service.answer(() => ({ json: { order: null } }))
    assert.isNull(yield* orders.latest(driver))
    inState("open")
    yield* orders.again(driver)
    const [first, second] = service.received.filter(({ method }) => method === "POST")
    assert.strictEqual(second?.body, first?.body)
    assert.notStrictEqual(second?.headers["idempotency-key"], first?.headers["idempotency-key"])
    inState("paid")
    yield* follow
    assert.isNull(yield* orders.again(driver))
    assert.isUndefined(yield* orders.declared(driver, [item(hikingDay)]))
  })
})

it("an open order requested ahead of its cart is taken over once, for ten seconds, and not by the cart of another shop", function* () {
  service.answer(() => ({ json: { order: null } }))
  const orders = yield* OrderService
  yield* orders.openAhead(shopId)
  yield* Effect.promise(() => service.arrival(1))
  assert.isNull((yield* orders.open(shopId)).order)
  assert.lengthOf(service.received, 1)
  yield* orders.open(shopId)
  assert.lengthOf(service.received, 2)

  yield* orders.openAhead(shopId)
  yield* orders.open(orderId)
  assert.strictEqual(service.received.at(-1)?.url, `/v1/${orderId}/order`)

  yield* orders.openAhead(shopId)
  yield* Effect.promise(() => service.arrival(5))
  yield* TestClock.adjust(10_000)
  yield* orders.open(shopId)
  assert.lengthOf(service.received, 6)
})
