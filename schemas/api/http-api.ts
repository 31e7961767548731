/** The contract as an HttpApi, from which the server and OpenAPI are built. Never imported by the browser. */
import { HttpApi, HttpApiGroup } from "effect/http-api"
import * as activeTicket from "./active-tickets.ts"
import { DriverAuthorization } from "./authorization.ts"
import * as cart from "./cart.ts"
import { configureTicket } from "./configure-ticket.ts"
import * as fixedPriceTicket from "./fixed-price-ticket.ts"
import * as flexPrice from "./flex-price.ts"
import {
  DriverAdministrationApiGroup,
  InternalCartApiGroup,
  MetricsApiGroup,
  OrderAdministrationApiGroup,
  ShopAdministrationApiGroup,
  ShopGroupAdministrationApiGroup,
  ShopGroupLookUpApiGroup,
  ShopLookUpApiGroup
} from "./operator-groups.ts"
import * as order from "./order.ts"
import * as payment from "./payment.ts"
import * as permissionPlate from "./permission-plate.ts"
import { publicShop } from "./public-shop.ts"
import * as purchaseOption from "./purchase-option.ts"
import * as purchaseOptionVerification from "./purchase-option-verification.ts"
import { renewPushSubscription, setPushReminder } from "./push-reminder.ts"
import { groupsFor, routes } from "./served.ts"
import * as shop from "./shop.ts"
import * as shopGroup from "./shop-group.ts"
import * as verificationCode from "./verification-code.ts"

export {
  Caller,
  DriverAuthorization,
  DriverOrServiceAuthorization,
  ServiceAuthorization
} from "./authorization.ts"

const forDrivers = groupsFor(undefined, DriverAuthorization)

export class ShopApiGroup extends HttpApiGroup.make("shop")
  .add(...routes(shop.shopByPath, activeTicket.activeTickets))
  .middleware(DriverAuthorization) {}

/** Calls without a login: the public data of a shop. */
export class PublicShopApiGroup extends HttpApiGroup.make("publicShop").add(...routes(publicShop)) {}

export class ShopGroupApiGroup extends forDrivers("shopGroup", shopGroup) {}

export class PurchaseOptionApiGroup extends HttpApiGroup.make("purchaseOption")
  .add(...routes(purchaseOption.onlineShopOptions, configureTicket))
  .middleware(DriverAuthorization) {}

export class CartApiGroup extends forDrivers("cart", cart) {}

export class OrderApiGroup extends HttpApiGroup.make("order")
  .add(...routes(order.createOrder, order.getOpenOrder, order.getOrder, order.cancelOrder))
  .middleware(DriverAuthorization) {}

export class VerificationCodeApiGroup extends forDrivers("verificationCode", verificationCode) {}

export class PermissionPlateApiGroup extends forDrivers("permissionPlate", permissionPlate) {}

export class FixedPriceTicketApiGroup extends forDrivers("fixedPriceTicket", fixedPriceTicket) {}

export class PurchaseOptionVerificationApiGroup extends forDrivers(
  "purchaseOptionVerification",
  purchaseOptionVerification
) {}

export class FlexPriceApiGroup extends forDrivers("flexPrice", flexPrice) {}

/** Server to server: a signature over the bytes instead of a driver's token. */
export class PaymentApiGroup extends HttpApiGroup.make("payment").add(
  ...routes(payment.reportPayment, payment.askBeforePayment)
) {}

export class ReceiptApiGroup extends HttpApiGroup.make("receipt")
  .add(...routes(order.orderReceipt, order.allReceipts))
  .middleware(DriverAuthorization) {}

export class BoughtTicketApiGroup extends HttpApiGroup.make("boughtTicket")
  .add(...routes(activeTicket.pastTickets, activeTicket.correctPlate, activeTicket.setReminder))
  .middleware(DriverAuthorization) {}

export class PushReminderApiGroup extends HttpApiGroup.make("pushReminder")
  .add(...routes(setPushReminder))
  .middleware(DriverAuthorization) {}

/** Authenticated by the former endpoint of the subscription instead of a token. */
export class PushRenewalApiGroup extends HttpApiGroup.make("pushRenewal").add(
  ...routes(renewPushSubscription)
) {}

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
  .add(MetricsApiGroup)
  .add(PaymentApiGroup)
  .add(ReceiptApiGroup)
  .add(BoughtTicketApiGroup)
  .add(PushReminderApiGroup)
  .add(PushRenewalApiGroup)
  .add(OrderAdministrationApiGroup)
  .add(DriverAdministrationApiGroup) {}
