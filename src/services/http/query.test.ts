/** Tests of queries against a real server in virtual time: retry, cache, deduplication, invalidation. D-01. */
import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { activeTickets, clearCart, shopByPath, verifyCart } from "../../../schemas/api/index.ts"
import { gatewayTo } from "../testing/gateway.ts"
import { localService, type Reply } from "../testing/local-service.ts"
import { testsWith } from "../testing/tests-with.ts"
import { observedSleeps, Sleeps } from "../testing/virtual-time.ts"
import { shopId, wiesensee } from "../testing/world.ts"
import { call, callFresh, Gateway, type GatewaySettings } from "./gateway.ts"
import { retryPolicies } from "./retry-policies.ts"

const service = localService()

const testsOf = (settings: Partial<GatewaySettings> = {}) =>
  testsWith(() => Layer.provideMerge(gatewayTo(service.origin, undefined, settings), observedSleeps))
const it = testsOf()

const input = { params: { path: "wiesensee" } }
const read = (given = input) => call(shopByPath, given)
const ok: Reply = { json: wiesensee }
const down: Reply = { status: 503, json: { code: "E_DOWN", message: "Down" } }

/** Waits until the call sleeps, then advances the time by that much. */
const waitOut = (milliseconds: number) =>
  Effect.gen(function* () {
    yield* (yield* Sleeps).until(milliseconds)
    yield* TestClock.adjust(milliseconds)
  })

describe("retries", () => {
  it("sends four requests, one, two and four seconds apart, and no fifth [X-23 N-08]", function* () {
    service.answer(() => down)
    const fiber = yield* Effect.forkChild(Effect.flip(read()))
    for (const wait of [1000, 2000, 4000]) yield* waitOut(wait)
    assert.deepInclude(yield* Fiber.join(fiber), { _tag: "ResponseError", status: 503, code: "E_DOWN" })
    assert.lengthOf(service.received, 4)
  })

  it("does not retry too early", function* () {
    service.answer((_, count) => (count === 1 ? down : ok))
    const fiber = yield* Effect.forkChild(read())
    yield* (yield* Sleeps).until(1000)
    yield* TestClock.adjust(999)
    assert.lengthOf(service.received, 1)
    yield* TestClock.adjust(1)
    assert.strictEqual((yield* Fiber.join(fiber)).name, "Wiesensee")
  })

  it.each([408, 409, 425, 429, 500, 502, 503, 504])("retries after a %i [X-21]", function* (status) {
    service.answer((_, count) => (count === 1 ? { status } : ok))
    const fiber = yield* Effect.forkChild(read())
    yield* waitOut(1000)
    assert.strictEqual((yield* Fiber.join(fiber)).name, "Wiesensee")
  })

  it.each([400, 403, 404, 410, 422, 501])("does not retry after a %i [X-21 X-23]", function* (status) {
    service.answer(() => ({ status }))
    assert.deepInclude(yield* Effect.flip(read()), { _tag: "ResponseError", status })
    assert.lengthOf(service.received, 1)
  })

  it("retries after a lost connection, but not after an invalid response", function* () {
    service.answer((_, count) => (count === 1 ? "cut" : { json: { name: "" } }))
    const fiber = yield* Effect.forkChild(Effect.flip(read()))
    yield* waitOut(1000)
    assert.strictEqual((yield* Fiber.join(fiber))._tag, "ResponseInvalid")
    assert.lengthOf(service.received, 2)
  })

  it("waits for Retry-After, in seconds or until a date", function* () {
    const inNineSeconds = new Date(9000).toUTCString()
    const headers = [
      { "retry-after": "6" },
      { "retry-after": inNineSeconds, date: new Date(6000).toUTCString() }
    ]
    service.answer((_, count) => {
      const wanted = headers[count - 1]
      return wanted === undefined ? ok : { status: 503, headers: wanted }
    })
    const fiber = yield* Effect.forkChild(read())
    yield* waitOut(6000)
    yield* waitOut(3000)
    assert.strictEqual((yield* Fiber.join(fiber)).name, "Wiesensee")
  })

  it("fails at once when Retry-After exceeds the total timeout", function* () {
    service.answer(() => ({ status: 503, headers: { "retry-after": "120" } }))
    assert.deepInclude(yield* Effect.flip(read()), { status: 503, retryAfter: 120_000 })
    assert.lengthOf(service.received, 1)
  })

  it("ends after 30 seconds with a slow service", function* () {
    service.answer(() => "hang")
    const fiber = yield* Effect.forkChild(Effect.flip(read()))
    for (const wait of [10_000, 1000, 10_000, 2000]) yield* waitOut(wait)
    // The timeout of 30 seconds ends the third attempt.
    yield* (yield* Sleeps).until(10_000)
    yield* TestClock.adjust(7000)
    assert.strictEqual((yield* Fiber.join(fiber))._tag, "Timeout")
    assert.lengthOf(service.received, 3)
  })

  testsOf({ retryPolicy: { ...retryPolicies.capOf30Seconds, baseDelay: 9000 } })(
    "follows the alternative retry rule when so configured [N-08]",
    function* () {
      service.answer(() => down)
      const fiber = yield* Effect.forkChild(Effect.flip(read()))
      for (const wait of [9000, 18_000, 30_000]) yield* waitOut(wait)
      yield* Fiber.join(fiber)
      assert.lengthOf(service.received, 4)
    }
  )

  it("retries idempotent writes and reads by POST [X-21]", function* () {
    for (const endpoint of [clearCart, verifyCart]) {
      const before = service.received.length
      service.answer((_, count) => (count < before + 3 ? down : { json: { items: [] } }))
      const fiber = yield* Effect.forkChild(
        call<typeof clearCart | typeof verifyCart>(endpoint, { params: { shopId } })
      )
      for (const wait of [1000, 2000]) yield* waitOut(wait)
      yield* Fiber.join(fiber)
      assert.lengthOf(service.received, before + 3)
    }
  })

  it("does not retry a conflict of the cart", function* () {
    service.answer(() => ({ status: 409 }))
    yield* Effect.flip(call(clearCart, { params: { shopId } }))
    assert.lengthOf(service.received, 1)
  })

  it("never retries a call that creates something [X-21]", function* () {
    service.answer(() => down)
    const error = yield* Effect.flip(call({ ...clearCart, effect: "unsafe" }, { params: { shopId } }))
    assert.deepInclude(error, { _tag: "ResponseError", status: 503 })
    assert.lengthOf(service.received, 1)
  })
})

