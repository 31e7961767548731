/** Settings of a running shop service. */
import { createHmac } from "node:crypto"
import { accessSync, constants, readFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { Context, Record, Redacted, Schema } from "effect"
import { read } from "../config/read.ts"
import { gatewayAddress, identity, isDemo, origins, otherPaymentSecret, secret } from "../configuration.ts"
import { demoOperators } from "../demo-world/operators.ts"
import { type Operator, Operators } from "./rules/operator.ts"
import { readAppleKeys, readGoogleKeys, type WalletKeys } from "./wallet/keys.ts"

export interface ShopServiceSettings {
  /** The one origin that browsers may call from, and to which the payment page returns. */
  readonly appOrigin: string
  /** Address of this service for the payment page. */
  readonly apiOrigin: string
  /** Address of this service for pages. */
  readonly gatewayAddress: string
  readonly paymentOrigin: string
  /** The issuer as in `iss`; its discovery document leads to its keys. */
  readonly issuer: string
  readonly audience: string
  readonly emailVerifiedClaim: string
  readonly emailClaim: string
  /** Scope of service tokens; drivers never get it. */
  readonly serviceScope: string
  /** Shared with the payment page: signs payments and reports. */
  readonly paymentSecret: Redacted.Redacted
  /** Known only to the shop services: seals configured tickets. */
  readonly sealKey: Redacted.Redacted
  /** Also accepted, during a rotation of the secret. */
  readonly otherPaymentSecret: Redacted.Redacted | null
  readonly otherSealKey: Redacted.Redacted | null
  /** null: no push reminders, and none are offered. */
  readonly push: PushSettings | null
  /** null: no mail is sent or announced. */
  readonly mail: MailSettings | null
  readonly wallets: WalletKeys
  readonly operators: Operators
  /** Seeds the demo world when migrating the database. */
  readonly isDemo: boolean
  /** The `paymentServiceProviderId` of shops that use the payment page; null: there is none. */
  readonly pageProviderId: string | null
  /** Provider of shops that use Stripe. Shops of any other provider sell nothing. */
  readonly stripeProviderId: string
  /** null: such shops sell nothing. */
  readonly stripe: StripeSettings | null
  /** Maximum per process; any further one is told to retry. */
  readonly maxRequestsAtOnce: number
}

export interface MailSettings {
  /** `smtp://user:password@host:port`, or `smtps:` for TLS from the first byte. */
  readonly smtpUrl: Redacted.Redacted
  /** `Name <address>` */
  readonly sender: string
}

export interface PushSettings {
  /** The installation's keys (VAPID), base64url; browsers accept messages only from their owner. */
  readonly publicKey: string
  readonly privateKey: Redacted.Redacted
  /** Contact for the push service: `mailto:` or `https:`. */
  readonly contact: string
  /** See `rules/push-service.ts`. */
  readonly services: ReadonlyArray<string>
}

export interface StripeSettings {
  readonly secretKey: Redacted.Redacted
  /** Secret of the endpoint that Stripe reports to. */
  readonly webhookSecret: Redacted.Redacted
  readonly apiOrigin: string
}

const stripeSettings = (): StripeSettings | null => {
  const secretKey = read("PARKSCHEIN_STRIPE_SECRET_KEY")
  const webhookSecret = read("PARKSCHEIN_STRIPE_WEBHOOK_SECRET")
  if (secretKey === null || webhookSecret === null) return null
  return { secretKey, webhookSecret, apiOrigin: read("PARKSCHEIN_STRIPE_API_ORIGIN") }
}

const mailSettings = (): MailSettings | null => {
  const smtpUrl = read("PARKSCHEIN_SMTP_URL")
  return smtpUrl === null ? null : { smtpUrl, sender: read("PARKSCHEIN_MAIL_SENDER") }
}

const pushSettings = (): PushSettings | null => {
  const publicKey = read("PARKSCHEIN_PUSH_PUBLIC_KEY")
  const privateKey = read("PARKSCHEIN_PUSH_PRIVATE_KEY")
  if (publicKey === null || privateKey === null) return null
  // Required with the keys.
  const contact = read("PARKSCHEIN_PUSH_CONTACT") ?? ""
  return { publicKey, privateKey, contact, services: read("PARKSCHEIN_PUSH_SERVICES") }
}

/** Fails at the start rather than with the first mail. */
const withTermsFrom = (folder: string, operator: Operator): Operator => {
  if (operator.termsFiles === undefined) return operator
  const termsFiles = Record.map(operator.termsFiles, (path) => resolve(folder, path))
  for (const path of Object.values(termsFiles)) accessSync(path, constants.R_OK)
  return { ...operator, termsFiles }
}

/** Returns what the file of a setting gives; null if it is not set. An error names the setting. */
const fromFile = <Value>(
  name: "PARKSCHEIN_OPERATORS_FILE" | "PARKSCHEIN_APPLE_WALLET_FILE" | "PARKSCHEIN_GOOGLE_WALLET_FILE",
  readText: (text: string, folder: string) => Value
): Value | null => {
  const file = read(name)
  if (file === null) return null
  try {
    return readText(readFileSync(file, "utf8"), dirname(file))
  } catch (cause) {
    throw new Error(`${name}: ${file} does not fit. ${cause instanceof Error ? cause.message : cause}`)
  }
}

const readOperators = Schema.decodeUnknownSync(Schema.fromJsonString(Operators))

/** Reads the installation's file, else returns those of the demo world. An error names the invalid field. */
export const operatorsFromConfiguration = (): Operators =>
  fromFile("PARKSCHEIN_OPERATORS_FILE", (text, folder) =>
    Record.map(readOperators(text), (operator) => withTermsFrom(folder, operator))
  ) ?? demoOperators

/** Reads the keys of wallets. An error names the setting and what is wrong, without a secret. */
export const walletsFromConfiguration = (): WalletKeys => ({
  apple: fromFile("PARKSCHEIN_APPLE_WALLET_FILE", readAppleKeys),
  google: fromFile("PARKSCHEIN_GOOGLE_WALLET_FILE", (json) =>
    // Required with the file.
    readGoogleKeys(json, read("PARKSCHEIN_GOOGLE_WALLET_ISSUER") ?? "")
  )
})

export class Settings extends Context.Service<Settings, ShopServiceSettings>()("shop-service/Settings") {}

/** Derived, so that all processes share it and the payment page's key is used for no other seal. */
const sealKeyOf = (paymentSecret: Redacted.Redacted): Redacted.Redacted =>
  Redacted.make(createHmac("sha256", Redacted.value(paymentSecret)).update("ticket seal").digest("base64url"))

/** From the environment, with the defaults of the demo world. */
export const settingsFromConfiguration = (): ShopServiceSettings => {
  const paymentSecret = secret("payment-signing")
  const other = otherPaymentSecret()
  return {
    appOrigin: origins.app,
    apiOrigin: origins.api,
    gatewayAddress,
    paymentOrigin: origins.payment,
    issuer: identity.issuer,
    audience: identity.audience,
    emailVerifiedClaim: identity.claims.emailVerified,
    emailClaim: identity.claims.email,
    serviceScope: identity.serviceScope,
    paymentSecret,
    sealKey: sealKeyOf(paymentSecret),
    otherPaymentSecret: other,
    otherSealKey: other === null ? null : sealKeyOf(other),
    push: pushSettings(),
    mail: mailSettings(),
    wallets: walletsFromConfiguration(),
    operators: operatorsFromConfiguration(),
    isDemo: isDemo(),
    pageProviderId: read("PARKSCHEIN_PAYMENT_PAGE_PROVIDER_ID"),
    stripeProviderId: read("PARKSCHEIN_STRIPE_PROVIDER_ID"),
    stripe: stripeSettings(),
    maxRequestsAtOnce: read("PARKSCHEIN_REQUESTS_AT_ONCE")
  }
}
