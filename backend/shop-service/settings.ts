/** What a running shop service needs to know about its surroundings. */
import { createECDH, createHmac } from "node:crypto"
import { accessSync, constants, readFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { Context, Record, Redacted, Schema } from "effect"
import {
  identity,
  isDemo,
  isOnTheWeb,
  originFrom,
  origins,
  otherPaymentSecret,
  secret
} from "../configuration.ts"
import { demoPageProviderId } from "../demo-world/ids.ts"
import { demoOperators } from "../demo-world/operators.ts"
import { type Operator, Operators } from "./rules/operator.ts"
import { isPushService, pushServicesOfBrowsers } from "./rules/push-service.ts"

export interface ShopServiceSettings {
  /** The one origin that browsers may call from, and where the payment page sends them back to. */
  readonly appOrigin: string
  /** Where the payment page reaches this service. */
  readonly apiOrigin: string
  readonly paymentOrigin: string
  /** The issuer as it stands in `iss`; its keys are found through its discovery document. */
  readonly issuer: string
  readonly audience: string
  readonly emailVerifiedClaim: string
  readonly emailClaim: string
  /** The scope of tokens that services have and drivers never get. */
  readonly serviceScope: string
  /** Shared with the payment page: signs payments and reports. */
  readonly paymentSecret: Redacted.Redacted
  /** Known to the shop services alone: seals configured tickets. */
  readonly sealKey: Redacted.Redacted
  /** Believed beside these while the secret is changed. */
  readonly otherPaymentSecret: Redacted.Redacted | null
  readonly otherSealKey: Redacted.Redacted | null
  /** null: no phone is told of anything, and none is asked. */
  readonly push: PushSettings | null
  /** null: no mail is sent, and none is promised. */
  readonly mail: MailSettings | null
  readonly operators: Operators
  /** Puts the demo world into the database when it is brought up to date. */
  readonly isDemo: boolean
  /** The `paymentServiceProviderId` of shops that are paid at the payment page; null: there is none. */
  readonly pageProviderId: string | null
  /** That of shops that are paid by Stripe. Shops of any other provider sell nothing. */
  readonly stripeProviderId: string
  /** null: such shops sell nothing. */
  readonly stripe: StripeSettings | null
  /** Worked on by one process; who comes beyond that is told to come back. */
  readonly mostRequestsAtOnce: number
}

export interface MailSettings {
  /** `smtp://user:password@host:port`, or `smtps:` for TLS from the first byte. */
  readonly smtpUrl: Redacted.Redacted
  /** `Name <address>` */
  readonly sender: string
}

export interface PushSettings {
  /** The installation's keys (VAPID), base64url; browsers take messages of this one's owner alone. */
  readonly publicKey: string
  readonly privateKey: Redacted.Redacted
  /** Whom a push service tells of trouble: `mailto:` or `https:`. */
  readonly contact: string
  /** See `rules/push-service.ts`. */
  readonly services: ReadonlyArray<string>
}

export interface StripeSettings {
  readonly secretKey: Redacted.Redacted
  /** Of the endpoint that Stripe reports to. */
  readonly webhookSecret: Redacted.Redacted
  readonly apiOrigin: string
}

const stripeOrigin = "https://api.stripe.com"

/** Both keys or none: without the second, money would come that nobody hears of. */
const stripeSettings = (): StripeSettings | null => {
  const secretKey = process.env["PARKSCHEIN_STRIPE_SECRET_KEY"] || null
  const webhookSecret = process.env["PARKSCHEIN_STRIPE_WEBHOOK_SECRET"] || null
  if (secretKey === null && webhookSecret === null) return null
  if (secretKey === null || webhookSecret === null) {
    throw new Error(
      "PARKSCHEIN_STRIPE_SECRET_KEY and PARKSCHEIN_STRIPE_WEBHOOK_SECRET belong together: one of them is missing."
    )
  }
  const apiOrigin = originFrom("PARKSCHEIN_STRIPE_API_ORIGIN", stripeOrigin) ?? stripeOrigin
  return { secretKey: Redacted.make(secretKey), webhookSecret: Redacted.make(webhookSecret), apiOrigin }
}

/** Never both under one id: money would go where it is not expected. */
const providerIds = () => {
  const pageProviderId =
    process.env["PARKSCHEIN_PAYMENT_PAGE_PROVIDER_ID"] || (isDemo() ? demoPageProviderId : null)
  const stripeProviderId = process.env["PARKSCHEIN_STRIPE_PROVIDER_ID"] || "stripe"
  if (pageProviderId === stripeProviderId)
    throw new Error(
      `PARKSCHEIN_PAYMENT_PAGE_PROVIDER_ID and PARKSCHEIN_STRIPE_PROVIDER_ID must differ, but both are "${stripeProviderId}".`
    )
  return { pageProviderId, stripeProviderId }
}

/** Fails where drivers of a real shop would be told something made up. */
const mayBeTheDemos = (variable: string): void => {
  if (isOnTheWeb && !isDemo())
    throw new Error(`${variable} must be given on the web: without it, mails name a company that is made up.`)
}

/** What a process answers within half a second, so that nobody's patience ends in a queue. */
const mostRequestsAtOnce = (): number => {
  const raw = process.env["PARKSCHEIN_REQUESTS_AT_ONCE"] || "400"
  const value = Number(raw)
  if (Number.isInteger(value) && value > 0) return value
  throw new Error(`PARKSCHEIN_REQUESTS_AT_ONCE must be a whole number above 0, but is "${raw}".`)
}

const mailSettings = (): MailSettings | null => {
  const smtpUrl = process.env["PARKSCHEIN_SMTP_URL"] || null
  if (smtpUrl === null) return null
  if (!/^smtps?:\/\/./.test(smtpUrl) || !URL.canParse(smtpUrl)) {
    // Without the value: it may hold a password.
    throw new Error("PARKSCHEIN_SMTP_URL must be an address like smtp://user:password@mail.example:587.")
  }
  if (!process.env["PARKSCHEIN_MAIL_SENDER"]) mayBeTheDemos("PARKSCHEIN_MAIL_SENDER")
  const sender = process.env["PARKSCHEIN_MAIL_SENDER"] || "Parkschein <tickets@parkschein.example>"
  if (!/^[^<>@]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(sender)) {
    throw new Error(
      `PARKSCHEIN_MAIL_SENDER must be like Parkschein <tickets@shop.example>, but is "${sender}".`
    )
  }
  return { smtpUrl: Redacted.make(smtpUrl), sender }
}

/** One follows from the other. */
const arePair = (publicKey: string, privateKey: string): boolean => {
  const pair = createECDH("prime256v1")
  try {
    pair.setPrivateKey(privateKey, "base64url")
  } catch {
    return false
  }
  return pair.getPublicKey("base64url") === publicKey
}

const noPush = (problem: string): never => {
  throw new Error(`PARKSCHEIN_PUSH_${problem}`)
}

/** Both keys or none. */
const pushSettings = (): PushSettings | null => {
  const publicKey = process.env["PARKSCHEIN_PUSH_PUBLIC_KEY"] || null
  // Without the value: it is secret.
  const privateKey = process.env["PARKSCHEIN_PUSH_PRIVATE_KEY"] || null
  if (publicKey === null && privateKey === null) return null
  if (publicKey === null || privateKey === null)
    return noPush("PUBLIC_KEY and PARKSCHEIN_PUSH_PRIVATE_KEY belong together: one of them is missing.")
  if (!arePair(publicKey, privateKey))
    return noPush(
      "PUBLIC_KEY and PARKSCHEIN_PUSH_PRIVATE_KEY must be a pair as `web-push generate-vapid-keys` prints."
    )
  const contact = process.env["PARKSCHEIN_PUSH_CONTACT"] ?? ""
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact))
    return noPush(`CONTACT must be like mailto:push@shop.example, but is "${contact}".`)
  const services = (process.env["PARKSCHEIN_PUSH_SERVICES"] || pushServicesOfBrowsers.join(",")).split(",")
  const wrong = services.find((each) => !isPushService(each) || (isOnTheWeb && each.startsWith("http:")))
  if (wrong !== undefined)
    return noPush(`SERVICES must be like ${pushServicesOfBrowsers.join(",")}, but has "${wrong}".`)
  return { publicKey, privateKey: Redacted.make(privateKey), contact, services }
}

