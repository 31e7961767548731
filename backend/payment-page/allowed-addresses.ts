/**
 * Checks the addresses of a payment. A token is signed, but a fault in the shop service must still not make
 * the payment page an open redirect.
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

/** Returns the names of the addresses with other origins; empty if all are allowed. */
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
