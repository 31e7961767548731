/** Every schema of an entity, by name, for the property tests of all schemas. */
import type { Schema } from "effect"
import { ActiveTicket } from "../active-ticket.ts"
import { AddPlatesForm } from "../add-plates-form.ts"
import { Area } from "../area.ts"
import { ChangePlateForm } from "../change-plate-form.ts"
import { ApplyDiscountDetails, DiscountInfo } from "../discount-info.ts"
import { FixedPriceTicketRequest } from "../fixed-price-ticket-request.ts"
import { GroupMaximumCodes, GroupMaximumPlates } from "../group-maximum.ts"
import { Notification } from "../notification.ts"
import { Order, OrderRequest } from "../order.ts"
import { PageOfShops } from "../page-of-shops.ts"
import { PaymentEvent } from "../payment-event.ts"
import { Plate, RegisteredPlate } from "../plate.ts"
import { PlateAddition, PlateChange, PlateDeletion } from "../plate-change.ts"
import { PlateChangeValidation, PlateChangeVerdict } from "../plate-change-validation.ts"
import { PricingGroup } from "../pricing-group.ts"
import { FlexPriceVerification, PurchaseOptionVerification } from "../purchase-option-verification.ts"
import { PushSubscription } from "../push-subscription.ts"
import { Shop, ShopWithGroups } from "../shop.ts"
import { ShopCreation } from "../shop-creation.ts"
import { ShopGroup } from "../shop-group.ts"
import { ShopGroupCreation } from "../shop-group-creation.ts"
import { ShopGroupUpdate } from "../shop-group-update.ts"
import { ShopUpdate } from "../shop-update.ts"
import { SimulatedStay } from "../simulated-stay.ts"
import { StayPaymentStatus } from "../stay-payment-status.ts"
import { PricingSegment, StayPricing, VerifiedStayPricing } from "../stay-pricing.ts"
import { ExternalExemption, StayRequest } from "../stay-request.ts"
import { Ticket } from "../ticket.ts"
import { HolidayLocation, TimeValues } from "../time-values.ts"
import { Translation } from "../translations.ts"
import { UserShopGroup } from "../user-shop-group.ts"
import { ValidityContainer } from "../validity-container.ts"
import { VerificationCode } from "../verification-code.ts"
import { VerifiedCartItem } from "../verified-cart-item.ts"
import { VersionFile } from "../version-file.ts"
import { Voucher } from "../voucher.ts"

type Entity = Schema.Codec<unknown, unknown>

export const entities: ReadonlyArray<readonly [name: string, schema: Entity]> = Object.entries({
  ActiveTicket,
  AddPlatesForm,
  ApplyDiscountDetails,
  Area,
  ChangePlateForm,
  DiscountInfo,
  ExternalExemption,
  FixedPriceTicketRequest,
  FlexPriceVerification,
  GroupMaximumCodes,
  GroupMaximumPlates,
  HolidayLocation,
  Notification,
  Order,
  OrderRequest,
  PageOfShops,
  PaymentEvent,
  Plate,
  PlateAddition,
  PlateChange,
  PlateChangeValidation,
  PlateChangeVerdict,
  PlateDeletion,
  PricingGroup,
  PricingSegment,
  PurchaseOptionVerification,
  PushSubscription,
  RegisteredPlate,
  Shop,
  ShopCreation,
  ShopGroup,
  ShopGroupCreation,
  ShopGroupUpdate,
  ShopUpdate,
  ShopWithGroups,
  SimulatedStay,
  StayPaymentStatus,
  StayPricing,
  StayRequest,
  Ticket,
  TimeValues,
  Translation,
  UserShopGroup,
  ValidityContainer,
  VerificationCode,
  VerifiedCartItem,
  VerifiedStayPricing,
  VersionFile,
  Voucher
})
