/**
 * Returns a free port of loopback. It is below the ephemeral ports: any of those may be taken by an outgoing
 * connection before a server listens.
 */
import { randomInt } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:net"
import { host } from "../configuration.ts"

const lowest = 20_000
/** Ephemeral ports begin at 32768 on Linux, at 49152 elsewhere. */
const beyond = 32_768

export const freePort = async (): Promise<number> => {
  while (true) {
    const port = randomInt(lowest, beyond)
    const server = createServer()
    // A port in use is no error: the next one is tried.
    const isFree = once(server, "listening").then(
      () => true,
      () => false
    )
    server.listen(port, host)
    if (!(await isFree)) continue
    server.close()
    await once(server, "close")
    return port
  }
}
