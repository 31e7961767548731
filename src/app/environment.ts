/** What the bindings of all machines need of the page: who is signed in, which language, how to go elsewhere. */
import type { User } from "../../machines/access/index.ts"
import type { Locale } from "../i18n/index.ts"
import type { Navigation } from "./navigation.ts"
import type { News } from "./news.ts"

export interface Environment {
  /** The driver; only asked for on pages that want one. */
  readonly user: () => User | null
  readonly locale: () => Locale
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void
  /** The address as it stands, and the way out of what lies over a page: see `navigation.ts`. */
  readonly place: Navigation["place"]
  readonly leave: Navigation["leave"]
  readonly keep: Navigation["keep"]
  readonly kept: Navigation["kept"]
  /** Leaves the shop for another origin, checked by the caller. */
  readonly leaveFor: (address: string) => void
  readonly reportSessionLost: () => void
  readonly tell: (news: News) => void
  readonly paymentOrigins: ReadonlyArray<string>
}
