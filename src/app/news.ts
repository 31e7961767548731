/** What one flow tells those beside it: that something changed, or that there is something to say. */
import type { ToastType } from "../../machines/notifications/index.ts"

/** A message by its key in the catalogue, so that it speaks the language on the page. */
export interface Message {
  readonly type: ToastType
  readonly message: string
  readonly details?: string
}

export type News =
  | { readonly topic: "cartChanged"; readonly shopId: string }
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
