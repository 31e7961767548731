/** All settings of the product: docs/settings.md is made of them, and `npm run config` checks them. */
import { join } from "node:path"
import { demoPageProviderId } from "../demo-world/ids.ts"
import { pushServicesOfBrowsers } from "../shop-service/rules/push-service.ts"
import {
  differentProviders,
  givenOnTheWeb,
  isDemo,
  longOnTheWeb,
  noTestControlOnTheWeb,
  pushContact,
  pushKeys,
  pushServices,
  stripeKeys
} from "./rules.ts"
import {
  address,
  addressOrNone,
  addressWithSlash,
  choice,
  contact,
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
  type Setting,
  secret,
  sender,
  setting,
  text
} from "./setting.ts"

export const productFolder = join(import.meta.dirname, "../..")

const localhost =
  (server: string, fallback: number) =>
  (environment: Environment): string =>
    `http://localhost:${environment[`PARKSCHEIN_${server}_PORT`] || fallback}`

const apiOrigin = (environment: Environment) =>
  environment["PARKSCHEIN_API_ORIGIN"] || localhost("API", 4401)(environment)

const known = (server: string) => `the address by which browsers know the ${server}`

const madeOnce =
  "made once and kept in the data folder where it is not given; on the web, of 32 random characters at least"

const adapter = (calls: string, without = "switches off what needs them") =>
  optional(addressOrNone, `where ${calls} go instead of to the gateway; \`none\` ${without}`)

