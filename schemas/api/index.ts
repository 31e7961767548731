/** Contract of the shop service, imported by the browser and by servers. */
export * from "./active-tickets.ts"
export * from "./cart.ts"
export * from "./configure-ticket.ts"
export * from "./driver-administration.ts"
export {
  type Adapter,
  type CallEffect,
  type Endpoint,
  effectOf,
  endpoint,
  type RefusalStatus
} from "./endpoint.ts"
export * from "./error-body.ts"
export * from "./errors.ts"
export * from "./fixed-price-ticket.ts"
export * from "./flex-price.ts"
export * from "./internal-cart.ts"
export * from "./metrics.ts"
export * from "./order.ts"
export * from "./order-administration.ts"
export * from "./payment.ts"
export * from "./permission-plate.ts"
export * from "./public-shop.ts"
export * from "./purchase-option.ts"
export * from "./purchase-option-verification.ts"
export * from "./push-reminder.ts"
export * from "./shop.ts"
export * from "./shop-administration.ts"
export * from "./shop-group.ts"
export * from "./shop-group-administration.ts"
export * from "./verification-code.ts"
