/**
 * A refresh token is good for one renewal, and one that comes a second time ends the session: it may have been stolen.
 * A tab that was duplicated has its copy of what the other one may have used up meanwhile. So this browser remembers what
 * it has used, as hashes, and no tab sends such a token again; without one, the login stands in. Decision 017.
 */
import type { ICache } from "@auth0/auth0-spa-js"
import { sharedValue } from "../storage.ts"

/** More than the tabs of one browser can have copies of. */
const maxRemembered = 50

const used = sharedValue<ReadonlyArray<string>>({
  name: "used-refresh-tokens",
  version: 1,
  area: "local",
  decode: (stored) =>
    Array.isArray(stored) && stored.every((one) => typeof one === "string") ? stored : undefined
})

/** With a logout there is none left that could be sent. */
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

/** The SDK's cache without the refresh tokens that were used, by whichever tab. */
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