export const settings = {
  DATABASE_URL: optional(
    secret,
    "the PostgreSQL server; several processes may share it. Without it `npm start` brings an embedded one"
  ),
  PARKSCHEIN_DIRECT_DATABASE_URL: optional(
    secret,
    "where `DATABASE_URL` is a pooler's that gives a connection to others after each transaction: the server itself, for the job `migrate`"
  ),
  PARKSCHEIN_PREPARED_STATEMENTS: setting(
    choice(["kept", "none"]),
    "kept",
    "`none` where such a pooler cannot follow prepared statements"
  ),
  PARKSCHEIN_MIGRATIONS: setting(
    choice(["at-start", "before"]),
    "at-start",
    "with `before`, servers look whether the job `migrate` has run, and end with a line where it has not"
  ),
  PARKSCHEIN_DATABASE_CONNECTIONS: setting(positive, "10", "most connections of one process"),
  PARKSCHEIN_DATABASE_PORT: optional(portOrAny, "of the embedded database; without it, one that is free"),
  PARKSCHEIN_APP_PORT: setting(port, "4400", "of the app server; every server listens on loopback alone"),
  PARKSCHEIN_API_PORT: setting(port, "4401", "of the shop service"),
  PARKSCHEIN_IDENTITY_PORT: setting(port, "4402", "of the demo's identity provider"),
  PARKSCHEIN_PAYMENT_PORT: setting(port, "4403", "of the payment page"),
  PARKSCHEIN_ATLAS_PORT: setting(port, "4404", "of the atlas of screens"),
  PARKSCHEIN_APP_ORIGIN: setting(origin(), localhost("APP", 4400), known("app server")),
  PARKSCHEIN_API_ORIGIN: setting(origin(), localhost("API", 4401), known("shop service")),
  PARKSCHEIN_IDENTITY_ORIGIN: setting(origin(), localhost("IDENTITY", 4402), known("identity provider")),
  PARKSCHEIN_PAYMENT_ORIGIN: setting(origin(), localhost("PAYMENT", 4403), known("payment page")),
  PARKSCHEIN_ATLAS_ORIGIN: setting(origin(), localhost("ATLAS", 4404), known("atlas")),
  PARKSCHEIN_DATA_FOLDER: setting(
    folder,
    join(productFolder, ".data"),
    "database and secrets; `npm run reset` throws it away, and no folder that holds anything else"
  ),
  PARKSCHEIN_DIST_FOLDER: setting(folder, join(productFolder, "dist"), "the build that is served"),
  PARKSCHEIN_DEMO: setting(
    flag,
    "",
    "`1` puts the demo's shops, codes and accounts with published passwords into the database, and lets its identity provider and its payment page start. Without it there is none of them; `npm start` sets it where no address begins with `https://`"
  ),
  PARKSCHEIN_TEST_CONTROL: setting(
    flag,
    "",
    "`1` lets tests switch faults of the demo's servers on",
    noTestControlOnTheWeb
  ),
  PARKSCHEIN_IDENTITY_CLIENT_ID: setting(text, "parkschein-shop", "the shop at the provider"),
  PARKSCHEIN_IDENTITY_AUDIENCE: setting(text, "https://api.parkschein.example", "the API it asks for"),
  PARKSCHEIN_IDENTITY_SCOPE: setting(text, "openid profile email", "the scope it asks for"),
  PARKSCHEIN_CLAIM_EMAIL_VERIFIED: setting(
    text,
    "https://parkschein.example/email_verified",
    "the claim of the ID token that says whether the email address is verified"
  ),
  PARKSCHEIN_CLAIM_EMAIL: setting(
    text,
    "https://parkschein.example/email",
    "the claim of the access token with the address for mails about orders; without it, the provider's userinfo is asked"
  ),
  PARKSCHEIN_CLAIM_LAST_SHOP: setting(
    text,
    "https://parkschein.example/last_shop_visited",
    "the claim of the ID token with the shop that was visited last"
  ),
  PARKSCHEIN_SECRET_PAYMENT_SIGNING: optional(
    secret,
    `signs payments, and seals tickets in carts; ${madeOnce}`,
    longOnTheWeb("PARKSCHEIN_SECRET_PAYMENT_SIGNING")
  ),
  PARKSCHEIN_SECRET_PAYMENT_SIGNING_ALSO: optional(
    secret,
    "believed beside it while it is [changed](runbook.md#rotating-secrets-and-keys), never signed with",
    longOnTheWeb("PARKSCHEIN_SECRET_PAYMENT_SIGNING_ALSO")
  ),
  PARKSCHEIN_SECRET_SERVICE_CLIENT: optional(
    secret,
    `of services at the demo's identity provider; ${madeOnce}`,
    longOnTheWeb("PARKSCHEIN_SECRET_SERVICE_CLIENT")
  ),
  PARKSCHEIN_SECRET_COOKIES: optional(
    secret,
    `signs cookies of the demo's identity provider; ${madeOnce}`,
    longOnTheWeb("PARKSCHEIN_SECRET_COOKIES")
  ),
  PARKSCHEIN_REQUESTS_AT_ONCE: setting(
    positive,
    // What a process answers within half a second, so that nobody's patience ends in a queue.
    "400",
    "requests that one shop service works on at once; beyond it, drivers are told to come back in a second"
  ),
  PARKSCHEIN_OPERATORS_FILE: optional(
    text,
    "JSON with `de`, `at`, `ch`, `it`: needed on the web unless it is a demo: your entity in each country, in the form of [operator.ts](../backend/shop-service/rules/operator.ts). Mails and receipts name it; tax is shown where it says a rate, and the files it names as `termsFiles` go with each confirmation",
    givenOnTheWeb("PARKSCHEIN_OPERATORS_FILE", () => true)
  ),
  PARKSCHEIN_SMTP_URL: optional(
    mailServer,
    "the mail server that hands mails to drivers on, `smtp://user:password@mail.example:587` or `smtps://…`. Without it no mail is sent and none is promised; `npm start` names the demo's"
  ),
  PARKSCHEIN_MAIL_SENDER: setting(
    sender,
    "Parkschein <tickets@parkschein.example>",
    "who mails are from; needed on the web where mails are sent",
    givenOnTheWeb("PARKSCHEIN_MAIL_SENDER", (environment) => Boolean(environment["PARKSCHEIN_SMTP_URL"]))
  ),
  PARKSCHEIN_MAIL_PORT: setting(
    port,
    // That one's process listens here, so the port moves with it.
    (environment) => String(Number(environment["PARKSCHEIN_IDENTITY_PORT"] || 4402) + 3),
    "where the demo's identity provider receives mails, to show them at `/outbox`"
  ),
  PARKSCHEIN_PUSH_PUBLIC_KEY: optional(
    text,
    "VAPID key, base64url. Without both keys no phone is told of anything, and no driver is asked",
    pushKeys
  ),
  PARKSCHEIN_PUSH_PRIVATE_KEY: optional(secret, "the other one", pushKeys),
  PARKSCHEIN_PUSH_CONTACT: optional(contact, "whom a push service tells of trouble", pushContact),
  PARKSCHEIN_PUSH_SERVICES: setting(
    list,
    pushServicesOfBrowsers.join(","),
    "the origins that messages to phones may go to, separated by commas, `*.` for any name below: those of Chrome, Edge, Firefox and Safari",
    pushServices
  ),
  PARKSCHEIN_PAYMENT_PAGE_PROVIDER_ID: optional(
    text,
    "the `paymentServiceProviderId` of shops that are paid at your own payment page ([004](decisions/004-payment-reports.md)); without it there is none, for the demo it is `parkschein-payment-page`",
    differentProviders,
    (environment) => (isDemo(environment) ? demoPageProviderId : null)
  ),
  PARKSCHEIN_STRIPE_SECRET_KEY: optional(
    secret,
    "with the next one, switches Stripe's hosted Checkout on. A restricted key is enough, with the rights *Checkout Sessions: write*, *Charges and Refunds: write*, *PaymentIntents: read* and *Events: read*, and no other. What Stripe has to be told: [023](decisions/023-stripe-payments.md)",
    stripeKeys
  ),
  PARKSCHEIN_STRIPE_WEBHOOK_SECRET: optional(secret, "of the endpoint that Stripe reports to", stripeKeys),
  PARKSCHEIN_STRIPE_PROVIDER_ID: setting(
    text,
    "stripe",
    "the `paymentServiceProviderId` of shops that are paid by Stripe"
  ),
  PARKSCHEIN_STRIPE_API_ORIGIN: setting(
    origin("https://api.stripe.com"),
    "https://api.stripe.com",
    "where Stripe is asked"
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(text, "where the shop service sends its traces"),
  PARKSCHEIN_SECURITY_CONTACT: optional(
    contact,
    "whom to tell of a weakness: the app server shows it at `/.well-known/security.txt`, and nothing there without it"
  ),
  PARKSCHEIN_GATEWAY_ADDRESS: optional(
    address,
    "`apiOrigin` of the configuration: what stands before the shop service, with or without a path. Without it, pages call the shop's own origin: the app server forwards `/v1/`, `/v2/` and `/assets/cover-images/` to the shop service"
  ),
  PARKSCHEIN_ADAPTER_VERIFICATION_MAIL: adapter("calls for the verification mail"),
  PARKSCHEIN_ADAPTER_CARTS: adapter("calls that add to a cart", "reads and writes the whole cart instead"),
  PARKSCHEIN_ADAPTER_ORDERS: adapter("calls about orders"),
  PARKSCHEIN_ADAPTER_PLATES: adapter("calls about plates"),
  PARKSCHEIN_ADAPTER_CODES: adapter("calls about codes"),
  PARKSCHEIN_ADAPTER_TICKETS: adapter("calls about tickets"),
  PARKSCHEIN_ASSETS_LOCATION: optional(
    addressWithSlash,
    "where the pictures of shops are; without it, at the shop service where the gateway has an address, else at the shop's own origin",
    undefined,
    (environment) => (environment["PARKSCHEIN_GATEWAY_ADDRESS"] ? `${apiOrigin(environment)}/assets/` : null)
  ),
  PARKSCHEIN_PAYMENT_ORIGINS: setting(
    origins,
    (environment) => environment["PARKSCHEIN_PAYMENT_ORIGIN"] || localhost("PAYMENT", 4403)(environment),
    "`paymentOrigins` of the configuration: where drivers pay, separated by commas"
  ),
  PARKSCHEIN_TRACKING_ORIGIN: optional(
    origin("https://tracking.example"),
    "where events are tracked; nothing is without it"
  ),
  PARKSCHEIN_TRACING_ORIGIN: optional(
    origin("https://tracking.example"),
    "the collector of the browser's traces, OTLP over HTTP; nothing is traced without it"
  ),
  PARKSCHEIN_TOKEN_MODE: optional(text, "`tokenMode` of the configuration: how tokens are kept"),
  PARKSCHEIN_RETRY_POLICY: optional(text, "`retryPolicy` of the configuration: how often reads are retried"),
  PARKSCHEIN_HEADER_LANGUAGES: optional(
    text,
    "`headerLanguages` of the configuration: what the header offers"
  ),
  PARKSCHEIN_LOGIN_ERROR_PATH: optional(
    text,
    "`loginErrorPath` of the configuration: where a failed login leads"
  )
}

export type SettingName = keyof typeof settings

export type ValueOf<Name extends SettingName> =
  (typeof settings)[Name] extends Setting<infer Value> ? Value : never
