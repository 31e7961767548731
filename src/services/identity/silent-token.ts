/** Fetches a token without leaving the page; loaded with the identity SDK. */
import type { Auth0Client } from "@auth0/auth0-spa-js"
import { identityFailureOf } from "./failure.ts"
import { withSilentLock } from "./silent-lock.ts"

/** Seconds; timeout of a silent renewal. */
const silentTimeout = 10

/** End of the last request, perhaps given up before: the SDK would join the next one to it, and fail both. */
let end: Promise<unknown> | undefined

/** The SDK's error for a login that is required. */
export const noToken = (cause?: unknown): Error =>
  Object.assign(new Error("No token", { cause }), { error: "login_required" })

/**
 * Returns the cached token, else a new one; "off" bypasses the cache. Fails with the SDK's errors. A frame
 * does not report a failed connection: `reach`, if given, does, which saves its timeout without a network.
 */
export const silentToken = async (
  client: Pick<Auth0Client, "getTokenSilently">,
  cacheMode: "on" | "off",
  reach: () => Promise<unknown> = async () => {}
): Promise<string> => {
  const cached = cacheMode === "on" ? await client.getTokenSilently({ cacheMode: "cache-only" }) : undefined
  if (cached !== undefined) return cached
  try {
    const token = await withSilentLock(async () => {
      const reached = reach()
      await Promise.race([end, reached.then(() => end)])
      const asked = client.getTokenSilently({ cacheMode, timeoutInSeconds: silentTimeout })
      end = asked.catch(() => {})
      return Promise.race([asked, reached.then(() => asked)])
    })
    if (token !== undefined) return token
  } catch (error) {
    // Refused without interaction: the provider asks or explains on its page (consent, second factor, block).
    throw identityFailureOf(error)._tag === "Refused" ? noToken(error) : error
  }
  // The SDK returns undefined when the session has ended.
  throw noToken()
}
