/** Environment of the bindings of all machines: user, language, navigation. */
import { Context } from "effect"
import type { ParseKeys } from "i18next"
import type { User } from "../../machines/access/index.ts"
import type { Message as AnyMessage, AppEvent } from "../../machines/app/index.ts"
import type { PageLink } from "../../machines/app/pages.ts"
import type { Locale } from "../i18n/index.ts"
import type { Navigation } from "../services/navigation.ts"

/** Key of a text in the catalogue, so that the text follows the language of the page. */
export type MessageKey = ParseKeys

export interface Message extends AnyMessage {
  readonly message: MessageKey
  readonly details?: MessageKey
  readonly action?: { readonly label: MessageKey; readonly perform: () => void }
}

/** Sends an event to the root flow. */
export type Tell = (
  event: Exclude<AppEvent, { readonly type: "MESSAGE" | `xstate.${string}` }> | Said
) => void

interface Said {
  readonly type: "MESSAGE"
  readonly message: Message
}

/** `Tell` for effects; by default events are dropped, for effects that run outside of the app. */
export const TellApp = Context.Reference<Tell>("app/TellApp", { defaultValue: () => () => undefined })

export interface Environment {
  /** Returns the driver; called only on pages that require one. */
  readonly user: () => User | null
  readonly locale: () => Locale
  readonly navigate: Navigation["navigate"]
  readonly addressOf: (page: PageLink) => string
  /** Current address: see `navigation.ts`. */
  readonly location: Navigation["location"]
  readonly keep: Navigation["keep"]
  readonly kept: Navigation["kept"]
  /** Navigates to another origin, which the caller has checked. */
  readonly leaveFor: (address: string) => void
  readonly tell: Tell
  readonly paymentOrigins: ReadonlyArray<string>
}

/** Returns a function that shows a message at the bottom of the page. */
export const sayIn =
  ({ tell }: Pick<Environment, "tell">) =>
  (message: Message): void =>
    tell({ type: "MESSAGE", message })
