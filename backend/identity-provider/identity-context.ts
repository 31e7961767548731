/** What the pages and endpoints of the identity provider work with. */
import type { Redacted } from "effect"
import type Provider from "oidc-provider"
import type { Accounts } from "./storage/accounts.ts"
import type { Attempts } from "./storage/attempts.ts"
import type { Database } from "./storage/database.ts"
import type { Outbox } from "./storage/outbox.ts"
import type { Tickets } from "./storage/tickets.ts"
import type { TestControl } from "./test-control.ts"

export interface Settings {
  /** Origin of the provider, without a slash at its end. */
  readonly origin: string
  /** Origin of the browser app: its callbacks are allowed, its scripts may call. */
  readonly appOrigin: string
  readonly serviceClientSecret: Redacted.Redacted
  readonly cookieKey: Redacted.Redacted
}

export interface Storage {
  readonly database: Database
  readonly accounts: Accounts
  readonly attempts: Attempts
  readonly tickets: Tickets
  readonly outbox: Outbox
}

export interface IdentityContext extends Storage {
  readonly settings: Settings
  readonly provider: Provider
  readonly control: TestControl
}

export type Middleware = Parameters<Provider["use"]>[0]
/** A request and its answer, as the web framework under oidc-provider shows them. */
export type Exchange = Parameters<Middleware>[0]
export type Handler = (exchange: Exchange) => Promise<void>
/** Handlers by "METHOD /path". */
export type Routes = Readonly<Record<string, Handler>>
