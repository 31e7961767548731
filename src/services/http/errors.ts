/**
 * Errors of a call, one class each. No error contains what was sent or received: plates, codes and tokens
 * must not reach a log through a message.
 */
import { Data } from "effect"
import type { RefusalCode } from "../../../schemas/api/refusal-codes.ts"
import type { ResponseError, ResponseInvalid } from "./response-errors.ts"

/** A required parameter is missing; nothing was sent. */
export class RequiredParameterError extends Data.TaggedError("RequiredParameterError")<{
  /** The field: `shopId`, `areaEntityId`, `payload`, ... */
  readonly parameter: string
  readonly call: string
}> {
  override get message(): string {
    const reason = this.parameter === "areaEntityId" ? ": area id is required" : "."
    return `Required parameter ${this.parameter} was null or undefined when calling ${this.call}${reason}`
  }
}

/** The input does not match the contract; nothing was sent. */
export class RequestInvalid extends Data.TaggedError("RequestInvalid")<{
  readonly call: string
  /** Path of the mismatch: `payload.plates[0].plate`. */
  readonly path: string
}> {
  override get message(): string {
    return `The input of ${this.call} does not fit the contract at ${this.path}.`
  }
}

/** No response: offline, refused, cut off, blocked. */
export class FetchError extends Data.TaggedError("FetchError")<{
  readonly call: string
  readonly cause: unknown
}> {
  override get message(): string {
    return "The request failed and the interceptors did not return an alternative response"
  }
}

/** No response within the timeout of the call. */
export class Timeout extends Data.TaggedError("Timeout")<{ readonly call: string }> {
  override get message(): string {
    return `${this.call} was not answered in time.`
  }
}

/** The session has ended: only a login helps. */
export class SignedOut extends Data.TaggedError("SignedOut") {
  override get message(): string {
    return "The session is over."
  }
}

/** The state of the session is unknown, since the identity provider cannot be reached. */
export class IdentityUnreachable extends Data.TaggedError("IdentityUnreachable")<{
  /** The provider's or the browser's code: `timeout`, `Failed to fetch`, ... */
  readonly reason: string
}> {
  override get message(): string {
    return `The identity provider cannot be reached (${this.reason}).`
  }
}

/** The identity provider refused for a reason other than a lost session or a lost connection. */
export class IdentityRefused extends Data.TaggedError("IdentityRefused")<{
  /** The provider's error code: `access_denied`, `mfa_required`, ... */
  readonly reason: string
}> {
  override get message(): string {
    return `The identity provider refused (${this.reason}).`
  }
}

/** Reasons for the lack of an access token. */
export type TokenError = SignedOut | IdentityUnreachable | IdentityRefused

export type CallError =
  | RequiredParameterError
  | RequestInvalid
  | ResponseError
  | ResponseInvalid
  | FetchError
  | Timeout
  | TokenError

const isAnswered = (error: unknown): error is ResponseError =>
  (error as { readonly _tag?: unknown } | null | undefined)?._tag === "ResponseError"

/** Returns true if the service responded with this status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  isAnswered(error) && error.status === status

/** Returns true for a conflict or refusal with this stable code of the service. */
export const hasCode = (error: unknown, code: RefusalCode): boolean =>
  isAnswered(error) && error.code === code
