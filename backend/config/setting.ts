/**
 * Types of settings. Plain functions: commands and the app server read settings at each start, and Effect's `Config` would
 * triple what they load for that. It also stops at the first error (`Config.all`), while all errors are reported here.
 */
import { resolve } from "node:path"
// A narrow import: commands and the app server need nothing else of the library, and load it at each start.
import * as Redacted from "effect/Redacted"

/** Environment variables; an empty one counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>

interface Form<Value> {
  /** Completes "VARIABLE must be ...". */
  readonly expected: string
  /** Returns undefined for an invalid text. */
  readonly parse: (text: string) => Value | undefined
  /** Secrets are never printed, not even in an error message. */
  readonly isSecret?: true
}

/** Returns an error message if the setting conflicts with others. */
export type Rule = (text: string | null, environment: Environment) => string | false

export interface Setting<Value> extends Form<Value> {
  /** Description, as Markdown. */
  readonly purpose: string
  /** Default value. */
  readonly fallback: (environment: Environment) => string | null
  readonly rule: Rule
}

const noRule: Rule = () => false

export const setting = <Value>(
  form: Form<Value>,
  fallback: string | ((environment: Environment) => string),
  purpose: string,
  rule = noRule
): Setting<Value> => ({
  ...form,
  fallback: typeof fallback === "string" ? () => fallback : fallback,
  purpose,
  rule
})

/** A setting that is null by default. */
export const optional = <Value>(
  form: Form<Value>,
  purpose: string,
  rule = noRule,
  fallback: (environment: Environment) => string | null = () => null
): Setting<Value | null> => ({ ...form, fallback, purpose, rule })

const textThat = (expected: string, isValid: (text: string) => boolean): Form<string> => ({
  expected,
  parse: (given) => (isValid(given) ? given : undefined)
})

const integer = (expected: string, least: number, most: number): Form<number> => ({
  expected,
  parse: (text) => {
    const value = Number(text)
    return Number.isInteger(value) && value >= least && value <= most ? value : undefined
  }
})

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text
const isAddress = (text: string): boolean => /^https?:\/\/[^?#]*[^/?#]$/.test(text) && URL.canParse(text)

const withoutSlash = (example: string) => `an address such as ${example}, without a slash at the end`

export const text: Form<string> = { expected: "a text", parse: (given) => given }
const secretThat = (expected: string, isValid: (text: string) => boolean): Form<Redacted.Redacted> => ({
  expected,
  parse: (given) => (isValid(given) ? Redacted.make(given) : undefined),
  isSecret: true
})
export const secret = secretThat("a secret", () => true)
/** Secrets, because they contain a password. */
const secretAddress = (example: string, form: RegExp) =>
  secretThat(`an address such as ${example}`, (given) => form.test(given) && URL.canParse(given))
export const mailServer = secretAddress("smtp://user:password@mail.example:587", /^smtps?:\/\/./)
export const databaseServer = secretAddress(
  "postgresql://user:password@database.example:5432/parkschein, with special characters of the password as %2F",
  /^postgres(ql)?:\/\/./
)
/** A publishable key (`pk_`), or the two secrets of Stripe in each other's place, would be noticed by a driver. */
export const stripeKey = secretThat("a secret or restricted key of Stripe (sk_… or rk_…)", (given) =>
  /^[rs]k_/.test(given)
)
export const stripeSigningSecret = secretThat(
  "the signing secret of an endpoint at Stripe (whsec_…)",
  (given) => given.startsWith("whsec_")
)
/** True only for `1`. */
export const flag: Form<boolean> = {
  expected: "1 or empty",
  parse: (given) => ({ "": false, "1": true })[given]
}
export const port = integer("a port from 1 to 65535", 1, 65_535)
export const portOrAny = integer("a port from 0 to 65535", 0, 65_535)
export const positive = integer("a positive integer", 1, Number.MAX_SAFE_INTEGER)
export const folder: Form<string> = { expected: "a folder", parse: (path) => resolve(path) }

export const choice = <const Word extends string>(words: ReadonlyArray<Word>): Form<Word> => ({
  expected: words.join(" or "),
  parse: (given) => words.find((word) => word === given)
})

export const list: Form<ReadonlyArray<string>> = {
  expected: "a comma-separated list",
  parse: (given) => given.split(",")
}

export const origin = (example = "https://shop.example") => textThat(`an origin such as ${example}`, isOrigin)

export const origins: Form<ReadonlyArray<string>> = {
  expected: "comma-separated origins such as https://pay.example,https://checkout.stripe.com",
  parse: (given) => (given.split(",").every(isOrigin) ? given.split(",") : undefined)
}

export const digits = textThat("a number such as 3388000000022000000", (given) => /^\d+$/.test(given))

export const address = textThat(withoutSlash("https://gateway.example/shop"), isAddress)
export const addressOrNone = textThat(
  `${withoutSlash("https://orders.example/shop")}, or none`,
  (given) => given === "none" || isAddress(given)
)
export const addressWithSlash = textThat(
  "an address such as https://assets.example/shop/, with the slash at the end",
  (given) => /^https?:.*\/$/.test(given) && URL.canParse(given)
)
export const contact = textThat(
  "an address such as mailto:security@shop.example or https://shop.example/security",
  (given) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(given)
)
export const sender = textThat("a mail address such as Parkschein <tickets@shop.example>", (given) =>
  /^[^<>@]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(given)
)
