/** The contract as an HttpApi: what the server is built from and OpenAPI is printed from. Never imported by the browser. */
import { HttpApi, HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import * as activeTicket from "./active-tickets.ts"
import { DriverAuthorization } from "./authorization.ts"
import * as cart from "./cart.ts"
import { configureTicket } from "./configure-ticket.ts"
import * as fixedPriceTicket from "./fixed-price-ticket.ts"
import * as flexPrice from "./flex-price.ts"
import {
  InternalCartApiGroup,
  MetricsApiGroup,
  RefundApiGroup,
  ShopAdministrationApiGroup,
  ShopGroupAdministrationApiGroup,
  ShopGroupLookUpApiGroup,
  ShopLookUpApiGroup
} from "./operator-groups.ts"
import * as order from "./order.ts"
import * as permissionPlate from "./permission-plate.ts"
import { publicShop } from "./public-shop.ts"
import * as purchaseOption from "./purchase-option.ts"
import * as purchaseOptionVerification from "./purchase-option-verification.ts"
import { served } from "./served.ts"
import * as shop from "./shop.ts"
import * as shopGroup from "./shop-group.ts"
import * as verificationCode from "./verification-code.ts"

export {
  Caller,
  DriverAuthorization,
  DriverOrServiceAuthorization,
  ServiceAuthorization
} from "./authorization.ts"

export class ShopApiGroup extends HttpApiGroup.make("shop")
  .add(
    HttpApiEndpoint.get("shopByPath", shop.shopByPath.path, served(shop.shopByPath)),
    HttpApiEndpoint.get("activeTickets", activeTicket.activeTickets.path, served(activeTicket.activeTickets))
  )
  .middleware(DriverAuthorization) {}

/** Open to everybody: who a shop is. */
export class PublicShopApiGroup extends HttpApiGroup.make("publicShop").add(
  HttpApiEndpoint.get("publicShop", publicShop.path, served(publicShop))
) {}

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
    HttpApiEndpoint.post("configureTicket", configureTicket.path, served(configureTicket))
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
    HttpApiEndpoint.get("getOpenOrder", order.getOpenOrder.path, served(order.getOpenOrder)),
    HttpApiEndpoint.get("getOrder", order.getOrder.path, served(order.getOrder)),
    HttpApiEndpoint.delete("cancelOrder", order.cancelOrder.path, served(order.cancelOrder))
  )
  .middleware(DriverAuthorization) {}

export class VerificationCodeApiGroup extends HttpApiGroup.make("verificationCode")
  .add(
    HttpApiEndpoint.get(
      "verificationCodes",
      verificationCode.verificationCodes.path,
      served(verificationCode.verificationCodes)
    ),
    HttpApiEndpoint.post(
      "addVerificationCode",
      verificationCode.addVerificationCode.path,
      served(verificationCode.addVerificationCode)
    )
  )
  .middleware(DriverAuthorization) {}

export class PermissionPlateApiGroup extends HttpApiGroup.make("permissionPlate")
  .add(
    HttpApiEndpoint.post("addPlates", permissionPlate.addPlates.path, served(permissionPlate.addPlates)),
    HttpApiEndpoint.put(
      "changePlates",
      permissionPlate.changePlates.path,
      served(permissionPlate.changePlates)
    ),
    HttpApiEndpoint.delete(
      "deletePlates",
      permissionPlate.deletePlates.path,
      served(permissionPlate.deletePlates)
    )
  )
  .middleware(DriverAuthorization) {}

export class FixedPriceTicketApiGroup extends HttpApiGroup.make("fixedPriceTicket")
  .add(
    HttpApiEndpoint.get(
      "availablePurchaseOptions",
      fixedPriceTicket.availablePurchaseOptions.path,
      served(fixedPriceTicket.availablePurchaseOptions)
    ),
    HttpApiEndpoint.get(
      "configureTicketByQuery",
      fixedPriceTicket.configureTicketByQuery.path,
      served(fixedPriceTicket.configureTicketByQuery)
    ),
    HttpApiEndpoint.post(
      "configureTicketByKey",
      fixedPriceTicket.configureTicketByKey.path,
      served(fixedPriceTicket.configureTicketByKey)
    ),
    HttpApiEndpoint.get(
      "fixedPriceTicketByKey",
      fixedPriceTicket.fixedPriceTicketByKey.path,
      served(fixedPriceTicket.fixedPriceTicketByKey)
    )
  )
  .middleware(DriverAuthorization) {}

