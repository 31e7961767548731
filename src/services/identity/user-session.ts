/** User of the session, from the claims of an ID token that the SDK has checked. */
import { notLoggedIn } from "../../../schemas/user-names.ts"

export interface UserSession {
  /** The `sub` claim. */
  readonly userId: string
  readonly nickname: string
  readonly email: string
  readonly emailVerified: boolean
  /** From the user metadata at the identity provider. */
  readonly lastShopVisited: string | null
}

/** Names of the claims that differ between installations. */
export interface ClaimNames {
  readonly emailVerifiedClaim: string
  readonly lastShopVisitedClaim: string
}

type Claims = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null)

/** Returns the user of these claims. The installation's own claim overrides `email_verified`. */
export const userSessionOf = (claims: Claims, names: ClaimNames): UserSession => {
  const own = claims[names.emailVerifiedClaim]
  return {
    userId: textOf(claims["sub"]) ?? notLoggedIn,
    nickname: textOf(claims["nickname"]) ?? notLoggedIn,
    email: textOf(claims["email"]) ?? "",
    emailVerified: (typeof own === "boolean" ? own : claims["email_verified"]) === true,
    lastShopVisited: textOf(claims[names.lastShopVisitedClaim]) ?? textOf(claims["last_shop_visited"])
  }
}
