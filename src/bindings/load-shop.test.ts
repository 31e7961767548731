/** Tests of what is kept of a shop in this browser: of one that does not exist any more, nothing that leads to it. */
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { knownShop, knownShopId, latestShop } from "../services/remembered.ts"
import { withBrowserStorage } from "../services/testing/browser-storage.ts"
import { gatewayTo } from "../services/testing/gateway.ts"
import { localService } from "../services/testing/local-service.ts"
import { wiesensee as shop } from "../services/testing/world.ts"
import { loadShop } from "./load-shop.ts"

withBrowserStorage()

const service = localService()

it.effect("a shop that does not exist any more is not offered as visited", () =>
  Effect.gen(function* () {
    service.answer(() => ({ json: shop }))
    yield* loadShop(shop.path)
    assert.strictEqual(knownShop(shop.path).read()?.name, shop.name)
    assert.strictEqual(latestShop.read(), shop.path)
    service.answer(() => ({ status: 404 }))
    assert.strictEqual((yield* Effect.flip(loadShop(shop.path, true)))._tag, "ShopNotFound")
    assert.isUndefined(knownShop(shop.path).read())
    assert.isUndefined(latestShop.read())
    assert.isUndefined(knownShopId(shop.path).read())
  }).pipe((effect) => Effect.suspend(() => Effect.provide(effect, gatewayTo(service.origin))))
)
