/** Maps errors of calls to failures of machines. */
import type { CallFailure, LoadShopFailure } from "../../../machines/failures.ts"
import type { CallError } from "./errors.ts"

/** Unreachable is worth a retry; SessionLost needs a login; all else is a fault of the service or the app. */
export const toCallFailure = (error: CallError): CallFailure => {
  switch (error._tag) {
    case "FetchError":
    case "Timeout":
    case "IdentityUnreachable":
      return { _tag: "Unreachable" }
    case "SignedOut":
      return { _tag: "SessionLost" }
    case "ResponseError":
      // The login detects an unverified e-mail, and leads to the page that asks for the verification.
      return {
        _tag: error.status === 401 || error.code === "E_EMAIL_NOT_VERIFIED" ? "SessionLost" : "ServiceFailed"
      }
    default:
      return { _tag: "ServiceFailed" }
  }
}

/** Milliseconds to wait where the service names no time. */
const usualPause = 30_000

/** The same for data without which a page cannot be shown, where a page explains the failure. */
export const toPageFailure = (error: CallError): LoadShopFailure => {
  const failure = toCallFailure(error)
  if (error._tag !== "ResponseError" || failure._tag !== "ServiceFailed") return failure
  if (error.code === "E_SHOP_INACTIVE") return { _tag: "ShopInactive" }
  if (error.status === 403) return { _tag: "NotAllowed" }
  return error.status === 429
    ? { _tag: "TooManyRequests", seconds: Math.ceil((error.retryAfter ?? usualPause) / 1000) }
    : failure
}
