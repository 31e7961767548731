/** Endpoints for push reminders; separate from the tickets, whose account page does not need them. */
import { Schema } from "effect"
import { Instant, nullable, optional, Text, Uuid } from "../primitives.ts"
import { PushEndpoint, PushSubscription } from "../push-subscription.ts"
import { endpoint } from "./endpoint.ts"

/**
 * Turns on or off the push reminders of this browser for a paid order; returns the time of the first, null where none is
 * left. Before payment, 409 `E_ORDER_NOT_PAID`. 422 `E_PUSH_SERVICE_UNKNOWN`: the service never sends to such an address.
 * `renewal` is the address of `renewPushSubscription`, for the worker, which knows no gateway.
 */
export const setPushReminder = endpoint(
  "setPushReminder",
  "PUT",
  "/v1/:shopId/order/:orderId/push-reminder",
  {
    adapter: "tickets",
    params: { shopId: Uuid, orderId: Uuid },
    payload: Schema.Struct({ wanted: Schema.Boolean, subscription: PushSubscription }),
    success: Schema.Struct({ next: nullable(Instant), renewal: optional(Text) })
  }
)

/**
 * Replaces a subscription that the browser has renewed in all reminders. Sent by a worker without a token: knowing the
 * former endpoint, a secret of browser and service, authorizes it. An unknown one changes nothing; same response.
 */
export const renewPushSubscription = endpoint("renewPushSubscription", "PUT", "/v1/push-subscription", {
  adapter: "tickets",
  shops: "unnamed",
  payload: Schema.Struct({ former: PushEndpoint, subscription: PushSubscription }),
  success: Schema.Void,
  caller: "anyone"
})
