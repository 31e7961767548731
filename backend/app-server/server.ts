/** Static server of the browser app: files, index.html for every page address, security headers on all. */
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { pathOfShop } from "../../schemas/api/prefetch-paths.ts"
import { languageOfHost } from "../../schemas/domain-language.ts"
import { pageLocale } from "../identity-provider/locale.ts"
import { createLimitedServer } from "../limited-server.ts"
import { answerWithFile, answerWithText } from "./answer.ts"
import type { Forward } from "./gateway.ts"
import { type PageConfiguration, pageOrigins } from "./page-configuration.ts"
import { securityHeaders } from "./security-headers.ts"
import { securityTxt } from "./security-txt.ts"
import { openSite, type Site } from "./site.ts"

export interface AppServerOptions {
  /** The folder that the build wrote. */
  readonly folder: string
  readonly configuration: PageConfiguration
  /** Contact for vulnerabilities, as `mailto:` or `https:` address; without it there is no security.txt. */
  readonly securityContact?: string | null
  /** Forwards the gateway's calls to the shop service; null: the gateway has an address of its own. */
  readonly forward?: Forward | null
}

/** Returns the decoded path of a request; undefined if it is invalid. */
const pathOf = (address: string | undefined): string | undefined => {
  if (address === undefined || !address.startsWith("/")) return undefined
  try {
    return decodeURIComponent(address.replace(/[?#].*$/s, ""))
  } catch {
    return undefined
  }
}

/** Returns true for a page of the app, not a file: requested by a navigation, or without a file extension. */
const isPage = (request: IncomingMessage, path: string): boolean => {
  if (path.startsWith("/assets/")) return false
  const accept = request.headers.accept ?? "*/*"
  return accept.includes("text/html") || (accept.includes("*/*") && !/\.\w+$/.test(path))
}

/** Pages that a visitor without a session sees, too, so that nobody is redirected from them to the login. */
const isPublic = /^\/(?:error|loading|callback-logout)?$|\/payment-(?:success|failed)$/

/** Returns the preload of the shop's public data, which the first visit by a code on a sign shows before the login. */
const preloadOfShop = (apiOrigin: string | null, path: string): string =>
  `<${apiOrigin ?? ""}${pathOfShop("publicShop", path.split("/")[1] ?? "")}>; rel=preload; as=fetch; crossorigin`

/**
 * Preloads what the page needs next, in parallel with the page's own script instead of after it: the home for a
 * driver who was recently signed in or returns from the login, else what redirects to the login.
 */
const announceNext = async (
  site: Site,
  { identityClientId, apiOrigin }: PageConfiguration,
  path: string,
  request: IncomingMessage,
  response: ServerResponse
): Promise<void> => {
  response.setHeader("vary", "cookie, accept-language")
  // Cookie of the identity SDK, without a secret.
  const hint = `auth0.${encodeURIComponent(identityClientId)}.is.authenticated=`
  const next =
    path === "/callback" ? "callback" : request.headers.cookie?.includes(hint) === true ? "home" : "login"
  if (next === "login" && isPublic.test(path)) return
  const { host = "", "accept-language": acceptLanguage } = request.headers
  // The page chooses the same language, except for a driver's own choice: those texts load a moment later.
  const language = pageLocale({ uiLocales: languageOfHost(host), acceptLanguage })
  const isByCode = next === "login" && /\?(?:.*&)?area=/.test(request.url ?? "")
  const announcement = await site.announcement(isByCode ? "code" : next, language)
  if (announcement !== undefined)
    response.setHeader(
      "link",
      [...(isByCode ? [preloadOfShop(apiOrigin, path)] : []), announcement].join(", ")
    )
}

const answer = async (
  site: Site,
  { configuration, securityContact = null }: AppServerOptions,
  request: IncomingMessage,
  response: ServerResponse
): Promise<void> => {
  if (request.method !== "GET" && request.method !== "HEAD") {
    answerWithText(response, 405, "Only GET and HEAD.", { allow: "GET, HEAD" })
    return
  }
  const path = pathOf(request.url)
  if (path === undefined) {
    answerWithText(response, 400, "This address is not well formed.")
    return
  }
  if (path === "/health") {
    answerWithText(response, 200, "ok")
    return
  }
  if (path === "/.well-known/security.txt" && securityContact !== null) {
    answerWithText(response, 200, securityTxt(securityContact, new Date()))
    return
  }
  const file = await site.file(path)
  if (file !== undefined) {
    await answerWithFile(request, response, file)
    return
  }
  if (!isPage(request, path)) {
    answerWithText(response, 404, "There is no such file.")
    return
  }
  // The login knows the shop by its host name: by address, its cookies and return addresses would not match.
  if (request.headers.host?.startsWith("127.0.0.1") === true) {
    const { app } = pageOrigins(configuration)
    answerWithText(response, 302, "", { location: new URL(`.${request.url}`, `${app}/`).href })
    return
  }
  await announceNext(site, configuration, path, request, response)
  await answerWithFile(request, response, await site.indexPage())
}

/** Drops the query, which contains codes of logins and orders: others read the log. */
const addressForLog = (address = "/"): string => address.split(/[?#]/, 1)[0] ?? "/"

/** Returns the server; the caller calls `listen`. */
export const createAppServer = (options: AppServerOptions): Server => {
  const { folder, configuration, forward = null } = options
  const site = openSite(folder, configuration)
  const headers = Object.entries(securityHeaders(pageOrigins(configuration)))
  return createLimitedServer((request, response) => {
    // Such a response has the service's own security headers.
    if (forward?.(request, response)) return
    for (const [name, value] of headers) response.setHeader(name, value)
    answer(site, options, request, response).catch((cause: unknown) => {
      process.stderr.write(
        `${request.method} ${addressForLog(request.url)}: ${cause instanceof Error ? cause.message : cause}\n`
      )
      if (response.headersSent) response.destroy()
      else answerWithText(response, 500, "The shop cannot be served. The server's output says why.")
    })
  })
}
