/** What the access flow speaks of: where the driver wants to go, who the driver is, how logins fail. */
import type { SessionLost, Unreachable } from "../failures.ts"

/** A page somebody has opened. */
export interface Destination {
  /**
   * `root` looks for a shop; `callback` comes from the login; `protected` wants a driver with a verified e-mail;
   * `verification` asks for that.
   */
  readonly access: "public" | "protected" | "root" | "callback" | "verification"
  /** The shop of the address, where it names one. */
  readonly shop: string | null
  /** Path, query and fragment: what is opened again after the login or the verification. */
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

/** Who has come back from the login, and the page to go on to. */
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

/** A login has just been tried without success; the next must be the driver's own decision. */
export interface TooManyRedirects {
  readonly _tag: "TooManyRedirects"
}

/**
 * Who wants the login: the page by itself, which it may not do again and again, or the driver; `another` when it may be
 * with another account than the one that is signed in.
 */
export type LoginKind = "automatic" | "asked" | "signUp" | "another"

/** A page that the flow opens by itself. */
export type NextPage =
  /** The page asked for before the login or the verification. */
  | { readonly kind: "target"; readonly target: string }
  /** The home of a shop. */
  | { readonly kind: "shop"; readonly shop: string }
  /** The page that asks for a verified address, with the page to go on to. */
  | { readonly kind: "emailVerification"; readonly target: string }
  /** The page that says that no shop is known. */
  | { readonly kind: "shopUnknown" }

/** `neededNoMore`: the address is verified already. */
export type ResentMail = "sent" | "neededNoMore"

/** A mail was sent only a moment ago. */
export interface TooSoon {
  readonly _tag: "TooSoon"
}

export type RestoreSessionFailure = Unreachable
export type LeaveForLogoutFailure = Unreachable
export type LeaveForLoginFailure = Unreachable | TooManyRedirects
export type ResendMailFailure = Unreachable | TooSoon | SessionLost
export type CompleteLoginFailure = Unreachable | LoginRefused

export type AccessEvent =
  | { readonly type: "NAVIGATED"; readonly destination: Destination }
  | { readonly type: "LOGIN_REQUESTED" }
  | { readonly type: "SIGN_UP_REQUESTED" }
  | { readonly type: "LOGOUT_REQUESTED" }
  /** A call found the session over. */
  | { readonly type: "SESSION_LOST" }
  | { readonly type: "TRY_AGAIN" }
  /** The driver says that the link in the mail has been opened. */
  | { readonly type: "VERIFICATION_CONFIRMED" }
  /** The mail with the link has not arrived. */
  | { readonly type: "RESEND_REQUESTED" }
  /** The page came back alive, from the browser's back/forward cache. */
  | { readonly type: "PAGE_SHOWN" }
