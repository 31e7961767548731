export * from "./notifications.machine.ts"
export type { Notification, Toast, ToastAction, Toasts, ToastType } from "./toast-queue.ts"
