/** All settings of the product: docs/settings.md is generated from them, and `parkschein config check` checks them. */
import { join } from "node:path"
import { demoPageProviderId } from "../demo-world/ids.ts"
import { pushServicesOfBrowsers } from "../shop-service/rules/push-service.ts"
import {
  differentProviders,
  givenOnTheWeb,
  googleWallet,
  httpsOnTheWeb,
  isDemo,
  longOnTheWeb,
  noTestControlOnTheWeb,
  pushContact,
  pushKeys,
  pushServices,
  sharedOnTheWeb,
  stripeKeys,
  stripeSecretKey
} from "./rules.ts"
import {
  address,
  addressOrNone,
  addressWithSlash,
  choice,
  contact,
  databaseServer,
  digits,
  type Environment,
  flag,
  folder,
  list,
  mailServer,
  optional,
  origin,
  origins,
  port,
  portOrAny,
  positive,
  type Rule,
  type Setting,
  secret,
  sender,
  setting,
  stripeKey,
  stripeSigningSecret,
  text
} from "./setting.ts"

export const productFolder = join(import.meta.dirname, "../..")

const localhost =
  (server: string, fallback: number) =>
  (environment: Environment): string =>
    `http://localhost:${environment[`PARKSCHEIN_${server}_PORT`] || fallback}`

const apiOrigin = (environment: Environment) =>
  environment["PARKSCHEIN_API_ORIGIN"] || localhost("API", 4401)(environment)

const publicOrigin = (server: string, fallback: number, name: string, rule?: Rule) =>
  setting(origin(), localhost(server, fallback), `Public origin of the ${name}, as browsers see it`, rule)

/** The same for a server that browsers trust with a session. */
const secureOrigin = (server: string, fallback: number, name: string) =>
  publicOrigin(server, fallback, name, httpsOnTheWeb(`PARKSCHEIN_${server}_ORIGIN`))

const generated =
  "If not set, it is generated once and stored in the data folder. In a public deployment: at least 32 random characters"

const adapter = (calls: string, none = "disables the features that need them") =>
  optional(addressOrNone, `Base address of the calls ${calls}; default: the gateway. \`none\` ${none}`)

