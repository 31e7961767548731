/** The contract as an HttpApi: what the server is built from and OpenAPI is printed from. Never imported by the browser. */

import { Context } from "effect"
import { HttpApi, HttpApiEndpoint, HttpApiGroup, HttpApiMiddleware, HttpApiSecurity } from "effect/http-api"
import * as cart from "./cart.ts"
import { Forbidden, Unauthorized } from "./errors.ts"
import * as order from "./order.ts"
import * as purchaseOption from "./purchase-option.ts"
import { served } from "./served.ts"
import * as shop from "./shop.ts"
import * as shopGroup from "./shop-group.ts"

/** Who asks: the subject of a token that has been checked. */
export class Caller extends Context.Service<Caller, { readonly subject: string }>()("api/Caller") {}

/** A driver with a good token and a verified e-mail address. */
export class DriverAuthorization extends HttpApiMiddleware.Service<
  DriverAuthorization,
  { provides: Caller }
>()("api/DriverAuthorization", {
  security: { bearer: HttpApiSecurity.bearer },
  error: [Unauthorized, Forbidden]
}) {}

export class ShopApiGroup extends HttpApiGroup.make("shop")
  .add(
    HttpApiEndpoint.get("shopByPath", shop.shopByPath.path, served(shop.shopByPath)),
    HttpApiEndpoint.get("activeTickets", shop.activeTickets.path, served(shop.activeTickets))
  )
  .middleware(DriverAuthorization) {}

export class ShopGroupApiGroup extends HttpApiGroup.make("shopGroup")
  .add(HttpApiEndpoint.get("userShopGroups", shopGroup.userShopGroups.path, served(shopGroup.userShopGroups)))
  .middleware(DriverAuthorization) {}

export class PurchaseOptionApiGroup extends HttpApiGroup.make("purchaseOption")
  .add(
    HttpApiEndpoint.get(
      "onlineShopOptions",
      purchaseOption.onlineShopOptions.path,
      served(purchaseOption.onlineShopOptions)
    ),
    HttpApiEndpoint.post(
      "configureTicket",
      purchaseOption.configureTicket.path,
      served(purchaseOption.configureTicket)
    )
  )
  .middleware(DriverAuthorization) {}

export class CartApiGroup extends HttpApiGroup.make("cart")
  .add(
    HttpApiEndpoint.get("getCart", cart.getCart.path, served(cart.getCart)),
    HttpApiEndpoint.put("putCart", cart.putCart.path, served(cart.putCart)),
    HttpApiEndpoint.delete("clearCart", cart.clearCart.path, served(cart.clearCart)),
    HttpApiEndpoint.post("verifyCart", cart.verifyCart.path, served(cart.verifyCart))
  )
  .middleware(DriverAuthorization) {}

export class OrderApiGroup extends HttpApiGroup.make("order")
  .add(
    HttpApiEndpoint.post("createOrder", order.createOrder.path, served(order.createOrder)),
    HttpApiEndpoint.get("getOrder", order.getOrder.path, served(order.getOrder))
  )
  .middleware(DriverAuthorization) {}

/** Server to server: no driver's token, but a signature over the bytes. */
export class PaymentApiGroup extends HttpApiGroup.make("payment").add(
  HttpApiEndpoint.post("reportPayment", order.reportPayment.path, served(order.reportPayment))
) {}

export class ShopServiceApi extends HttpApi.make("shop-service")
  .add(ShopApiGroup)
  .add(ShopGroupApiGroup)
  .add(PurchaseOptionApiGroup)
  .add(CartApiGroup)
  .add(OrderApiGroup)
  .add(PaymentApiGroup) {}