export class PurchaseOptionVerificationApiGroup extends HttpApiGroup.make("purchaseOptionVerification")
  .add(
    HttpApiEndpoint.post(
      "validateLicensePlateChange",
      purchaseOptionVerification.validateLicensePlateChange.path,
      served(purchaseOptionVerification.validateLicensePlateChange)
    ),
    HttpApiEndpoint.post(
      "verifyFlexPriceOptions",
      purchaseOptionVerification.verifyFlexPriceOptions.path,
      served(purchaseOptionVerification.verifyFlexPriceOptions)
    ),
    HttpApiEndpoint.post(
      "verifyPurchaseOption",
      purchaseOptionVerification.verifyPurchaseOption.path,
      served(purchaseOptionVerification.verifyPurchaseOption)
    ),
    HttpApiEndpoint.post(
      "verifyPurchaseOptions",
      purchaseOptionVerification.verifyPurchaseOptions.path,
      served(purchaseOptionVerification.verifyPurchaseOptions)
    )
  )
  .middleware(DriverAuthorization) {}

export class FlexPriceApiGroup extends HttpApiGroup.make("flexPrice")
  .add(
    HttpApiEndpoint.get("flexPrices", flexPrice.flexPrices.path, served(flexPrice.flexPrices)),
    HttpApiEndpoint.get(
      "flexPricesOfAreas",
      flexPrice.flexPricesOfAreas.path,
      served(flexPrice.flexPricesOfAreas)
    ),
    HttpApiEndpoint.get(
      "specifiedArriveLeaveByQuery",
      flexPrice.specifiedArriveLeaveByQuery.path,
      served(flexPrice.specifiedArriveLeaveByQuery)
    ),
    HttpApiEndpoint.post(
      "specifiedArriveLeave",
      flexPrice.specifiedArriveLeave.path,
      served(flexPrice.specifiedArriveLeave)
    ),
    HttpApiEndpoint.post(
      "priceOfStayWithVouchers",
      flexPrice.priceOfStayWithVouchers.path,
      served(flexPrice.priceOfStayWithVouchers)
    ),
    HttpApiEndpoint.post("priceOfStay", flexPrice.priceOfStay.path, served(flexPrice.priceOfStay)),
    HttpApiEndpoint.get(
      "latestStayPaymentStatus",
      flexPrice.latestStayPaymentStatus.path,
      served(flexPrice.latestStayPaymentStatus)
    ),
    HttpApiEndpoint.post(
      "simulateFlexPrice",
      flexPrice.simulateFlexPrice.path,
      served(flexPrice.simulateFlexPrice)
    )
  )
  .middleware(DriverAuthorization) {}

/** Server to server: no driver's token, but a signature over the bytes. */
export class PaymentApiGroup extends HttpApiGroup.make("payment").add(
  HttpApiEndpoint.post("reportPayment", order.reportPayment.path, served(order.reportPayment)),
  HttpApiEndpoint.post("askBeforePayment", order.askBeforePayment.path, served(order.askBeforePayment))
) {}

export class ReceiptApiGroup extends HttpApiGroup.make("receipt")
  .add(HttpApiEndpoint.get("orderReceipt", order.orderReceipt.path, served(order.orderReceipt)))
  .middleware(DriverAuthorization) {}

export class BoughtTicketApiGroup extends HttpApiGroup.make("boughtTicket")
  .add(
    HttpApiEndpoint.put("correctPlate", activeTicket.correctPlate.path, served(activeTicket.correctPlate)),
    HttpApiEndpoint.put("setReminder", activeTicket.setReminder.path, served(activeTicket.setReminder))
  )
  .middleware(DriverAuthorization) {}

export class ShopServiceApi extends HttpApi.make("shop-service")
  .add(ShopApiGroup)
  .add(PublicShopApiGroup)
  .add(ShopGroupApiGroup)
  .add(PurchaseOptionApiGroup)
  .add(FixedPriceTicketApiGroup)
  .add(PurchaseOptionVerificationApiGroup)
  .add(FlexPriceApiGroup)
  .add(CartApiGroup)
  .add(OrderApiGroup)
  .add(VerificationCodeApiGroup)
  .add(PermissionPlateApiGroup)
  .add(ShopLookUpApiGroup)
  .add(ShopAdministrationApiGroup)
  .add(ShopGroupLookUpApiGroup)
  .add(ShopGroupAdministrationApiGroup)
  .add(InternalCartApiGroup)
  .add(RefundApiGroup)
  .add(MetricsApiGroup)
  .add(PaymentApiGroup)
  .add(ReceiptApiGroup)
  .add(BoughtTicketApiGroup) {}
