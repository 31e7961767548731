/** The contract of the shop service: what both sides import. */
export * from "./cart.ts"
export { type Endpoint, endpoint } from "./endpoint.ts"
export * from "./errors.ts"
export * from "./order.ts"
export * from "./purchase-option.ts"
export * from "./shop.ts"
export * from "./shop-group.ts"
