/**
 * The SDK's token cache in session storage, and the parts of it that are readable without the SDK: after a
 * reload the first data needs neither the SDK nor the provider. The format is the SDK's own (2.27.0, pinned;
 * a test writes with the SDK and reads with this).
 */
import type { ICache } from "@auth0/auth0-spa-js"

const prefix = "@@auth0spajs@@"
/** Seconds before its expiry at which a token counts as expired. */
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
        // Stored in memory.
      }
    },
    remove: (key) => {
      memory.delete(key)
      try {
        storage()?.removeItem(key)
      } catch {
        // Removed from memory.
      }
    },
    allKeys: () => [...new Set([...memory.keys(), ...storedKeys()])]
  }
}

/** Returns true if the SDK has entries in this tab's storage. */
export const hasStoredTokens = (): boolean => storedKeys().length > 0

/** Removes the SDK's entries from this tab's storage. */
export const forgetTokens = (): void => {
  const cache = makeTokenCache()
  for (const key of storedKeys()) cache.remove(key)
}

/** Normalizes scopes like the SDK's key: `openid` first, no duplicates. */
const uniqueScopes = (scope: string): string =>
  [...new Set(["openid", ...scope.split(/\s+/)])].filter(Boolean).join(" ")

export interface CacheAddress {
  readonly identityClientId: string
  readonly identityAudience: string
  readonly identityScope: string
}

/** Entries of a session by the SDK's keys. */
type Entries = Readonly<Record<string, unknown>>

export interface StoredSession {
  /** Null if there is none, or it is about to expire. */
  readonly accessToken: string | null
  readonly claims: Readonly<Record<string, unknown>>
  /** For another tab: without the refresh token, which is valid for one use. */
  readonly entries: Entries
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** Returns the session that the SDK has stored in this tab; undefined if there is none. */
export const readStoredSession = (address: CacheAddress, now = Date.now()): StoredSession | undefined => {
  const read = (key: string): unknown => {
    try {
      return parse(storage()?.getItem(key))
    } catch {
      return undefined
    }
  }
  const { identityClientId, identityAudience, identityScope } = address
  // The SDK appends a scope of its own for refresh tokens.
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

/** Stores the session of another tab as the SDK would. */
export const adoptEntries = (entries: unknown): void => {
  const cache = makeTokenCache()
  for (const [key, entry] of Object.entries(isRecord(entries) ? entries : {}))
    if (key.startsWith(prefix)) cache.set(key, entry as Parameters<typeof cache.set>[1])
}
