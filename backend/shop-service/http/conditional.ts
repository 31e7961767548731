/**
 * Responses that a browser may store and revalidates each time: an unchanged one costs a few bytes (304). No
 * personal data is stored, since a logout leaves none in a browser. `private`, since other drivers may get
 * another response: no proxy stores it, and the ETag depends on the bytes alone, whoever the caller is.
 */
import { createHash } from "node:crypto"
import { Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { accepted, hasVersion } from "../../accepted.ts"

const mayBeKept = "private, no-cache"

/** Hash of the bytes, so that a restored database or another release never confirms what it did not send. */
export const etagOf = (bytes: Uint8Array): string =>
  `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`

interface Kept {
  readonly bytes: Uint8Array
  readonly etag: string
  readonly brotli?: (() => Promise<Uint8Array>) | undefined
}

interface KeptOptions {
  /** Contains data of the driver, such as a plate: no browser stores it. */
  readonly isPersonal: boolean
}

/** Minimum bytes for compression, as everywhere in the service. */
export const smallest = 4096

/** Sends JSON bytes, compressed if the client accepts that. */
export const keptByBrowser = Effect.fnUntraced(function* (
  { bytes, etag, brotli }: Kept,
  { isPersonal }: KeptOptions
) {
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const isCompressed =
    brotli !== undefined &&
    bytes.length >= smallest &&
    (accepted(headers["accept-encoding"]?.toLowerCase()).get("br") ?? 0) > 0
  return HttpServerResponse.uint8Array(isCompressed ? yield* Effect.promise(brotli) : bytes, {
    contentType: "application/json",
    headers: {
      ...(isPersonal ? {} : { "cache-control": mayBeKept, etag }),
      ...(isCompressed ? { "content-encoding": "br", vary: "accept-encoding" } : {})
    }
  })
})

/** Answers 304 if the client has the same bytes. */
export const conditional = <E, R>(app: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>) =>
  Effect.flatMap(app, (response) => {
    const { etag } = response.headers
    if (etag === undefined || response.status !== 200) return Effect.succeed(response)
    return Effect.map(HttpServerRequest.HttpServerRequest, ({ headers }) =>
      hasVersion(headers["if-none-match"], etag)
        ? HttpServerResponse.empty({
            status: 304,
            headers: { etag, "cache-control": response.headers["cache-control"] }
          })
        : response
    )
  })
