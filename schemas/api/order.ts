/** Calls about orders and their payment. Not shown in the specification: our proposal, decided in D-15. */
import { Schema } from "effect"
import { Order, OrderRequest, PaymentEvent } from "../order.ts"
import { Uuid } from "../primitives.ts"
import { endpoint } from "./endpoint.ts"

/**
 * Makes an order of the cart, in one transaction. The same key with the same body answers the same order; with
 * another body it is refused (422 `E_IDEMPOTENCY_KEY_REUSED`); while the first is still running, 409
 * `E_ORDER_RUNNING` with `Retry-After`.
 */
export const createOrder = endpoint({
  method: "POST",
  path: "/v1/:shopId/order",
  params: { shopId: Uuid },
  headers: { "idempotency-key": Uuid },
  payload: OrderRequest,
  success: Order,
  error: [400, 401, 403, 404, 409, 422]
})

export const getOrder = endpoint({
  method: "GET",
  path: "/v1/:shopId/order/:orderId",
  params: { shopId: Uuid, orderId: Uuid },
  success: Order,
  error: [400, 401, 403, 404]
})

/** Whose bytes are signed: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. */
export const signatureHeader = "parkschein-signature"

/** Server to server, from the payment page. Answers 200 to a report it already knows. */
export const reportPayment = endpoint({
  method: "POST",
  path: "/v1/payment-event",
  caller: "anyone",
  headers: { [signatureHeader]: Schema.NonEmptyString },
  payload: PaymentEvent,
  success: Schema.Struct({ orderId: Uuid, status: Order.fields.status }),
  error: [400, 401, 404, 409]
})
