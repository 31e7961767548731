/** Calls about orders and their payment. Not shown in the specification: our proposal, decided in D-15. */
import { Schema } from "effect"
import {
  Order,
  OrderRequest,
  PaymentAnswer,
  PaymentEvent,
  PaymentQuestion,
  ReceiptFile,
  Refund
} from "../order.ts"
import { nullable, Uuid } from "../primitives.ts"
import { endpoint } from "./endpoint.ts"

const params = { shopId: Uuid, orderId: Uuid }

/**
 * Makes an order of the cart, in one transaction. The same key with the same body answers the same order; with
 * another body it is refused (422 `E_IDEMPOTENCY_KEY_REUSED`); while the first is still running, 409
 * `E_ORDER_RUNNING` with `Retry-After`. A new key for the cart of the driver's open order answers that order; for
 * another cart it makes a new one, and the open one is cancelled and names it in `replacedBy`. 409
 * `E_PAYMENT_UNDER_WAY` while the bank has not answered for one of the items; 409 `E_CART_CHANGED` where the cart is
 * not that of `hashes`.
 */
export const createOrder = endpoint("createOrder", {
  adapter: "orders",
  method: "POST",
  path: "/v1/:shopId/order",
  params: { shopId: Uuid },
  headers: { "idempotency-key": Uuid },
  payload: OrderRequest,
  success: Order,
  reading: "strict",
  error: [400, 401, 403, 404, 409, 422]
})

/** The driver's latest order in this shop that can be paid, or whose bank is being asked; wherever it was begun. */
export const getOpenOrder = endpoint("getOpenOrder", {
  adapter: "orders",
  method: "GET",
  path: "/v1/:shopId/order",
  params: { shopId: Uuid },
  success: Schema.Struct({ order: nullable(Order) }),
  reading: "strict",
  error: [400, 401, 403, 404]
})

export const getOrder = endpoint("getOrder", {
  adapter: "orders",
  method: "GET",
  path: "/v1/:shopId/order/:orderId",
  params,
  success: Order,
  reading: "strict",
  error: [400, 401, 403, 404]
})

/**
 * Withdraws an open order and answers it cancelled. One that is over is answered as it stands; 409
 * `E_PAYMENT_UNDER_WAY` while the bank is being asked.
 */
export const cancelOrder = endpoint("cancelOrder", {
  adapter: "orders",
  method: "DELETE",
  path: "/v1/:shopId/order/:orderId",
  params,
  success: Order,
  reading: "strict",
  error: [400, 401, 403, 404, 409]
})

/** The receipt of a paid order as a PDF, in the language of the order. Before that, 409 `E_ORDER_NOT_PAID`. */
export const orderReceipt = endpoint("orderReceipt", {
  adapter: "orders",
  method: "GET",
  path: "/v1/:shopId/order/:orderId/receipt",
  params,
  success: ReceiptFile,
  error: [400, 401, 403, 404, 409]
})

/** The receipts of all that the driver has paid in this shop, latest first, as one PDF. null: nothing was paid. */
export const allReceipts = endpoint("allReceipts", {
  adapter: "orders",
  method: "GET",
  path: "/v1/:shopId/receipts",
  params: { shopId: Uuid },
  success: Schema.Struct({ file: nullable(ReceiptFile) }),
  error: [400, 401, 403, 404]
})

/** Whose bytes are signed: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. */
export const signatureHeader = "parkschein-signature"

const headers = { [signatureHeader]: Schema.NonEmptyString }

/** Server to server, from the payment page. Answers 200 to a report it already knows. */
export const reportPayment = endpoint("reportPayment", {
  method: "POST",
  path: "/v1/payment-event",
  caller: "anyone",
  headers,
  payload: PaymentEvent,
  success: Schema.Struct({ orderId: Uuid, status: Order.fields.status }),
  error: [400, 401, 404, 409]
})

/** Server to server, from the payment page: whether an order can still be paid, and if not, what became of it. */
export const askBeforePayment = endpoint("askBeforePayment", {
  method: "POST",
  effect: "safe",
  path: "/v1/payment-question",
  caller: "anyone",
  headers,
  payload: PaymentQuestion,
  success: PaymentAnswer,
  error: [400, 401, 404]
})

/** Money that came twice or too late, latest first; at most 500. */
export const listRefunds = endpoint("listRefunds", {
  method: "GET",
  path: "/v1/refund",
  caller: "service",
  query: { state: Schema.optionalKey(Refund.fields.state) },
  success: Schema.Struct({ refunds: Schema.Array(Refund) }),
  error: [400, 401, 403]
})
