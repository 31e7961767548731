/**
 * The queue of messages at the bottom of the page, and how time passes in it. No clock: every event says when it
 * happened, in milliseconds of whatever clock the page uses, as long as it is always the same.
 */
import {
  defaultCloseDelay,
  maxNotifications,
  type Notification as PlainNotification
} from "../../schemas/notification.ts"

export type ToastType = PlainNotification["type"]

/** What can be done about a message from within it, e.g. taking back a deletion. */
export interface ToastAction {
  /** What the page knows it by. */
  readonly name: string
  readonly label: string
}

/** A message as somebody asks for it. */
export interface Notification extends Pick<PlainNotification, "type" | "message" | "details"> {
  /** Timestamp and counter: two may come within one millisecond. */
  readonly key: string
  /** Milliseconds; null for the usual time. */
  readonly closeDelay: number | null
  readonly action: ToastAction | null
}

/** A message on the page. */
export interface Toast extends Notification {
  readonly closeDelay: number
  /** Milliseconds still to go. */
  readonly left: number
}

export type Toasts = ReadonlyArray<Toast>

/** Adds a message at the end; one with the same key gives way to it, and the oldest when there are too many. */
export const withToast = (toasts: Toasts, notification: Notification): Toasts => {
  const closeDelay = notification.closeDelay ?? defaultCloseDelay
  const others = toasts.filter(({ key }) => key !== notification.key)
  return [...others, { ...notification, closeDelay, left: closeDelay }].slice(-maxNotifications)
}

export const withoutToast = (toasts: Toasts, key: string): Toasts =>
  toasts.filter((toast) => toast.key !== key)

/** After this many milliseconds; a clock that was put back counts as no time. */
export const aged = (toasts: Toasts, milliseconds: number): Toasts =>
  toasts.map((toast) => ({ ...toast, left: Math.max(0, toast.left - Math.max(0, milliseconds)) }))

/** Milliseconds until the next message closes; 0 without any. */
export const nextClosing = (toasts: Toasts): number =>
  toasts.length === 0 ? 0 : Math.min(...toasts.map(({ left }) => left))

export const withoutDue = (toasts: Toasts): Toasts => toasts.filter(({ left }) => left > 0)
