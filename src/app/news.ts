/** What one flow tells those beside it: that something changed, or that there is something to say. */
import type { ParseKeys } from "i18next"
import type { ToastType } from "../../machines/notifications/index.ts"

/** A text by its key in the catalogue, so that it speaks the language on the page. */
export type MessageKey = ParseKeys

/** What a message offers to do about what it says. */
export interface MessageAction {
  readonly label: MessageKey
  readonly perform: () => void
}

export interface Message {
  readonly type: ToastType
  /** What it is about: a newer message about the same takes its place. Without, it stands beside all others. */
  readonly about?: string
  readonly message: MessageKey
  readonly details?: MessageKey
  readonly action?: MessageAction
}

export type News =
  | { readonly topic: "cartChanged"; readonly shopId: string }
  /** The account holds one more verification code. */
  | { readonly topic: "codeAdded"; readonly shopId: string }
  /** The driver goes on into the shop that is open without a code. */
  | { readonly topic: "verificationSkipped" }
  | { readonly topic: "message"; readonly message: Message }

export interface NewsDesk {
  readonly tell: (news: News) => void
  /** Gives the way to stop listening. */
  readonly listen: (listener: (news: News) => void) => () => void
}

export const makeNewsDesk = (): NewsDesk => {
  const listeners = new Set<(news: News) => void>()
  return {
    tell: (news) => {
      for (const listener of listeners) listener(news)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
}
