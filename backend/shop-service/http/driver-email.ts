/**
 * Finds a driver's e-mail address: the access token's claim, else the response of the provider's userinfo
 * endpoint to that token, as any OpenID provider has it. An order neither waits long for it nor fails for it.
 */
import { Effect } from "effect"
import type { ShopServiceSettings } from "../settings.ts"
import { traced } from "../traced.ts"
import type { AccessToken } from "./access-token.ts"
import { discover } from "./discovery.ts"

const timeout = 3_000

/** Exactly one address, which no mail server can read as several. */
const isAddress = (value: unknown): value is string =>
  typeof value === "string" && value.length <= 254 && /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(value)

const userInfo = async (issuer: string, credential: string): Promise<string | null> => {
  const { userinfo_endpoint: address } = await discover(issuer)
  if (typeof address !== "string") return null
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${credential}` },
    signal: AbortSignal.timeout(timeout)
  })
  if (!response.ok) return null
  const { email, email_verified: isVerified } = (await response.json()) as Readonly<Record<string, unknown>>
  return isVerified !== false && isAddress(email) ? email : null
}

const askUserInfo = traced("IdentityProvider.userInfo")(function* (issuer: string, credential: string) {
  return yield* Effect.tryPromise(() => userInfo(issuer, credential))
})

/** Returns null if there is none. The token was verified, and says that the address is verified. */
export const driverEmail = (
  token: AccessToken,
  credential: string,
  { issuer, emailClaim }: Pick<ShopServiceSettings, "issuer" | "emailClaim">
): Effect.Effect<string | null> => {
  const claim = token[emailClaim]
  if (claim !== undefined) return Effect.succeed(isAddress(claim) ? claim : null)
  return askUserInfo(issuer, credential).pipe(
    Effect.timeout(timeout),
    Effect.catch(() =>
      Effect.as(
        Effect.logWarning("The identity provider does not say where mails go: none is promised."),
        null
      )
    )
  )
}
