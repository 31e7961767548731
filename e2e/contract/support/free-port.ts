/** A port of loopback on which nobody listens now. */
import { once } from "node:events"
import { createServer } from "node:net"
import { host } from "../../../backend/configuration.ts"

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, host)
  await once(server, "listening")
  const { port } = server.address() as { readonly port: number }
  server.close()
  await once(server, "close")
  return port
}
