/** What the SDK's errors mean. Its classes are minified and its names are "Error": the code decides. */

import { wrongClock } from "../../../schemas/login-refusal.ts"

export type IdentityFailure =
  /** The session is over: only a login helps. */
  | { readonly _tag: "SignedOut" }
  /** Nothing is known: offline, timeout, a provider that answers nonsense. Trying again is worth it. */
  | { readonly _tag: "Unreachable"; readonly reason: string }
  /** The callback matches no login of this browser: forged, repeated, or overtaken by another login. */
  | { readonly _tag: "InvalidState"; readonly reason: string }
  /** The provider refused. */
  | { readonly _tag: "Refused"; readonly reason: string }

/** Also what the provider wants to ask a person for: consent, a second factor, which account. */
const signedOutCodes = /^(invalid_grant|missing_refresh_token|.+_required)$/
const stateCodes: ReadonlySet<unknown> = new Set(["state_mismatch", "missing_transaction"])
/** OAuth's own words for "later", and the SDK's for an answer it could not make sense of. */
const passingCodes: ReadonlySet<unknown> = new Set([
  "timeout",
  "temporarily_unavailable",
  "server_error",
  "too_many_requests",
  "request_error"
])

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What has no code is a network, parse or abort error of the browser, or an ID token that does not check. */
export const identityFailureOf = (error: unknown): IdentityFailure => {
  const code: unknown =
    typeof error === "object" && error !== null && "error" in error ? error.error : undefined
  if (typeof code !== "string") {
    const message = messageOf(error)
    // The checks of the ID token fail without a code. One that is over or to come the moment it is issued has another time.
    return message.includes("ID token")
      ? { _tag: "Refused", reason: message.includes("urrent time") ? wrongClock : "invalid_id_token" }
      : { _tag: "Unreachable", reason: message }
  }
  if (signedOutCodes.test(code)) return { _tag: "SignedOut" }
  if (stateCodes.has(code)) return { _tag: "InvalidState", reason: code }
  if (passingCodes.has(code)) return { _tag: "Unreachable", reason: code }
  return { _tag: "Refused", reason: code }
}
