/**
 * Answers that a browser may keep, and asks about each time: where it has the same already, it is told so in a few bytes.
 * Nothing of a person is kept, since a logout leaves nothing personal in a browser. `private`, since other drivers may be
 * shown something else: no proxy keeps it, and an answer is confirmed by its bytes alone, whoever asks.
 */
import { createHash } from "node:crypto"
import { Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"

const mayBeKept = "private, no-cache"

/** By its bytes, so that a copy of the database that is restored, or another release, never confirms what it did not send. */
export const etagOf = (bytes: Uint8Array): string =>
  `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`

interface Kept {
  readonly bytes: Uint8Array
  readonly etag: string
  readonly brotli?: (() => Promise<Uint8Array>) | undefined
}

interface KeptOptions {
  /** Something of the driver is in it, such as a plate: no browser keeps it. */
  readonly isPersonal: boolean
}

const takesBrotli = (accepted: string | undefined): boolean =>
  /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted ?? "")

/** Answers below this are sent as they are, as everywhere else in the service. */
export const smallest = 4096

/** Bytes of JSON, compressed already where the asker can read that. */
export const keptByBrowser = Effect.fnUntraced(function* (
  { bytes, etag, brotli }: Kept,
  { isPersonal }: KeptOptions
) {
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const isCompressed =
    brotli !== undefined && bytes.length >= smallest && takesBrotli(headers["accept-encoding"])
  return HttpServerResponse.uint8Array(isCompressed ? yield* Effect.promise(brotli) : bytes, {
    contentType: "application/json",
    headers: {
      ...(isPersonal ? {} : { "cache-control": mayBeKept, etag }),
      ...(isCompressed ? { "content-encoding": "br", vary: "accept-encoding" } : {})
    }
  })
})

/** The names of an `If-None-Match`, compared as RFC 9110 section 13.1.2 says: a weak one is as good. */
const names = (header: string): ReadonlyArray<string> =>
  header.split(",").map((name) => name.trim().replace(/^W\//, ""))

/** Answers 304 where the asker has what would be sent. */
export const conditional = <E, R>(app: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>) =>
  Effect.flatMap(app, (response) => {
    const { etag } = response.headers
    if (etag === undefined || response.status !== 200) return Effect.succeed(response)
    return Effect.map(HttpServerRequest.HttpServerRequest, ({ headers }) => {
      const known = names(headers["if-none-match"] ?? "")
      return known.includes(etag) || known.includes("*")
        ? HttpServerResponse.empty({
            status: 304,
            headers: { etag, "cache-control": response.headers["cache-control"] }
          })
        : response
    })
  })
