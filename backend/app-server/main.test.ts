/** Tests of the app server as a process: what it forwards, and its end while calls are under way. */
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { host } from "../configuration.ts"
import { listen } from "../processes.ts"
import { freePort } from "../testing/free-port.ts"
import { processes } from "../testing/processes.ts"

const folder = mkdtempSync(join(tmpdir(), "app-server-"))
const service = createServer()
let servicePort = 0
afterAll(() => {
  service.close()
  service.closeAllConnections()
  rmSync(folder, { recursive: true })
})
// Ended before the service is.
const startProgram = processes()

beforeAll(async () => {
  servicePort = await listen(service, host, 0)
  writeFileSync(join(folder, "index.html"), "<!doctype html><!--configuration-->")
  writeFileSync(join(folder, "version.json"), '{"commitHash":"abc-1"}')
})

const start = async (settings: NodeJS.ProcessEnv = {}) => {
  const app = startProgram(join(import.meta.dirname, "main.ts"), {
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
    PARKSCHEIN_DIST_FOLDER: folder,
    PARKSCHEIN_APP_PORT: String(await freePort()),
    PARKSCHEIN_API_PORT: String(servicePort),
    ...settings
  })
  return { app, origin: await app.listening }
}

it("accepts no new connections on SIGTERM, passes the running call's answer on, and exits cleanly", async () => {
  const { app, origin } = await start()
  const asked = once(service, "request")
  const answered = fetch(`${origin}/v1/cart`, { method: "POST", body: "{}" })
  const [, response] = (await asked) as [unknown, ServerResponse]
  app.kill("SIGTERM")
  const isReachable = () =>
    fetch(`${origin}/health`, { headers: { connection: "close" } }).then(
      () => true,
      () => false
    )
  while (await isReachable());
  response.writeHead(201, { "content-type": "application/json" }).end('{"ordered":true}')
  const answer = await answered
  expect([answer.status, await answer.json()]).toEqual([201, { ordered: true }])
  // Else a proxy would send its next call on a connection that is about to be cut.
  expect(answer.headers.get("connection")).toBe("close")
  expect(await app.ended).toBe(0)
})

it("forwards by the list of services also for a gateway with an address of its own", async () => {
  const { origin } = await start({
    PARKSCHEIN_GATEWAY_ADDRESS: "http://gateway.localhost",
    PARKSCHEIN_CELLS: `http://${host}:${servicePort}`
  })
  const asked = once(service, "request")
  const answered = fetch(`${origin}/v1/shop/path/wiesensee`)
  const [, response] = (await asked) as [unknown, ServerResponse]
  response.writeHead(200, { "content-type": "application/json" }).end("{}")
  expect((await answered).headers.get("content-type")).toBe("application/json")
})
