/** What the browser app is told when it is served: where its servers are. Built files know no address. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { identity, originFrom, origins } from "../configuration.ts"
import type { PageOrigins } from "./security-headers.ts"

export interface PageConfiguration {
  /** Where the gateway's paths begin, which may be a path of its own. */
  readonly apiOrigin: string
  /** Where calls go that the specification does not name, where not to the gateway; null: there are none. */
  readonly adapters: Readonly<Record<string, string | null>>
  readonly identityOrigin: string
  readonly identityClientId: string
  readonly identityAudience: string
  readonly identityScope: string
  /** Names of the claims in the ID token. */
  readonly lastShopVisitedClaim: string
  readonly emailVerifiedClaim: string
  /** The only origins the app may send a driver to for paying. */
  readonly paymentOrigins: readonly string[]
  /** Where the pictures of shops lie, with the slash at the end: `coverImageUrl` is relative to it. */
  readonly assetsLocation: string
  /** Of the product, as its package says. */
  readonly version: string
  /** null: nothing is tracked. */
  readonly trackingOrigin: string | null
  /** The collector of traces, OTLP over HTTP; null: nothing is traced. */
  readonly tracingOrigin: string | null
  /** How tokens are kept, how often reads are retried, what the header offers; the app checks the name and has a default. */
  readonly tokenMode?: string
  readonly retryPolicy?: string
  readonly headerLanguages?: string
  /** Where a failed login leads; without one the page says so itself. */
  readonly loginErrorPath?: string
}

const choiceFrom = <Key extends string>(key: Key, variable: string): { readonly [K in Key]?: string } => {
  const choice = process.env[variable] ?? ""
  return (choice === "" ? {} : { [key]: choice }) as { readonly [K in Key]?: string }
}

const isAddress = (raw: string): boolean => /^https?:\/\/[^?#]*[^/?#]$/.test(raw) && URL.canParse(raw)

const adapterVariables = {
  verificationMail: "PARKSCHEIN_ADAPTER_VERIFICATION_MAIL",
  orders: "PARKSCHEIN_ADAPTER_ORDERS",
  plates: "PARKSCHEIN_ADAPTER_PLATES",
  codes: "PARKSCHEIN_ADAPTER_CODES",
  tickets: "PARKSCHEIN_ADAPTER_TICKETS"
} as const

/** Of each that is set; "none" switches off what needs it. */
const adapters = (): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    Object.entries(adapterVariables).flatMap(([name, variable]) => {
      const raw = process.env[variable] ?? ""
      if (raw === "") return []
      if (raw !== "none" && !isAddress(raw)) {
        throw new Error(
          `${variable} must be an address like https://orders.example/shop, without a slash at the end, or none, but is "${raw}".`
        )
      }
      return [[name, raw === "none" ? null : raw]]
    })
  )

/** The gateway: the shop service itself, unless another address stands before it, with or without a path. */
const gatewayAddress = (): string => {
  const raw = process.env["PARKSCHEIN_GATEWAY_ADDRESS"] ?? ""
  if (raw === "") return origins.api
  if (!isAddress(raw)) {
    throw new Error(
      `PARKSCHEIN_GATEWAY_ADDRESS must be an address like https://gateway.example/shop, without a slash at the end, but is "${raw}".`
    )
  }
  return raw
}

/** The public assets location: that of the shop service, unless another host has the pictures. */
const assetsLocation = (): string => {
  const raw = process.env["PARKSCHEIN_ASSETS_LOCATION"] ?? ""
  if (raw === "") return `${origins.api}/assets/`
  if (!/^https?:/.test(raw) || !URL.canParse(raw) || !raw.endsWith("/")) {
    throw new Error(
      `PARKSCHEIN_ASSETS_LOCATION must be an address like https://assets.example/shop/, with the slash, but is "${raw}".`
    )
  }
  return raw
}

/** The payment page, unless drivers pay elsewhere, too. */
const paymentOrigins = (): readonly string[] => {
  const raw = process.env["PARKSCHEIN_PAYMENT_ORIGINS"] ?? ""
  if (raw === "") return [origins.payment]
  const given = raw.split(",")
  if (given.every((each) => URL.canParse(each) && new URL(each).origin === each)) return given
  throw new Error(
    `PARKSCHEIN_PAYMENT_ORIGINS must be origins like https://pay.example,https://checkout.stripe.com, but is "${raw}".`
  )
}

const productVersion = (): string => {
  const description = readFileSync(join(import.meta.dirname, "../../package.json"), "utf8")
  return (JSON.parse(description) as { readonly version: string }).version
}

export const pageConfiguration = (): PageConfiguration => ({
  apiOrigin: gatewayAddress(),
  adapters: adapters(),
  identityOrigin: origins.identity,
  identityClientId: identity.clientId,
  identityAudience: identity.audience,
  identityScope: identity.scope,
  lastShopVisitedClaim: identity.claims.lastShopVisited,
  emailVerifiedClaim: identity.claims.emailVerified,
  paymentOrigins: paymentOrigins(),
  assetsLocation: assetsLocation(),
  version: productVersion(),
  trackingOrigin: originFrom("PARKSCHEIN_TRACKING_ORIGIN", "https://tracking.example"),
  tracingOrigin: originFrom("PARKSCHEIN_TRACING_ORIGIN", "https://tracking.example"),
  ...choiceFrom("tokenMode", "PARKSCHEIN_TOKEN_MODE"),
  ...choiceFrom("retryPolicy", "PARKSCHEIN_RETRY_POLICY"),
  ...choiceFrom("headerLanguages", "PARKSCHEIN_HEADER_LANGUAGES"),
  ...choiceFrom("loginErrorPath", "PARKSCHEIN_LOGIN_ERROR_PATH")
})

/** The same addresses as the security headers want them. */
export const pageOrigins = (configuration: PageConfiguration): PageOrigins => ({
  app: origins.app,
  api: new URL(configuration.apiOrigin).origin,
  adapters: Object.values(configuration.adapters).flatMap((address) =>
    address === null ? [] : [new URL(address).origin]
  ),
  identity: configuration.identityOrigin,
  payment: configuration.paymentOrigins,
  assets: new URL(configuration.assetsLocation).origin,
  tracking: configuration.trackingOrigin,
  tracing: configuration.tracingOrigin
})
