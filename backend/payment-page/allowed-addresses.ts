/**
 * Which addresses of a payment may be used. A token is signed, but a fault in the shop service must still not turn
 * the payment page into a door to anywhere.
 */
import type { Payment } from "../payment-protocol/payment-token.ts"

export interface AllowedOrigins {
  readonly shopOrigin: string
  readonly reportOrigin: string
}

const isAt = (address: string, origin: string): boolean => {
  const url = URL.parse(address)
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return false
  return url.username === "" && url.password === "" && url.origin === origin
}

/** The names of the addresses that lie elsewhere; empty when all is well. */
export const foreignAddresses = (
  { successUrl, failureUrl, reportUrl }: Pick<Payment, "successUrl" | "failureUrl" | "reportUrl">,
  { shopOrigin, reportOrigin }: AllowedOrigins
): ReadonlyArray<string> => {
  const foreign: string[] = []
  if (!isAt(successUrl, shopOrigin)) foreign.push("successUrl")
  if (!isAt(failureUrl, shopOrigin)) foreign.push("failureUrl")
  if (!isAt(reportUrl, reportOrigin)) foreign.push("reportUrl")
  return foreign
}
