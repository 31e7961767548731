/** Shop with hot reload: vite's server, same configuration, and the security headers that vite tolerates. */
import "../../backend/config/report-invalid-settings.ts"
import { createServer, type Plugin } from "vite"
import { forwardToService } from "../../backend/app-server/gateway.ts"
import { renderIndexPage } from "../../backend/app-server/index-page.ts"
import { pageConfiguration, pageOrigins } from "../../backend/app-server/page-configuration.ts"
import { securityHeaders } from "../../backend/app-server/security-headers.ts"
import { host, origins, ports } from "../../backend/configuration.ts"
import { projectFolder } from "./servers.ts"

const configuration = pageConfiguration()
const commitHash = "development"
const forward = forwardToService(ports.api)

const configurationInPage: Plugin = {
  name: "parkschein-configuration",
  transformIndexHtml: { order: "pre", handler: (html) => renderIndexPage(html, configuration, commitHash) },
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      if (configuration.apiOrigin !== null || !forward(request, response)) next()
    })
    server.middlewares.use("/health", (_, response) => {
      response.end("ok\n")
    })
    server.middlewares.use("/version.json", (_, response) => {
      response.setHeader("content-type", "application/json; charset=utf-8")
      response.end(`${JSON.stringify({ commitHash })}\n`)
    })
  }
}

const server = await createServer({
  configFile: `${projectFolder}/vite.config.ts`,
  plugins: [configurationInPage],
  clearScreen: false,
  server: {
    host,
    port: ports.app,
    strictPort: true,
    headers: securityHeaders(pageOrigins(configuration), { developmentSocket: `ws://localhost:${ports.app}` })
  }
})
await server.listen()
process.stdout.write(`listening ${origins.app}\n`)

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    void server.close().finally(() => process.exit(0))
  })
}
