/** The call about reminders on a phone; apart from the tickets, whose account does without it. */
import { Schema } from "effect"
import { Instant, nullable, Uuid } from "../primitives.ts"
import { PushSubscription } from "../push-subscription.ts"
import { endpoint } from "./endpoint.ts"

/**
 * Whether this browser is told before the tickets of a paid order end; answers when it is told first, null where nothing is
 * left to tell. Before it is paid, 409 `E_ORDER_NOT_PAID`. 422 `E_PUSH_SERVICE_UNKNOWN`: nothing is sent to such an address.
 */
export const setPushReminder = endpoint("setPushReminder", {
  adapter: "tickets",
  method: "PUT",
  path: "/v1/:shopId/order/:orderId/push-reminder",
  params: { shopId: Uuid, orderId: Uuid },
  payload: Schema.Struct({ wanted: Schema.Boolean, subscription: PushSubscription }),
  success: Schema.Struct({ next: nullable(Instant) }),
  error: [400, 401, 403, 404, 409, 422]
})
