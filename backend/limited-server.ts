/** HTTP server of all servers of the product: no timeout is longer than a bad connection needs. */
import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http"

/** Milliseconds and bytes. A form takes far less even on the slowest network. */
const limits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Interval of checking those two.
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024
}

/** Further connections are refused at once, rather than all served badly. */
const maximumConnections = 2_000

/** `changes` are for tests, which need shorter timeouts and fewer connections. */
export const createLimitedServer = (
  listener?: RequestListener,
  {
    maxConnections = maximumConnections,
    ...changes
  }: ServerOptions & { readonly maxConnections?: number } = {}
): Server => {
  const server = createServer({ ...limits, ...changes }, listener)
  server.maxConnections = maxConnections
  return server
}
