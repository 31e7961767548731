/** Tests of the operators' configuration, and of the error for an invalid file. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inspect } from "node:util"
import { Effect, Logger, Redacted } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { databaseUrl, directDatabaseUrl, identity, secret } from "../configuration.ts"
import { demoOperators } from "../demo-world/operators.ts"
import { pushServicesOfBrowsers } from "./rules/push-service.ts"
import { settingsFromConfiguration } from "./settings.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "operators-"))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const operatorsFrom = (content: unknown) => {
  const file = join(folder, "operators.json")
  writeFileSync(file, JSON.stringify(content))
  vi.stubEnv("PARKSCHEIN_OPERATORS_FILE", file)
  return settingsFromConfiguration().operators
}

const own = {
  name: "Parken GmbH",
  address: ["Parkallee 1", "80331 München"],
  email: "hilfe@parken.example",
  phone: "+49 89 1234567",
  terms: "https://parken.example/agb",
  imprint: "https://parken.example/impressum",
  withdrawal: "https://parken.example/widerruf",
  vatId: "DE000000000",
  vatRate: 19
}
const { termsFiles: _, ...austrian } = demoOperators.at
const all = { ...demoOperators, de: own, at: austrian, ch: austrian, it: austrian }

it("default to the demo world", () => {
  vi.stubEnv("PARKSCHEIN_OPERATORS_FILE", "")
  expect(settingsFromConfiguration().operators).toBe(demoOperators)
})

it("are read completely from the file", () => {
  expect(operatorsFrom(all)).toEqual({ de: own, at: austrian, ch: austrian, it: austrian })
})

it("resolve the terms relative to the file", () => {
  writeFileSync(join(folder, "agb.txt"), "Bedingungen")
  const { de } = operatorsFrom({ ...all, de: { ...own, termsFiles: { de: "agb.txt" } } })
  expect(de.termsFiles).toEqual({ de: join(folder, "agb.txt") })
})

it.each<readonly [string, object, RegExp]>([
  ["no name", { name: undefined }, /name/],
  ["an address of the web without TLS", { terms: "http://parken.example/agb" }, /begins with https/],
  ["a tax of more than a half", { vatRate: 51 }, /vatRate/],
  ["terms that are no document", { termsFiles: { de: "agb.docx" } }, /\.pdf or \.txt/],
  ["terms that are not there", { termsFiles: { de: "agb.txt" } }, /agb\.txt/]
])("refuse %s and name the file", (_, wrong, problem) => {
  expect(() => operatorsFrom({ ...all, de: { ...own, ...wrong } })).toThrow(
    /PARKSCHEIN_OPERATORS_FILE: .*does not fit/s
  )
  expect(() => operatorsFrom({ ...all, de: { ...own, ...wrong } })).toThrow(problem)
})

it("send no mail without a mail server, else from the configured or demo sender", () => {
  vi.stubEnv("PARKSCHEIN_SMTP_URL", "")
  expect(settingsFromConfiguration().mail).toBeNull()
  const smtpUrl = "smtp://user:password@mail.example:587"
  vi.stubEnv("PARKSCHEIN_SMTP_URL", smtpUrl)
  const mail = () => {
    const given = settingsFromConfiguration().mail
    return given === null ? null : { ...given, smtpUrl: Redacted.value(given.smtpUrl) }
  }
  expect(mail()).toEqual({ smtpUrl, sender: "Parkschein <tickets@parkschein.example>" })
  vi.stubEnv("PARKSCHEIN_MAIL_SENDER", "Parken GmbH <hilfe@parken.example>")
  expect(mail()).toEqual({ smtpUrl, sender: "Parken GmbH <hilfe@parken.example>" })
})

it("derive the seal secret from the payment secret without revealing it", () => {
  const { sealKey, paymentSecret } = settingsFromConfiguration()
  expect(Redacted.value(sealKey)).toMatch(/^[\w-]{43}$/)
  expect(Redacted.value(sealKey)).not.toContain(Redacted.value(paymentSecret))
  expect(Redacted.value(settingsFromConfiguration().sealKey)).toBe(Redacted.value(sealKey))
})

it("include the demo's payment page only on request, and refuse two providers with one id", () => {
  vi.stubEnv("PARKSCHEIN_DEMO", "")
  expect(settingsFromConfiguration()).toMatchObject({ isDemo: false, pageProviderId: null })
  vi.stubEnv("PARKSCHEIN_DEMO", "1")
  expect(settingsFromConfiguration()).toMatchObject({
    isDemo: true,
    pageProviderId: "parkschein-payment-page"
  })
  vi.stubEnv("PARKSCHEIN_PAYMENT_PAGE_PROVIDER_ID", "stripe")
  expect(settingsFromConfiguration).toThrow(/must differ/)
})

it.each(["PARKSCHEIN_OPERATORS_FILE", "PARKSCHEIN_MAIL_SENDER"])(
  "have no demo defaults in a public deployment: %s is required",
  async (variable) => {
    operatorsFrom(all)
    vi.stubEnv("PARKSCHEIN_DATA_FOLDER", folder)
    vi.stubEnv("PARKSCHEIN_DEMO", "")
    for (const server of ["APP", "API", "IDENTITY", "PAYMENT"])
      vi.stubEnv(`PARKSCHEIN_${server}_ORIGIN`, `https://${server.toLowerCase()}.example`)
    vi.stubEnv("PARKSCHEIN_SMTP_URL", "smtp://mail.example")
    vi.stubEnv("PARKSCHEIN_SECRET_PAYMENT_SIGNING", "0123456789".repeat(4))
    vi.stubEnv("PARKSCHEIN_MAIL_SENDER", "tickets@shop.example")
    vi.stubEnv(variable, "")
    vi.resetModules()
    const web = await import("./settings.ts")
    expect(web.settingsFromConfiguration).toThrow(`${variable} is required in a public deployment`)
    vi.stubEnv("PARKSCHEIN_DEMO", "1")
    expect(web.settingsFromConfiguration).not.toThrow()
  }
)

it("accept Stripe only with both keys", () => {
  expect(settingsFromConfiguration()).toMatchObject({ stripe: null, stripeProviderId: "stripe" })
  vi.stubEnv("PARKSCHEIN_STRIPE_SECRET_KEY", "sk_test_1")
  expect(settingsFromConfiguration).toThrow(/PARKSCHEIN_STRIPE_WEBHOOK_SECRET must be set together/)
  vi.stubEnv("PARKSCHEIN_STRIPE_WEBHOOK_SECRET", "whsec_1")
  const { stripe } = settingsFromConfiguration()
  expect(stripe?.apiOrigin).toBe("https://api.stripe.com")
  expect([stripe?.secretKey, stripe?.webhookSecret].map((key) => key && Redacted.value(key))).toEqual([
    "sk_test_1",
    "whsec_1"
  ])
})

it("refuse a test key of Stripe in a public deployment, unless it is requested", () => {
  for (const server of ["APP", "API", "IDENTITY"])
    vi.stubEnv(`PARKSCHEIN_${server}_ORIGIN`, `https://${server.toLowerCase()}.example`)
  vi.stubEnv("PARKSCHEIN_PAYMENT_ORIGINS", "https://checkout.stripe.com")
  vi.stubEnv("PARKSCHEIN_SECRET_PAYMENT_SIGNING", "0123456789".repeat(4))
  vi.stubEnv("PARKSCHEIN_STRIPE_WEBHOOK_SECRET", "whsec_1")
  vi.stubEnv("PARKSCHEIN_STRIPE_SECRET_KEY", "rk_test_1")
  expect(settingsFromConfiguration).toThrow(
    "PARKSCHEIN_STRIPE_SECRET_KEY is a test key in a public deployment"
  )
  vi.stubEnv("PARKSCHEIN_STRIPE_TEST_MODE", "1")
  expect(settingsFromConfiguration).not.toThrow("test key")
})

it.each(["0", "-1", "2.5", "many"])("refuse %s requests at once", (raw) => {
  vi.stubEnv("PARKSCHEIN_REQUESTS_AT_ONCE", raw)
  expect(settingsFromConfiguration).toThrow(
    `PARKSCHEIN_REQUESTS_AT_ONCE must be a positive integer, but is "${raw}".`
  )
})

it("accept tokens of the configured identity provider", () => {
  expect(settingsFromConfiguration()).toMatchObject({
    issuer: identity.issuer,
    audience: identity.audience,
    serviceScope: identity.serviceScope
  })
})

const publicKey = "BBfOQk9rG0pnf36IzxgOL2L6-vnW_hgr6f6KtTzEbUB1g_DZ7gmHezjnL7lgEgXiCbbbUTMA9ygePd3EGvKWmKg"
const privateKey = "5apstu4oDJvrgo_gQMHCQHRyyhQNLh7bR7nA3bZwjcI"

/** Returns the value as printed in debugging and in the log. */
const printed = (value: unknown) => {
  const options = { depth: Number.POSITIVE_INFINITY, showHidden: true }
  const lines = [JSON.stringify(value), inspect(value, options)]
  const logger = Logger.make((entry) => {
    lines.push(Logger.formatJson.log(entry), Logger.formatLogFmt.log(entry), Logger.formatSimple.log(entry))
  })
  Effect.runSync(
    Effect.logInfo("settings", value).pipe(
      Effect.annotateLogs({ value }),
      Effect.provide(Logger.layer([logger]))
    )
  )
  return lines.join("\n")
}

