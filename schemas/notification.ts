/** A message to the driver at the bottom of the page. */
import { Schema } from "effect"
import { nullable, Text, withDefault } from "./primitives.ts"

export const NotificationType = Schema.Literals(["success", "error", "info", "warning"])
export type NotificationType = typeof NotificationType.Type

/** Default milliseconds that a notification stays. */
export const defaultCloseDelay = 15_000

/** Maximum notifications on the page; the oldest is removed for a new one. */
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
