/** Serves the built shop on its port until it is stopped. */
import { read } from "../config/read.ts"
import { shopBuildFolder as folder, host, origins, ports, portVariable } from "../configuration.ts"
import { pageConfiguration } from "./page-configuration.ts"
import { createAppServer } from "./server.ts"
import { openSite } from "./site.ts"

const configuration = pageConfiguration()

// Reports a folder without a build now, not to the first driver.
await openSite(folder, configuration).indexPage()

const securityContact = read("PARKSCHEIN_SECURITY_CONTACT")
const [servicePort, cells] =
  configuration.apiOrigin === null ? [ports.api, read("PARKSCHEIN_CELLS")] : [null, null]
const server = createAppServer({ folder, configuration, securityContact, servicePort, cells })
server.on("error", (cause: NodeJS.ErrnoException) => {
  process.stderr.write(
    cause.code === "EADDRINUSE"
      ? `Port ${ports.app} is already in use. Set ${portVariable("app")} to a free port.\n`
      : `${cause.message}\n`
  )
  process.exit(1)
})
server.listen(ports.app, host, () => process.stdout.write(`listening ${origins.app}\n`))

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  })
}
