/** Sends push reminders in the background and across restarts: at least once, never for a ticket that has ended or was refunded. */
import { createHash } from "node:crypto"
import { Clock, Effect, Layer } from "effect"
import { drainEverySecond } from "../../jobs.ts"
import { paidOrder } from "../mails/paid-order.ts"
import { type PushReminder, PushReminders } from "../repositories/push-reminders.ts"
import type { PushSettings } from "../settings.ts"
import { sendPush } from "./push-message.ts"
import { reminderContent } from "./reminder-message.ts"

const attempt = Effect.fn("pushReminder")(function* (settings: PushSettings, reminder: PushReminder) {
  const { orderId, position, subscription, attempts, validTo, isValid } = reminder
  const reminders = yield* PushReminders
  const seconds = Math.floor((validTo.getTime() - (yield* Clock.currentTimeMillis)) / 1_000)
  const paid = yield* paidOrder(orderId)
  const item = paid.items[position]
  if (!isValid || seconds <= 0 || item === undefined) return yield* reminders.told(reminder)
  const content = JSON.stringify(reminderContent(paid, position, item, validTo))
  const topic = createHash("sha256").update(`${orderId}:${position}`).digest("base64url").slice(0, 32)
  const answer = yield* sendPush(settings, subscription, { content, topic, seconds }).pipe(
    Effect.andThen(reminders.told(reminder)),
    Effect.as("told"),
    Effect.catchTag("PushRefusal", ({ kind, answer }) =>
      Effect.as(
        kind === "gone" ? reminders.dropPhone(subscription.endpoint) : reminders.postpone(reminder),
        answer
      )
    )
  )
  const log = answer === "told" ? Effect.logInfo("push reminder") : Effect.logWarning("push reminder")
  yield* Effect.annotateLogs(log, { orderId, position, attempts, answer })
})

export const pushWorker = (settings: PushSettings) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { takeDue } = yield* PushReminders
      yield* drainEverySecond(
        takeDue,
        (reminder) => attempt(settings, reminder),
        "Phones that are to be reminded could not be read. Next try in a second."
      )
    })
  )
