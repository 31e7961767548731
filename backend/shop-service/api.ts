/** Groups of the contract with their handlers. */
import { Layer } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopServiceApi } from "../../schemas/api/http-api.ts"
import { BoughtTicketHandlers } from "./handlers/bought-ticket.ts"
import { CartHandlers } from "./handlers/cart.ts"
import { DriverAdministrationHandlers } from "./handlers/driver-administration.ts"
import { FixedPriceTicketHandlers } from "./handlers/fixed-price-ticket.ts"
import { FlexPriceHandlers } from "./handlers/flex-price.ts"
import { InternalCartHandlers } from "./handlers/internal-cart.ts"
import { MetricsHandlers } from "./handlers/metrics.ts"
import { OrderHandlers } from "./handlers/order.ts"
import { OrderAdministrationHandlers } from "./handlers/order-administration.ts"
import { PaymentHandlers } from "./handlers/payment.ts"
import { PermissionPlateHandlers } from "./handlers/permission-plate.ts"
import { PublicShopHandlers } from "./handlers/public-shop.ts"
import { PurchaseOptionHandlers } from "./handlers/purchase-option.ts"
import { PurchaseOptionVerificationHandlers } from "./handlers/purchase-option-verification.ts"
import { PushReminderHandlers, PushRenewalHandlers } from "./handlers/push-reminder.ts"
import { ReceiptHandlers } from "./handlers/receipt.ts"
import { ShopHandlers } from "./handlers/shop.ts"
import { ShopAdministrationHandlers } from "./handlers/shop-administration.ts"
import { ShopGroupHandlers } from "./handlers/shop-group.ts"
import { ShopGroupAdministrationHandlers } from "./handlers/shop-group-administration.ts"
import { ShopGroupLookUpHandlers } from "./handlers/shop-group-look-up.ts"
import { ShopLookUpHandlers } from "./handlers/shop-look-up.ts"
import { VerificationCodeHandlers } from "./handlers/verification-code.ts"
import { AuthorizationLive } from "./http/authorization.ts"

export const ApiRoutes = HttpApiBuilder.layer(ShopServiceApi).pipe(
  Layer.provide([
    BoughtTicketHandlers,
    CartHandlers,
    DriverAdministrationHandlers,
    FixedPriceTicketHandlers,
    FlexPriceHandlers,
    OrderAdministrationHandlers,
    OrderHandlers,
    PaymentHandlers,
    PurchaseOptionHandlers,
    PushReminderHandlers,
    PushRenewalHandlers,
    ReceiptHandlers,
    PurchaseOptionVerificationHandlers,
    ShopHandlers,
    PublicShopHandlers,
    ShopGroupHandlers,
    PermissionPlateHandlers,
    ShopLookUpHandlers,
    ShopAdministrationHandlers,
    ShopGroupLookUpHandlers,
    ShopGroupAdministrationHandlers,
    InternalCartHandlers,
    MetricsHandlers,
    VerificationCodeHandlers
  ]),
  Layer.provide(AuthorizationLive)
)
