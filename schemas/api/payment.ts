/** Endpoints for the payment page. Not in the specification: our proposal, decision D-15. Not for browsers. */
import { Schema } from "effect"
import { Order } from "../order.ts"
import { PaymentAnswer, PaymentEvent, PaymentQuestion } from "../payment-event.ts"
import { Uuid } from "../primitives.ts"
import { endpoint } from "./endpoint.ts"

/** Header with the signature of the body: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. */
export const signatureHeader = "parkschein-signature"

const headers = { [signatureHeader]: Schema.NonEmptyString }

/** Payment event from the payment page, server to server. Returns 200 for a known event. */
export const reportPayment = endpoint("reportPayment", "POST", "/v1/payment-event", {
  caller: "anyone",
  headers,
  payload: PaymentEvent,
  success: Schema.Struct({ orderId: Uuid, status: Order.fields.status }),
  invalidates: ["getOrder", "getCart", "activeTickets"]
})

/** Returns to the payment page whether an order can still be paid, and if not, its outcome. Server to server. */
export const askBeforePayment = endpoint("askBeforePayment", "POST", "/v1/payment-question", {
  effect: "safe",
  caller: "anyone",
  headers,
  payload: PaymentQuestion,
  success: PaymentAnswer
})
