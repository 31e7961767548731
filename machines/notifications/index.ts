/** The flow of the messages at the bottom of the page. */
export {
  type NotificationsContext,
  type NotificationsEvent,
  notificationsMachine,
  type PauseReason
} from "./notifications.machine.ts"
export {
  mostToasts,
  type Notification,
  type Toast,
  type ToastAction,
  type Toasts,
  type ToastType,
  usualCloseDelay
} from "./toast-queue.ts"
