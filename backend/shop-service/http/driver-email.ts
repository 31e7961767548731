/**
 * Where a driver's mails go: the claim of the access token, else what the provider's userinfo endpoint says to that
 * token, as any OpenID provider offers it. An order never waits long for it, and never fails for want of it.
 */
import { Effect } from "effect"
import type { ShopServiceSettings } from "../settings.ts"
import type { AccessToken } from "./access-token.ts"
import { discover } from "./discovery.ts"

const timeout = 3_000

/** One address and nothing else that a mail server could read as more. */
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

/** null where nobody says one. The token has been checked, and says that the address is verified. */
export const driverEmail = (
  token: AccessToken,
  credential: string,
  { issuer, emailClaim }: Pick<ShopServiceSettings, "issuer" | "emailClaim">
): Effect.Effect<string | null> => {
  const claim = token[emailClaim]
  if (claim !== undefined) return Effect.succeed(isAddress(claim) ? claim : null)
  return Effect.tryPromise(() => userInfo(issuer, credential)).pipe(
    Effect.timeout(timeout),
    Effect.catch(() =>
      Effect.as(
        Effect.logWarning("The identity provider does not say where mails go: none is promised."),
        null
      )
    )
  )
}
