/** Configuration of the browser app, added when serving it: server addresses, unknown to built files. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { read } from "../config/read.ts"
import { identity, origins } from "../configuration.ts"
import type { PageOrigins } from "./security-headers.ts"

export interface PageConfiguration {
  /** Base address of the gateway, possibly with a path; null: the page's own origin. */
  readonly apiOrigin: string | null
  /** Addresses of calls that the specification does not name, if not the gateway's; null: there are none. */
  readonly adapters: Readonly<Record<string, string | null>>
  readonly identityOrigin: string
  readonly identityClientId: string
  readonly identityAudience: string
  readonly identityScope: string
  /** Names of the claims in the ID token. */
  readonly lastShopVisitedClaim: string
  readonly emailVerifiedClaim: string
  /** The only origins that the app may send a driver to for a payment. */
  readonly paymentOrigins: readonly string[]
  /** Address of the shops' images, with a trailing slash: `coverImageUrl` is relative to it. null: the gateway's. */
  readonly assetsLocation: string | null
  /** Version of the product, from its package. */
  readonly version: string
  /** null: nothing is tracked. */
  readonly trackingOrigin: string | null
  /** The collector of traces, OTLP over HTTP; null: nothing is traced. */
  readonly tracingOrigin: string | null
  /** Token storage, retries of reads, languages of the header; the app checks the names and has defaults. */
  readonly tokenMode?: string
  readonly retryPolicy?: string
  readonly headerLanguages?: string
  /** Target of a failed login; without one the page shows the error itself. */
  readonly loginErrorPath?: string
}

const adapterVariables = {
  verificationMail: "PARKSCHEIN_ADAPTER_VERIFICATION_MAIL",
  carts: "PARKSCHEIN_ADAPTER_CARTS",
  orders: "PARKSCHEIN_ADAPTER_ORDERS",
  plates: "PARKSCHEIN_ADAPTER_PLATES",
  codes: "PARKSCHEIN_ADAPTER_CODES",
  tickets: "PARKSCHEIN_ADAPTER_TICKETS"
} as const

const choiceVariables = {
  tokenMode: "PARKSCHEIN_TOKEN_MODE",
  retryPolicy: "PARKSCHEIN_RETRY_POLICY",
  headerLanguages: "PARKSCHEIN_HEADER_LANGUAGES",
  loginErrorPath: "PARKSCHEIN_LOGIN_ERROR_PATH"
} as const

/** Returns the variables that are set. */
const given = (
  variables: typeof adapterVariables | typeof choiceVariables
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(variables).flatMap(([key, variable]) => {
      const value = read(variable)
      return value === null ? [] : [[key, value]]
    })
  )

/** "none" disables what needs it. */
const adapters = (): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    Object.entries(given(adapterVariables)).map(([name, address]) => [
      name,
      address === "none" ? null : address
    ])
  )

const productVersion = (): string => {
  const description = readFileSync(join(import.meta.dirname, "../../package.json"), "utf8")
  return (JSON.parse(description) as { readonly version: string }).version
}

export const pageConfiguration = (): PageConfiguration => ({
  apiOrigin: read("PARKSCHEIN_GATEWAY_ADDRESS"),
  adapters: adapters(),
  identityOrigin: origins.identity,
  identityClientId: identity.clientId,
  identityAudience: identity.audience,
  identityScope: identity.scope,
  lastShopVisitedClaim: identity.claims.lastShopVisited,
  emailVerifiedClaim: identity.claims.emailVerified,
  paymentOrigins: read("PARKSCHEIN_PAYMENT_ORIGINS"),
  assetsLocation: read("PARKSCHEIN_ASSETS_LOCATION"),
  version: productVersion(),
  trackingOrigin: read("PARKSCHEIN_TRACKING_ORIGIN"),
  tracingOrigin: read("PARKSCHEIN_TRACING_ORIGIN"),
  ...given(choiceVariables)
})

const originOf = (address: string | null): string | null =>
  address === null ? null : new URL(address).origin

/** Returns the same addresses for the security headers. */
export const pageOrigins = (configuration: PageConfiguration): PageOrigins => ({
  app: origins.app,
  api: originOf(configuration.apiOrigin),
  adapters: Object.values(configuration.adapters).flatMap((address) =>
    address === null ? [] : [new URL(address).origin]
  ),
  identity: configuration.identityOrigin,
  payment: configuration.paymentOrigins,
  assets: originOf(configuration.assetsLocation),
  tracking: configuration.trackingOrigin,
  tracing: configuration.tracingOrigin
})
