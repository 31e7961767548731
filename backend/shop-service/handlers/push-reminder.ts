/** Whether a phone is told before the tickets of an order end. */
import { HttpApiBuilder } from "effect/http-api"
import { Unprocessable } from "../../../schemas/api/errors.ts"
import { ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { inTransaction } from "../../database/in-transaction.ts"
import { PushReminders } from "../repositories/push-reminders.ts"
import { isKnownPushAddress } from "../rules/push-service.ts"
import { refusal } from "../rules/refusal.ts"
import { Settings } from "../settings.ts"
import { traced } from "../traced.ts"
import { paidDriverOrder } from "./driver-order.ts"

export const PushReminderHandlers = HttpApiBuilder.group(ShopServiceApi, "pushReminder", (handlers) =>
  handlers.handleAll({
    setPushReminder: traced("setPushReminder")(function* ({ params, payload }) {
      const { push } = yield* Settings
      const order = yield* paidDriverOrder(params, "There is something to remind of")
      const { subscription, wanted } = payload
      const reminders = yield* PushReminders
      if (!wanted) {
        yield* reminders.remove(order.id, subscription.endpoint)
        return { next: null }
      }
      if (push === null) return { next: null }
      if (!isKnownPushAddress(subscription.endpoint, push.services)) {
        return yield* new Unprocessable(
          refusal(
            "E_PUSH_SERVICE_UNKNOWN",
            "Messages are sent to the push services of browsers only.",
            "subscription.endpoint"
          )
        )
      }
      yield* inTransaction(reminders.add(order.id, subscription))
      return { next: (yield* reminders.next(order.id))?.toISOString() ?? null }
    })
  })
)
