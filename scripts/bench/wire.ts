/**
 * Simulated network between browser and servers: a proxy with TLS and HTTP/2, and a wire with the speed of a
 * phone. The wire carries the bytes of connections, so that handshakes cost what they cost on a phone; all
 * connections share it, a few kilobytes each in turn. Slow start and packet loss are not simulated.
 */
import { readFileSync } from "node:fs"
import { Agent, request as ask, createServer as createControl } from "node:http"
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2"
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"

const host = "127.0.0.1"

/** Slow 4G, as defined by Lighthouse; round trip in milliseconds, bytes per millisecond. */
const slow4g = { roundTrip: 150, down: 200, up: 93.75 }
const bytesAtOnce = 4096

export interface Wire {
  isSlow: boolean
  readonly connections: Set<Socket>
}

export const newWire = (): Wire => ({ isSlow: false, connections: new Set() })

/** Closes all connections, so that the next visit opens new ones, as after a pause. */
export const setSpeed = (wire: Wire, isSlow: boolean): void => {
  wire.isSlow = isSlow
  for (const connection of wire.connections) connection.destroy()
}

/** One direction of the wire: chunks wait for those before them. */
const openLane = (wire: Wire, bytesPerMillisecond: number) => {
  let freeAt = 0
  return async (bytes: number): Promise<void> => {
    if (!wire.isSlow) return
    freeAt = Math.max(performance.now(), freeAt) + bytes / bytesPerMillisecond
    await wait(Math.max(0, freeAt - performance.now()))
  }
}

type Lane = ReturnType<typeof openLane>

const carry = async (from: Socket, to: Socket, wire: Wire, lane: Lane): Promise<void> => {
  // A connection takes one round trip to open.
  if (wire.isSlow) await wait(slow4g.roundTrip / 2)
  let arrived: Promise<unknown> = Promise.resolve()
  const arrive = (act: () => void): void => {
    const onTheWay = wait(wire.isSlow ? slow4g.roundTrip / 2 : 0)
    arrived = arrived.then(() => onTheWay).then(act)
  }
  try {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += bytesAtOnce) {
        const slice = chunk.subarray(at, at + bytesAtOnce)
        await lane(slice.length)
        arrive(() => to.write(slice))
      }
    }
    arrive(() => to.end())
  } catch {
    // One side has closed: close the other.
    to.destroy()
  }
}

/** In the first message of a browser's TLS, not of a server's: calls between servers are not on a phone's wire. */
const offersHttp2 = "\u0002h2"

const openWire = (wire: Wire, target: number): Server => {
  const [up, down] = [openLane(wire, slow4g.up), openLane(wire, slow4g.down)]
  return createServer({ noDelay: true }, (browser) => {
    const server = connect({ host, port: target, noDelay: true })
    server.on("error", () => browser.destroy())
    browser.on("error", () => server.destroy())
    wire.connections.add(browser)
    browser.on("close", () => {
      wire.connections.delete(browser)
      server.destroy()
    })
    browser.once("data", (hello: Buffer) => {
      browser.pause()
      browser.unshift(hello)
      if (!hello.includes(offersHttp2)) {
        browser.pipe(server)
        server.pipe(browser)
        return
      }
      void carry(browser, server, wire, up)
      void carry(server, browser, wire, down)
    })
  })
}

/** Hop-by-hop headers. */
const ofOneConnection = ["connection", "keep-alive", "transfer-encoding", "upgrade"]

const forward =
  (target: number, agent: Agent) => (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const named = Object.entries(request.headers).filter(([name]) => !name.startsWith(":"))
    const authority = request.headers[":authority"] ?? request.headers.host
    const forwarded = ask(
      {
        host,
        port: target,
        agent,
        method: request.method,
        path: request.url,
        headers: {
          ...Object.fromEntries(named.filter(([name]) => !ofOneConnection.includes(name))),
          host: authority,
          "x-forwarded-host": authority,
          "x-forwarded-proto": "https"
        }
      },
      (answer) => {
        const headers = Object.entries(answer.headers).filter(([name]) => !ofOneConnection.includes(name))
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers))
        answer.pipe(response)
      }
    )
    forwarded.on("error", () => response.destroy())
    response.on("close", () => forwarded.destroy())
    request.pipe(forwarded)
  }

/** Does not keep the process alive. */
const listening = (server: Server, port: number): Promise<number> =>
  new Promise((resolve) => {
    server.unref().listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

/** Opens a TLS front for the server at `target`, on `port` or any free one; returns the port. */
export const openFront = async (wire: Wire, folder: string, target: number, port = 0): Promise<number> => {
  const front = createSecureServer(
    {
      allowHTTP1: true,
      key: readFileSync(join(folder, "key.pem")),
      cert: readFileSync(join(folder, "certificate.pem"))
    },
    forward(target, new Agent({ keepAlive: true }))
  )
  // As proxies do, and as Node does for its own HTTP/1 server: a response in two writes would wait 40 ms for the
  // acknowledgement of the first.
  front.on("secureConnection", (socket) => socket.setNoDelay(true))
  return listening(openWire(wire, await listening(front, 0)), port)
}

/** Lets another process change the speed by requesting `/slow` or `/fast`. */
export const listenForSpeed = (wire: Wire, port: number): Promise<number> =>
  listening(
    createControl((request, response) => {
      setSpeed(wire, request.url === "/slow")
      response.end()
    }),
    port
  )
