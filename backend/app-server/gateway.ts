/** Forwards the gateway's paths to the shop service: pages then need no other origin, and no preflight. */
import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse
} from "node:http"
import { pipeline } from "node:stream"
import { host } from "../configuration.ts"

/** Calls, and pictures of shops. The service's other paths (documentation, health) are not for pages. */
export const isOfGateway = (address = ""): boolean => /^\/(v\d+|assets\/cover-images)\//.test(address)

/** Headers of one connection, not of the message (RFC 9110, section 7.6.1). */
const ofConnection = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "upgrade", "expect"]

export const without = (headers: IncomingHttpHeaders, ...names: ReadonlyArray<string>): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofConnection.includes(name) && !names.includes(name))
  )

/**
 * Returns the headers for the service, which has no use for cookies, and counts calls by the client's address.
 * `transfer-encoding` stays: Node would send the body of a GET unframed without it, as if it were the next request.
 */
export const headersToService = ({ headers, socket }: IncomingMessage): IncomingHttpHeaders => ({
  ...without(headers, "cookie"),
  "x-forwarded-for": [headers["x-forwarded-for"] ?? [], socket.remoteAddress ?? []].flat().join(", ")
})

/** Milliseconds. The service's longest answer takes less; the proxy of `deploy` waits as long. */
export const timeout = 35_000

/** Answers in the error format of the services. */
export const refuse = (
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {}
): void => {
  response
    .writeHead(status, {
      "content-type": "application/json",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...headers
    })
    .end(JSON.stringify({ _tag: status < 500 ? "BadRequest" : "ServerFault", code, message, field: null }))
}

/** The response of the proxy of `deploy`, too: the page says in its own words that it will try again. */
export const answerUnavailable = (response: ServerResponse, status: number): void =>
  refuse(response, status, "E_UNAVAILABLE", "No shop service is available.", { "retry-after": "2" })

/** Forwards a request of the gateway's paths; returns false for any other. */
export type Forward = (request: IncomingMessage, response: ServerResponse) => boolean

/** Returns how to forward to the service on this port. */
export const forwardToService =
  (port: number): Forward =>
  (request, response) => {
    if (!isOfGateway(request.url)) return false
    const forwarded = ask({
      host,
      port,
      // One connection per call: one that was kept may end just as a call is sent, and a write must not be repeated.
      agent: false,
      method: request.method,
      path: request.url,
      // Else the service would close it with a refusal before the body has arrived, and the refusal could be lost.
      headers: { ...headersToService(request), connection: "keep-alive" },
      timeout
    })
    let failure = 502
    forwarded.on("timeout", () => {
      failure = 504
      forwarded.destroy()
    })
    forwarded.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? failure, without(answer.headers, "transfer-encoding"))
      // Breaks the response off where the service does.
      pipeline(answer, response, () => undefined)
    })
    forwarded.on("error", () => {
      if (!response.headersSent) answerUnavailable(response, failure)
    })
    // The browser has left, or has the whole response; the rest of its body is read, so that it can send the next call.
    response.on("close", () => {
      forwarded.destroy()
      request.unpipe(forwarded).resume()
    })
    request.pipe(forwarded)
    return true
  }
