/** Endpoints for orders and their payment. Not in the specification: our proposal, decision D-15. */
import { Schema } from "effect"
import { Order, OrderRequest, ReceiptFile } from "../order.ts"
import { nullable, Uuid } from "../primitives.ts"
import { endpoint } from "./endpoint.ts"

const params = { shopId: Uuid, orderId: Uuid }

/**
 * Creates an order from the cart in one transaction. The same idempotency key with the same body returns the same order;
 * with another body it is refused (422 `E_IDEMPOTENCY_KEY_REUSED`); while the first is still running, 409
 * `E_ORDER_RUNNING` with `Retry-After`. A new key for the cart of the driver's open order returns that order; for
 * another cart it creates a new one and cancels the open one, which names it in `replacedBy`. 409
 * `E_PAYMENT_UNDER_WAY` while the bank has not answered for one of the items; 409 `E_CART_CHANGED` where the cart does
 * not match `hashes`; 422 `E_TOTAL_TOO_LOW` below what the shop's payment provider takes.
 */
export const createOrder = endpoint("createOrder", "POST", "/v1/:shopId/order", {
  adapter: "orders",
  params: { shopId: Uuid },
  headers: { "idempotency-key": Uuid },
  payload: OrderRequest,
  success: Order,
  reading: "strict",
  invalidates: ["getCart", "getOrder", "activeTickets"]
})

/** Returns the driver's latest payable or processing order in this shop, from any device. */
export const getOpenOrder = endpoint("getOpenOrder", "GET", "/v1/:shopId/order", {
  adapter: "orders",
  params: { shopId: Uuid },
  success: Schema.Struct({ order: nullable(Order) }),
  reading: "strict"
})

export const getOrder = endpoint("getOrder", "GET", "/v1/:shopId/order/:orderId", {
  adapter: "orders",
  params,
  success: Order,
  reading: "strict"
})

/**
 * Cancels an open order and returns it. A settled order is returned unchanged; 409
 * `E_PAYMENT_UNDER_WAY` while the bank has not answered.
 */
export const cancelOrder = endpoint("cancelOrder", "DELETE", "/v1/:shopId/order/:orderId", {
  adapter: "orders",
  params,
  success: Order,
  reading: "strict",
  invalidates: ["getCart", "getOrder"]
})

/** Returns the receipt of a paid order as a PDF in the language of the order. Before payment, 409 `E_ORDER_NOT_PAID`. */
export const orderReceipt = endpoint("orderReceipt", "GET", "/v1/:shopId/order/:orderId/receipt", {
  adapter: "orders",
  params,
  success: ReceiptFile
})

/** Returns the receipts of all paid orders of the driver in this shop as one PDF, latest first. null: nothing was paid. */
export const allReceipts = endpoint("allReceipts", "GET", "/v1/:shopId/receipts", {
  adapter: "orders",
  params: { shopId: Uuid },
  success: Schema.Struct({ file: nullable(ReceiptFile) })
})
