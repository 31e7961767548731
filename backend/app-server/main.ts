/** Serves the built shop on its port until it is stopped. */
import "../config/report-invalid-settings.ts"
import type { ServerResponse } from "node:http"
import { read } from "../config/read.ts"
import { shopBuildFolder as folder, host, origins, ports, portVariable } from "../configuration.ts"
import { forwardToService } from "./gateway.ts"
import { pageConfiguration } from "./page-configuration.ts"
import { createAppServer } from "./server.ts"
import { openSite } from "./site.ts"

const configuration = pageConfiguration()

// Reports a folder without a build now, not to the first driver.
await openSite(folder, configuration).indexPage()

const securityContact = read("PARKSCHEIN_SECURITY_CONTACT")

/**
 * Returns how to forward to the service, or to several: only these need the contract, which takes time to load. Null where
 * the gateway has an address of its own, unless there are several services: then the app server finds the one that has the
 * shop behind that address, too.
 */
const forwarding = async () => {
  const cells = read("PARKSCHEIN_CELLS")
  if (cells !== null) return (await import("./cells.ts")).forwardToCells(cells)
  return configuration.apiOrigin === null ? forwardToService(ports.api) : null
}

const forward = await forwarding()
const server = createAppServer({ folder, configuration, securityContact, forward })
server.on("error", (cause: NodeJS.ErrnoException) => {
  process.stderr.write(
    cause.code === "EADDRINUSE"
      ? `Port ${ports.app} is already in use. Set ${portVariable("app")} to a free port.\n`
      : `${cause.message}\n`
  )
  process.exit(1)
})
server.listen(ports.app, host, () => process.stdout.write(`listening ${origins.app}\n`))

/** Milliseconds for calls under way; the pods of `deploy` have twice as long to end. */
const gracePeriod = 10_000

const underWay = new Set<ServerResponse>()
let isEnding = false
const closeOthers = () => {
  if (isEnding && underWay.size === 0) server.closeAllConnections()
}
server.on("request", (_request, response) => {
  underWay.add(response)
  response.once("close", () => {
    underWay.delete(response)
    setImmediate(closeOthers)
  })
})

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (isEnding) return
    isEnding = true
    // A call whose answer is cut off leaves its driver in doubt whether it was done; no other follows on its connection.
    server.close(() => process.exit(0))
    for (const response of underWay) if (!response.headersSent) response.setHeader("connection", "close")
    closeOthers()
    setTimeout(() => server.closeAllConnections(), gracePeriod).unref()
  })
}
