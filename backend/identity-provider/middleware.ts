/** Middleware before and after oidc-provider, one concern each. */
import { clientNetwork } from "../client-network.ts"
import { localeOf, queryValue, sendMessage, setSafeHeaders } from "./exchange.ts"
import type { Exchange, Middleware, Routes, Settings } from "./identity-context.ts"
import { assets } from "./pages/layout.ts"
import { returnLink } from "./return-link.ts"
import { resendPath } from "./routes/email-verification.ts"
import { texts } from "./texts.ts"
import { toInnerScope, toOuterScope } from "./token-request.ts"

const sendProblem = (
  exchange: Exchange,
  status: number,
  what: "refused" | "failed" | "missing",
  settings: Settings
): void => {
  const locale = localeOf(exchange)
  const { title, body } = texts[locale][what]
  const links = [returnLink(exchange, settings, locale)]
  sendMessage(exchange, status, { locale, title, body, links })
}

/** Sets the client that rate limits count. */
export const clientByNetwork: Middleware = (exchange, next) => {
  exchange.request.ip = clientNetwork(exchange.ip)
  return next()
}

/** Sets headers on every response, and replaces bare errors by a page. */
export const safeAnswers =
  (settings: Settings): Middleware =>
  async (exchange, next) => {
    setSafeHeaders(exchange, settings)
    try {
      await next()
    } catch (cause) {
      console.error(`identity provider: ${exchange.method} ${exchange.path}`, cause)
      sendProblem(exchange, 500, "failed", settings)
    }
    if (exchange.status === 404 && exchange.body === undefined) {
      sendProblem(exchange, 404, "missing", settings)
    }
  }

const files = new Map<string, (typeof assets)[keyof typeof assets]>(
  Object.values(assets).map((asset) => [asset.path, asset])
)

/** Serves icon and script of the pages. */
export const pageFiles: Middleware = async (exchange, next) => {
  const file = files.get(exchange.path)
  if (file === undefined || exchange.method !== "GET") return next()
  exchange.set("Cache-Control", "public, max-age=31536000, immutable")
  exchange.type = file.type
  exchange.body = file.body
}

/** Allows scripts of the shop to request the verification mail. */
export const shopMayResend =
  ({ appOrigin }: Settings): Middleware =>
  async (exchange, next) => {
    if (exchange.path !== resendPath || exchange.get("origin") !== appOrigin) return next()
    exchange.set({
      "Access-Control-Allow-Origin": appOrigin,
      "Access-Control-Expose-Headers": "Retry-After",
      Vary: "Origin"
    })
    if (exchange.method !== "OPTIONS") return next()
    exchange.set({
      "Access-Control-Allow-Methods": "POST",
      "Access-Control-Allow-Headers": "authorization, accept-language",
      "Access-Control-Max-Age": "3600"
    })
    exchange.status = 204
  }

/** Our own pages and endpoints. Forms are accepted only from our own pages; a token needs no form. */
export const ownRoutes =
  (settings: Settings, routes: Routes): Middleware =>
  async (exchange, next) => {
    // Koa sends the response to a HEAD without its body.
    const route = routes[`${exchange.method === "HEAD" ? "GET" : exchange.method} ${exchange.path}`]
    if (route === undefined) return next()
    const foreign = exchange.method === "POST" && !["", settings.origin].includes(exchange.get("origin"))
    const withToken = exchange.path === resendPath && exchange.get("authorization") !== ""
    if (foreign && !withToken) return sendProblem(exchange, 403, "refused", settings)
    return route(exchange)
  }

/** Maps the public scope `offline_access` to our own scope in oidc-provider. */
export const outerScopes: Middleware = async (exchange, next) => {
  const scope = queryValue(exchange, "scope")
  if (exchange.path === "/authorize" && scope !== undefined) {
    exchange.query = { ...exchange.query, scope: toInnerScope(scope) }
  }
  await next()
  if (typeof exchange.body !== "object" || exchange.body === null) return
  const body = exchange.body as Record<string, unknown>
  if (exchange.path === "/oauth/token" && typeof body["scope"] === "string") {
    exchange.body = { ...body, scope: toOuterScope(body["scope"]) }
  }
  if (exchange.path === "/.well-known/openid-configuration") {
    exchange.body = {
      ...body,
      scopes_supported: ["openid", "profile", "email", "offline_access"],
      response_modes_supported: ["query", "web_message"]
    }
  }
}

/** Reports a failed refresh with Auth0's errors: the SDK decides by them what to do next. */
export const refreshFailures: Middleware = async (exchange, next) => {
  await next()
  if (exchange.path !== "/oauth/token" || exchange.oidc?.params?.["grant_type"] !== "refresh_token") return
  const { error } = exchange.body as { readonly error?: unknown }
  if (error !== "invalid_grant") return
  exchange.status = 403
  exchange.body = { error: "invalid_grant", error_description: "Unknown or invalid refresh token." }
}