it("reveal no secret when printed or logged", () => {
  const hidden = {
    PARKSCHEIN_SECRET_PAYMENT_SIGNING: "signs-payments",
    PARKSCHEIN_SECRET_PAYMENT_SIGNING_ALSO: "signed-payments",
    PARKSCHEIN_SECRET_COOKIES: "signs-cookies",
    PARKSCHEIN_SECRET_SERVICE_CLIENT: "names-services",
    PARKSCHEIN_STRIPE_SECRET_KEY: "sk_test_1",
    PARKSCHEIN_STRIPE_WEBHOOK_SECRET: "whsec_1",
    PARKSCHEIN_SMTP_URL: "smtp://user:mails-password@mail.example:587",
    PARKSCHEIN_PUSH_PRIVATE_KEY: privateKey,
    DATABASE_URL: "postgresql://user:databases-password@db.example/shop",
    PARKSCHEIN_DIRECT_DATABASE_URL: "postgresql://user:databases-password@db.example/direct"
  }
  const shown = { PARKSCHEIN_PUSH_PUBLIC_KEY: publicKey, PARKSCHEIN_PUSH_CONTACT: "mailto:push@shop.example" }
  for (const [name, value] of Object.entries({ ...hidden, ...shown })) vi.stubEnv(name, value)
  const settings = settingsFromConfiguration()
  const keys = [settings.sealKey, settings.otherSealKey].map((key) => key && Redacted.value(key))
  const output = printed({
    settings,
    identity: { serviceClientSecret: secret("service-client"), cookieKey: secret("cookies") },
    database: { url: databaseUrl(), direct: directDatabaseUrl() }
  })
  for (const value of Object.values(shown)) expect(output).toContain(value)
  for (const value of [...keys, ...Object.values(hidden), "-password"]) expect(output).not.toContain(value)
})

