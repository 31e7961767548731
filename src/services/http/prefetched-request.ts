/**
 * Requests that the boot module sends before Effect and the screens are loaded. The first call for the same address
 * with the same token takes the response over. Without Effect, since it runs before it.
 */

/** Response with its body undecoded. */
export interface RawAnswer {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}

export interface Exchange extends RawAnswer {
  readonly date: string | null
}

interface PrefetchedRequest {
  readonly token: string
  readonly sent: number
  readonly answer: Promise<Exchange>
  readonly abort: AbortController
}

/** Milliseconds after which a waiting response is stale. */
const maxAge = 20_000

const requests = new Map<string, PrefetchedRequest>()

/** Origins whose responses say themselves what may be stored. */
const speaking = new Set<string>()

/**
 * Makes one HTTP exchange, body included, so that a timeout and an abort cover all of it. The browser stores no
 * response of a service that does not say what it may store. Only there: with `cache: "no-store"` Chromium sends
 * a preflight before each request to another origin, which is one more round trip. Cookies are sent to the page's own
 * origin, since the browser would open a second connection to leave them out.
 */
export const exchange = async (url: string, init: RequestInit): Promise<Exchange> => {
  const { origin } = new URL(url)
  const cache = speaking.has(origin) ? "default" : "no-store"
  const response = await fetch(url, { ...init, cache, redirect: "error" })
  speaking[response.headers.has("cache-control") ? "add" : "delete"](origin)
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    date: response.headers.get("date"),
    text: await response.text()
  }
}

export const bearer = (token: string): { readonly authorization: string } => ({
  authorization: `Bearer ${token}`
})

/** Sends a GET now; keeps the response for the call that will need it, and returns it for a follow-up. */
export const prefetch = (url: string, token: string): Promise<Exchange> => {
  const abort = new AbortController()
  const answer = exchange(url, {
    method: "GET",
    headers: { accept: "application/json", ...bearer(token) },
    signal: abort.signal
  })
  // The call that takes the request over handles the failure; there may be no such call.
  answer.catch(() => undefined)
  requests.set(url, { token, sent: Date.now(), answer, abort })
  return answer
}

/** Takes the prefetched request for this address, once, if it has the same token and is not stale. */
export const takePrefetched = (url: string, token: string): PrefetchedRequest | undefined => {
  const request = requests.get(url)
  requests.delete(url)
  if (request === undefined || request.token !== token) return undefined
  return Date.now() - request.sent > maxAge ? undefined : request
}
