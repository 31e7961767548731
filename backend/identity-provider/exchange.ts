/** Reading requests and writing answers, the same way on every page. */
import type { IncomingMessage } from "node:http"
import { json } from "node:stream/consumers"
import type { Exchange } from "./identity-context.ts"
import { type Locale, pageLocale } from "./locale.ts"

const bodyLimit = 56 * 1024

/** The whole body as text; undefined when it is longer than any honest one. */
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

/** The fields of a form; none when the body is not one. */
export const readForm = async (exchange: Exchange): Promise<URLSearchParams> => {
  if (exchange.is("application/x-www-form-urlencoded") === false) return new URLSearchParams()
  return new URLSearchParams((await readBody(exchange.req)) ?? "")
}

export const readJson = (exchange: Exchange): Promise<unknown> => json(exchange.req)

/** One value of the query; of a repeated one, the first. */
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

/** A redirect after a submitted form is a form action too, so the shop must be allowed as a target. */
const contentPolicy = (appOrigin: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${appOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'"
  ].join("; ")

/** Headers of every answer; a page in an iframe (silent login) sets its own policy. */
export const setSafeHeaders = (exchange: Exchange, appOrigin: string): void => {
  exchange.set({
    "Content-Security-Policy": contentPolicy(appOrigin),
    "X-Content-Type-Options": "nosniff",
    // The origin must reach our own forms, and addresses with tickets must reach nobody.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Cache-Control": "no-store"
  })
}

export const sendPage = (exchange: Exchange, status: number, page: string): void => {
  exchange.status = status
  exchange.type = "html"
  exchange.body = page
}

export const sendJson = (exchange: Exchange, status: number, body: unknown): void => {
  exchange.status = status
  exchange.type = "json"
  exchange.body = JSON.stringify(body)
}

export const redirect = (exchange: Exchange, address: string): void => {
  exchange.status = 303
  exchange.redirect(address)
}
