/** The HTTP server under every server of the product: it waits for nobody longer than a bad connection needs. */
import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http"

/** Milliseconds and bytes. A driver on the slowest of networks sends a form in far less. */
const limits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // How often those two are looked at.
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024
}

/** More connections are refused at once, rather than all served badly. */
const maximumConnections = 2_000

/** `changes` are for tests, which cannot wait so long, nor open so many. */
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
