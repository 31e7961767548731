/** From what a call ends in to what a machine knows. */
import type { CallFailure, LoadShopFailure } from "../../../machines/failures.ts"
import type { CallError } from "./errors.ts"

/** Unreachable is worth another try; SessionLost needs a login; anything else is the service's or our own fault. */
export const toCallFailure = (error: CallError): CallFailure => {
  switch (error._tag) {
    case "FetchError":
    case "Timeout":
    case "IdentityUnreachable":
      return { _tag: "Unreachable" }
    case "SignedOut":
      return { _tag: "SessionLost" }
    case "ResponseError":
      // An e-mail that is not verified is found out on the way of the login, which leads to the page that asks for it.
      return {
        _tag: error.status === 401 || error.code === "E_EMAIL_NOT_VERIFIED" ? "SessionLost" : "ServiceFailed"
      }
    default:
      return { _tag: "ServiceFailed" }
  }
}

/** Where the service does not say how long to wait. */
const usualPause = 30_000

/** The same for what a page cannot be shown without, where there is a page to say what is wrong and what to do. */
export const toPageFailure = (error: CallError): LoadShopFailure => {
  const failure = toCallFailure(error)
  if (error._tag !== "ResponseError" || failure._tag !== "ServiceFailed") return failure
  if (error.code === "E_SHOP_INACTIVE") return { _tag: "ShopInactive" }
  if (error.status === 403) return { _tag: "NotAllowed" }
  return error.status === 429
    ? { _tag: "TooManyRequests", seconds: Math.ceil((error.retryAfter ?? usualPause) / 1000) }
    : failure
}