describe("reminders on phones", () => {
  const pushWith = (changes: Readonly<Record<string, string>> = {}) => {
    const given = {
      PUBLIC_KEY: publicKey,
      PRIVATE_KEY: privateKey,
      CONTACT: "mailto:push@shop.example",
      SERVICES: ""
    }
    for (const [name, value] of Object.entries({ ...given, ...changes }))
      vi.stubEnv(`PARKSCHEIN_PUSH_${name}`, value)
    return settingsFromConfiguration().push
  }

  it("are off without keys", () => {
    expect(pushWith({ PUBLIC_KEY: "", PRIVATE_KEY: "" })).toBeNull()
  })

  it("go to the push services of browsers, or to the configured ones", () => {
    const push = pushWith()
    expect(push && { ...push, privateKey: Redacted.value(push.privateKey) }).toEqual({
      publicKey,
      privateKey,
      contact: "mailto:push@shop.example",
      services: pushServicesOfBrowsers
    })
    expect(pushWith({ SERVICES: "https://push.example,https://*.push.example" })?.services).toEqual([
      "https://push.example",
      "https://*.push.example"
    ])
  })

  it.each([
    ["one key alone", { PRIVATE_KEY: "" }, /must be set together/],
    ["keys that are no pair", { PUBLIC_KEY: publicKey.replace("BBf", "BBg") }, /must be a VAPID key pair/],
    ["a key that is none", { PRIVATE_KEY: "secret" }, /must be a VAPID key pair/],
    ["nobody to tell of trouble", { CONTACT: "" }, /CONTACT is required/],
    [
      "a neighbour as a push service",
      { SERVICES: "https://10.0.0.1" },
      /SERVICES must be a list of origins such as https:\/\/fcm\.googleapis\.com,https.*, but contains "https:\/\/10\.0\.0\.1"/
    ]
  ])("refuse %s without revealing a secret", (_, wrong, problem) => {
    expect(() => pushWith(wrong)).toThrow(problem)
    expect(() => pushWith(wrong)).not.toThrow(privateKey)
  })
})
