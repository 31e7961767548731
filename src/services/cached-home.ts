/** The home as it was seen last in this browser, and by whom: drawn again before the service has answered. Decision 030. Without Schema, since the home waits for it. */
import { personalValue } from "./storage.ts"

interface CachedHome {
  /** The driver and the shop. */
  readonly ownerKey: string
  /** Milliseconds since 1970. */
  readonly seen: number
  /** The shop and its tickets, as `src/prerender/read-home.ts` reads them. */
  readonly offer: string
}

/** Who comes once a week still finds it. */
const longestKept = 7 * 24 * 60 * 60 * 1000

/** One for the whole browser: the next driver's takes its place. */
export const cachedHome = personalValue<CachedHome>({
  name: "home",
  version: 1,
  area: "local",
  decode: (stored) => {
    const kept = stored as CachedHome
    return Date.now() - kept.seen < longestKept ? kept : undefined
  }
})("")
