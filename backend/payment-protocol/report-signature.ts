/**
 * The signature of a payment report: proves to the shop service that the payment page wrote these bytes, lately.
 * A token's signed part holds no dot and a report's always does, so one secret serves both without confusion.
 */
import { createHmac, timingSafeEqual } from "node:crypto"
import { Redacted } from "effect"

/** How far the two clocks may differ, and how long a recorded report could be played again. */
const toleranceSeconds = 5 * 60

const shape = /^t=(?<time>\d{1,12}),v1=(?<signature>[0-9a-f]{64})$/

const signatureOf = (time: string, body: string, secret: Redacted.Redacted): Buffer =>
  createHmac("sha256", Redacted.value(secret)).update(`${time}.${body}`, "utf8").digest()

/** The value of the `parkschein-signature` header: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. */
export const signReport = (body: string, secret: Redacted.Redacted, now: Date): string => {
  const time = String(Math.floor(now.getTime() / 1000))
  return `t=${time},v1=${signatureOf(time, body, secret).toString("hex")}`
}

/**
 * Whether `header` signs exactly these bytes, at most five minutes before or after `now`. `body` is the request
 * body as it arrived, before any parsing. A report that is sent again is signed again, with its new time. While a secret
 * is changed, there are two that are believed.
 */
export const isSignedReport = (
  header: string | undefined,
  body: string,
  secrets: Redacted.Redacted | ReadonlyArray<Redacted.Redacted>,
  now: Date
): boolean => {
  const { time, signature } = shape.exec(header ?? "")?.groups ?? {}
  if (time === undefined || signature === undefined) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false
  const given = Buffer.from(signature, "hex")
  return [secrets].flat().some((secret) => timingSafeEqual(given, signatureOf(time, body, secret)))
}
