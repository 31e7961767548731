/** Rules about combinations of settings. */
import { createECDH } from "node:crypto"
import { isPushService, pushServicesOfBrowsers } from "../shop-service/rules/push-service.ts"
import type { Environment, Rule } from "./setting.ts"

const servers = ["APP", "API", "IDENTITY", "PAYMENT", "ATLAS"]

/** Returns true in a public deployment: the origin of a server uses https. */
export const isWeb = (environment: Environment): boolean =>
  servers.some((server) => environment[`PARKSCHEIN_${server}_ORIGIN`]?.startsWith("https://"))

export const isDemo = (environment: Environment): boolean => environment["PARKSCHEIN_DEMO"] === "1"

/** Requires both settings of a pair, or none. */
const pair =
  (one: string, other: string): Rule =>
  (_, environment) =>
    !environment[one] !== !environment[other] &&
    `${one} and ${other} must be set together: one of them is missing.`

/** Without the webhook secret, payments would succeed at Stripe and stay unknown to the shop. */
export const stripeKeys = pair("PARKSCHEIN_STRIPE_SECRET_KEY", "PARKSCHEIN_STRIPE_WEBHOOK_SECRET")

export const googleWallet = pair("PARKSCHEIN_GOOGLE_WALLET_FILE", "PARKSCHEIN_GOOGLE_WALLET_ISSUER")

/** With a test key, tickets are sold for Stripe's published card numbers. */
export const stripeSecretKey: Rule = (given, environment) =>
  given !== null &&
  /^[rs]k_test_/.test(given) &&
  isWeb(environment) &&
  !isDemo(environment) &&
  environment["PARKSCHEIN_STRIPE_TEST_MODE"] !== "1"
    ? "PARKSCHEIN_STRIPE_SECRET_KEY is a test key in a public deployment: use a live key, or set PARKSCHEIN_STRIPE_TEST_MODE=1 to sell tickets without money."
    : stripeKeys(given, environment)

const pushVariables = ["PARKSCHEIN_PUSH_PUBLIC_KEY", "PARKSCHEIN_PUSH_PRIVATE_KEY"] as const

/** Returns true if the public key belongs to the private one. */
const isKeyPair = (publicKey: string, privateKey: string): boolean => {
  const curve = createECDH("prime256v1")
  try {
    curve.setPrivateKey(privateKey, "base64url")
  } catch {
    return false
  }
  return curve.getPublicKey("base64url") === publicKey
}

export const pushKeys: Rule = (_, environment) => {
  const [publicKey, privateKey] = pushVariables.map((variable) => environment[variable] || null)
  if (publicKey && privateKey && !isKeyPair(publicKey, privateKey))
    return `${pushVariables.join(" and ")} must be a VAPID key pair as printed by \`web-push generate-vapid-keys\`.`
  return pair(...pushVariables)(_, environment)
}

export const pushContact: Rule = (given, environment) =>
  given === null &&
  pushVariables.every((variable) => environment[variable]) &&
  "PARKSCHEIN_PUSH_CONTACT is required with the VAPID keys, such as mailto:push@shop.example."

export const pushServices: Rule = (given, environment) => {
  const refused = (service: string) =>
    !isPushService(service) || (isWeb(environment) && service.startsWith("http:"))
  const wrong = given?.split(",").find(refused)
  if (wrong === undefined) return false
  return `PARKSCHEIN_PUSH_SERVICES must be a list of origins such as ${pushServicesOfBrowsers.join(",")}, but contains "${wrong}".`
}

/** The defaults are those of the demo: mails of a real shop would name a fictitious company. */
export const givenOnTheWeb =
  (variable: string, isNeeded: (environment: Environment) => boolean): Rule =>
  (_, environment) =>
    isWeb(environment) &&
    !isDemo(environment) &&
    !environment[variable] &&
    isNeeded(environment) &&
    `${variable} is required in a public deployment: its default names a fictitious company in mails.`

/** Browsers and services would trust a server of their own machine, which is the default, or an open line. */
export const httpsOnTheWeb =
  (variable: string): Rule =>
  (given, environment) =>
    isWeb(environment) &&
    !isDemo(environment) &&
    given?.split(",").some((origin) => !origin.startsWith("https://")) === true &&
    `${variable} must begin with https:// in a public deployment, but is "${given}".`

/** Shorter secrets may be invented by a person, or be those of tests. */
const shortestSecret = 32

export const longOnTheWeb =
  (variable: string): Rule =>
  (given, environment) =>
    given !== null &&
    isWeb(environment) &&
    given.length < shortestSecret &&
    `${variable} must have at least ${shortestSecret} random characters in a public deployment.`

/** Each container would generate its own, and a restart another one: carts and the codes of tickets end with it. */
export const sharedOnTheWeb =
  (variable: string): Rule =>
  (given, environment) =>
    given === null && isWeb(environment) && !isDemo(environment)
      ? `${variable} is required in a public deployment: a generated one ends with its container.`
      : longOnTheWeb(variable)(given, environment)

/** With one id for both, payments would go to the wrong provider. */
export const differentProviders: Rule = (given, environment) => {
  const stripe = environment["PARKSCHEIN_STRIPE_PROVIDER_ID"] || "stripe"
  if (given !== stripe) return false
  return `PARKSCHEIN_PAYMENT_PAGE_PROVIDER_ID and PARKSCHEIN_STRIPE_PROVIDER_ID must differ, but both are "${stripe}".`
}

export const noTestControlOnTheWeb: Rule = (given, environment) =>
  given === "1" &&
  isWeb(environment) &&
  "PARKSCHEIN_TEST_CONTROL=1 lets anyone inject faults and must not be set in a public deployment (an origin uses https)."
