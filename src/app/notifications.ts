/** Creates the flow of messages: a notification becomes a message; its action runs when it is taken. */
import { notificationsMachine } from "../../machines/notifications/index.ts"
import type { Message } from "../bindings/environment.ts"
import type { Create } from "./lazy-actor.ts"

export const startNotifications = (create: Create) => {
  /** Actions of the messages on the page, by their keys: the flow holds only data. */
  const offers = new Map<string, () => void>()
  const flow = create(
    notificationsMachine.provide({ actions: { performAction: (_, name) => offers.get(name)?.() } }),
    { id: "notifications" }
  )
  flow.subscribe(({ context }) => {
    for (const key of offers.keys()) {
      if (!context.toasts.some((toast) => toast.key === key)) offers.delete(key)
    }
  })

  let messages = 0
  const say = ({ type, about, message, details, action }: Message) => {
    const at = Date.now()
    messages += 1
    const key = about ?? `${at}-${messages}`
    const offered = action === undefined ? null : { name: key, label: action.label }
    const notification = { key, type, message, details: details ?? null, closeDelay: null, action: offered }
    flow.send({ type: "NOTIFIED", at, notification })
    if (action === undefined) offers.delete(key)
    else offers.set(key, action.perform)
  }
  return { notifications: flow.start(), say }
}
