/** The calls about reminders on a phone; apart from the tickets, whose account does without it. */
import { Schema } from "effect"
import { Instant, nullable, optional, Text, Uuid } from "../primitives.ts"
import { PushEndpoint, PushSubscription } from "../push-subscription.ts"
import { endpoint } from "./endpoint.ts"

/**
 * Whether this browser is told before the tickets of a paid order end; answers when it is told first, null where nothing is
 * left to tell. Before it is paid, 409 `E_ORDER_NOT_PAID`. 422 `E_PUSH_SERVICE_UNKNOWN`: nothing is sent to such an address.
 * `renewal` is the address of `renewPushSubscription`, for the worker, which knows no gateway.
 */
export const setPushReminder = endpoint("setPushReminder", {
  adapter: "tickets",
  method: "PUT",
  path: "/v1/:shopId/order/:orderId/push-reminder",
  params: { shopId: Uuid, orderId: Uuid },
  payload: Schema.Struct({ wanted: Schema.Boolean, subscription: PushSubscription }),
  success: Schema.Struct({ next: nullable(Instant), renewal: optional(Text) }),
  error: [400, 401, 403, 404, 409, 422]
})

/**
 * Replaces a subscription that the browser has renewed in all reminders. Sent by a worker, which has no token: the former
 * endpoint, which only the browser and the service know, is the right to do so. An unknown one changes nothing, and is answered alike.
 */
export const renewPushSubscription = endpoint("renewPushSubscription", {
  adapter: "tickets",
  method: "PUT",
  path: "/v1/push-subscription",
  payload: Schema.Struct({ former: PushEndpoint, subscription: PushSubscription }),
  success: Schema.Void,
  caller: "anyone",
  error: [400, 422, 429]
})
