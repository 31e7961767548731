/** Loads the shop of a page. A loaded shop is remembered; one that no longer exists is forgotten. */
import { Effect } from "effect"
import type { LoadShopFailure } from "../../machines/failures.ts"
import { shopByPath } from "../../schemas/api/index.ts"
import type { ShopWithGroups } from "../../schemas/shop.ts"
import { accentOf } from "../../schemas/shop-looks.ts"
import { namedShop } from "../../schemas/shop-name.ts"
import { type CallError, call, callFresh, type Gateway, toPageFailure } from "../services/http/index.ts"
import { knownAccent } from "../services/known-accent.ts"
import { knownAreaEntity, knownCountry, knownShop, knownShopId, latestShop } from "../services/remembered.ts"
import { TellApp } from "./environment.ts"
import { makeRepeatedCall } from "./repeated-call.ts"

/** Decided in D-27: the status counts, and also a message that says "404". */
const isNotFound = (error: CallError): boolean =>
  error._tag === "ResponseError" && (error.status === 404 || error.saysNotFound === true)

const forget = (shopPath: string) => {
  if (latestShop.read() === shopPath) latestShop.remove()
  for (const known of [knownAreaEntity, knownShopId, knownShop]) known(shopPath).remove()
}

const remember = (shop: ShopWithGroups) => {
  latestShop.write(shop.path)
  knownAreaEntity(shop.path).write(shop.areaEntityId)
  knownShopId(shop.path).write(shop.id)
  knownShop(shop.path).write({ name: shop.name, area: shop.areaFriendly })
  knownAccent(shop.path).write(accentOf(shop.meta) ?? "")
}

/** Shops that were closed at the last request: a retry must bypass the cache. */
const closedShops = new Set<string>()

/** Loads the shop, also one that its operator has closed, and reports the outcome to the root flow. */
export const findShop = (
  shopPath: string,
  isFresh = false
): Effect.Effect<ShopWithGroups, LoadShopFailure, Gateway> =>
  Effect.gen(function* () {
    const tell = yield* TellApp
    const ask = isFresh || closedShops.has(shopPath) ? callFresh : call
    const shop = yield* ask(shopByPath, { params: { path: shopPath } }).pipe(
      Effect.catch((error) => {
        if (!isNotFound(error)) return Effect.fail(toPageFailure(error))
        forget(shopPath)
        tell({ type: "SHOP_MISSING", shopPath })
        return Effect.fail<LoadShopFailure>({ _tag: "ShopNotFound" })
      })
    )
    knownCountry(shopPath).write(shop.areaCountry ?? "")
    const named = namedShop(shop, shopPath)
    if (!shop.active) {
      closedShops.add(shopPath)
      tell({ type: "SHOP_MISSING", shopPath })
      return named
    }
    closedShops.delete(shopPath)
    remember(named)
    tell({ type: "SHOP_LOADED", shopPath, shop: named })
    return named
  })

/** Loads a shop that sells; fails for a closed one. */
export const loadShop: typeof findShop = (shopPath, isFresh) =>
  Effect.flatMap(findShop(shopPath, isFresh), (shop) =>
    shop.active ? Effect.succeed(shop) : Effect.fail<LoadShopFailure>({ _tag: "ShopInactive" })
  )

/** Returns the loader of one flow: its first call may use the cache. */
export const makeShopLoader = () => {
  const isRepeated = makeRepeatedCall()
  return (shopPath: string): ReturnType<typeof loadShop> =>
    Effect.suspend(() => loadShop(shopPath, isRepeated()))
}
