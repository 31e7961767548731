/** Tests of the cart: changes read, merge and write, one after the other. Decision D-14. */
import { assert, beforeEach, describe } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer, Schema } from "effect"
import { TestClock } from "effect/testing"
import { CartItem } from "../../schemas/ticket.ts"
import { CartService } from "./cart.ts"
import { Tabs } from "./tabs.ts"
import { gatewayTo } from "./testing/gateway.ts"
import { localService, type Received, type Reply } from "./testing/local-service.ts"
import { testsWith } from "./testing/tests-with.ts"
import { hikingDay, lidoDay, shopId, zoneA } from "./testing/world.ts"

const service = localService()
/** The cart as stored by the service. */
let kept: ReadonlyArray<unknown>
let leftOutFor: unknown
/** A gateway with the calls of the specification alone. */
const specified = (request: Received): Reply => {
  if (request.method === "POST") return { status: 404 }
  if (request.method === "PUT") ({ items: kept, leftOutFor } = JSON.parse(request.body))
  if (request.method === "DELETE") kept = []
  return request.method === "DELETE" ? { status: 204 } : { json: { items: kept } }
}
const names = () => kept.map((item) => (item as { name: string }).name)

beforeEach(() => {
  kept = []
  service.answer(specified)
})

const item = Schema.decodeUnknownSync(CartItem)

const it = testsWith(() =>
  Layer.provideMerge(CartService.layer, Layer.merge(gatewayTo(service.origin), Tabs.layer))
)

describe("changing the cart", () => {
  it("keeps all concurrent changes [A/C-03]", function* () {
    const cart = yield* CartService
    const tickets = Array.from({ length: 5 }, (_, n) =>
      item({ ...hikingDay, name: `Day ${n}`, hash: `seal-${n}` })
    )
    yield* Effect.all(
      tickets.map((ticket) => cart.add(shopId, ticket)),
      { concurrency: "unbounded" }
    )
    assert.deepStrictEqual(names(), ["Day 0", "Day 1", "Day 2", "Day 3", "Day 4"])
  })

  it("adds to the items that another device has added [A/C-02]", function* () {
    const cart = yield* CartService
    yield* cart.add(shopId, item(hikingDay))
    kept = [...kept, lidoDay]
    const { items } = yield* cart.remove(shopId, [item(hikingDay)])
    assert.deepStrictEqual(names(), ["Lido day ticket"])
    assert.strictEqual(items[0]?.name, "Lido day ticket")
  })

  it("names the order whose items are left out until its bank has decided", function* () {
    const cart = yield* CartService
    kept = [hikingDay, lidoDay]
    yield* cart.remove(shopId, [item(hikingDay)], "00000000-0000-4000-8000-000000000001")
    assert.deepStrictEqual(names(), ["Lido day ticket"])
    assert.strictEqual(leftOutFor, "00000000-0000-4000-8000-000000000001")
  })

  it("sends every item back as received, with unknown fields", function* () {
    const cart = yield* CartService
    const sealed = { ...lidoDay, price: "10.00", seal: { over: ["price", "seal"] } }
    kept = [sealed]
    yield* cart.add(shopId, item(hikingDay))
    assert.deepStrictEqual(kept[0], sealed)
    // Removed and restored, as the driver saw it.
    yield* cart.remove(shopId, [item(lidoDay)])
    assert.lengthOf(kept, 1)
    yield* cart.restore(shopId, [{ ...item(lidoDay) }])
    assert.deepStrictEqual(kept[1], sealed)
  })

  it("holds the same configured ticket once", function* () {
    const cart = yield* CartService
    yield* cart.add(shopId, item(hikingDay))
    yield* cart.add(shopId, item(hikingDay))
    assert.lengthOf(kept, 1)
  })

  it("replaces the former ticket by the changed one", function* () {
    const cart = yield* CartService
    yield* cart.add(shopId, item(hikingDay))
    yield* cart.add(shopId, item(lidoDay))
    const changed = item({ ...hikingDay, name: "Hiking, another day", hash: "sealed anew" })
    yield* cart.replace(shopId, item(hikingDay), changed)
    assert.deepStrictEqual(names(), ["Hiking, another day", "Lido day ticket"])
  })

  it("adds a changed ticket when the former one is gone, and can change the currency of the only one", function* () {
    const cart = yield* CartService
    yield* cart.replace(shopId, item(hikingDay), item(lidoDay))
    yield* cart.replace(shopId, item(lidoDay), item(zoneA))
    assert.deepStrictEqual(
      names(),
      [item(zoneA)].map(({ name }) => name)
    )
  })

  it("restores removed items once and keeps those added since", function* () {
    const cart = yield* CartService
    yield* cart.add(shopId, item(hikingDay))
    yield* cart.remove(shopId, [item(hikingDay)])
    kept = [lidoDay]
    yield* cart.restore(shopId, [item(hikingDay)])
    yield* cart.restore(shopId, [item(hikingDay)])
    assert.deepStrictEqual(names(), ["Lido day ticket", "Hiking day ticket"])
  })

  it("empties the cart and returns it", function* () {
    const cart = yield* CartService
    yield* cart.add(shopId, item(hikingDay))
    const { items } = yield* cart.clear(shopId)
    assert.lengthOf(items, 0)
    assert.lengthOf(kept, 0)
  })

  it("refuses a second currency with a reason and leaves the cart unchanged [A/C-11]", function* () {
    const cart = yield* CartService
    yield* cart.add(shopId, item(hikingDay))
    const error = yield* Effect.flip(cart.add(shopId, item(zoneA)))
    assert.deepInclude(error, { _tag: "MixedCurrencies", inCart: "EUR", added: "CHF" })
    assert.deepStrictEqual(names(), ["Hiking day ticket"])
  })

  it("merges again, once, after a conflict response", function* () {
    let conflicts = 1
    service.answer((request) => {
      if (request.method !== "PUT" || conflicts === 0) return specified(request)
      conflicts -= 1
      kept = [lidoDay]
      return { status: 409, json: { code: "E_CART_CHANGED", message: "Changed" } }
    })
    const cart = yield* CartService
    yield* cart.add(shopId, item(hikingDay))
    assert.deepStrictEqual(names(), ["Lido day ticket", "Hiking day ticket"])
  })

  it("continues with the next change after a failed or aborted one", function* () {
    service.answer(() => "hang")
    const cart = yield* CartService
    const stuck = yield* Effect.forkChild(cart.add(shopId, item(lidoDay)))
    yield* Effect.promise(() => service.arrival(1))
    yield* Fiber.interrupt(stuck)
    service.answer(specified)
    yield* cart.add(shopId, item(hikingDay))
    assert.deepStrictEqual(names(), ["Hiking day ticket"])
  })
})

