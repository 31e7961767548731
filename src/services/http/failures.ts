/** From what a call ends in to what a machine knows. */
import type { CallFailure } from "../../../machines/failures.ts"
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
