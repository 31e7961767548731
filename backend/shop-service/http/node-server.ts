/** The HTTP server under the service. Once it stops listening, it lets go of each connection after its last answer. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"

export const makeNodeServer = (): Server => {
  const server = createServer()
  // Node closes idle connections when it stops listening, but not those that become idle later: they would hold up the
  // end of the process for the keep-alive time. https://nodejs.org/api/http.html#serverclosecallback
  const letGo = (_request: IncomingMessage, response: ServerResponse) => {
    response.once("close", () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections())
    })
  }
  return server.on("request", letGo).on("checkContinue", letGo)
}
