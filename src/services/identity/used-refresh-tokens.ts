/**
 * A refresh token is valid for one renewal; a second use ends the session, since it may have been stolen. A
 * duplicated tab has a copy of a token that the other tab may have used. So this browser stores hashes of
 * used tokens, and no tab sends one again; without a token, a login is needed. Decision 017.
 */
import type { ICache } from "@auth0/auth0-spa-js"
import { sharedValue } from "../storage.ts"

/** More than the tabs of one browser can have copies of. */
const maxRemembered = 50

const used = sharedValue<ReadonlyArray<string>>("used-refresh-tokens", (stored) =>
  Array.isArray(stored) && stored.every((one) => typeof one === "string") ? stored : undefined
)

/** After a logout no used token can be sent. */
export const forgetUsedTokens = (): void => used.remove()

interface Entry {
  readonly body?: Readonly<Record<string, unknown>>
}

const tokenIn = (entry: unknown): string | undefined => {
  const token = (entry as Entry | null | undefined)?.body?.["refresh_token"]
  return typeof token === "string" ? token : undefined
}

const hashOf = async (token: string): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

/** Wraps the SDK's cache: drops refresh tokens that any tab has used. */
export const withoutUsedTokens = (cache: ICache): ICache => ({
  ...cache,
  get: async <T>(key: string) => {
    const entry = await cache.get<T>(key)
    const token = tokenIn(entry)
    if (token === undefined || used.read()?.includes(await hashOf(token)) !== true) return entry
    const { refresh_token: _, ...body } = (entry as Entry).body ?? {}
    return { ...entry, body } as T
  },
  set: async (key, entry) => {
    const former = tokenIn(await cache.get(key))
    const latter = tokenIn(entry)
    await cache.set(key, entry)
    if (former === undefined || latter === undefined || former === latter) return
    used.write([...(used.read() ?? []), await hashOf(former)].slice(-maxRemembered))
  }
})
