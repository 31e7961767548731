/** Exports the notifications flow. */
export {
  type NotificationsContext,
  type NotificationsEvent,
  notificationsMachine,
  type PauseReason
} from "./notifications.machine.ts"
export type { Notification, Toast, ToastAction, Toasts, ToastType } from "./toast-queue.ts"
