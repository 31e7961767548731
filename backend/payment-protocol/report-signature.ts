/**
 * Signature of a payment report: proves to the shop service that the payment page wrote these bytes recently.
 * A token's signed part has no dot and a report's always has one, so one secret safely serves both.
 */
import { createHmac, timingSafeEqual } from "node:crypto"
import { Redacted } from "effect"

/** Maximum clock difference, and maximum age of a replayed report. */
const toleranceSeconds = 5 * 60

const shape = /^t=(?<time>\d{1,12}),v1=(?<signature>[0-9a-f]{64})$/

const signatureOf = (time: string, body: string, secret: Redacted.Redacted): Buffer =>
  createHmac("sha256", Redacted.value(secret)).update(`${time}.${body}`, "utf8").digest()

/** Returns the `parkschein-signature` header: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">`. */
export const signReport = (body: string, secret: Redacted.Redacted, now: Date): string => {
  const time = String(Math.floor(now.getTime() / 1000))
  return `t=${time},v1=${signatureOf(time, body, secret).toString("hex")}`
}

/**
 * Returns true if `header` signs exactly these bytes, at most five minutes before or after `now`. `body` is
 * the request body as received, before any parsing. A resent report is signed again, with its new time.
 * During a rotation, two secrets are accepted.
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
