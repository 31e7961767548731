/** Checks the address of the payment page: only the configured origins are allowed. */
import { Data, Effect } from "effect"

export class PaymentAddressRefused extends Data.TaggedError("PaymentAddressRefused")<{
  /** The refused origin; empty for an invalid address. */
  readonly origin: string
}> {
  override get message(): string {
    return `Payments at "${this.origin}" are not allowed. Allowed origins are set by paymentOrigins in the configuration.`
  }
}

const isLoopback = (hostname: string): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(hostname)

/** Returns the address if it is allowed: https, or http on loopback, at one of the allowed origins. */
export const checkedPaymentAddress = (
  address: string | null,
  allowedOrigins: ReadonlyArray<string>
): Effect.Effect<string, PaymentAddressRefused> => {
  const url = address !== null && URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined) return Effect.fail(new PaymentAddressRefused({ origin: "" }))
  const isSafe = url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname))
  return isSafe && allowedOrigins.includes(url.origin) && url.username === "" && url.password === ""
    ? Effect.succeed(url.href)
    : Effect.fail(new PaymentAddressRefused({ origin: url.origin }))
}
