/** A message to the driver at the bottom of the page. */
import { Schema } from "effect"
import { nullable, Text, withDefault } from "./primitives.ts"

export const NotificationType = Schema.Literals(["success", "error", "info", "warning"])
export type NotificationType = typeof NotificationType.Type

/** Milliseconds that a notification stays, unless it says otherwise. */
export const defaultCloseDelay = 15_000

/** Notifications on the page at once; the oldest makes room. */
export const maxNotifications = 5

export const Notification = Schema.Struct({
  type: NotificationType,
  message: Text,
  details: nullable(Text),
  /** Milliseconds. */
  closeDelay: withDefault(
    Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 86_400_000 })),
    defaultCloseDelay
  )
})
export interface Notification extends Schema.Schema.Type<typeof Notification> {}
