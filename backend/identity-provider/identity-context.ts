/** Context of the identity provider's pages and endpoints. */
import type { Redacted } from "effect"
import type Provider from "oidc-provider"
import type { Accounts } from "./storage/accounts.ts"
import type { Attempts } from "./storage/attempts.ts"
import type { Database } from "./storage/database.ts"
import type { Outbox } from "./storage/outbox.ts"
import type { Tickets } from "./storage/tickets.ts"
import type { TestControl } from "./test-control.ts"

export interface Settings {
  /** Origin of the provider, without a trailing slash. */
  readonly origin: string
  /** Origin of the browser app: allowed for callbacks and CORS. */
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
/** A request and its response, as the web framework under oidc-provider passes them. */
export type Exchange = Parameters<Middleware>[0]
export type Handler = (exchange: Exchange) => Promise<void>
/** Handlers by "METHOD /path". */
export type Routes = Readonly<Record<string, Handler>>
