/**
 * A port of loopback on which nobody listens now. It is below those from which systems take the near end of each
 * connection: of those, any may be taken again before a server listens.
 */
import { randomInt } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:net"
import { host } from "../configuration.ts"

const lowest = 20_000
/** Linux takes the near ends from 32768 on, others from 49152. */
const beyond = 32_768

export const freePort = async (): Promise<number> => {
  while (true) {
    const port = randomInt(lowest, beyond)
    const server = createServer()
    // A port that is taken is no error: the next one is tried.
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
