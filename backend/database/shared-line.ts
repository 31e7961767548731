/**
 * A connection that many statements share. Each write is a call of the system, and wakes the server up: what is written in
 * one turn of the event loop goes together.
 */
import { createConnection, type Socket } from "node:net"

/** Of the line, while statements wait for their answers: then it is taken for dead, and they fail. */
const maxSilenceMilliseconds = 30_000

/** Looks this often; a line that is cut off by the network says nothing by itself, for a quarter of an hour. */
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

/** By counts of bytes, which are true under TLS as well. */
const endWhenSilent = (socket: Socket): void => {
  let heard = { read: 0, written: 0 }
  let silences = 0
  const look = () => {
    const { bytesRead, bytesWritten } = socket
    silences = bytesRead === heard.read && bytesWritten > heard.written ? silences + 1 : 0
    if (silences === 0) heard = { read: bytesRead, written: bytesWritten }
    if (silences >= looks) socket.destroy(new Error("The database has not answered for too long."))
  }
  const watch = setInterval(look, maxSilenceMilliseconds / looks)
  watch.unref()
  socket.once("close", () => clearInterval(watch))
}

export const openSharedLine = (host: string, port: number): Socket => {
  const socket = createConnection({ host, port, noDelay: true })
  collectWrites(socket)
  endWhenSilent(socket)
  return socket
}