describe("adding a ticket", () => {
  const called = () =>
    service.received.map(({ method, url }) => `${method} ${url.slice(`/v1/${shopId}/`.length)}`)
  const other = { ...lidoDay, valid: false, problem: "E_TICKET_CHANGED" }
  /** A gateway with the call that adds; another device has put `other` into the cart. */
  const adding = (request: Received): Reply => {
    if (!request.url.endsWith("/items")) return specified(request)
    kept = [other, { ...JSON.parse(request.body).item, valid: true, problem: null }]
    return { json: { items: kept } }
  }

  it("takes one call, which the cart that opens next reads and verifies by", function* () {
    service.answer(adding)
    const cart = yield* CartService
    yield* cart.replace(shopId, item(lidoDay), item(hikingDay))
    assert.deepStrictEqual(
      (yield* cart.read(shopId)).items.map(({ name }) => name),
      names()
    )
    assert.deepStrictEqual(
      (yield* cart.verify(shopId)).items.map(({ valid }) => valid),
      [false, true]
    )
    assert.deepStrictEqual(called(), ["POST cart/items"])
    const [{ body } = { body: "" }] = service.received
    assert.deepStrictEqual(JSON.parse(body).replaces, lidoDay.hash)
    // Whoever asks again is told by the service.
    service.answer(({ method }) => ({ json: { items: method === "POST" ? [] : [other] } }))
    assert.lengthOf((yield* cart.verify(shopId)).items, 0)
    assert.lengthOf((yield* cart.read(shopId)).items, 1)
    assert.deepStrictEqual(called().slice(1), ["POST cart/verify", "GET cart"])
  })

  it.each([404, 405, 501])(
    "writes the whole cart after the response %s, and adds no more",
    function* (status) {
      service.answer((request) => (request.url.endsWith("/items") ? { status } : specified(request)))
      const cart = yield* CartService
      yield* cart.add(shopId, item(hikingDay))
      assert.lengthOf((yield* cart.read(shopId)).items, 1)
      yield* cart.add(shopId, item(lidoDay))
      assert.deepStrictEqual(names(), ["Hiking day ticket", "Lido day ticket"])
      assert.deepStrictEqual(called(), ["POST cart/items", "GET cart", "PUT cart", "GET cart", "PUT cart"])
    }
  )

  it("reads and writes where the former ticket has no seal", function* () {
    const cart = yield* CartService
    yield* cart.replace(shopId, item({ ...lidoDay, hash: null }), item(hikingDay))
    assert.deepStrictEqual(called(), ["GET cart", "PUT cart"])
  })

  it.live("is repeated after a lost response, and not after a refusal", function* () {
    let isLost = true
    service.answer((request) => {
      const reply = adding(request)
      const isFirst = isLost
      isLost = false
      return isFirst ? "cut" : reply
    })
    const cart = yield* CartService
    yield* cart.add(shopId, item(hikingDay))
    assert.deepStrictEqual(called(), ["POST cart/items", "POST cart/items"])
    service.answer(() => ({ status: 422, json: { code: "E_CURRENCY_MIXED", message: "Mixed" } }))
    const error = yield* Effect.flip(cart.add(shopId, item(hikingDay)))
    assert.deepInclude(error, { _tag: "ResponseError", code: "E_CURRENCY_MIXED" })
    assert.lengthOf(called(), 3)
  })

  it("forgets the cart after ten seconds, and after any other change", function* () {
    service.answer(adding)
    const cart = yield* CartService
    const asks = Effect.gen(function* () {
      const before = called().length
      yield* cart.read(shopId)
      return called().slice(before)
    })
    yield* cart.add(shopId, item(hikingDay))
    assert.deepStrictEqual(yield* asks, [])
    yield* TestClock.adjust("10 seconds")
    assert.deepStrictEqual(yield* asks, ["GET cart"])
    for (const change of [cart.remove(shopId, [item(lidoDay)]), cart.clear(shopId)]) {
      yield* cart.add(shopId, item(hikingDay))
      yield* change
      assert.deepStrictEqual(yield* asks, ["GET cart"])
    }
  })
})

