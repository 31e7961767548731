/** The running app: the root of all flows, and what components need beside it. */
import type { AccessActor, User } from "../../machines/access/index.ts"
import type { AppActor } from "../../machines/app/index.ts"
import type { AppRuntime } from "../bindings/runtime.ts"
import type { Configuration } from "../configuration.ts"
import type { Locale } from "../i18n/locale.ts"
import type { Navigation } from "../services/navigation.ts"

export interface App {
  readonly actor: AppActor
  readonly runtime: AppRuntime
  readonly navigation: Navigation
  readonly configuration: Configuration
  /** Language of the page; the language flow of the screens sets it. */
  readonly language: { current: Locale }
}

/** The root invokes the access flow for as long as it runs. */
export const accessOf = (app: AppActor): AccessActor => app.getSnapshot().children.access as AccessActor

/** Returns the signed-in driver; null until the session is known, and after the app has stopped. */
export const userOf = (app: AppActor): User | null =>
  app.getSnapshot().children.access?.getSnapshot().context.user ?? null
