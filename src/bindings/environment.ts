/** What the bindings of all machines need of the page: who is signed in, which language, how to go elsewhere. */
import { Context } from "effect"
import type { ParseKeys } from "i18next"
import type { User } from "../../machines/access/index.ts"
import type { Message as AnyMessage, AppEvent } from "../../machines/app/index.ts"
import type { PageLink } from "../../machines/app/pages.ts"
import type { Locale } from "../i18n/index.ts"
import type { Navigation } from "../services/navigation.ts"

/** A text by its key in the catalogue, so that it speaks the language on the page. */
export type MessageKey = ParseKeys

export interface Message extends AnyMessage {
  readonly message: MessageKey
  readonly details?: MessageKey
  readonly action?: { readonly label: MessageKey; readonly perform: () => void }
}

/** Tells the root of all flows. */
export type Tell = (
  event: Exclude<AppEvent, { readonly type: "MESSAGE" | `xstate.${string}` }> | Said
) => void

interface Said {
  readonly type: "MESSAGE"
  readonly message: Message
}

/** How effects tell it; those that run on their own tell nobody. */
export const TellApp = Context.Reference<Tell>("app/TellApp", { defaultValue: () => () => undefined })

export interface Environment {
  /** The driver; only asked for on pages that want one. */
  readonly user: () => User | null
  readonly locale: () => Locale
  readonly navigate: Navigation["navigate"]
  readonly addressOf: (page: PageLink) => string
  /** The address as it stands, and the way out of what lies over a page: see `navigation.ts`. */
  readonly location: Navigation["location"]
  readonly leave: Navigation["leave"]
  readonly keep: Navigation["keep"]
  readonly kept: Navigation["kept"]
  /** Leaves the shop for another origin, checked by the caller. */
  readonly leaveFor: (address: string) => void
  readonly tell: Tell
  readonly paymentOrigins: ReadonlyArray<string>
}