describe("the cache", () => {
  it("sends one request within five minutes and another one afterwards [N-08]", function* () {
    service.answer(() => ok)
    yield* read()
    yield* TestClock.adjust(299_999)
    yield* read()
    assert.lengthOf(service.received, 1)
    yield* TestClock.adjust(1)
    yield* read()
    assert.lengthOf(service.received, 2)
  })

  it("keeps responses per input and sends a request when a fresh one is required", function* () {
    service.answer(() => ok)
    yield* read()
    yield* read({ params: { path: "hochtal" } })
    yield* callFresh(shopByPath, input)
    assert.lengthOf(service.received, 3)
  })

  it("stores no failure", function* () {
    service.answer((_, count) => (count === 1 ? { status: 404 } : ok))
    yield* Effect.flip(read())
    assert.strictEqual((yield* read()).name, "Wiesensee")
  })

  it("invalidates only the entries that a write makes stale", function* () {
    service.answer((request) =>
      request.method === "DELETE"
        ? { status: 204 }
        : request.url.includes("active")
          ? { json: { activeTickets: [] } }
          : ok
    )
    const tickets = call(activeTickets, { params: { shopId } })
    yield* read()
    yield* tickets
    yield* call({ ...clearCart, invalidates: ["activeTickets"] }, { params: { shopId } })
    yield* read()
    yield* tickets
    assert.deepStrictEqual(
      service.received.map(({ method, url }) => `${method} ${url}`),
      [
        "GET /v1/shop/path/wiesensee",
        `GET /v1/shop/active-tickets/${shopId}`,
        `DELETE /v1/${shopId}/cart`,
        `GET /v1/shop/active-tickets/${shopId}`
      ]
    )
  })

  it("does not store a response invalidated by a write while in flight", function* () {
    let release = (_: Reply) => {}
    service.answer((_, count) => (count === 1 ? new Promise((resolve) => (release = resolve)) : ok))
    const { forget } = yield* Gateway
    const early = yield* Effect.forkChild(read())
    yield* Effect.promise(() => service.arrival(1))
    yield* forget(["shopByPath"])
    release({ json: { ...wiesensee, name: "Before" } })
    assert.strictEqual((yield* Fiber.join(early)).name, "Before")
    assert.strictEqual((yield* read()).name, "Wiesensee")
  })
})

describe("deduplication", () => {
  it("merges equal concurrent reads into one request", function* () {
    service.answer(() => ok)
    const shops = yield* Effect.all(
      Array.from({ length: 10 }, () => read()),
      { concurrency: "unbounded" }
    )
    assert.lengthOf(shops, 10)
    assert.lengthOf(service.received, 1)
  })

  it("continues for remaining callers and aborts when the last one is interrupted", function* () {
    service.answer(() => "hang")
    const first = yield* Effect.forkChild(read())
    const second = yield* Effect.forkChild(read())
    yield* Effect.promise(() => service.arrival(1))
    let departed = false
    const departure = service.departure(1).then(() => {
      departed = true
    })
    yield* Fiber.interrupt(first)
    service.answer(() => ok)
    // One round trip later the first request is still pending.
    yield* read({ params: { path: "hochtal" } })
    assert.isFalse(departed)
    yield* Fiber.interrupt(second)
    yield* Effect.promise(() => departure)
    // The next call does not join the abandoned one.
    assert.strictEqual((yield* read()).name, "Wiesensee")
  })
})
