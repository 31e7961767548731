/**
 * Queue of messages at the bottom of the page, and how time passes in it. No clock: every event
 * carries its time, in milliseconds of any clock, as long as it is always the same.
 */
import {
  defaultCloseDelay,
  maxNotifications,
  type Notification as PlainNotification
} from "../../schemas/notification.ts"

export type ToastType = PlainNotification["type"]

/** An action on a message, e.g. undoing a deletion. */
export interface ToastAction {
  /** Name under which the page registers it. */
  readonly name: string
  readonly label: string
}

/** A message as requested by a flow. */
export interface Notification extends Pick<PlainNotification, "type" | "message" | "details"> {
  /** Timestamp and counter: two may come within one millisecond. */
  readonly key: string
  /** Milliseconds; null for the default. */
  readonly closeDelay: number | null
  readonly action: ToastAction | null
}

/** A message on the page. */
export interface Toast extends Notification {
  readonly closeDelay: number
  /** Milliseconds left until it closes. */
  readonly left: number
}

export type Toasts = ReadonlyArray<Toast>

/** Adds a message at the end; replaces one with the same key, drops the oldest when there are too many. */
export const withToast = (toasts: Toasts, notification: Notification): Toasts => {
  const closeDelay = notification.closeDelay ?? defaultCloseDelay
  const others = toasts.filter(({ key }) => key !== notification.key)
  return [...others, { ...notification, closeDelay, left: closeDelay }].slice(-maxNotifications)
}

/** Returns the messages without that of the key. */
export const withoutToast = (toasts: Toasts, key: string): Toasts =>
  toasts.filter((toast) => toast.key !== key)

/** Returns the messages after this many milliseconds; a clock that was put back counts as no time. */
export const afterTime = (toasts: Toasts, milliseconds: number): Toasts =>
  toasts.map((toast) => ({ ...toast, left: Math.max(0, toast.left - Math.max(0, milliseconds)) }))

/** Returns the milliseconds until the next message closes; 0 without any. */
export const nextClosing = (toasts: Toasts): number =>
  toasts.length === 0 ? 0 : Math.min(...toasts.map(({ left }) => left))

/** Returns the messages whose time is not over. */
export const withoutExpired = (toasts: Toasts): Toasts => toasts.filter(({ left }) => left > 0)
