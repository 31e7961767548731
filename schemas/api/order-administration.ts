/** Endpoints with which an operator looks up and refunds orders, lists or retries refunds, and keeps the books. Not in the specification: our proposal, decision D-15. */
import { Schema } from "effect"
import { AccountingEntry, CalendarDate } from "../accounting-entry.ts"
import { OperatorOrder } from "../operator-order.ts"
import { Refund } from "../order.ts"
import { Uuid } from "../primitives.ts"
import { endpoint } from "./endpoint.ts"

/** The id of an order, or its reference, which drivers read on their receipts. */
export const orderName = Schema.String.check(
  Schema.isPattern(/^(PS(-[A-Z0-9]{4}){2}|[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12})$/, {
    message: "Expected an order's reference, such as PS-3G7K-XQ4M, or its id"
  })
)
const params = { order: orderName }

export const showOrder = endpoint("showOrder", "GET", "/v1/order/:order", {
  caller: "service",
  params,
  success: OperatorOrder,
  reading: "strict"
})

/**
 * Cancels a paid order with its tickets, and refunds its payment in full, once: repeated, it returns the same refund. 409
 * `E_ORDER_NOT_PAID`; `E_REFUND_PARTIAL` where a part was returned at the payment provider.
 */
export const refundOrder = endpoint("refundOrder", "PUT", "/v1/order/:order/refund", {
  caller: "service",
  params,
  success: Refund,
  reading: "strict"
})

/** Makes a refund that has failed at the provider due once more. Another one is returned as it is. */
export const retryRefund = endpoint("retryRefund", "PUT", "/v1/refund/:refundId/retry", {
  caller: "service",
  params: { refundId: Uuid },
  success: Refund,
  reading: "strict"
})

/** Returns payments that came twice or too late, or were refunded by the operator, latest first; at most 500. */
export const listRefunds = endpoint("listRefunds", "GET", "/v1/refund", {
  shops: "all",
  caller: "service",
  query: { state: Schema.optionalKey(Refund.fields.state) },
  success: Schema.Struct({ refunds: Schema.Array(Refund) })
})

/** Returns the payments and refunds of a shop that were booked on a day of its time zone, first to last. */
export const accounting = endpoint("accounting", "GET", "/v1/shop/:shopId/accounting", {
  caller: "service",
  params: { shopId: Uuid },
  query: { date: CalendarDate },
  success: Schema.Struct({ entries: Schema.Array(AccountingEntry) }),
  reading: "strict"
})
