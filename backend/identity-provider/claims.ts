/** What tokens say about a driver. */
import { identity } from "../configuration.ts"
import type { Account } from "./storage/accounts.ts"

/** The product's own claims, in the access token and the ID token alike. */
const productClaims = (account: Account): Readonly<Record<string, boolean | string>> => ({
  [identity.claims.emailVerified]: account.emailVerified,
  ...(account.lastShopVisited === null ? {} : { [identity.claims.lastShopVisited]: account.lastShopVisited })
})

/** What the services are told of a driver: also where mails about orders go. */
export const accessTokenClaims = (account: Account): Readonly<Record<string, boolean | string>> => ({
  ...productClaims(account),
  [identity.claims.email]: account.email
})

/** Which claim comes with which scope. */
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
