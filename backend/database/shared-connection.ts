/**
 * A connection that many statements share. Each write is a system call that wakes up the server: the writes
 * of one turn of the event loop are sent together.
 */
import { createConnection, type Socket } from "node:net"

/** Maximum silence while statements wait for responses: then the connection counts as dead, and they fail. */
const maxSilenceMilliseconds = 30_000

/** Number of checks in that time; a connection cut off by the network reports nothing for 15 minutes. */
const looks = 3

const collectWrites = (socket: Socket): void => {
  const write: Socket["write"] = socket.write.bind(socket)
  const send = () => {
    socket.uncork()
  }
  socket.write = ((...chunk: Parameters<typeof write>) => {
    if (socket.writableCorked === 0) {
      socket.cork()
      setImmediate(send)
    }
    return write(...chunk)
  }) as typeof write
}

/** Counts bytes, which is also correct under TLS. */
const endWhenSilent = (socket: Socket): void => {
  let received = { read: 0, written: 0 }
  let silences = 0
  const look = () => {
    const { bytesRead, bytesWritten } = socket
    silences = bytesRead === received.read && bytesWritten > received.written ? silences + 1 : 0
    if (silences === 0) received = { read: bytesRead, written: bytesWritten }
    if (silences >= looks) socket.destroy(new Error("The database has not answered for too long."))
  }
  const watch = setInterval(look, maxSilenceMilliseconds / looks)
  watch.unref()
  socket.once("close", () => clearInterval(watch))
}

export const openSharedConnection = (host: string, port: number): Socket => {
  const socket = createConnection({ host, port, noDelay: true })
  collectWrites(socket)
  endWhenSilent(socket)
  return socket
}
