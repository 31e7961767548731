/** Cached home per driver, drawn before the response. Decision 030. Without Schema, since the home waits for it. */
import { personalValue } from "./storage.ts"

interface CachedHome {
  /** The driver and the shop. */
  readonly ownerKey: string
  /** Milliseconds since 1970. */
  readonly seen: number
  /** The shop and its tickets, as `src/prerender/read-home.ts` decodes them. */
  readonly offer: string
}

/** Milliseconds; a driver with one visit a week still finds the cache. */
const maxAge = 7 * 24 * 60 * 60 * 1000

/** The cached home; one for the whole browser: that of the next driver replaces it. */
export const cachedHome = personalValue<CachedHome>("home", (stored) => {
  const kept = stored as CachedHome
  return Date.now() - kept.seen < maxAge ? kept : undefined
})("")
