/** Reads requests and writes responses, the same way on every page. */
import type { IncomingMessage } from "node:http"
import { json } from "node:stream/consumers"
import { brotliCompressSync, constants } from "node:zlib"
import type { Exchange, Settings } from "./identity-context.ts"
import { type Locale, pageLocale } from "./locale.ts"
import { assets, style } from "./pages/layout.ts"
import { type Message, messagePage } from "./pages/message-page.ts"

const bodyLimit = 56 * 1024

/** Returns the body as text; undefined if it is longer than any valid one. */
export const readBody = async (request: IncomingMessage): Promise<string | undefined> => {
  const chunks: Array<Buffer> = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > bodyLimit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}

/** Returns the fields of a form; none if the body is not a form. */
export const readForm = async (exchange: Exchange): Promise<URLSearchParams> => {
  if (exchange.is("application/x-www-form-urlencoded") === false) return new URLSearchParams()
  return new URLSearchParams((await readBody(exchange.req)) ?? "")
}

export const readJson = (exchange: Exchange): Promise<unknown> => json(exchange.req)

/** Returns a value of the query; the first one of a repeated parameter. */
export const queryValue = (exchange: Exchange, name: string): string | undefined => {
  const value = exchange.query[name]
  return Array.isArray(value) ? value[0] : value
}

export const localeOf = (
  exchange: Exchange,
  hints: { readonly chosen?: string | null | undefined; readonly uiLocales?: unknown } = {}
): Locale =>
  pageLocale({
    chosen: hints.chosen ?? queryValue(exchange, "lang"),
    uiLocales: typeof hints.uiLocales === "string" ? hints.uiLocales : queryValue(exchange, "ui_locales"),
    acceptLanguage: exchange.get("accept-language")
  })

/**
 * `form-action` also applies to redirects after a form, so it must allow the shop. The one script is allowed
 * by its address, so that nothing else of this origin ever runs.
 */
const contentPolicy = ({ origin, appOrigin }: Settings): string =>
  [
    "default-src 'none'",
    `style-src ${style.source}`,
    `script-src ${origin}${assets.showPassword.path}`,
    "img-src 'self'",
    `form-action 'self' ${appOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'"
  ].join("; ")

/** Sets headers of every response; a page in an iframe (silent login) sets its own policy. */
export const setSafeHeaders = (exchange: Exchange, settings: Settings): void => {
  exchange.set({
    "Content-Security-Policy": contentPolicy(settings),
    "X-Content-Type-Options": "nosniff",
    // Our own forms need the origin, and addresses with tickets must not leak.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Cache-Control": "no-store"
  })
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** No page contains both a secret and input of another site, which compression would reveal. */
export const sendPage = (exchange: Exchange, status: number, page: string): void => {
  exchange.status = status
  exchange.type = "html"
  exchange.vary("Accept-Encoding")
  exchange.body = page
  if (exchange.acceptsEncodings("br", "identity") !== "br") return
  exchange.set("Content-Encoding", "br")
  exchange.body = brotliCompressSync(page, quality)
}

/** Sends a page with one message and the links to go on. */
export const sendMessage = (exchange: Exchange, status: number, message: Message): void =>
  sendPage(exchange, status, messagePage(message))

export const sendJson = (exchange: Exchange, status: number, body: unknown): void => {
  exchange.status = status
  exchange.type = "json"
  exchange.body = JSON.stringify(body)
}

export const redirect = (exchange: Exchange, address: string): void => {
  exchange.status = 303
  exchange.redirect(address)
}
