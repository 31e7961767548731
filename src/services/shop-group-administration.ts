/** API group of groups of long-term parkers for operators' tools: look-ups, and writes of services. */
import { Context, Effect, Layer } from "effect"
import {
  availablePricingGroups,
  createShopGroup,
  deleteShopGroup,
  getShopGroup,
  maximumCodesByGroupIds,
  maximumPlatesByGroupIds,
  shopGroupsByAreaEntityIds,
  shopGroupsByGroupId,
  shopGroupsByGroupIds,
  shopGroupsByIds,
  shopGroupsByShopId,
  updateShopGroup
} from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"
import { readsOfShopGroups } from "./reads.ts"

const make = Effect.gen(function* () {
  const { query, write } = yield* Gateway
  const invalidates = readsOfShopGroups
  return {
    /** 409 `E_GROUP_EXISTS` if the shop already has the group. */
    createShopGroup: write(createShopGroup, { invalidates }),
    getShopGroup: query(getShopGroup),
    updateShopGroup: write(updateShopGroup, { invalidates }),
    /** 409 `E_GROUP_IN_USE` while plates of drivers are active in it. */
    deleteShopGroup: write(deleteShopGroup, { invalidates }),
    availablePricingGroups: query(availablePricingGroups),
    maximumCodesByGroupIds: query(maximumCodesByGroupIds),
    maximumPlatesByGroupIds: query(maximumPlatesByGroupIds),
    shopGroupsByShopId: query(shopGroupsByShopId),
    shopGroupsByGroupId: query(shopGroupsByGroupId),
    shopGroupsByAreaEntityIds: query(shopGroupsByAreaEntityIds),
    shopGroupsByGroupIds: query(shopGroupsByGroupIds),
    shopGroupsByIds: query(shopGroupsByIds)
  }
})

export class ShopGroupAdministrationService extends Context.Service<
  ShopGroupAdministrationService,
  Effect.Success<typeof make>
>()("services/ShopGroupAdministrationService") {
  static readonly layer = Layer.effect(ShopGroupAdministrationService, make)
}
