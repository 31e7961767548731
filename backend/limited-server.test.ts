import { once } from "node:events"
import { readdirSync, readFileSync } from "node:fs"
import type { Server } from "node:http"
import { type AddressInfo, connect, type Socket } from "node:net"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { afterEach, expect, it } from "vitest"
import { createLimitedServer } from "./limited-server.ts"

let server: Server | undefined
afterEach(() => server?.close().closeAllConnections())

const listening = async (changes = {}): Promise<Server> => {
  server = createLimitedServer(
    (request, response) => request.resume().on("end", () => response.end("served")),
    changes
  )
  await once(server.listen(0, "127.0.0.1"), "listening")
  return server
}
const client = (to: Server): Socket => connect((to.address() as AddressInfo).port, "127.0.0.1")

const impatient = { headersTimeout: 40, requestTimeout: 40, connectionsCheckingInterval: 10 }

it.each([
  ["a header", "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "],
  ["a body", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n123"]
])("closes a connection on which %s never ends", async (_what, sent) => {
  const socket = client(await listening(impatient))
  socket.write(sent)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
})

it("refuses oversized headers", async () => {
  const socket = client(await listening())
  socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${"x".repeat(17 * 1024)}\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 /)
})

it("serves all other connections", async () => {
  const socket = client(await listening())
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*served/s)
})

it("refuses connections above its limit and accepts again when others close", async () => {
  const to = await listening({ maxConnections: 100 })
  const ended: Array<Promise<unknown>> = []
  to.on("connection", (connection) => ended.push(once(connection, "close")))
  const others = Array.from({ length: 100 }, () => client(to))
  await Promise.all(others.map((socket) => once(socket, "connect")))
  const refused = client(to)
  refused.on("error", () => undefined)
  await once(refused, "close")
  expect(refused.bytesRead).toBe(0)
  for (const socket of others) socket.destroy()
  await Promise.all(ended)
  const honest = client(to)
  honest.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
  expect(await text(honest)).toMatch(/^HTTP\/1\.1 200 OK/)
})

it("is used by every server of the product", () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !/\.test\.ts$|testing/.test(file)
  )
  const using = (pattern: RegExp) =>
    sources.filter((file) => pattern.test(readFileSync(join(import.meta.dirname, file), "utf8"))).sort()
  expect(using(/createServer\b[^}]*\} from "node:https?"/)).toEqual(["limited-server.ts"])
  expect(using(/createLimitedServer\(/)).toEqual([
    "app-server/server.ts",
    "identity-provider/identity-provider.ts",
    "payment-page/server.ts",
    "shop-service/http/node-server.ts"
  ])
})