describe("several tabs", () => {
  it.live("reads the cart again that another tab has changed after an addition", function* () {
    const cart = yield* CartService
    const heard = yield* Deferred.make<void>()
    yield* Effect.forkChild(cart.watch(() => Deferred.doneUnsafe(heard, Effect.void)))
    yield* cart.add(shopId, item(hikingDay))
    kept = [lidoDay]
    const otherTab = new BroadcastChannel("parkschein.cart")
    otherTab.postMessage(shopId)
    yield* Deferred.await(heard)
    otherTab.close()
    assert.deepStrictEqual(
      (yield* cart.read(shopId)).items.map(({ name }) => name),
      ["Lido day ticket"]
    )
  })

  it.each(["add", "clear"] as const)("notifies this tab of a change that is aborted: %s", function* (change) {
    const cart = yield* CartService
    const heard: string[] = []
    const watching = yield* Effect.forkChild(cart.watch((changed) => heard.push(changed)))
    service.answer(() => "hang")
    const changing = change === "add" ? cart.add(shopId, item(hikingDay)) : cart.clear(shopId)
    const stuck = yield* Effect.forkChild(Effect.asVoid(changing))
    yield* Effect.promise(() => service.arrival(1))
    assert.deepStrictEqual(heard, [])
    yield* Fiber.interrupt(stuck)
    assert.deepStrictEqual(heard, [shopId])
    yield* Fiber.interrupt(watching)
    service.answer(() => "hang")
    const another = yield* Effect.forkChild(Effect.ignore(cart.add(shopId, item(hikingDay))))
    yield* Effect.promise(() => service.arrival(2))
    yield* Fiber.interrupt(another)
    assert.deepStrictEqual(heard, [shopId])
  })

  it.live("notifies the other tabs of the changed cart, but not itself", function* () {
    const cart = yield* CartService
    const heardHere: string[] = []
    yield* Effect.forkChild(cart.watch((changed) => heardHere.push(changed)))
    const heardThere = Effect.promise(
      () =>
        new Promise<string>((resolve) => {
          const otherTab = new BroadcastChannel("parkschein.cart")
          otherTab.onmessage = (message) => {
            otherTab.close()
            resolve(String(message.data))
          }
        })
    )
    const listening = yield* Effect.forkChild(heardThere)
    yield* Effect.yieldNow
    yield* cart.add(shopId, item(hikingDay))
    assert.strictEqual(yield* Fiber.join(listening), shopId)
    assert.deepStrictEqual(heardHere, [])
  })
})
