/**
 * Forwards the gateway's calls to several shop services, each with a database of its own ("cells"): every shop is in
 * exactly one, which answers; the others know nothing of it (404). No list of shops is kept, so a shop that moves to
 * another cell is found there at once. See docs/decisions/034-cells.md.
 */
import { request as ask, type IncomingMessage, type ServerResponse } from "node:http"
import { pipeline } from "node:stream"
import { allEndpoints, pathPattern } from "../../schemas/api/all.ts"
import type { Endpoint } from "../../schemas/api/endpoint.ts"
import {
  answerUnavailable,
  type Forward,
  headersToService,
  isOfGateway,
  refuse,
  timeout,
  without
} from "./gateway.ts"

/** A form with two pictures of a shop is the largest body of a service: 4 MiB. */
const maxBodySize = 5 * 1024 * 1024

/** Maximum number of shops, orders and tickets whose cell is cached: a hint of which one to ask first. */
const maxLastCells = 10_000

/** Returns the patterns of the calls with this mark in the contract. */
const patternsOf = (shops: Endpoint["shops"]): ReadonlyArray<RegExp> =>
  Object.values<Endpoint>(allEndpoints)
    .filter((call) => call.shops === shops)
    .map(({ path }) => pathPattern(path))

/** Refused: the first cell would answer as if there were no others. */
const aboutAllShops = patternsOf("all")

/** Sent to all: a cell accepts them without knowing what they are about. Stripe's reports are not in the contract. */
const aboutUnnamedShops = [...patternsOf("unnamed"), /^\/v1\/payment-event\/stripe$/]

const isOneOf = (patterns: ReadonlyArray<RegExp>, path: string): boolean =>
  patterns.some((pattern) => pattern.test(path))

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i

/** Not known there, or not answered: another cell may have it. */
const mayBeElsewhere = (status: number): boolean => status === 404 || status === 429 || status >= 500

interface Refusal {
  readonly status: number
  readonly headers: IncomingMessage["headers"]
  readonly body: Buffer
}

/** Returns the body; undefined if it is too large. */
const bodyOf = async (message: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message) {
    size += chunk.length
    if (size <= maxBodySize) chunks.push(chunk)
  }
  return size > maxBodySize ? undefined : Buffer.concat(chunks)
}

const unavailable: Refusal = { status: 502, headers: {}, body: Buffer.alloc(0) }

const askCell = (cell: string, request: IncomingMessage, body: Buffer, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(cell)
    const asked = ask({
      hostname,
      port,
      agent: false,
      method: request.method,
      path: request.url,
      headers: {
        ...without(headersToService(request), "transfer-encoding"),
        connection: "keep-alive",
        "content-length": body.length
      },
      timeout,
      signal
    })
    asked.on("timeout", () => asked.destroy(new Error("no answer in time")))
    asked.on("response", resolve)
    asked.on("error", reject)
    asked.end(body)
  })

const pass = (answer: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(answer.statusCode ?? 502, without(answer.headers, "transfer-encoding"))
  pipeline(answer, response, () => undefined)
}

const passRefusal = ({ status, headers, body }: Refusal, response: ServerResponse): void => {
  if (status === 502) answerUnavailable(response, 503)
  else response.writeHead(status, without(headers, "transfer-encoding")).end(body)
}

/** Returns how to forward to the cell that has the shop. */
export const forwardToCells = (cells: ReadonlyArray<string>): Forward => {
  const lastCells = new Map<string, string>()

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? "/"
    const path = url.replace(/\/?(?:[?#].*)?$/s, "")
    const body = await bodyOf(request)
    if (body === undefined) return refuse(response, 413, "E_BODY_TOO_LARGE", "The body is too large.")
    if (isOneOf(aboutAllShops, path))
      return refuse(
        response,
        400,
        "E_NAMES_NO_SHOP",
        "Ask each shop service by itself: this is about all shops."
      )
    const gone = new AbortController()
    response.on("close", () => gone.abort())
    // The shop, else whatever the call names.
    const key = uuid.exec(url)?.[0] ?? path
    const toAll = isOneOf(aboutUnnamedShops, path)
    const refusals: Refusal[] = []
    for (const cell of new Set([lastCells.get(key) ?? cells[0] ?? "", ...cells])) {
      const answer = await askCell(cell, request, body, gone.signal).catch(() => undefined)
      const status = answer?.statusCode ?? 502
      if (answer !== undefined && !toAll && !mayBeElsewhere(status)) {
        if (lastCells.size >= maxLastCells) lastCells.clear()
        if (status < 300) lastCells.set(key, cell)
        return pass(answer, response)
      }
      const text = answer === undefined ? undefined : await bodyOf(answer).catch(() => undefined)
      refusals.push(text === undefined ? unavailable : { status, headers: answer?.headers ?? {}, body: text })
    }
    // A cell that failed may be the one; for a report to all, it has to be sent again.
    const failed = refusals.find(({ status }) => status >= 429)
    const done = refusals.find(({ status }) => status < 300)
    const specific = refusals.find(({ body }) => !body.includes('"E_SHOP_NOT_FOUND"'))
    passRefusal(failed ?? done ?? specific ?? refusals[0] ?? unavailable, response)
  }

  return (request, response) => {
    if (!isOfGateway(request.url)) return false
    forward(request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else answerUnavailable(response, 502)
    })
    return true
  }
}
