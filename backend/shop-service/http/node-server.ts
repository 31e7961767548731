/** HTTP server of the service. Once it stops listening, it closes connections after their last response. */
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { createLimitedServer } from "../../limited-server.ts"

export const makeNodeServer = (): Server => {
  const server = createLimitedServer()
  // Node closes idle connections when it stops listening, but not those that become idle later: they would
  // delay the end of the process by the keep-alive time. https://nodejs.org/api/http.html#serverclosecallback
  const closeIdle = (_request: IncomingMessage, response: ServerResponse) => {
    response.once("close", () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections())
    })
  }
  return server.on("request", closeIdle).on("checkContinue", closeIdle)
}
