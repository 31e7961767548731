/** Reminder on this phone: the browser's permission and the service's subscription. Loaded on demand. */
import { Effect } from "effect"
import type { CallFailure } from "../../machines/failures.ts"
import type { ReminderHere, ReminderInput } from "../../machines/payment-return/index.ts"
import { setPushReminder } from "../../schemas/api/index.ts"
import { call, type Gateway, toCallFailure } from "../services/http/index.ts"
import {
  keepRenewal,
  reminderEndpoint,
  reminderStatusOf,
  subscribe,
  subscriptionAt
} from "../services/reminder-on-phone.ts"
import type { Environment } from "./environment.ts"

type Reminded = Effect.fn.Return<ReminderHere, CallFailure, Gateway>

export const remindersOf = (environment: Environment) => {
  /** Scope of the worker that receives the push: the pages of paid orders of the shop. */
  const scopeOf = (shop: string) => environment.addressOf({ name: "paymentSuccess", shop })

  /** An unreachable push service is treated like any other. */
  const ofBrowser = <A>(ask: () => Promise<A>) =>
    Effect.tryPromise({ try: ask, catch: (): CallFailure => ({ _tag: "ServiceFailed" }) })

  const tell = (
    { shopId, shopPath, orderId, pushKey }: ReminderInput,
    { endpoint = "", keys }: PushSubscriptionJSON,
    wanted: boolean
  ) =>
    call(setPushReminder, {
      params: { shopId, orderId },
      payload: {
        wanted,
        subscription: { endpoint, keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } }
      }
    }).pipe(
      Effect.mapError(toCallFailure),
      Effect.tap(({ renewal }) => {
        if (!wanted) return Effect.sync(reminderEndpoint(orderId).remove)
        reminderEndpoint(orderId).write(endpoint)
        if (renewal == null) return Effect.void
        const kept = { address: renewal, endpoint, key: pushKey }
        // Without the renewal, the page reports a new subscription when it is opened.
        return Effect.orElseSucceed(
          ofBrowser(() => keepRenewal(scopeOf(shopPath), kept)),
          () => undefined
        )
      })
    )

  const startReminder = Effect.fnUntraced(function* (asked: ReminderInput): Reminded {
    const found = yield* ofBrowser(() => subscribe(scopeOf(asked.shopPath), asked.pushKey))
    if (typeof found === "string") return found
    yield* tell(asked, found.toJSON(), true)
    return "on"
  })

  const endReminder = Effect.fnUntraced(function* (asked: ReminderInput): Reminded {
    const found = yield* ofBrowser(() => subscriptionAt(scopeOf(asked.shopPath)))
    if (found !== null) yield* tell(asked, found.toJSON(), false)
    reminderEndpoint(asked.orderId).remove()
    return "offered"
  })

  /** Reports a subscription that the browser may have renewed, before it returns "on". */
  const status = Effect.fnUntraced(function* (asked: ReminderInput): Reminded {
    const found = yield* ofBrowser(() => reminderStatusOf(asked.orderId, scopeOf(asked.shopPath)))
    if (typeof found === "string") return found
    yield* tell(asked, found.toJSON(), true)
    return "on"
  })

  return { startReminder, endReminder, status }
}
