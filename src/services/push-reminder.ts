/** API group of push reminders before a ticket ends. */
import { Context, Effect, Layer } from "effect"
import { renewPushSubscription, setPushReminder } from "../../schemas/api/index.ts"
import { Gateway } from "./http/index.ts"

const make = Effect.gen(function* () {
  const { write } = yield* Gateway
  return {
    setPushReminder: write(setPushReminder, { invalidates: [] }),
    renewPushSubscription: write(renewPushSubscription, { invalidates: [] })
  }
})

export class PushReminderService extends Context.Service<PushReminderService, Effect.Success<typeof make>>()(
  "services/PushReminderService"
) {
  static readonly layer = Layer.effect(PushReminderService, make)
}
