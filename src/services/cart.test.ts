/** Tests of the cart: changes read, merge and write, one after the other. Decision D-14. */
import { afterEach, assert, beforeEach, describe, it } from "@effect/vitest"
import { Effect, Fiber, Layer, Schema } from "effect"
import { CartItem } from "../../schemas/ticket.ts"
import { CartService } from "./cart.ts"
import { Tabs } from "./tabs.ts"
import { gatewayTo } from "./testing/gateway.ts"
import { type LocalService, startLocalService } from "./testing/local-service.ts"
import { hikingDay, lidoDay, shopId, zoneA } from "./testing/world.ts"

let service: LocalService
/** The cart as stored by the service. */
let kept: ReadonlyArray<unknown>
const names = () => kept.map((item) => (item as { name: string }).name)

beforeEach(async () => {
  service = await startLocalService()
  kept = []
  service.answer((request) => {
    if (request.method === "PUT") kept = JSON.parse(request.body).items
    if (request.method === "DELETE") kept = []
    return request.method === "DELETE" ? { status: 204 } : { json: { items: kept } }
  })
})
afterEach(() => service[Symbol.asyncDispose]())

const item = Schema.decodeUnknownSync(CartItem)

const withCart = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.suspend(() =>
    Effect.provide(
      effect,
      Layer.provideMerge(CartService.layer, Layer.merge(gatewayTo(service.origin), Tabs.layer))
    )
  )

describe("changing the cart", () => {
  it.effect("keeps all concurrent changes [A/C-03]", () =>
    Effect.gen(function* () {
      const cart = yield* CartService
      const tickets = Array.from({ length: 5 }, (_, n) =>
        item({ ...hikingDay, name: `Day ${n}`, hash: `seal-${n}` })
      )
      yield* Effect.all(
        tickets.map((ticket) => cart.add(shopId, ticket)),
        { concurrency: "unbounded" }
      )
      assert.deepStrictEqual(names(), ["Day 0", "Day 1", "Day 2", "Day 3", "Day 4"])
    }).pipe(withCart)
  )

  it.effect("adds to the items that another device has added [A/C-02]", () =>
    Effect.gen(function* () {
      const cart = yield* CartService
      yield* cart.add(shopId, item(hikingDay))
      kept = [...kept, lidoDay]
      const { items } = yield* cart.remove(shopId, item(hikingDay))
      assert.deepStrictEqual(names(), ["Lido day ticket"])
      assert.strictEqual(items[0]?.name, "Lido day ticket")
    }).pipe(withCart)
  )

  it.effect("sends every item back as received, with unknown fields", () =>
    Effect.gen(function* () {
      const cart = yield* CartService
      const sealed = { ...lidoDay, price: "10.00", seal: { over: ["price", "seal"] } }
      kept = [sealed]
      yield* cart.add(shopId, item(hikingDay))
      assert.deepStrictEqual(kept[0], sealed)
      // Removed and restored, as the driver saw it.
      yield* cart.remove(shopId, item(lidoDay))
      assert.lengthOf(kept, 1)
      yield* cart.restore(shopId, [{ ...item(lidoDay) }])
      assert.deepStrictEqual(kept[1], sealed)
    }).pipe(withCart)
  )

  it.effect("holds the same configured ticket once", () =>
    Effect.gen(function* () {
      const cart = yield* CartService
      yield* cart.add(shopId, item(hikingDay))
      yield* cart.add(shopId, item(hikingDay))
      assert.lengthOf(kept, 1)
    }).pipe(withCart)
  )

  it.effect("replaces the former ticket by the changed one", () =>
    Effect.gen(function* () {
      const cart = yield* CartService
      yield* cart.add(shopId, item(hikingDay))
      yield* cart.add(shopId, item(lidoDay))
      const changed = item({ ...hikingDay, name: "Hiking, another day", hash: "sealed anew" })
      yield* cart.replace(shopId, item(hikingDay), changed)
      assert.deepStrictEqual(names(), ["Hiking, another day", "Lido day ticket"])
    }).pipe(withCart)
  )

  it.effect(
    "adds a changed ticket when the former one is gone, and can change the currency of the only one",
    () =>
      Effect.gen(function* () {
        const cart = yield* CartService
        yield* cart.replace(shopId, item(hikingDay), item(lidoDay))
        yield* cart.replace(shopId, item(lidoDay), item(zoneA))
        assert.deepStrictEqual(
          names(),
          [item(zoneA)].map(({ name }) => name)
        )
      }).pipe(withCart)
  )

  it.effect("restores removed items once and keeps those added since", () =>
    Effect.gen(function* () {
      const cart = yield* CartService
      yield* cart.add(shopId, item(hikingDay))
      yield* cart.remove(shopId, item(hikingDay))
      kept = [lidoDay]
      yield* cart.restore(shopId, [item(hikingDay)])
      yield* cart.restore(shopId, [item(hikingDay)])
      assert.deepStrictEqual(names(), ["Lido day ticket", "Hiking day ticket"])
    }).pipe(withCart)
  )

  it.effect("empties the cart and returns it", () =>
    Effect.gen(function* () {
      const cart = yield* CartService
      yield* cart.add(shopId, item(hikingDay))
      const { items } = yield* cart.clear(shopId)
      assert.lengthOf(items, 0)
      assert.lengthOf(kept, 0)
    }).pipe(withCart)
  )

  it.effect("refuses a second currency with a reason and leaves the cart unchanged [A/C-11]", () =>
    Effect.gen(function* () {
      const cart = yield* CartService
      yield* cart.add(shopId, item(hikingDay))
      const error = yield* Effect.flip(cart.add(shopId, item(zoneA)))
      assert.deepInclude(error, { _tag: "MixedCurrencies", inCart: "EUR", added: "CHF" })
      assert.deepStrictEqual(names(), ["Hiking day ticket"])
    }).pipe(withCart)
  )

  it.effect("merges again, once, after a conflict response", () =>
    Effect.gen(function* () {
      let conflicts = 1
      service.answer((request) => {
        if (request.method !== "PUT") return { json: { items: kept } }
        if (conflicts > 0) {
          conflicts -= 1
          kept = [lidoDay]
          return { status: 409, json: { code: "E_CART_CHANGED", message: "Changed" } }
        }
        kept = JSON.parse(request.body).items
        return { json: { items: kept } }
      })
      const cart = yield* CartService
      yield* cart.add(shopId, item(hikingDay))
      assert.deepStrictEqual(names(), ["Lido day ticket", "Hiking day ticket"])
    }).pipe(withCart)
  )

  it.effect("continues with the next change after a failed or aborted one", () =>
    Effect.gen(function* () {
      service.answer(() => "hang")
      const cart = yield* CartService
      const stuck = yield* Effect.forkChild(cart.add(shopId, item(lidoDay)))
      yield* Effect.promise(() => service.arrival(1))
      yield* Fiber.interrupt(stuck)
      service.answer((request) => {
        if (request.method === "PUT") kept = JSON.parse(request.body).items
        return { json: { items: kept } }
      })
      yield* cart.add(shopId, item(hikingDay))
      assert.deepStrictEqual(names(), ["Hiking day ticket"])
    }).pipe(withCart)
  )
})

describe("several tabs", () => {
  it.live("notifies the other tabs of the changed cart, but not itself", () =>
    Effect.gen(function* () {
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
    }).pipe(withCart)
  )
})
