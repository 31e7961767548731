/**
 * Configuration of the browser by the installation, in `<meta name="parkschein-configuration">`. Decoded by
 * hand: the boot module needs it before Schema is loaded.
 */
import type { Adapters } from "./services/http/gateway.ts"
import { type RetryPolicyName, retryPolicyNames } from "./services/http/retry-policies.ts"

export interface Configuration {
  /** Base of the gateway's paths: its origin, with a path prefix if it has one; by default the page's origin. */
  readonly apiOrigin: string
  /** Origins of calls outside the specification (D-15); absent: the gateway; null disables their features. */
  readonly adapters: Adapters
  /** Without a slash at the end, like the other origins. */
  readonly identityOrigin: string
  readonly identityClientId: string
  readonly identityAudience: string
  readonly identityScope: string
  /** Names of the claims in the ID token. */
  readonly lastShopVisitedClaim: string
  readonly emailVerifiedClaim: string
  readonly paymentOrigins: ReadonlyArray<string>
  /** Collector of tracked events, which require the driver's consent; null: none are sent. */
  readonly trackingOrigin: string | null
  /** Collector of traces, which takes OTLP over HTTP at `/v1/traces`; null: no tracing. */
  readonly tracingOrigin: string | null
  /** Base of the shops' pictures, with the slash at the end: `coverImageUrl` is relative to it. */
  readonly assetsLocation: string
  /** Target after a failed login, such as `/error`; without one the page `/` shows the error. Row R-05. */
  readonly loginErrorPath: string | null
  readonly commitHash: string
  /** Version of the product, such as 0.45.2, in reports and traces; by default the build. */
  readonly version: string
  /**
   * `sessionStorage`: tokens survive a reload of the tab, renewed in a frame; the provider must be same-site.
   * `refreshToken`: the same, renewed by refresh tokens stored there; for a cross-site provider. Decision 017.
   */
  readonly tokenMode: TokenMode
  /** Reading of the retry rule that applies. Decision D-01. */
  readonly retryPolicy: RetryPolicyName
  /**
   * `byShopCountry`: the header offers Italian in shops of Italy, French and Italian in those of Switzerland.
   * `germanAndEnglish`: it offers these two everywhere. Decision D-02.
   */
  readonly headerLanguages: HeaderLanguages
}

export const headerLanguages = ["byShopCountry", "germanAndEnglish"] as const
export type HeaderLanguages = (typeof headerLanguages)[number]

export const tokenModes = ["sessionStorage", "refreshToken"] as const
export type TokenMode = (typeof tokenModes)[number]

const configurationName = "parkschein-configuration"

/** Invalid configuration; the message names the key and its valid values. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError"
}

const refuse = (problem: string): never => {
  throw new ConfigurationError(`The page's <meta name="${configurationName}"> ${problem}`)
}

const isOrigin = (value: string): boolean => URL.canParse(value) && new URL(value).origin === value

/** Decodes the content of the meta element. */
export const decodeConfiguration = (content: string): Configuration => {
  let fields: Readonly<Record<string, unknown>> = {}
  try {
    const parsed: unknown = JSON.parse(content)
    if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) throw new Error()
    fields = parsed as Readonly<Record<string, unknown>>
  } catch {
    refuse("must hold a JSON object.")
  }
  const text = (key: keyof Configuration): string => {
    const value = fields[key]
    return typeof value === "string" && value !== ""
      ? value
      : refuse(`must have "${key}" as a text that is not empty.`)
  }
  const origin = (key: keyof Configuration, value: unknown = fields[key]): string =>
    typeof value === "string" && isOrigin(value)
      ? value
      : refuse(`must have in "${key}" an origin such as https://shop.example, without a path.`)
  /** An address with or without a path, and with or without a slash at the end. */
  const location = (key: keyof Configuration, value: unknown, end: "" | "/"): string =>
    typeof value === "string" &&
    URL.canParse(value) &&
    /^https?:\/\/[^?#]*[^/?#]$/.test(value.slice(0, value.length - end.length)) &&
    value.endsWith(end)
      ? value
      : refuse(`must have in "${key}" an address such as https://shop.example/parking${end}.`)
  const gateway = location("apiOrigin", fields["apiOrigin"] ?? window.location.origin, "")
  const oneOf = <A extends string>(key: keyof Configuration, allowed: readonly [A, ...A[]]): A => {
    const value = fields[key] ?? allowed[0]
    return (
      allowed.find((one) => one === value) ?? refuse(`must have in "${key}" one of ${allowed.join(", ")}.`)
    )
  }
  const path = (key: keyof Configuration): string | null => {
    const value = fields[key] ?? null
    return value === null || (typeof value === "string" && /^\/(?![/\\])/.test(value))
      ? value
      : refuse(`must have in "${key}" a path of this shop, such as /error, or nothing.`)
  }
  const adapters = { ...(fields["adapters"] as Adapters | undefined) }
  for (const address of Object.values(adapters)) if (address !== null) location("adapters", address, "")
  const { paymentOrigins, trackingOrigin = null, tracingOrigin = null } = fields
  return {
    apiOrigin: gateway,
    adapters,
    identityOrigin: origin("identityOrigin"),
    identityClientId: text("identityClientId"),
    identityAudience: text("identityAudience"),
    identityScope: text("identityScope"),
    lastShopVisitedClaim: text("lastShopVisitedClaim"),
    emailVerifiedClaim: text("emailVerifiedClaim"),
    paymentOrigins: Array.isArray(paymentOrigins)
      ? paymentOrigins.map((one) => origin("paymentOrigins", one))
      : refuse('must have "paymentOrigins" as a list of origins.'),
    trackingOrigin: trackingOrigin === null ? null : origin("trackingOrigin", trackingOrigin),
    tracingOrigin: tracingOrigin === null ? null : origin("tracingOrigin", tracingOrigin),
    assetsLocation: location("assetsLocation", fields["assetsLocation"] ?? `${gateway}/assets/`, "/"),
    loginErrorPath: path("loginErrorPath"),
    commitHash: text("commitHash"),
    version: String(fields["version"] ?? fields["commitHash"]),
    tokenMode: oneOf("tokenMode", tokenModes),
    retryPolicy: oneOf("retryPolicy", retryPolicyNames),
    headerLanguages: oneOf("headerLanguages", headerLanguages)
  }
}

/** Reads the configuration of the page. */
export const readConfiguration = (page: Document = document): Configuration => {
  const content = page.querySelector(`meta[name="${configurationName}"]`)?.getAttribute("content")
  return content === undefined || content === null ? refuse("is missing.") : decodeConfiguration(content)
}

/** Returns the address of an image whose path is relative to the public assets location. */
export const assetUrlAt =
  (assetsLocation: string) =>
  (path: string): string =>
    `${assetsLocation}${path.replace(/^\/+/, "")}`
