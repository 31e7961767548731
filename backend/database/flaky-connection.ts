/** For tests: a database connection that breaks on demand, like on bad networks and busy machines. */
import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import { host } from "../configuration.ts"

export interface FlakyConnection {
  /** Address of the same database through this connection. */
  readonly url: string
  /** Breaks the connection whose next response contains this text, before any of it arrives. */
  breakAtAnswer(text: string): void
  /** Breaks all connections, and new ones until `reconnect`: the service's own work opens some, too. */
  disconnect(): void
  reconnect(): void
  stop(): Promise<void>
}

export const startFlakyConnection = async (databaseUrl: string): Promise<FlakyConnection> => {
  const there = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let breakingAnswer: string | undefined
  let isConnected = true

  const track = (socket: Socket): Socket => {
    sockets.add(socket)
    return socket.on("error", () => undefined).on("close", () => sockets.delete(socket))
  }

  const server = createServer((socket) => {
    track(socket)
    if (!isConnected) {
      socket.destroy()
      return
    }
    const database = track(connect({ host: there.hostname, port: Number(there.port) }))
    database.on("data", (answer) => {
      if (breakingAnswer === undefined || !answer.includes(breakingAnswer)) {
        socket.write(answer)
        return
      }
      breakingAnswer = undefined
      socket.destroy()
      database.destroy()
    })
    socket.on("data", (request) => database.write(request))
    socket.on("close", () => database.destroy())
    database.on("close", () => socket.destroy())
  }).listen(0, host)
  await once(server, "listening")
  const { port } = server.address() as { readonly port: number }
  const url = new URL(databaseUrl)
  url.hostname = host
  url.port = String(port)

  return {
    url: url.href,
    breakAtAnswer: (text) => {
      breakingAnswer = text
    },
    disconnect: () => {
      isConnected = false
      for (const socket of sockets) socket.destroy()
    },
    reconnect: () => {
      isConnected = true
    },
    stop: async () => {
      const closed = once(server, "close")
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    }
  }
}
