/** Calls of operators' tools and other servers, as groups of the HttpApi. */
import { HttpApiGroup } from "effect/http-api"
import { DriverOrServiceAuthorization, ServiceAuthorization } from "./authorization.ts"
import * as driver from "./driver-administration.ts"
import * as cart from "./internal-cart.ts"
import * as metrics from "./metrics.ts"
import * as order from "./order-administration.ts"
import { groupsFor, routes } from "./served.ts"
import * as shop from "./shop-administration.ts"
import * as group from "./shop-group-administration.ts"

const forServices = groupsFor(ServiceAuthorization)

export class ShopLookUpApiGroup extends HttpApiGroup.make("shopLookUp")
  .add(
    ...routes(
      shop.listShops,
      shop.getShop,
      shop.shopsByAreaEntityIds,
      shop.shopsByIds,
      shop.shopByAreaEntityId
    )
  )
  .middleware(DriverOrServiceAuthorization) {}

export class ShopAdministrationApiGroup extends HttpApiGroup.make("shopAdministration")
  .add(
    ...routes(
      shop.createShop,
      shop.updateShop,
      shop.deleteShop,
      shop.createVerificationCode,
      shop.putTickets,
      shop.putArea
    )
  )
  .middleware(ServiceAuthorization) {}

export class ShopGroupLookUpApiGroup extends HttpApiGroup.make("shopGroupLookUp")
  .add(
    ...routes(
      group.getShopGroup,
      group.availablePricingGroups,
      group.maximumCodesByGroupIds,
      group.maximumPlatesByGroupIds,
      group.shopGroupsByShopId,
      group.shopGroupsByGroupId,
      group.shopGroupsByAreaEntityIds,
      group.shopGroupsByGroupIds,
      group.shopGroupsByIds
    )
  )
  .middleware(DriverOrServiceAuthorization) {}

export class ShopGroupAdministrationApiGroup extends HttpApiGroup.make("shopGroupAdministration")
  .add(...routes(group.createShopGroup, group.updateShopGroup, group.deleteShopGroup))
  .middleware(ServiceAuthorization) {}

export class InternalCartApiGroup extends forServices("internalCart", cart) {}

export class MetricsApiGroup extends forServices("metrics", metrics) {}

export class OrderAdministrationApiGroup extends forServices("orderAdministration", order) {}

export class DriverAdministrationApiGroup extends forServices("driverAdministration", driver) {}
