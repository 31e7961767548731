import type { ShopWithGroups } from "../../schemas/shop.ts"
import type { CallFailure, Failure, ShopInactive } from "../failures.ts"
import type { WithPause } from "../shop-problems.ts"
import type { CodeIssue } from "./verification-form.ts"

export interface VerificationInput {
  readonly shopPath: string
  /** From `?code=` or a draft: filled into the field, never sent unasked. Empty when there is none. */
  readonly code: string
}

export interface AddCodeInput {
  readonly shopId: string
  readonly code: string
}

/** The code was never issued. */
export type CodeUnknown = Failure<"CodeUnknown">

/** The code has reached its number of drivers. */
export type CodeUsedUp = Failure<"CodeUsedUp">

export type CodeExpired = Failure<"CodeExpired">

/** The code is valid, but in another shop. */
export type CodeOfOtherShop = Failure<"CodeOfOtherShop">

/** The account holds as many codes as the group allows. */
export type CodeLimitReached = Failure<"CodeLimitReached">

/** The account holds this code already. */
export type CodeAlreadyAdded = Failure<"CodeAlreadyAdded">

/** Too many codes were tried; the service rejects all for a while. */
export interface TooManyAttempts {
  readonly _tag: "TooManyAttempts"
  /** From `Retry-After`; null when the service did not send it. */
  readonly retryAfterSeconds: number | null
}

export type AddCodeFailure =
  | CallFailure
  | CodeUnknown
  | CodeUsedUp
  | CodeExpired
  | CodeOfOtherShop
  | CodeLimitReached
  | CodeAlreadyAdded
  | TooManyAttempts
  | ShopInactive

export interface VerificationContext extends WithPause {
  readonly shopPath: string
  readonly shop: ShopWithGroups | null
  /** As typed; kept through every failure. */
  readonly code: string
  readonly issue: CodeIssue | null
  /** The wait that the service requests after too many attempts. */
  readonly waitSeconds: number
}

export type VerificationEvent =
  | { readonly type: "CODE_CHANGED"; readonly code: string }
  | { readonly type: "VERIFY_REQUESTED" }
  /** Goes on into the shop: without verification, or after it. */
  | { readonly type: "CONTINUED" }
  /** The driver enters another code. */
  | { readonly type: "TRY_AGAIN" }
