/** Sets the origin of requests. A request's own claim is never used: a forged `Host` would get into links. */
import type { IncomingMessage } from "node:http"

const forwarding = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip"
]
const local = ["localhost", "127.0.0.1", "[::1]"]
const loopback = ["127.0.0.1", "::1", "::ffff:127.0.0.1"]

/** Requests from this machine, to it by a local name, without a proxy. */
const direct = new WeakSet<IncomingMessage>()

const hostnameOf = (host: string): string => host.replace(/:\d+$/, "")

/**
 * Sets the server's own origin on the request before anything reads it. A proxy is trusted if the origin was
 * configured, and then only for the last address of `X-Forwarded-For`, which it has written itself.
 */
export const underOwnOrigin = (request: IncomingMessage, origin: string, isProxied: boolean): void => {
  const { headers } = request
  const { host, protocol } = new URL(origin)
  const isForwarded = forwarding.some((name) => headers[name] !== undefined)
  const cameFrom = request.socket.remoteAddress ?? ""
  // The name too: a foreign name that resolves to this machine must not read mails or switch faults.
  if (!isForwarded && loopback.includes(cameFrom) && local.includes(hostnameOf(headers.host ?? "")))
    direct.add(request)
  headers.host = host
  headers["x-forwarded-proto"] = protocol.slice(0, -1)
  delete headers["x-forwarded-host"]
  if (!isProxied) delete headers["x-forwarded-for"]
}

/** Returns true for a request from this machine without a proxy. */
export const isDirect = (request: IncomingMessage): boolean => direct.has(request)
