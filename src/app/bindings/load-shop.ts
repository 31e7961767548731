/** Loading a shop, as every page of a shop begins. Only a shop that loaded is remembered; one that is gone is forgotten. */
import { Effect } from "effect"
import type { LoadShopFailure } from "../../../machines/failures.ts"
import type { ShopWithGroups } from "../../../schemas/shop.ts"
import { type CallError, toCallFailure } from "../../services/http/index.ts"
import { knownAreaEntity, knownCountry, latestShop } from "../../services/remembered.ts"
import { ShopService } from "../../services/shop.ts"

/** Decided in D-27: the status counts, and so does a message that says "404". */
const isNotFound = (error: CallError): boolean =>
  (error._tag === "ResponseError" && error.status === 404) || error.message === "404"

const forget = (shopPath: string) =>
  Effect.sync(() => {
    if (latestShop.read() === shopPath) latestShop.remove()
    knownAreaEntity(shopPath).remove()
  })

const remember = (shop: ShopWithGroups) =>
  Effect.sync(() => {
    latestShop.write(shop.path)
    knownAreaEntity(shop.path).write(shop.areaEntityId)
    knownCountry(shop.path).write(shop.areaCountry ?? "")
  })

export const loadShop = (shopPath: string): Effect.Effect<ShopWithGroups, LoadShopFailure, ShopService> =>
  Effect.gen(function* () {
    const shops = yield* ShopService
    const shop = yield* shops
      .shopByPath({ params: { path: shopPath } })
      .pipe(
        Effect.catch((error) =>
          isNotFound(error)
            ? Effect.andThen(forget(shopPath), Effect.fail<LoadShopFailure>({ _tag: "ShopNotFound" }))
            : Effect.fail<LoadShopFailure>(toCallFailure(error))
        )
      )
    if (!shop.active) return yield* Effect.fail<LoadShopFailure>({ _tag: "ShopInactive" })
    yield* remember(shop)
    return shop
  })
