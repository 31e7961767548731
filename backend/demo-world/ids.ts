/** Ids of the demo world: derived from names, so they are the same on every machine and after every reset. */
import { createHash } from "node:crypto"

/** Returns a UUID (of the name-based version) for a name such as `shop/wiesensee`. */
export const demoId = (name: string): string => {
  const digits = createHash("sha256").update(`parkschein demo world: ${name}`).digest("hex")
  const variant = ((Number.parseInt(digits.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `5${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32)
  ].join("-")
}

/** The `paymentServiceProviderId` of the demo's shops: that of the payment page. */
export const demoPageProviderId = "parkschein-payment-page"
