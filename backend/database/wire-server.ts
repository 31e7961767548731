/**
 * Lets several PostgreSQL clients share the one session of an embedded PGlite over TCP. A client has the
 * session from the first message of a request until PostgreSQL is idle again, so neither a partial request
 * nor a transaction is ever mixed with those of another client.
 *
 * Why not `@electric-sql/pglite-socket` (0.2.17): it queues single messages, not requests. When two clients
 * wait for a transaction to end, the Parse of one lands between Parse and Bind of the other, and each gets
 * rows of the other's query. Equal names of prepared statements collide as well.
 */
import { createServer, type Socket } from "node:net"
import type { PGlite } from "@electric-sql/pglite"
import { listen } from "../processes.ts"
import {
  closeStatementMessage,
  cutMessage,
  fatalMessage,
  kind,
  opening,
  queryMessage,
  renameStatement,
  startupMessage,
  syncMessage
} from "./wire-messages.ts"

type Release = () => void

/** A queue in which one client at a time has the session; first come, first served. */
const makeTurns = () => {
  let last: Promise<void> = Promise.resolve()
  return (): Promise<Release> => {
    const { promise: done, resolve: release } = Promise.withResolvers<void>()
    const mine = last.then(() => release)
    last = done
    return mine
  }
}

interface Session {
  readonly database: PGlite
  readonly takeTurn: () => Promise<Release>
  /** PostgreSQL's response to a new connection. */
  readonly greeting: Buffer
  readonly idleInTransactionMilliseconds: number
}

const send = (database: PGlite, bytes: Uint8Array, answer: (data: Uint8Array) => void): Promise<void> =>
  database.runExclusive(() => database.execProtocolRawStream(bytes, { onRawData: answer }))

let clientCount = 0

/** Serves one client until its connection ends; resolves when the session has no state of it any more. */
const serve = (socket: Socket, session: Session): Promise<void> => {
  const { database, takeTurn } = session
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const prefix = `${++clientCount}:`
  const statements = new Set<string>()
  let pending = Buffer.alloc(0)
  let started = false
  let release: Release | undefined
  let midRequest = false
  let idle: NodeJS.Timeout | undefined
  let work: Promise<void> = Promise.resolve()

  const giveBack = (): void => {
    release?.()
    release = undefined
  }

  const toClient = (data: Uint8Array): void => {
    // PGlite reuses the buffer for its next response: copy it.
    if (socket.writable) socket.write(Buffer.from(data))
  }

  const endIdleTransaction = (): void => {
    const seconds = session.idleInTransactionMilliseconds / 1000
    toClient(
      fatalMessage(
        "25P03",
        `The transaction was idle for ${seconds} s while it kept the database for itself.`
      )
    )
    socket.destroySoon()
  }

  const request = async (bytes: Buffer): Promise<void> => {
    clearTimeout(idle)
    if (bytes[0] === kind.terminate) {
      socket.end()
      return
    }
    const renamed = renameStatement(bytes, prefix)
    if (renamed.name !== undefined && bytes[0] === kind.parse) statements.add(renamed.name)
    if (renamed.name !== undefined && bytes[0] === kind.close) statements.delete(renamed.name)
    release ??= await takeTurn()
    await send(database, renamed.bytes, toClient)
    midRequest = !(bytes[0] === kind.query || bytes[0] === kind.sync)
    if (!midRequest && !database.isInTransaction()) giveBack()
    else if (!socket.destroyed) idle = setTimeout(endIdleTransaction, session.idleInTransactionMilliseconds)
  }

  /** Does what a PostgreSQL server does when a connection ends: rolls back, drops its statements. */
  const cleanUp = async (): Promise<void> => {
    const ignore = (): void => undefined
    if (release === undefined && statements.size === 0) return
    release ??= await takeTurn()
    if (midRequest) await send(database, syncMessage(), ignore)
    if (database.isInTransaction()) await send(database, queryMessage("ROLLBACK"), ignore)
    for (const name of statements) await send(database, closeStatementMessage(name), ignore)
    await send(database, syncMessage(), ignore)
  }

  const fail = (cause: unknown): void => {
    socket.destroy(cause instanceof Error ? cause : new Error(String(cause)))
  }

  const open = (bytes: Buffer): void => {
    const code = bytes.length >= 8 ? bytes.readInt32BE(4) : 0
    if (code === opening.ssl || code === opening.gss) socket.write("N")
    else if (code === opening.cancel) socket.end()
    else if (code === opening.version3) {
      started = true
      socket.write(session.greeting)
    } else fail(new Error("The client does not speak version 3 of the PostgreSQL protocol."))
  }

  const takeMessages = (): void => {
    for (;;) {
      const cut = cutMessage(pending, started)
      if (cut === undefined) return
      pending = Buffer.from(cut.rest)
      if (started) work = work.then(() => request(cut.first)).catch(fail)
      else open(cut.first)
    }
  }

  socket.setNoDelay(true)
  socket.on("data", (chunk) => {
    pending = pending.length === 0 ? Buffer.from(chunk) : Buffer.concat([pending, chunk])
    try {
      takeMessages()
    } catch (cause) {
      fail(cause)
    }
  })
  // "close" follows, and cleans up.
  socket.on("error", () => undefined)
  socket.on("close", () => {
    clearTimeout(idle)
    work = work
      .then(cleanUp)
      .catch(() => undefined)
      .finally(() => {
        giveBack()
        finish()
      })
  })
  return finished
}

/** Port of the listening server; `stop` ends every connection and waits until their work is rolled back. */
export interface WireServer {
  readonly port: number
  readonly database: PGlite
  stop(): Promise<void>
}

/** Binds the port at once, then opens the database, and serves clients that connected meanwhile. */
export const startWireServer = async (options: {
  readonly host: string
  readonly port: number
  readonly open: (port: number) => Promise<PGlite>
  /** Maximum idle time of a transaction, then its client is disconnected: all others wait for it. */
  readonly idleInTransactionMilliseconds: number
}): Promise<WireServer> => {
  const clients = new Map<Socket, Promise<void>>()
  const early = new Set<Socket>()
  let accept = (socket: Socket): void => {
    early.add(socket.pause().on("error", () => undefined))
  }
  const server = createServer((socket) => accept(socket))
  const port = await listen(server, options.host, options.port)
  try {
    const database = await options.open(port)
    const parts: Array<Buffer> = []
    await send(database, startupMessage(), (data) => parts.push(Buffer.from(data)))
    const session: Session = {
      database,
      takeTurn: makeTurns(),
      greeting: Buffer.concat(parts),
      idleInTransactionMilliseconds: options.idleInTransactionMilliseconds
    }
    accept = (socket) => {
      const served = serve(socket, session)
      clients.set(socket, served)
      void served.then(() => clients.delete(socket))
    }
    for (const socket of early) {
      accept(socket)
      socket.resume()
    }
    const stop = async (): Promise<void> => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const ended = [...clients.values()]
      for (const socket of clients.keys()) socket.destroy()
      await Promise.all([closed, ...ended])
    }
    return { port, database, stop }
  } catch (cause) {
    for (const socket of early) socket.destroy()
    server.close()
    throw cause
  }
}
