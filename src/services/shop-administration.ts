/** API group of shops for operators' tools: look-ups for everyone, writes with a service's token. */
import { Context, Effect, Layer } from "effect"
import {
  createShop,
  deleteShop,
  getShop,
  listShops,
  shopByAreaEntityId,
  shopsByAreaEntityIds,
  shopsByIds,
  updateShop
} from "../../schemas/api/index.ts"
import { formOf } from "./http/form.ts"
import { Gateway } from "./http/index.ts"
import { readsOfShopGroups, readsOfShops } from "./reads.ts"

const make = Effect.gen(function* () {
  const { query, write } = yield* Gateway
  const invalidates = readsOfShops
  return {
    /** 409 `E_SHOP_PATH_TAKEN`; 422 `E_SHOP_PATH_RESERVED`. */
    createShop: write(createShop, { invalidates, bodyOf: formOf }),
    /** Sorted by name, paginated; `cursor` is the `endCursor` of the previous page. */
    listShops: query(listShops),
    getShop: query(getShop),
    /** Absent fields stay unchanged. */
    updateShop: write(updateShop, { invalidates, bodyOf: formOf }),
    /** 409 `E_SHOP_IN_USE` while tickets of the shop are valid or orders are open. */
    deleteShop: write(deleteShop, { invalidates: [...readsOfShops, ...readsOfShopGroups] }),
    shopsByAreaEntityIds: query(shopsByAreaEntityIds),
    /** Ids without a shop are omitted. */
    shopsByIds: query(shopsByIds),
    shopByAreaEntityId: query(shopByAreaEntityId)
  }
})

export class ShopAdministrationService extends Context.Service<
  ShopAdministrationService,
  Effect.Success<typeof make>
>()("services/ShopAdministrationService") {
  static readonly layer = Layer.effect(ShopAdministrationService, make)
}
