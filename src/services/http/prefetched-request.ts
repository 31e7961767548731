/**
 * Requests that the boot module sends before Effect and the screens are loaded. The first call for the same address
 * with the same token takes the answer over. Without Effect, since it runs before it.
 */
import type { RawAnswer } from "./raw-answer.ts"

export interface Exchange extends RawAnswer {
  readonly date: string | null
}

interface PrefetchedRequest {
  readonly token: string
  readonly sent: number
  readonly answer: Promise<Exchange>
  readonly abort: AbortController
}

/** An answer that waited longer than this is old news. */
const maxAge = 20_000

const requests = new Map<string, PrefetchedRequest>()

/** Origins that say themselves what of their answers may be stored. */
const speaking = new Set<string>()

/**
 * One HTTP exchange, body included, so that a timeout and an abort cover all of it. The browser stores nothing of a service
 * that does not say what it may store. Only there: with `cache: "no-store"` Chromium asks for permission (preflight) before
 * each request anew, which is a way to the server and back.
 */
export const exchange = async (url: string, init: RequestInit): Promise<Exchange> => {
  const { origin } = new URL(url)
  const cache = speaking.has(origin) ? "default" : "no-store"
  const response = await fetch(url, { ...init, cache, credentials: "omit", redirect: "error" })
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

/** Sends a GET now; the answer is kept for the call that will want it, and given back for a follow-up. */
export const prefetch = (url: string, token: string): Promise<Exchange> => {
  const abort = new AbortController()
  const answer = exchange(url, {
    method: "GET",
    headers: { accept: "application/json", ...bearer(token) },
    signal: abort.signal
  })
  // Whoever takes the request over sees the failure; nobody may have to.
  answer.catch(() => undefined)
  requests.set(url, { token, sent: Date.now(), answer, abort })
  return answer
}

/** The early request for this address, once, if it was sent with the same token and a moment ago. */
export const takePrefetched = (url: string, token: string): PrefetchedRequest | undefined => {
  const request = requests.get(url)
  requests.delete(url)
  if (request === undefined || request.token !== token) return undefined
  return Date.now() - request.sent > maxAge ? undefined : request
}
