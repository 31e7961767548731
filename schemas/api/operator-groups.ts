/** The calls that operators' tools and other servers make, as groups of the HttpApi. */
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { DriverOrServiceAuthorization, ServiceAuthorization } from "./authorization.ts"
import * as cart from "./internal-cart.ts"
import { metrics } from "./metrics.ts"
import { listRefunds } from "./order.ts"
import { served } from "./served.ts"
import * as shop from "./shop-administration.ts"
import * as group from "./shop-group-administration.ts"

export class ShopLookUpApiGroup extends HttpApiGroup.make("shopLookUp")
  .add(
    HttpApiEndpoint.get("listShops", shop.listShops.path, served(shop.listShops)),
    HttpApiEndpoint.get("getShop", shop.getShop.path, served(shop.getShop)),
    HttpApiEndpoint.post(
      "shopsByAreaEntityIds",
      shop.shopsByAreaEntityIds.path,
      served(shop.shopsByAreaEntityIds)
    ),
    HttpApiEndpoint.post("shopsByIds", shop.shopsByIds.path, served(shop.shopsByIds)),
    HttpApiEndpoint.get("shopByAreaEntityId", shop.shopByAreaEntityId.path, served(shop.shopByAreaEntityId))
  )
  .middleware(DriverOrServiceAuthorization) {}

export class ShopAdministrationApiGroup extends HttpApiGroup.make("shopAdministration")
  .add(
    HttpApiEndpoint.post("createShop", shop.createShop.path, served(shop.createShop)),
    HttpApiEndpoint.patch("updateShop", shop.updateShop.path, served(shop.updateShop)),
    HttpApiEndpoint.delete("deleteShop", shop.deleteShop.path, served(shop.deleteShop))
  )
  .middleware(ServiceAuthorization) {}

export class ShopGroupLookUpApiGroup extends HttpApiGroup.make("shopGroupLookUp")
  .add(
    HttpApiEndpoint.get("getShopGroup", group.getShopGroup.path, served(group.getShopGroup)),
    HttpApiEndpoint.get(
      "availablePricingGroups",
      group.availablePricingGroups.path,
      served(group.availablePricingGroups)
    ),
    HttpApiEndpoint.post(
      "maximumCodesByGroupIds",
      group.maximumCodesByGroupIds.path,
      served(group.maximumCodesByGroupIds)
    ),
    HttpApiEndpoint.post(
      "maximumPlatesByGroupIds",
      group.maximumPlatesByGroupIds.path,
      served(group.maximumPlatesByGroupIds)
    ),
    HttpApiEndpoint.get(
      "shopGroupsByShopId",
      group.shopGroupsByShopId.path,
      served(group.shopGroupsByShopId)
    ),
    HttpApiEndpoint.get(
      "shopGroupsByGroupId",
      group.shopGroupsByGroupId.path,
      served(group.shopGroupsByGroupId)
    ),
    HttpApiEndpoint.post(
      "shopGroupsByAreaEntityIds",
      group.shopGroupsByAreaEntityIds.path,
      served(group.shopGroupsByAreaEntityIds)
    ),
    HttpApiEndpoint.post(
      "shopGroupsByGroupIds",
      group.shopGroupsByGroupIds.path,
      served(group.shopGroupsByGroupIds)
    ),
    HttpApiEndpoint.post("shopGroupsByIds", group.shopGroupsByIds.path, served(group.shopGroupsByIds))
  )
  .middleware(DriverOrServiceAuthorization) {}

export class ShopGroupAdministrationApiGroup extends HttpApiGroup.make("shopGroupAdministration")
  .add(
    HttpApiEndpoint.post("createShopGroup", group.createShopGroup.path, served(group.createShopGroup)),
    HttpApiEndpoint.patch("updateShopGroup", group.updateShopGroup.path, served(group.updateShopGroup)),
    HttpApiEndpoint.delete("deleteShopGroup", group.deleteShopGroup.path, served(group.deleteShopGroup))
  )
  .middleware(ServiceAuthorization) {}

export class InternalCartApiGroup extends HttpApiGroup.make("internalCart")
  .add(
    HttpApiEndpoint.get("getInternalCart", cart.getInternalCart.path, served(cart.getInternalCart)),
    HttpApiEndpoint.delete("clearInternalCart", cart.clearInternalCart.path, served(cart.clearInternalCart)),
    HttpApiEndpoint.post("verifyInternalCart", cart.verifyInternalCart.path, served(cart.verifyInternalCart))
  )
  .middleware(ServiceAuthorization) {}

export class RefundApiGroup extends HttpApiGroup.make("refund")
  .add(HttpApiEndpoint.get("listRefunds", listRefunds.path, served(listRefunds)))
  .middleware(ServiceAuthorization) {}

export class MetricsApiGroup extends HttpApiGroup.make("metrics")
  .add(HttpApiEndpoint.get("metrics", metrics.path, served(metrics)))
  .middleware(ServiceAuthorization) {}