export const settings = {
  DATABASE_URL: optional(
    databaseServer,
    "PostgreSQL connection string; several processes can share the server. If not set, `npm start` starts an embedded database"
  ),
  PARKSCHEIN_DIRECT_DATABASE_URL: optional(
    databaseServer,
    "Connection string of the PostgreSQL server itself, for the job `migrate`; needed if `DATABASE_URL` is that of a pooler in transaction mode"
  ),
  PARKSCHEIN_PREPARED_STATEMENTS: setting(
    choice(["kept", "none"]),
    "kept",
    "Prepared statements: `none` for a pooler in transaction mode that does not support them"
  ),
  PARKSCHEIN_MIGRATIONS: setting(
    choice(["at-start", "before"]),
    "at-start",
    "When migrations run: `at-start` of a server, or `before` by the job `migrate`; with `before`, a server whose tables are older exits with an error message"
  ),
  PARKSCHEIN_DATABASE_CONNECTIONS: setting(
    positive,
    "10",
    "Maximum number of database connections per process"
  ),
  PARKSCHEIN_DATABASE_PORT: optional(portOrAny, "Port of the embedded database; default: any free port"),
  PARKSCHEIN_APP_PORT: setting(port, "4400", "Port of the app server; all servers listen on loopback only"),
  PARKSCHEIN_API_PORT: setting(port, "4401", "Port of the shop service"),
  PARKSCHEIN_IDENTITY_PORT: setting(port, "4402", "Port of the demo's identity provider"),
  PARKSCHEIN_PAYMENT_PORT: setting(port, "4403", "Port of the payment page"),
  PARKSCHEIN_ATLAS_PORT: setting(port, "4404", "Port of the atlas of screens"),
  PARKSCHEIN_APP_ORIGIN: secureOrigin("APP", 4400, "app server"),
  PARKSCHEIN_API_ORIGIN: secureOrigin("API", 4401, "shop service"),
  PARKSCHEIN_IDENTITY_ORIGIN: secureOrigin("IDENTITY", 4402, "identity provider"),
  PARKSCHEIN_PAYMENT_ORIGIN: publicOrigin("PAYMENT", 4403, "payment page"),
  PARKSCHEIN_ATLAS_ORIGIN: publicOrigin("ATLAS", 4404, "atlas"),
  PARKSCHEIN_DATA_FOLDER: setting(
    folder,
    join(productFolder, ".data"),
    "Folder of the embedded database and of generated secrets. `npm run reset` deletes it, unless it contains other files"
  ),
  PARKSCHEIN_DIST_FOLDER: setting(
    folder,
    join(productFolder, "dist"),
    "Folder of the build that the app server serves"
  ),
  PARKSCHEIN_DEMO: setting(
    flag,
    "",
    "`1` seeds the demo's shops, codes and accounts with published passwords, and allows its identity provider and payment page to start. Otherwise none of them exist. `npm start` sets it if no origin begins with `https://`"
  ),
  PARKSCHEIN_TEST_CONTROL: setting(
    flag,
    "",
    "`1` allows tests to inject faults into the demo's servers",
    noTestControlOnTheWeb
  ),
  PARKSCHEIN_IDENTITY_CLIENT_ID: setting(
    text,
    "parkschein-shop",
    "Client id of the shop at the identity provider"
  ),
  PARKSCHEIN_IDENTITY_AUDIENCE: setting(text, "https://api.parkschein.example", "Audience of access tokens"),
  PARKSCHEIN_IDENTITY_SCOPE: setting(text, "openid profile email", "Requested scopes"),
  PARKSCHEIN_CLAIM_EMAIL_VERIFIED: setting(
    text,
    "https://parkschein.example/email_verified",
    "Claim of the ID token that states whether the email address is verified"
  ),
  PARKSCHEIN_CLAIM_EMAIL: setting(
    text,
    "https://parkschein.example/email",
    "Claim of the access token with the address for order mails. If a token lacks it, the services call the provider's userinfo endpoint"
  ),
  PARKSCHEIN_CLAIM_LAST_SHOP: setting(
    text,
    "https://parkschein.example/last_shop_visited",
    "Claim of the ID token with the last visited shop"
  ),
  PARKSCHEIN_SECRET_PAYMENT_SIGNING: optional(
    secret,
    `Secret that signs payments, and seals carts and the codes of tickets. ${generated}; required there, unless it is a demo`,
    sharedOnTheWeb("PARKSCHEIN_SECRET_PAYMENT_SIGNING")
  ),
  PARKSCHEIN_SECRET_PAYMENT_SIGNING_ALSO: optional(
    secret,
    "Second secret that is accepted during a [rotation](runbook.md#rotating-secrets-and-keys), and never used for signing",
    longOnTheWeb("PARKSCHEIN_SECRET_PAYMENT_SIGNING_ALSO")
  ),
  PARKSCHEIN_SECRET_SERVICE_CLIENT: optional(
    secret,
    `Client secret of services at the demo's identity provider. ${generated}`,
    longOnTheWeb("PARKSCHEIN_SECRET_SERVICE_CLIENT")
  ),
  PARKSCHEIN_SERVICE_TOKEN: optional(
    secret,
    "Access token of a service for the command [parkschein](deployment.md#the-command-parkschein), which alone reads it. If not set, the command gets one with `PARKSCHEIN_SECRET_SERVICE_CLIENT`"
  ),
  PARKSCHEIN_SECRET_COOKIES: optional(
    secret,
    `Secret that signs the cookies of the demo's identity provider. ${generated}`,
    longOnTheWeb("PARKSCHEIN_SECRET_COOKIES")
  ),
  PARKSCHEIN_REQUESTS_AT_ONCE: setting(
    positive,
    // As many as a process answers within half a second, so that no driver's request times out in a queue.
    "400",
    "Maximum number of concurrent requests per shop service; further requests get 503 with `Retry-After: 1`"
  ),
  PARKSCHEIN_OPERATORS_FILE: optional(
    text,
    "JSON file with your legal entity per country (`de`, `at`, `ch`, `it`), in the form of [operator.ts](../backend/shop-service/rules/operator.ts). Required in a public deployment that is not a demo. Mails and receipts name the entity, tax is shown if it has a rate, and its `termsFiles` are attached to each confirmation",
    givenOnTheWeb("PARKSCHEIN_OPERATORS_FILE", () => true)
  ),
  PARKSCHEIN_SMTP_URL: optional(
    mailServer,
    "SMTP server for mails to drivers, `smtp://user:password@mail.example:587` or `smtps://…`. If not set, no mail is sent or promised; `npm start` uses the demo's server"
  ),
  PARKSCHEIN_MAIL_SENDER: setting(
    sender,
    "Parkschein <tickets@parkschein.example>",
    "Sender of mails; required in a public deployment that is not a demo, if `PARKSCHEIN_SMTP_URL` is set",
    givenOnTheWeb("PARKSCHEIN_MAIL_SENDER", (environment) => Boolean(environment["PARKSCHEIN_SMTP_URL"]))
  ),
  PARKSCHEIN_MAIL_PORT: setting(
    port,
    // The identity provider's process listens here, so the port follows its own.
    (environment) => String(Number(environment["PARKSCHEIN_IDENTITY_PORT"] || 4402) + 3),
    "SMTP port of the demo's identity provider, which shows received mails at `/outbox`"
  ),
  PARKSCHEIN_PUSH_PUBLIC_KEY: optional(
    text,
    "Public VAPID key, base64url. Web push reminders are offered and sent only if both keys are set",
    pushKeys
  ),
  PARKSCHEIN_PUSH_PRIVATE_KEY: optional(secret, "Private VAPID key, base64url", pushKeys),
  PARKSCHEIN_PUSH_CONTACT: optional(
    contact,
    "Contact (`mailto:` or `https:`) that push services use in case of problems; required with the VAPID keys",
    pushContact
  ),
  PARKSCHEIN_PUSH_SERVICES: setting(
    list,
    pushServicesOfBrowsers.join(","),
    "Comma-separated origins of the push services that may be called; `*.` matches any subdomain. Default: those of Chrome, Edge, Firefox and Safari",
    pushServices
  ),
  PARKSCHEIN_APPLE_WALLET_FILE: optional(
    text,
    "PEM file with the certificate of your pass type, its private key without a password, and Apple's intermediate certificate (WWDR) that issued it, in any order. With it, proofs offer a pass for Apple Wallet until the certificate ends"
  ),
  PARKSCHEIN_GOOGLE_WALLET_FILE: optional(
    text,
    "JSON key of a service account that your issuer account of Google Wallet permits, as Google offers it for download. With the issuer id, proofs offer a pass for Google Wallet",
    googleWallet
  ),
  PARKSCHEIN_GOOGLE_WALLET_ISSUER: optional(
    digits,
    "Issuer id of your account of Google Wallet",
    googleWallet
  ),
  PARKSCHEIN_PAYMENT_PAGE_PROVIDER_ID: optional(
    text,
    "`paymentServiceProviderId` of shops that use your own payment page ([004](decisions/004-payment-reports.md)). Default: no such page; in a demo, `parkschein-payment-page`",
    differentProviders,
    (environment) => (isDemo(environment) ? demoPageProviderId : null)
  ),
  PARKSCHEIN_STRIPE_SECRET_KEY: optional(
    stripeKey,
    "Stripe API key; with the webhook secret, enables Stripe's hosted Checkout. A restricted key with exactly these permissions is enough: *Checkout Sessions: write*, *Charges and Refunds: write*, *PaymentIntents: read* and *Events: read*. Setup at Stripe: [023](decisions/023-stripe-payments.md)",
    stripeSecretKey
  ),
  PARKSCHEIN_STRIPE_TEST_MODE: setting(
    flag,
    "",
    "`1` accepts a test key of Stripe in a public deployment, for trials before the first sale"
  ),
  PARKSCHEIN_STRIPE_WEBHOOK_SECRET: optional(
    stripeSigningSecret,
    "Signing secret of the webhook endpoint at Stripe",
    stripeKeys
  ),
  PARKSCHEIN_STRIPE_PROVIDER_ID: setting(
    text,
    "stripe",
    "`paymentServiceProviderId` of shops that use Stripe"
  ),
  PARKSCHEIN_STRIPE_API_ORIGIN: setting(
    origin("https://api.stripe.com"),
    "https://api.stripe.com",
    "Origin of the Stripe API"
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    text,
    "OTLP endpoint (HTTP) for the shop service's traces; if not set, no traces are sent"
  ),
  PARKSCHEIN_SECURITY_CONTACT: optional(
    contact,
    "Contact (`mailto:` or `https:`) for vulnerability reports, published at `/.well-known/security.txt`; if not set, that file does not exist"
  ),
  PARKSCHEIN_GATEWAY_ADDRESS: optional(
    address,
    "Address of the gateway in front of the shop service, with or without a path (`apiOrigin` of the configuration). If not set, pages call the shop's own origin, and the app server forwards `/v1/`, `/v2/` and `/assets/cover-images/` to the shop service"
  ),
  PARKSCHEIN_CELLS: optional(
    origins,
    "Comma-separated origins of shop services with a database each, among which the app server finds the shop of each call ([several database servers](deployment.md#several-database-servers)). Default: the one at `PARKSCHEIN_API_PORT`",
    (text) => text?.includes("https:") === true && "PARKSCHEIN_CELLS must be origins that begin with http://."
  ),
  PARKSCHEIN_MOVE_TO: optional(
    databaseServer,
    "Connection string of the PostgreSQL server that the job `move-shop` moves a shop to ([several database servers](deployment.md#several-database-servers))"
  ),
  PARKSCHEIN_ADAPTER_VERIFICATION_MAIL: optional(
    addressOrNone,
    "Complete address of the call that sends the verification mail again; default: `/u/email-verification/resend` of the identity provider. `none` disables the button"
  ),
  PARKSCHEIN_ADAPTER_CARTS: adapter(
    "that add to a cart",
    "reads and writes the whole cart instead. A gateway at another origin that refuses the CORS preflight of `POST /v1/{shopId}/cart/items` needs `none`: a refused preflight looks like a lost connection, not like a missing call"
  ),
  PARKSCHEIN_ADAPTER_ORDERS: adapter("about orders"),
  PARKSCHEIN_ADAPTER_PLATES: adapter("about plates"),
  PARKSCHEIN_ADAPTER_CODES: adapter("about codes"),
  PARKSCHEIN_ADAPTER_TICKETS: adapter("about bought tickets (plate corrections, reminders)"),
  PARKSCHEIN_ASSETS_LOCATION: optional(
    addressWithSlash,
    "Base address of the shops' images, with a slash at the end. Default: `/assets/` of the shop service if `PARKSCHEIN_GATEWAY_ADDRESS` is set, else of the shop's own origin",
    undefined,
    (environment) => (environment["PARKSCHEIN_GATEWAY_ADDRESS"] ? `${apiOrigin(environment)}/assets/` : null)
  ),
  PARKSCHEIN_PAYMENT_ORIGINS: setting(
    origins,
    (environment) => environment["PARKSCHEIN_PAYMENT_ORIGIN"] || localhost("PAYMENT", 4403)(environment),
    "Comma-separated origins of the payment pages (`paymentOrigins` of the configuration); drivers are sent to no other",
    httpsOnTheWeb("PARKSCHEIN_PAYMENT_ORIGINS")
  ),
  PARKSCHEIN_TRACKING_ORIGIN: optional(
    origin("https://tracking.example"),
    "Origin that receives tracking events; if not set, nothing is tracked"
  ),
  PARKSCHEIN_TRACING_ORIGIN: optional(
    origin("https://tracking.example"),
    "Collector of the browser's traces, OTLP over HTTP; if not set, nothing is traced"
  ),
  PARKSCHEIN_TOKEN_MODE: optional(
    choice(["sessionStorage", "refreshToken"]),
    "Token storage and renewal (`tokenMode` of the configuration): `sessionStorage` (default) or `refreshToken`"
  ),
  PARKSCHEIN_RETRY_POLICY: optional(
    choice(["fourRequests", "capOf30Seconds"]),
    "Retry policy of reads (`retryPolicy` of the configuration, decision D-01): `fourRequests` (default) or `capOf30Seconds`"
  ),
  PARKSCHEIN_HEADER_LANGUAGES: optional(
    choice(["byShopCountry", "germanAndEnglish"]),
    "Languages in the header (`headerLanguages` of the configuration, decision D-02): `byShopCountry` (default) or `germanAndEnglish`"
  ),
  PARKSCHEIN_LOGIN_ERROR_PATH: optional(
    text,
    "Path of the page after a failed login (`loginErrorPath` of the configuration)"
  )
}

export type SettingName = keyof typeof settings

export type ValueOf<Name extends SettingName> =
  (typeof settings)[Name] extends Setting<infer Value> ? Value : never
