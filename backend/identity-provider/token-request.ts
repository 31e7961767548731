/**
 * Adapts token requests to oidc-provider: JSON becomes a form, a client's name and secret move from the Basic
 * header into it, and `offline_access` becomes a scope of our own, because oidc-provider ties the real one to
 * a consent page.
 */
import { IncomingMessage } from "node:http"
import { readBody } from "./exchange.ts"

/** Stands for `offline_access` inside of oidc-provider. */
export const refreshScope = "refresh"

const paths = new Set(["/oauth/token", "/oauth/revoke"])

const swapScope = (scope: string, from: string, to: string): string =>
  scope
    .split(" ")
    .map((one) => (one === from ? to : one))
    .join(" ")

export const toInnerScope = (scope: string): string => swapScope(scope, "offline_access", refreshScope)
export const toOuterScope = (scope: string): string => swapScope(scope, refreshScope, "offline_access")

const fromJson = (body: string): URLSearchParams | undefined => {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined
    const entries = Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string"
    )
    return new URLSearchParams(entries)
  } catch {
    return undefined
  }
}

const decodePart = (part: string): string => decodeURIComponent(part.replaceAll("+", " "))

const addBasicCredentials = (fields: URLSearchParams, header: string | undefined): boolean => {
  const match = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? "")
  if (match?.[1] === undefined || fields.has("client_secret")) return false
  const [id = "", ...secret] = Buffer.from(match[1], "base64").toString("utf8").split(":")
  try {
    fields.set("client_id", decodePart(id))
    fields.set("client_secret", decodePart(secret.join(":")))
    return true
  } catch {
    return false
  }
}

/** Returns the request to pass on; undefined if its body cannot be read. */
export const normalizeTokenRequest = async (
  request: IncomingMessage
): Promise<IncomingMessage | undefined> => {
  const path = (request.url ?? "").split("?")[0] ?? ""
  if (request.method !== "POST" || !paths.has(path)) return request
  const body = await readBody(request)
  if (body === undefined) return undefined
  const isJson = /^application\/json\b/i.test(request.headers["content-type"] ?? "")
  const fields = isJson ? fromJson(body) : new URLSearchParams(body)
  if (fields === undefined) return undefined
  const scope = fields.get("scope")
  if (scope !== null) fields.set("scope", toInnerScope(scope))
  const headers = { ...request.headers }
  if (addBasicCredentials(fields, request.headers.authorization)) delete headers.authorization
  const bytes = Buffer.from(fields.toString())
  const replay = new IncomingMessage(request.socket)
  replay.method = "POST"
  replay.url = request.url ?? path
  replay.httpVersion = request.httpVersion
  replay.headers = {
    ...headers,
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(bytes.length)
  }
  delete replay.headers["transfer-encoding"]
  // Otherwise its end would close the connection, as if the client had gone away.
  replay.complete = true
  replay.push(bytes)
  replay.push(null)
  return replay
}
