/** Serves the sample page from its sources. */
import { join } from "node:path"
import { createServer } from "vite"

/** Serves on a free port of 127.0.0.1. */
export const serveSample = async () => {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    css: { postcss: { plugins: [] } },
    // XState is served as it is: bundling it first would load the page again.
    optimizeDeps: { noDiscovery: true },
    server: {
      host: "127.0.0.1",
      port: 0,
      hmr: false,
      watch: null,
      fs: { allow: [join(import.meta.dirname, "../../../..")] }
    }
  })
  await server.listen()
  const [address = ""] = server.resolvedUrls?.local ?? []
  return { origin: new URL(address).origin, stop: () => server.close() }
}
