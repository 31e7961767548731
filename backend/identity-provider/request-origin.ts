/** Whose address a request is under. What it claims itself is never repeated: a forged `Host` would end up in links and metadata. */
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

/** Requests that came from this machine, to it by a local name, and through nobody. */
const direct = new WeakSet<IncomingMessage>()

const hostnameOf = (host: string): string => host.replace(/:\d+$/, "")

/**
 * Puts the request under the server's own origin before anything reads it. A proxy in front is believed where the origin was
 * configured, and then for the last address of `X-Forwarded-For` alone, which it has written itself.
 */
export const underOwnOrigin = (request: IncomingMessage, origin: string, isProxied: boolean): void => {
  const { headers } = request
  const { host, protocol } = new URL(origin)
  const isForwarded = forwarding.some((name) => headers[name] !== undefined)
  const cameFrom = request.socket.remoteAddress ?? ""
  // The name too: a foreign one that resolves to this machine must not read mails or switch faults.
  if (!isForwarded && loopback.includes(cameFrom) && local.includes(hostnameOf(headers.host ?? "")))
    direct.add(request)
  headers.host = host
  headers["x-forwarded-proto"] = protocol.slice(0, -1)
  delete headers["x-forwarded-host"]
  if (!isProxied) delete headers["x-forwarded-for"]
}

/** Whether somebody at this machine asks, without anything in between. */
export const isDirect = (request: IncomingMessage): boolean => direct.has(request)