/** Fails at the start rather than with the first mail. */
const withTermsFrom = (folder: string, operator: Operator): Operator => {
  if (operator.termsFiles === undefined) return operator
  const termsFiles = Record.map(operator.termsFiles, (path) => resolve(folder, path))
  for (const path of Object.values(termsFiles)) accessSync(path, constants.R_OK)
  return { ...operator, termsFiles }
}

/** From the file the installation names, else those of the demo world. Fails with the place of what is wrong. */
const operatorsFromConfiguration = (): Operators => {
  const file = process.env["PARKSCHEIN_OPERATORS_FILE"] || null
  if (file === null) {
    mayBeTheDemos("PARKSCHEIN_OPERATORS_FILE")
    return demoOperators
  }
  try {
    const operators = Schema.decodeUnknownSync(Schema.fromJsonString(Operators))(readFileSync(file, "utf8"))
    return Record.map(operators, (operator) => withTermsFrom(dirname(file), operator))
  } catch (cause) {
    throw new Error(
      `PARKSCHEIN_OPERATORS_FILE: ${file} does not fit. ${cause instanceof Error ? cause.message : cause}`
    )
  }
}

export class Settings extends Context.Service<Settings, ShopServiceSettings>()("shop-service/Settings") {}

/** Derived, so that all processes of an installation share it and the payment page's key seals nothing else. */
const sealKeyOf = (paymentSecret: Redacted.Redacted): Redacted.Redacted =>
  Redacted.make(createHmac("sha256", Redacted.value(paymentSecret)).update("ticket seal").digest("base64url"))

/** From the environment, with the defaults of the demo world. */
export const settingsFromConfiguration = (): ShopServiceSettings => {
  const paymentSecret = secret("payment-signing")
  const other = otherPaymentSecret()
  return {
    appOrigin: origins.app,
    apiOrigin: origins.api,
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
    operators: operatorsFromConfiguration(),
    isDemo: isDemo(),
    ...providerIds(),
    stripe: stripeSettings(),
    mostRequestsAtOnce: mostRequestsAtOnce()
  }
}
