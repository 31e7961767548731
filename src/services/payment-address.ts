/** The page goes to the payment page only where the installation says that payments are made. */
import { Data, Effect } from "effect"

export class PaymentAddressRefused extends Data.TaggedError("PaymentAddressRefused")<{
  /** The origin that was refused; empty when it was no address at all. */
  readonly origin: string
}> {
  override get message(): string {
    return `Payments at "${this.origin}" are not allowed. Allowed origins are set by paymentOrigins in the configuration.`
  }
}

const isLoopback = (hostname: string): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(hostname)

/** The address as it may be opened: https, or http on loopback, at one of the allowed origins. */
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
