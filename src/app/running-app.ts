/** The app as it runs: the root of all flows, and what the parts of the page need beside it. */
import type { ActorRefFrom } from "xstate"
import type { accessMachine, User } from "../../machines/access/index.ts"
import type { appMachine } from "../../machines/app/index.ts"
import type { AppRuntime } from "../bindings/runtime.ts"
import type { Configuration } from "../configuration.ts"
import type { Locale } from "../i18n/locale.ts"
import type { Navigation } from "../services/navigation.ts"

export type AppActor = ActorRefFrom<typeof appMachine>
export type AccessActor = ActorRefFrom<typeof accessMachine>

export interface App {
  readonly actor: AppActor
  readonly runtime: AppRuntime
  readonly navigation: Navigation
  readonly configuration: Configuration
  /** The language on the page; the screens' language flow sets it. */
  readonly language: { current: Locale }
}

export const accessOf = (app: AppActor): AccessActor => app.system.get("access")

/** Null as long as nobody is known to be signed in, and once the app has ended. */
export const userOf = (app: AppActor): User | null =>
  app.system.get("access")?.getSnapshot().context.user ?? null
