/**
 * How a call may end badly, one class each. No error carries what was sent or received: plates, codes and tokens
 * must not reach a log through a message.
 */
import { Data } from "effect"
import type { ResponseError, ResponseInvalid } from "./response-errors.ts"

/** A parameter that the call cannot do without was missing; nothing was sent. */
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

/** What was given does not fit the contract; nothing was sent. */
export class RequestInvalid extends Data.TaggedError("RequestInvalid")<{
  readonly call: string
  /** Where it does not fit: `payload.plates[0].plate`. */
  readonly path: string
}> {
  override get message(): string {
    return `The input of ${this.call} does not fit the contract at ${this.path}.`
  }
}

/** No answer: offline, refused, cut off, blocked. */
export class FetchError extends Data.TaggedError("FetchError")<{
  readonly call: string
  readonly cause: unknown
}> {
  override get message(): string {
    return "The request failed and the interceptors did not return an alternative response"
  }
}

/** No answer within the time that a call is given. */
export class Timeout extends Data.TaggedError("Timeout")<{ readonly call: string }> {
  override get message(): string {
    return `${this.call} was not answered in time.`
  }
}

/** The session is over: only a login helps. */
export class SignedOut extends Data.TaggedError("SignedOut") {
  override get message(): string {
    return "The session is over."
  }
}

/** Nothing is known about the session, since the identity provider cannot be reached. */
export class IdentityUnreachable extends Data.TaggedError("IdentityUnreachable")<{
  /** The provider's or the browser's code: `timeout`, `Failed to fetch`, ... */
  readonly reason: string
}> {
  override get message(): string {
    return `The identity provider cannot be reached (${this.reason}).`
  }
}

/** The identity provider refused for a reason that is neither a lost session nor a lost connection. */
export class IdentityRefused extends Data.TaggedError("IdentityRefused")<{
  /** The provider's error code: `access_denied`, `mfa_required`, ... */
  readonly reason: string
}> {
  override get message(): string {
    return `The identity provider refused (${this.reason}).`
  }
}

/** Why there is no access token. */
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

/** The service has answered with this status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  isAnswered(error) && error.status === status

/** A conflict or refusal that the service names by a stable code. */
export const hasCode = (error: unknown, code: string): boolean => isAnswered(error) && error.code === code
