/** Tests: errors that require user interaction mean a login; an unreachable provider does not. */
import {
  AuthenticationError,
  GenericError,
  MfaRequiredError,
  MissingRefreshTokenError,
  TimeoutError
} from "@auth0/auth0-spa-js"
import { assert, describe, it } from "vitest"
import { identityFailureOf } from "./failure.ts"

describe("an error of the identity SDK", () => {
  it.each([
    new GenericError("login_required", "Login required"),
    new GenericError("invalid_grant", "Unknown or invalid refresh token."),
    new MissingRefreshTokenError("https://api.parkschein.example", "openid"),
    new GenericError("consent_required", "Consent required"),
    new GenericError("interaction_required", "Interaction required"),
    new MfaRequiredError("mfa_required", "Second factor", "mfa-token", {})
  ])("means signed out: $error", (error) => {
    assert.deepStrictEqual(identityFailureOf(error), { _tag: "SignedOut" })
  })

  it.each([
    new TimeoutError(),
    new TypeError("Failed to fetch"),
    new Error("Timeout when executing 'fetch'"),
    new SyntaxError("Unexpected token '<'"),
    new DOMException("signal is aborted without reason", "AbortError"),
    new GenericError("temporarily_unavailable", "Later"),
    new GenericError("too_many_requests", "Slow down"),
    new GenericError("request_error", "HTTP error. Unable to fetch http://localhost:4402/oauth/token"),
    "offline"
  ])("means unknown: %s", (error) => {
    assert.strictEqual(identityFailureOf(error)._tag, "Unreachable")
  })

  it("distinguishes a callback without a matching login from a refusal", () => {
    assert.strictEqual(
      identityFailureOf(new GenericError("state_mismatch", "Invalid state"))._tag,
      "InvalidState"
    )
    assert.strictEqual(
      identityFailureOf(new GenericError("missing_transaction", "Invalid state"))._tag,
      "InvalidState"
    )
    assert.deepStrictEqual(
      identityFailureOf(new AuthenticationError("access_denied", "<b>blocked</b>", "state")),
      { _tag: "Refused", reason: "access_denied" }
    )
  })
})
