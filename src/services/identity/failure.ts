/** Classifies errors of the SDK by code: its classes are minified, and their names are all "Error". */
import { wrongClock } from "../../../schemas/login-refusal.ts"

export type IdentityFailure =
  /** The session has ended: only a login helps. */
  | { readonly _tag: "SignedOut" }
  /** The state of the session is unknown: offline, timeout, invalid response. Worth a retry. */
  | { readonly _tag: "Unreachable"; readonly reason: string }
  /** The callback matches no login of this browser: forged, repeated, or overtaken by another login. */
  | { readonly _tag: "InvalidState"; readonly reason: string }
  /** The provider refused for another reason. */
  | { readonly _tag: "Refused"; readonly reason: string }

/** Includes interactions that the provider requires: consent, a second factor, the choice of an account. */
const signedOutCodes = /^(invalid_grant|missing_refresh_token|.+_required)$/
const stateCodes: ReadonlySet<unknown> = new Set(["state_mismatch", "missing_transaction"])
/** OAuth's codes for transient failures, and the SDK's for an invalid response. */
const passingCodes: ReadonlySet<unknown> = new Set([
  "timeout",
  "temporarily_unavailable",
  "server_error",
  "too_many_requests",
  "request_error"
])

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Without a code: a network, parse or abort error of the browser, or a failed check of the ID token. */
export const identityFailureOf = (error: unknown): IdentityFailure => {
  const code: unknown =
    typeof error === "object" && error !== null && "error" in error ? error.error : undefined
  if (typeof code !== "string") {
    const message = messageOf(error)
    // Checks of the ID token fail without a code. A new token that is expired or not yet valid: wrong clock.
    return message.includes("ID token")
      ? { _tag: "Refused", reason: message.includes("urrent time") ? wrongClock : "invalid_id_token" }
      : { _tag: "Unreachable", reason: message }
  }
  if (signedOutCodes.test(code)) return { _tag: "SignedOut" }
  if (stateCodes.has(code)) return { _tag: "InvalidState", reason: code }
  if (passingCodes.has(code)) return { _tag: "Unreachable", reason: code }
  return { _tag: "Refused", reason: code }
}
