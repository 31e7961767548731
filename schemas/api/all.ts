/** Every call of the contract by its name. For tests and documentation; the browser imports the calls it makes. */

import { activeTickets, correctPlate, setReminder } from "./active-tickets.ts"
import { clearCart, getCart, putCart, verifyCart } from "./cart.ts"
import { configureTicket } from "./configure-ticket.ts"
import type { Endpoint } from "./endpoint.ts"
import {
  availablePurchaseOptions,
  configureTicketByKey,
  configureTicketByQuery,
  fixedPriceTicketByKey
} from "./fixed-price-ticket.ts"
import {
  flexPrices,
  flexPricesOfAreas,
  latestStayPaymentStatus,
  priceOfStay,
  priceOfStayWithVouchers,
  simulateFlexPrice,
  specifiedArriveLeave,
  specifiedArriveLeaveByQuery
} from "./flex-price.ts"
import { clearInternalCart, getInternalCart, verifyInternalCart } from "./internal-cart.ts"
import { metrics } from "./metrics.ts"
import {
  askBeforePayment,
  cancelOrder,
  createOrder,
  getOpenOrder,
  getOrder,
  listRefunds,
  orderReceipt,
  reportPayment
} from "./order.ts"
import { addPlates, changePlates, deletePlates } from "./permission-plate.ts"
import { publicShop } from "./public-shop.ts"
import { onlineShopOptions } from "./purchase-option.ts"
import {
  validateLicensePlateChange,
  verifyFlexPriceOptions,
  verifyPurchaseOption,
  verifyPurchaseOptions
} from "./purchase-option-verification.ts"
import { shopByPath } from "./shop.ts"
import {
  createShop,
  deleteShop,
  getShop,
  listShops,
  shopByAreaEntityId,
  shopsByAreaEntityIds,
  shopsByIds,
  updateShop
} from "./shop-administration.ts"
import { userShopGroups } from "./shop-group.ts"
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
} from "./shop-group-administration.ts"
import { addVerificationCode, verificationCodes } from "./verification-code.ts"

export const allEndpoints = {
  getCart,
  putCart,
  clearCart,
  verifyCart,
  getInternalCart,
  clearInternalCart,
  verifyInternalCart,
  createOrder,
  getOpenOrder,
  getOrder,
  orderReceipt,
  cancelOrder,
  reportPayment,
  askBeforePayment,
  listRefunds,
  metrics,
  shopByPath,
  publicShop,
  activeTickets,
  correctPlate,
  setReminder,
  createShop,
  listShops,
  getShop,
  updateShop,
  deleteShop,
  shopsByAreaEntityIds,
  shopsByIds,
  shopByAreaEntityId,
  userShopGroups,
  createShopGroup,
  getShopGroup,
  updateShopGroup,
  deleteShopGroup,
  availablePricingGroups,
  maximumCodesByGroupIds,
  maximumPlatesByGroupIds,
  shopGroupsByShopId,
  shopGroupsByGroupId,
  shopGroupsByAreaEntityIds,
  shopGroupsByGroupIds,
  shopGroupsByIds,
  onlineShopOptions,
  configureTicket,
  availablePurchaseOptions,
  configureTicketByQuery,
  configureTicketByKey,
  fixedPriceTicketByKey,
  validateLicensePlateChange,
  verifyFlexPriceOptions,
  verifyPurchaseOption,
  verifyPurchaseOptions,
  flexPrices,
  flexPricesOfAreas,
  specifiedArriveLeaveByQuery,
  specifiedArriveLeave,
  priceOfStayWithVouchers,
  priceOfStay,
  latestStayPaymentStatus,
  simulateFlexPrice,
  verificationCodes,
  addVerificationCode,
  addPlates,
  changePlates,
  deletePlates
} as const satisfies Readonly<Record<string, Endpoint>>

export type EndpointName = keyof typeof allEndpoints
