/**
 * The payment that the shop service passes to the payment page, in the address of the driver's browser:
 * signed, so that neither amount nor return address can be changed, and readable without a request.
 */
import { createHmac, timingSafeEqual } from "node:crypto"
import { Redacted, Schema } from "effect"
import { CurrencyCode, Instant, Price, Uuid } from "../../schemas/primitives.ts"

/** One payment, as requested by the shop service. */
export const Payment = Schema.Struct({
  orderId: Uuid,
  /** For people: shown on the payment page and on the receipt. */
  reference: Schema.NonEmptyString,
  /** Gross, in major units (8.00 is eight euros). */
  amount: Price,
  currencyCode: CurrencyCode,
  shopName: Schema.NonEmptyString,
  /** Description of the purchase, in the driver's language. */
  description: Schema.String,
  /** Language tag of the driver, such as `de` or `fr-CH`. */
  locale: Schema.NonEmptyString,
  /** Addresses for the browser after paying, and after declining or cancelling. */
  successUrl: Schema.NonEmptyString,
  failureUrl: Schema.NonEmptyString,
  /** Address for the signed report, server to server. */
  reportUrl: Schema.NonEmptyString,
  /** End of the time to pay. */
  expiresAt: Instant
})
export interface Payment extends Schema.Schema.Type<typeof Payment> {}

/** Result of reading a token. An expired one is genuine, so its payment may be shown. */
export type PaymentTokenReading =
  | { readonly state: "valid"; readonly payment: Payment }
  | { readonly state: "expired"; readonly payment: Payment }
  | { readonly state: "malformed" }
  | { readonly state: "tampered" }

/** Some browsers and proxies cut longer addresses; ours stay far below. */
const maximumLength = 8_000

const shape = /^(?<content>[A-Za-z0-9_-]+)\.(?<signature>[A-Za-z0-9_-]{43})$/
const encodePayment = Schema.encodeUnknownSync(Payment)
const decodePayment = Schema.decodeUnknownOption(Schema.fromJsonString(Payment))

const signatureOf = (content: string, secret: Redacted.Redacted): Buffer =>
  createHmac("sha256", Redacted.value(secret)).update(content, "utf8").digest()

/**
 * Returns `<base64url of the payment as JSON>.<base64url HMAC-SHA256 of the part before the dot>`. Throws if
 * the payment does not match its schema, or is too long for an address.
 */
export const createPaymentToken = (payment: Payment, secret: Redacted.Redacted): string => {
  const content = Buffer.from(JSON.stringify(encodePayment(payment)), "utf8").toString("base64url")
  const token = `${content}.${signatureOf(content, secret).toString("base64url")}`
  if (token.length > maximumLength) {
    throw new Error(
      `The payment of order ${payment.orderId} needs a token of ${token.length} characters, more than ${maximumLength}: shorten its description.`
    )
  }
  return token
}

/** Verifies the signature before decoding, with one of the secrets: two during a rotation. Never throws. */
export const readPaymentToken = (
  token: string,
  secrets: Redacted.Redacted | ReadonlyArray<Redacted.Redacted>,
  now: Date
): PaymentTokenReading => {
  if (token.length > maximumLength) return { state: "malformed" }
  const { content, signature } = shape.exec(token)?.groups ?? {}
  if (content === undefined || signature === undefined) return { state: "malformed" }
  const given = Buffer.from(signature, "base64url")
  if (![secrets].flat().some((secret) => timingSafeEqual(given, signatureOf(content, secret)))) {
    return { state: "tampered" }
  }
  const payment = decodePayment(Buffer.from(content, "base64url").toString("utf8"))
  if (payment._tag === "None") return { state: "malformed" }
  const expired = Date.parse(payment.value.expiresAt) <= now.getTime()
  return { state: expired ? "expired" : "valid", payment: payment.value }
}
