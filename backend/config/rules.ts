/** What settings must be beside others. */
import { createECDH } from "node:crypto"
import { isPushService, pushServicesOfBrowsers } from "../shop-service/rules/push-service.ts"
import type { Environment, Rule } from "./setting.ts"

const servers = ["APP", "API", "IDENTITY", "PAYMENT", "ATLAS"]

/** Whether browsers know a server by an https address: this is no desk any more. */
export const isWeb = (environment: Environment): boolean =>
  servers.some((server) => environment[`PARKSCHEIN_${server}_ORIGIN`]?.startsWith("https://"))

export const isDemo = (environment: Environment): boolean => environment["PARKSCHEIN_DEMO"] === "1"

/** Both or none of two. */
const pair =
  (one: string, other: string): Rule =>
  (_, environment) =>
    !environment[one] !== !environment[other] &&
    `${one} and ${other} belong together: one of them is missing.`

/** Without the second, money would come that nobody hears of. */
export const stripeKeys = pair("PARKSCHEIN_STRIPE_SECRET_KEY", "PARKSCHEIN_STRIPE_WEBHOOK_SECRET")

const pushVariables = ["PARKSCHEIN_PUSH_PUBLIC_KEY", "PARKSCHEIN_PUSH_PRIVATE_KEY"] as const

/** Whether the private key gives the public one. */
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
    return `${pushVariables.join(" and ")} must be a pair as \`web-push generate-vapid-keys\` prints.`
  return pair(...pushVariables)(_, environment)
}

export const pushContact: Rule = (given, environment) =>
  given === null &&
  pushVariables.every((variable) => environment[variable]) &&
  "PARKSCHEIN_PUSH_CONTACT must be given beside the keys, like mailto:push@shop.example."

export const pushServices: Rule = (given, environment) => {
  const refused = (service: string) =>
    !isPushService(service) || (isWeb(environment) && service.startsWith("http:"))
  const wrong = given?.split(",").find(refused)
  if (wrong === undefined) return false
  return `PARKSCHEIN_PUSH_SERVICES must be like ${pushServicesOfBrowsers.join(",")}, but has "${wrong}".`
}

/** Drivers of a real shop would be told something made up. */
export const givenOnTheWeb =
  (variable: string, isNeeded: (environment: Environment) => boolean): Rule =>
  (_, environment) =>
    isWeb(environment) &&
    !isDemo(environment) &&
    !environment[variable] &&
    isNeeded(environment) &&
    `${variable} must be given on the web: without it, mails name a company that is made up.`

/** Characters below which a secret may have been thought up, or be one for tests. */
const shortestSecret = 32

export const longOnTheWeb =
  (variable: string): Rule =>
  (given, environment) =>
    given !== null &&
    isWeb(environment) &&
    given.length < shortestSecret &&
    `${variable} must have at least ${shortestSecret} random characters.`

/** Money would go where it is not expected. */
export const differentProviders: Rule = (given, environment) => {
  const stripe = environment["PARKSCHEIN_STRIPE_PROVIDER_ID"] || "stripe"
  if (given !== stripe) return false
  return `PARKSCHEIN_PAYMENT_PAGE_PROVIDER_ID and PARKSCHEIN_STRIPE_PROVIDER_ID must differ, but both are "${stripe}".`
}

export const noTestControlOnTheWeb: Rule = (given, environment) =>
  given === "1" &&
  isWeb(environment) &&
  "PARKSCHEIN_TEST_CONTROL=1 lets anybody switch faults on, and an address begins with https. Unset one of them."
