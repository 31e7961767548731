/**
 * Notifications: they report at the bottom of the page what happened, long enough to be read and no longer.
 * Messages have different delays, but one timer is enough: it runs until the next of them closes, and every event
 * says when it happened, so that the elapsed time is known. Time stops while somebody reads, and in a hidden tab.
 */
import { type ActorRefFrom, assign, setup } from "xstate"
import {
  afterTime,
  type Notification,
  nextClosing,
  type Toasts,
  withoutExpired,
  withoutToast,
  withToast
} from "./toast-queue.ts"

/** Reason for a pause. Each begins and ends by itself; time continues when the last one has ended. */
export type PauseReason = "pointer" | "focus" | "hiddenTab" | "modal"

export interface NotificationsContext {
  /** Oldest first. */
  readonly toasts: Toasts
  readonly pauses: ReadonlyArray<PauseReason>
  /** The time from which `left` of the messages counts. */
  readonly since: number
}

/** `at`: the time of the event, in milliseconds; always by the same clock. */
export type NotificationsEvent =
  | { readonly type: "NOTIFIED"; readonly at: number; readonly notification: Notification }
  | { readonly type: "CLOSED"; readonly at: number; readonly key: string }
  /** The driver takes the action that a message offers. */
  | { readonly type: "ACTION_CHOSEN"; readonly at: number; readonly key: string }
  | { readonly type: "PAUSED"; readonly at: number; readonly reason: PauseReason }
  | { readonly type: "RESUMED"; readonly at: number; readonly reason: PauseReason }

/** Pointer and focus leave with the last message, though no event says so. */
const pausesLeft = (toasts: Toasts, pauses: ReadonlyArray<PauseReason>): ReadonlyArray<PauseReason> =>
  toasts.length === 0 ? pauses.filter((reason) => reason === "hiddenTab" || reason === "modal") : pauses

export const notificationsMachine = setup({
  types: {} as { context: NotificationsContext; events: NotificationsEvent },
  guards: {
    isEmpty: ({ context }) => context.toasts.length === 0,
    isPaused: ({ context }) => context.pauses.length > 0,
    offersAction: ({ context }, key: string) =>
      context.toasts.some((toast) => toast.key === key && toast.action !== null)
  },
  actions: {
    /** Comes first in every transition: removes the messages that have expired, unless time is paused. */
    passTime: assign(({ context: { toasts, pauses, since } }, at: number) => ({
      toasts: pauses.length > 0 ? toasts : afterTime(toasts, at - since),
      since: at
    })),
    /** The timer has run as long as the next message had left; no event carries that time. */
    closeExpired: assign(({ context: { toasts, pauses, since } }) => {
      const gone = nextClosing(toasts)
      const rest = withoutExpired(afterTime(toasts, gone))
      return { toasts: rest, pauses: pausesLeft(rest, pauses), since: since + gone }
    }),
    add: assign(({ context }, notification: Notification) => ({
      toasts: withToast(context.toasts, notification)
    })),
    close: assign(({ context: { toasts, pauses } }, key: string) => {
      const rest = withoutToast(toasts, key)
      return { toasts: rest, pauses: pausesLeft(rest, pauses) }
    }),
    pause: assign(({ context: { pauses } }, reason: PauseReason) => ({
      pauses: pauses.includes(reason) ? pauses : [...pauses, reason]
    })),
    resume: assign(({ context: { pauses } }, reason: PauseReason) => ({
      pauses: pauses.filter((given) => given !== reason)
    })),
    performAction: (_, _name: string) => {}
  },
  delays: { nextClosing: ({ context }) => nextClosing(context.toasts) }
}).createMachine({
  id: "notifications",
  description: "The driver learns what happened, and has the time to read it.",
  context: { toasts: [], pauses: [], since: 0 },
  initial: "empty",
  on: {
    NOTIFIED: {
      target: ".deciding",
      actions: [
        { type: "passTime", params: ({ event }) => event.at },
        { type: "add", params: ({ event }) => event.notification }
      ]
    },
    CLOSED: {
      target: ".deciding",
      actions: [
        { type: "passTime", params: ({ event }) => event.at },
        { type: "close", params: ({ event }) => event.key }
      ]
    },
    ACTION_CHOSEN: {
      guard: { type: "offersAction", params: ({ event }) => event.key },
      target: ".deciding",
      actions: [
        {
          type: "performAction",
          params: ({ context, event }) =>
            context.toasts.find(({ key }) => key === event.key)?.action?.name ?? ""
        },
        { type: "passTime", params: ({ event }) => event.at },
        { type: "close", params: ({ event }) => event.key }
      ]
    },
    PAUSED: {
      target: ".deciding",
      actions: [
        { type: "passTime", params: ({ event }) => event.at },
        { type: "pause", params: ({ event }) => event.reason }
      ]
    },
    RESUMED: {
      target: ".deciding",
      actions: [
        { type: "passTime", params: ({ event }) => event.at },
        { type: "resume", params: ({ event }) => event.reason }
      ]
    }
  },
  states: {
    empty: { description: "There is nothing to say." },

    deciding: {
      description: "Something has changed: a message came or went, or time stands still or goes on.",
      always: [
        { guard: "isEmpty", target: "empty" },
        { guard: "isPaused", target: "paused" },
        { target: "running" }
      ]
    },

    running: {
      description: "Messages are on the page, and each closes when its time is over.",
      after: { nextClosing: { target: "deciding", actions: "closeExpired" } }
    },

    paused: {
      description:
        "Somebody reads a message, or cannot see it under a dialog or in a hidden tab: all of them stay, and their time stands still."
    }
  }
})

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>
