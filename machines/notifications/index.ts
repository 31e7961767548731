/** The flow of the messages at the bottom of the page. */
export {
  type NotificationsContext,
  type NotificationsEvent,
  notificationsMachine,
  type PauseReason
} from "./notifications.machine.ts"
export type { Notification, Toast, ToastAction, Toasts, ToastType } from "./toast-queue.ts"
