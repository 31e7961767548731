/** Serves the sample page from its sources, stripping types. */
import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import { stripTypeScriptTypes } from "node:module"
import type { AddressInfo } from "node:net"
import { extname, resolve } from "node:path"

const root = resolve(import.meta.dirname, "../../../..")
const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".ts": "text/javascript"
}

const read = async (path: string): Promise<string> => {
  const text = await readFile(resolve(root, `.${path}`), "utf8")
  return extname(path) === ".ts" ? stripTypeScriptTypes(text, { mode: "strip" }) : text
}

export interface SampleServer {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Serves on a free port of 127.0.0.1. */
export const serveSample = async (): Promise<SampleServer> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1")
    const path = pathname === "/" ? "/packages/flowkit/run/sample/index.html" : pathname
    read(path).then(
      (text) => response.writeHead(200, { "content-type": types[extname(path)] ?? "text/plain" }).end(text),
      () => response.writeHead(404).end()
    )
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((done) => {
      server.closeAllConnections()
      server.close(() => done())
    })
  return { origin: `http://127.0.0.1:${port}`, stop }
}
