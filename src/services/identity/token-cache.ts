/**
 * The SDK's token cache in session storage, and what can be read from it while the SDK is not loaded: a reload then
 * needs neither the SDK nor the provider before its first data. The format is the SDK's own (2.27.0, pinned; a test
 * writes with the SDK and reads with this).
 */
import type { ICache } from "@auth0/auth0-spa-js"

const prefix = "@@auth0spajs@@"
/** Seconds before its end from which a token counts as expired. */
const earlyExpiry = 60

const storage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

const parse = (text: string | null | undefined): unknown => {
  try {
    return text === null || text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const storedKeys = (): ReadonlyArray<string> => {
  try {
    const area = storage()
    const keys = Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index) ?? "")
    return keys.filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Falls back to memory where storage is blocked or full. */
export const makeTokenCache = (): ICache => {
  const memory = new Map<string, string>()
  const read = (key: string): string | null => {
    try {
      return storage()?.getItem(key) ?? memory.get(key) ?? null
    } catch {
      return memory.get(key) ?? null
    }
  }
  return {
    get: <T>(key: string) => parse(read(key)) as T | undefined,
    set: (key, entry) => {
      const text = JSON.stringify(entry)
      memory.set(key, text)
      try {
        storage()?.setItem(key, text)
      } catch {
        // Memory has it.
      }
    },
    remove: (key) => {
      memory.delete(key)
      try {
        storage()?.removeItem(key)
      } catch {
        // Memory has let it go.
      }
    },
    allKeys: () => [...new Set([...memory.keys(), ...storedKeys()])]
  }
}

/** Whether the SDK keeps anything in this tab's storage. */
export const hasStoredTokens = (): boolean => storedKeys().length > 0

/** Removes what the SDK keeps in this tab's storage. */
export const forgetTokens = (): void => {
  const cache = makeTokenCache()
  for (const key of storedKeys()) cache.remove(key)
}

/** The SDK's own key: `openid` first, every scope once. */
const uniqueScopes = (scope: string): string =>
  [...new Set(["openid", ...scope.split(/\s+/)])].filter(Boolean).join(" ")

export interface CacheAddress {
  readonly identityClientId: string
  readonly identityAudience: string
  readonly identityScope: string
}

/** What the SDK keeps of a session: its keys and entries. */
type Entries = Readonly<Record<string, unknown>>

export interface StoredSession {
  /** Null when there is none, or when it is about to end. */
  readonly accessToken: string | null
  readonly claims: Readonly<Record<string, unknown>>
  /** For another tab: without the refresh token, which is good for one use. */
  readonly entries: Entries
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** The session as the SDK has left it in this tab; undefined when there is none. */
export const readStoredSession = (address: CacheAddress, now = Date.now()): StoredSession | undefined => {
  const read = (key: string): unknown => {
    try {
      return parse(storage()?.getItem(key))
    } catch {
      return undefined
    }
  }
  const { identityClientId, identityAudience, identityScope } = address
  // The SDK asks for a scope of its own behind these where it wants a refresh token.
  const key = [prefix, identityClientId, identityAudience, uniqueScopes(identityScope)].join("::")
  const tokenKey = storedKeys().find((one) => one.startsWith(key)) ?? key
  const userKey = [prefix, identityClientId, "@@user@@"].join("::")
  const [token, user] = [read(tokenKey), read(userKey)]
  const decoded = isRecord(user) ? user["decodedToken"] : undefined
  const claims = isRecord(decoded) ? decoded["claims"] : undefined
  if (!isRecord(claims)) return undefined
  const none = { accessToken: null, claims, entries: {} }
  if (!isRecord(token) || !isRecord(token["body"])) return none
  const { refresh_token: _, ...body } = token["body"]
  const accessToken = body["access_token"]
  const expiresAt = token["expiresAt"]
  if (typeof accessToken !== "string" || typeof expiresAt !== "number") return none
  if (expiresAt - earlyExpiry <= now / 1000) return none
  return { accessToken, claims, entries: { [tokenKey]: { ...token, body }, [userKey]: user } }
}

/** Keeps the session of another tab as if the SDK had. */
export const adoptEntries = (entries: unknown): void => {
  const cache = makeTokenCache()
  for (const [key, entry] of Object.entries(isRecord(entries) ? entries : {}))
    if (key.startsWith(prefix)) cache.set(key, entry as Parameters<typeof cache.set>[1])
}
