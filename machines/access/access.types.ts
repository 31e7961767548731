import type { Failure, SessionLost, Unreachable } from "../failures.ts"

/** A page that was opened. */
export interface Destination {
  /**
   * `root` looks for a shop; `callback` comes from the login; `protected` requires a driver with a
   * verified e-mail; `verification` asks for that.
   */
  readonly access: "public" | "protected" | "root" | "callback" | "verification"
  /** The shop of the address; null when it names none. */
  readonly shop: string | null
  /** Path, query and fragment: reopened after the login or the verification. */
  readonly target: string
}

export interface User {
  readonly userId: string
  readonly nickname: string
  readonly email: string
  readonly emailVerified: boolean
  /** From the user metadata at the identity provider. */
  readonly lastShopVisited: string | null
}

export type Session = { readonly signedIn: true; readonly user: User } | { readonly signedIn: false }

/** A completed login, and the page that follows. */
export interface LoggedIn {
  readonly user: User
  readonly target: string
}

/** The provider answered the login with a refusal: access denied, account blocked, a callback that fits no login. */
export interface LoginRefused {
  readonly _tag: "LoginRefused"
  /** The provider's error code. */
  readonly reason: string
}

/** A login was tried just now without success; only the driver may start the next one. */
export type TooManyRedirects = Failure<"TooManyRedirects">

/**
 * Origin of a login: the page (`automatic`, not repeatedly) or the driver; `another` when it
 * may be with another account than the one that is signed in.
 */
export type LoginKind = "automatic" | "asked" | "signUp" | "another"

/** A page that the flow navigates to. */
export type NextPage =
  /** The page requested before the login or the verification. */
  | { readonly kind: "target"; readonly target: string }
  | { readonly kind: "shop"; readonly shop: string }
  /** The page that asks for a verified address, with the page that follows. */
  | { readonly kind: "emailVerification"; readonly target: string }
  | { readonly kind: "shopUnknown" }

/** `neededNoMore`: the address is verified already. */
export type ResentMail = "sent" | "neededNoMore"

/** A mail was sent only a moment ago. */
export type TooSoon = Failure<"TooSoon">

export type LeaveForLoginFailure = Unreachable | TooManyRedirects
export type ResendMailFailure = Unreachable | TooSoon | SessionLost
export type CompleteLoginFailure = Unreachable | LoginRefused

export type AccessEvent =
  | { readonly type: "NAVIGATED"; readonly destination: Destination }
  | { readonly type: "LOGIN_REQUESTED" }
  | { readonly type: "SIGN_UP_REQUESTED" }
  | { readonly type: "LOGOUT_REQUESTED" }
  /** A call found the session expired. */
  | { readonly type: "SESSION_LOST" }
  | { readonly type: "TRY_AGAIN" }
  /** The driver says that the link in the mail was opened. */
  | { readonly type: "VERIFICATION_CONFIRMED" }
  /** The mail with the link has not arrived. */
  | { readonly type: "RESEND_REQUESTED" }
  /** The page was restored from the browser's back/forward cache. */
  | { readonly type: "PAGE_SHOWN" }
