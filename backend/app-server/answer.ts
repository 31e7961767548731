/** Sends one response of the static server: encoding, caching and conditional requests. */
import type { IncomingMessage, ServerResponse } from "node:http"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { accepted, hasVersion } from "../accepted.ts"
import type { SiteFile } from "./site.ts"

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Encoding = "br" | "gzip" | "identity"

/** Returns the best encoding that the request accepts: brotli, then gzip. `q=0` refuses one. */
const acceptedEncoding = (header: string | undefined): Encoding => {
  const weights = accepted(header?.toLowerCase())
  const accepts = (name: string): boolean => (weights.get(name) ?? weights.get("*") ?? 0) > 0
  if (accepts("br")) return "br"
  return accepts("gzip") ? "gzip" : "identity"
}

const worthCompressing = 1024

const encode = async (file: SiteFile, encoding: Encoding): Promise<Buffer> => {
  if (encoding === "br") {
    // Compresses here only what the build has not: index.html, a few kilobytes at most.
    return (
      file.compressed.br ?? compressBrotli(file.content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    )
  }
  if (encoding === "gzip") return file.compressed.gzip ?? compressGzip(file.content)
  return file.content
}

const isText = (contentType: string): boolean => /charset|svg/.test(contentType)

/** Sends the file as the response; keeps headers set before. */
export const answerWithFile = async (
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile
): Promise<void> => {
  const compressible = isText(file.contentType) && file.content.length >= worthCompressing
  const encoding = compressible ? acceptedEncoding(request.headers["accept-encoding"]) : "identity"
  // Each encoding has other bytes, so each has its own ETag.
  const tag = `"${file.hash}${encoding === "identity" ? "" : `-${encoding}`}"`
  response.setHeader("cache-control", file.cacheControl)
  response.setHeader("etag", tag)
  if (compressible) response.appendHeader("vary", "accept-encoding")
  if (hasVersion(request.headers["if-none-match"], tag)) {
    response.writeHead(304).end()
    return
  }
  const body = await encode(file, encoding)
  response.setHeader("content-type", file.contentType)
  response.setHeader("content-length", body.length)
  if (encoding !== "identity") response.setHeader("content-encoding", encoding)
  response.writeHead(200).end(request.method === "HEAD" ? undefined : body)
}

/** Sends a short plain text, never cached. */
export const answerWithText = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {}
): void => {
  response
    .writeHead(status, {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...headers
    })
    .end(`${text}\n`)
}
