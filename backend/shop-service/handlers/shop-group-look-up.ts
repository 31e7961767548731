/** Look-ups of groups: by id, shop, group or area, their limits, and the pricing groups for new ones. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { ShopGroupAdministration } from "../repositories/administration/shop-group-administration.ts"
import { notFound } from "../rules/refused.ts"
import { shopById } from "./shop-access.ts"

/** Returns the group with this id; fails with 404 if there is none. */
export const shopGroupById = Effect.fnUntraced(function* (id: string) {
  const group = yield* (yield* ShopGroupAdministration).byId(id)
  return group ?? (yield* notFound("E_GROUP_NOT_FOUND", "There is no such group.", "id"))
})

export const ShopGroupLookUpHandlers = HttpApiBuilder.group(
  ShopServiceApi,
  "shopGroupLookUp",
  Effect.fn(function* (handlers) {
    const groups = yield* ShopGroupAdministration
    return handlers.handleAll({
      getShopGroup: ({ params }) => shopGroupById(params.id),
      availablePricingGroups: ({ params }) =>
        Effect.flatMap(shopById(params.shopId), ({ shop }) => groups.pricingGroups(shop.id)),
      maximumCodesByGroupIds: ({ payload }) =>
        Effect.map(groups.limits(payload.groupIds), (limits) =>
          limits.map(({ groupId, maximumCodes }) => ({ groupId, maximumCodes }))
        ),
      maximumPlatesByGroupIds: ({ payload }) =>
        Effect.map(groups.limits(payload.groupIds), (limits) =>
          limits.map(({ groupId, maximumPlates }) => ({ groupId, maximumPlates }))
        ),
      shopGroupsByShopId: ({ params }) =>
        Effect.flatMap(shopById(params.shopId), ({ shop }) => groups.byShop(shop.id)),
      shopGroupsByGroupId: ({ params }) => groups.byGroupIds([params.groupId]),
      shopGroupsByAreaEntityIds: ({ payload }) => groups.byAreas(payload.areaEntityIds),
      shopGroupsByGroupIds: ({ payload }) => groups.byGroupIds(payload.groupIds),
      shopGroupsByIds: ({ payload }) => groups.byIds(payload.ids)
    })
  })
)
