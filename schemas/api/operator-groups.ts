/** Calls of operators' tools and other servers, as groups of the HttpApi. */
import { HttpApiGroup } from "effect/http-api"
import { DriverOrServiceAuthorization, ServiceAuthorization } from "./authorization.ts"
import { deleteDriver, exportDriver } from "./driver-administration.ts"
import * as cart from "./internal-cart.ts"
import { metrics } from "./metrics.ts"
import { listRefunds } from "./order.ts"
import { refundOrder, showOrder } from "./order-administration.ts"
import { routes } from "./served.ts"
import * as shop from "./shop-administration.ts"
import * as group from "./shop-group-administration.ts"

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
    ...routes(shop.createShop, shop.updateShop, shop.deleteShop, shop.createVerificationCode, shop.putTickets)
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

export class InternalCartApiGroup extends HttpApiGroup.make("internalCart")
  .add(...routes(cart.getInternalCart, cart.clearInternalCart, cart.verifyInternalCart))
  .middleware(ServiceAuthorization) {}

export class RefundApiGroup extends HttpApiGroup.make("refund")
  .add(...routes(listRefunds))
  .middleware(ServiceAuthorization) {}

export class MetricsApiGroup extends HttpApiGroup.make("metrics")
  .add(...routes(metrics))
  .middleware(ServiceAuthorization) {}

export class OrderAdministrationApiGroup extends HttpApiGroup.make("orderAdministration")
  .add(...routes(showOrder, refundOrder))
  .middleware(ServiceAuthorization) {}

export class DriverAdministrationApiGroup extends HttpApiGroup.make("driverAdministration")
  .add(...routes(exportDriver, deleteDriver))
  .middleware(ServiceAuthorization) {}
