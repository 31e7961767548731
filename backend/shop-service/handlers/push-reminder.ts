/** Whether a phone is told before the tickets of an order end. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Conflict, NotFound, Unprocessable } from "../../../schemas/api/errors.ts"
import { Caller, ShopServiceApi } from "../../../schemas/api/http-api.ts"
import { inTransaction } from "../../database/in-transaction.ts"
import { Orders } from "../repositories/orders.ts"
import { PushReminders } from "../repositories/push-reminders.ts"
import { isKnownPushAddress } from "../rules/push-service.ts"
import { refusal } from "../rules/refusal.ts"
import { Settings } from "../settings.ts"
import { shopById } from "./shop-access.ts"

export const PushReminderHandlers = HttpApiBuilder.group(ShopServiceApi, "pushReminder", (handlers) =>
  handlers.handleAll({
    setPushReminder: Effect.fn("setPushReminder")(function* ({ params, payload }) {
      const { subject } = yield* Caller
      const { push } = yield* Settings
      const { shop } = yield* shopById(params.shopId)
      const order = yield* (yield* Orders).ofDriver(params.orderId, { subject, shopId: shop.id })
      if (order === undefined) {
        return yield* new NotFound(
          refusal("E_ORDER_NOT_FOUND", "This driver has no such order in this shop.", "orderId")
        )
      }
      if (order.status !== "paid") {
        return yield* new Conflict(
          refusal("E_ORDER_NOT_PAID", "There is something to remind of once the order is paid.", "orderId")
        )
      }
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
