/** Real HTTP server for tests of the services: scripted responses, recorded requests. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest"

export interface Received {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: IncomingMessage["headers"]
  readonly body: string
}

/** `hang` never responds; `cut` drops the connection half way; `trickle` never ends. */
export type Reply =
  | "hang"
  | "cut"
  | "trickle"
  | {
      readonly status?: number
      readonly headers?: Readonly<Record<string, string>>
      readonly json?: unknown
      readonly text?: string
    }

export interface LocalService extends AsyncDisposable {
  readonly origin: string
  readonly received: ReadonlyArray<Received>
  /** Sets the responses from now on; the second argument counts requests from 1. */
  readonly answer: (script: (request: Received, count: number) => Reply | Promise<Reply>) => void
  /** Resolves when this number of requests has arrived. */
  readonly arrival: (count: number) => Promise<void>
  /** Resolves when this number of clients has disconnected before a response. */
  readonly departure: (count: number) => Promise<void>
}

const makeCounter = () => {
  let count = 0
  const waiting: Array<{ readonly count: number; readonly resolve: () => void }> = []
  return {
    increase: () => {
      count += 1
      for (const one of waiting) if (one.count <= count) one.resolve()
    },
    reached: (wanted: number) =>
      new Promise<void>((resolve) => (count >= wanted ? resolve() : waiting.push({ count: wanted, resolve })))
  }
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks).toString("utf8")
}

const send = (response: ServerResponse, reply: Exclude<Reply, "hang">) => {
  if (reply === "cut") {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" })
    response.write("{")
    // After the start of the response has been sent, so that the client loses it.
    setImmediate(() => response.destroy())
    return
  }
  if (reply === "trickle") {
    response.writeHead(200, { "content-type": "application/json" }).write("{")
    const more = setInterval(() => response.write(" "), 5)
    response.on("close", () => clearInterval(more))
    return
  }
  const { status = 200, headers = {}, json, text } = reply
  response.writeHead(status, { "content-type": "application/json", ...headers })
  response.end(text ?? (json === undefined ? "" : JSON.stringify(json)))
}

export const startLocalService = async (): Promise<LocalService> => {
  const received: Received[] = []
  const arrivals = makeCounter()
  const departures = makeCounter()
  let script: Parameters<LocalService["answer"]>[0] = () => ({ status: 404 })

  const server = createServer(async (request, response) => {
    response.on("close", () => {
      if (!response.writableEnded) departures.increase()
    })
    const entry: Received = {
      method: request.method ?? "",
      url: request.url ?? "",
      headers: request.headers,
      body: await bodyOf(request)
    }
    received.push(entry)
    const reply = script(entry, received.length)
    arrivals.increase()
    const settled = await reply
    if (settled !== "hang") send(response, settled)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answer: (next) => {
      script = next
    },
    arrival: arrivals.reached,
    departure: departures.reached,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  }
}

const startedIn = (before: typeof beforeAll, after: typeof afterAll): LocalService => {
  const service = {} as LocalService
  before(async () => Object.assign(service, await startLocalService()))
  after(() => service[Symbol.asyncDispose]())
  return service
}

/** Returns the service of the running test: each test of the file has a new one. */
export const localService = (): LocalService => startedIn(beforeEach, afterEach)

/** Returns one service for all tests of the file. */
export const sharedLocalService = (): LocalService => startedIn(beforeAll, afterAll)
