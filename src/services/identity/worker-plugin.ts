/**
 * For vite.config.ts: gives the page its own copy of the SDK's token worker, built and served at `workerPath`.
 * Only the token mode `refreshToken` loads it.
 */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type { Plugin } from "vite"
import { workerPath } from "./trusted-types.ts"

const workerSource = (): string => {
  const main = createRequire(import.meta.url).resolve("@auth0/auth0-spa-js")
  return readFileSync(join(dirname(main), "../auth0-spa-js.worker.production.js"), "utf8")
}

export const identityWorker = (): Plugin => ({
  name: "identity-worker",
  configureServer: (server) => {
    server.middlewares.use(workerPath, (_, response) => {
      response.setHeader("content-type", "text/javascript")
      response.end(workerSource())
    })
  },
  generateBundle() {
    this.emitFile({ type: "asset", fileName: workerPath.slice(1), source: workerSource() })
  }
})
