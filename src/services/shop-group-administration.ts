/** The API group of groups of long-term parkers as operators' tools see them: look-ups, and writes of services. */
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
  const drops = readsOfShopGroups
  return {
    /** 409 `E_GROUP_EXISTS` when the shop has the group already. */
    createShopGroup: write("createShopGroup", createShopGroup, { drops }),
    getShopGroup: query("getShopGroup", getShopGroup),
    updateShopGroup: write("updateShopGroup", updateShopGroup, { drops }),
    /** 409 `E_GROUP_IN_USE` while plates of drivers are active in it. */
    deleteShopGroup: write("deleteShopGroup", deleteShopGroup, { drops }),
    availablePricingGroups: query("availablePricingGroups", availablePricingGroups),
    maximumCodesByGroupIds: query("maximumCodesByGroupIds", maximumCodesByGroupIds),
    maximumPlatesByGroupIds: query("maximumPlatesByGroupIds", maximumPlatesByGroupIds),
    shopGroupsByShopId: query("shopGroupsByShopId", shopGroupsByShopId),
    shopGroupsByGroupId: query("shopGroupsByGroupId", shopGroupsByGroupId),
    shopGroupsByAreaEntityIds: query("shopGroupsByAreaEntityIds", shopGroupsByAreaEntityIds),
    shopGroupsByGroupIds: query("shopGroupsByGroupIds", shopGroupsByGroupIds),
    shopGroupsByIds: query("shopGroupsByIds", shopGroupsByIds)
  }
})

export class ShopGroupAdministrationService extends Context.Service<
  ShopGroupAdministrationService,
  Effect.Success<typeof make>
>()("services/ShopGroupAdministrationService") {
  static readonly layer = Layer.effect(ShopGroupAdministrationService, make)
}
