/** Calls that set or clear push reminders of the end of an order's tickets. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { renewPushSubscription } from "../../../schemas/api/push-reminder.ts"
import { inTransaction } from "../../database/in-transaction.ts"
import { PushReminders } from "../repositories/push-reminders.ts"
import { isKnownPushAddress } from "../rules/push-service.ts"
import { unprocessable } from "../rules/refused.ts"
import { Settings } from "../settings.ts"
import { traced } from "../traced.ts"
import { paidDriverOrder } from "./driver-order.ts"
import { countPublicCall } from "./retry-after.ts"

/** Fails with 422 for an address of an unknown push service. */
const checkAddress = Effect.fnUntraced(function* (endpoint: string, services: ReadonlyArray<string>) {
  if (isKnownPushAddress(endpoint, services)) return
  return yield* unprocessable(
    "E_PUSH_SERVICE_UNKNOWN",
    "Messages are sent to the push services of browsers only.",
    "subscription.endpoint"
  )
})

export const PushReminderHandlers = HttpApiBuilder.group(ShopServiceApi, "pushReminder", (handlers) =>
  handlers.handleAll({
    setPushReminder: traced("setPushReminder")(function* ({ params, payload }) {
      const { gatewayAddress, push } = yield* Settings
      const order = yield* paidDriverOrder(params, "There is something to remind of")
      const { subscription, wanted } = payload
      const reminders = yield* PushReminders
      if (!wanted) {
        yield* reminders.remove(order.id, subscription.endpoint)
        return { next: null }
      }
      if (push === null) return { next: null }
      yield* checkAddress(subscription.endpoint, push.services)
      yield* inTransaction(reminders.add(order.id, subscription))
      return {
        next: (yield* reminders.next(order.id))?.toISOString() ?? null,
        renewal: `${gatewayAddress}${renewPushSubscription.path}`
      }
    })
  })
)

export const PushRenewalHandlers = HttpApiBuilder.group(ShopServiceApi, "pushRenewal", (handlers) =>
  handlers.handleAll({
    renewPushSubscription: traced("renewPushSubscription")(function* ({ payload }) {
      yield* countPublicCall
      const { push } = yield* Settings
      if (push === null) return
      yield* checkAddress(payload.subscription.endpoint, push.services)
      yield* inTransaction((yield* PushReminders).renew(payload.former, payload.subscription))
    })
  })
)
