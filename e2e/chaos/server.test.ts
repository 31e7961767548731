/** Tests of the drill's servers: each either listens, or fails with a reason. */
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, it, vi } from "vitest"
import { host } from "../../backend/configuration.ts"
import { freePort } from "../../backend/testing/free-port.ts"
import { startProcessServer } from "./server.ts"

vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), "parkschein-server-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** A server that reports, like all of the product, that it listens or why it does not. */
const program = join(folder, "server.js")
writeFileSync(
  program,
  `require("node:net").createServer().listen(process.env.PORT, "${host}", () => console.log("listening here"))
    .on("error", (error) => { console.error(error.message); process.exit(1) })`
)

const listenAt = async (port: number): Promise<() => void> => {
  const server = createServer().listen(port, host)
  await once(server, "listening")
  return () => server.close()
}

it("listens elsewhere when another has taken its port while it was away", async () => {
  const server = await startProcessServer("server", program, (port) => ({ PORT: String(port) }))
  const before = server.port()
  const back = server.kill(1000)
  // The port is refused until the process has ended.
  const taken = await vi.waitFor(() => listenAt(before), { timeout: 5000, interval: 20 })
  await back
  expect(server.port()).not.toBe(before)
  taken()
  await server.stop()
})

it("fails with what it wrote when it never comes to listen", async () => {
  const taken = await freePort()
  const free = await listenAt(taken)
  const started = startProcessServer("server", program, () => ({ PORT: String(taken) }), 5000)
  await expect(started).rejects.toThrow(
    /^server did not listen within 5 s\. It wrote last:\nlisten EADDRINUSE: address already in use/
  )
  free()
})

it("fails when it neither listens nor ends", async () => {
  const silent = join(folder, "silent.js")
  writeFileSync(silent, 'console.log("waiting for the database"); setInterval(() => {}, 1000)')
  await expect(startProcessServer("server", silent, () => ({}), 5000)).rejects.toThrow(
    "server did not listen within 5 s. It wrote last:\nwaiting for the database"
  )
})
