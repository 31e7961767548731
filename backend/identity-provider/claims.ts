/** Claims about a driver in tokens. */
import { identity } from "../configuration.ts"
import type { Account } from "./storage/accounts.ts"

/** The product's own claims, in both access token and ID token. */
const productClaims = (account: Account): Readonly<Record<string, boolean | string>> => ({
  [identity.claims.emailVerified]: account.emailVerified,
  ...(account.lastShopVisited === null ? {} : { [identity.claims.lastShopVisited]: account.lastShopVisited })
})

/** Returns the claims for the services, including the address for mails about orders. */
export const accessTokenClaims = (account: Account): Readonly<Record<string, boolean | string>> => ({
  ...productClaims(account),
  [identity.claims.email]: account.email
})

/** Claims per scope. */
export const claimsByScope = {
  openid: ["sub", identity.claims.emailVerified, identity.claims.lastShopVisited],
  profile: ["name", "nickname", "updated_at"],
  email: ["email", "email_verified"]
} as const

export const accountClaims = (account: Account) => ({
  sub: account.subject,
  name: account.name,
  nickname: account.nickname,
  updated_at: account.updatedAt.toISOString(),
  email: account.email,
  email_verified: account.emailVerified,
  ...productClaims(account)
})
