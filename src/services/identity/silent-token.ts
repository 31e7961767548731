/** Fetches a token without a page in between; loaded with the identity SDK. */
import type { Auth0Client } from "@auth0/auth0-spa-js"
import { identityFailureOf } from "./failure.ts"
import { withSilentLock } from "./silent-lock.ts"

/** Seconds that a silent renewal may take. */
const silentTimeout = 10

/** As the SDK says that only a login helps. */
export const noToken = (cause?: unknown): Error =>
  Object.assign(new Error("No token", { cause }), { error: "login_required" })

/**
 * The token of the cache, else a new one; "off" always gets a new one. Fails with the SDK's errors. A frame does not tell
 * that nobody could be reached: `reach` does, where one is asked, so that nobody waits those seconds without a network.
 */
export const silentToken = async (
  client: Pick<Auth0Client, "getTokenSilently">,
  cacheMode: "on" | "off",
  reach: () => Promise<unknown> = async () => {}
): Promise<string> => {
  const cached = cacheMode === "on" ? await client.getTokenSilently({ cacheMode: "cache-only" }) : undefined
  if (cached !== undefined) return cached
  try {
    const token = await withSilentLock(() => {
      const asked = client.getTokenSilently({ cacheMode, timeoutInSeconds: silentTimeout })
      return Promise.race([asked, reach().then(() => asked)])
    })
    if (token !== undefined) return token
  } catch (error) {
    // What the provider refuses without a page, it asks for or explains on its own: consent, a second factor, a block.
    throw identityFailureOf(error)._tag === "Refused" ? noToken(error) : error
  }
  // The SDK gives nothing when the session has reached its end.
  throw noToken()
}
