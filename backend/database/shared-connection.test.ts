import { once } from "node:events"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { afterEach, describe, expect, it, vi } from "vitest"
import { openSharedConnection } from "./shared-connection.ts"

const listening = createServer()
const lines: Socket[] = []

/** Returns both ends of a connection. */
const open = async () => {
  if (!listening.listening) await once(listening.listen(0, "127.0.0.1"), "listening")
  const accepted = once(listening, "connection")
  const line = openSharedConnection("127.0.0.1", (listening.address() as AddressInfo).port)
  lines.push(line)
  await once(line, "connect")
  const [server] = (await accepted) as [Socket]
  lines.push(server)
  return { line, server }
}

afterEach(() => {
  vi.useRealTimers()
  for (const line of lines.splice(0)) line.destroy()
  listening.close()
})

describe("a shared connection", () => {
  it("batches the statements of one tick in order", async () => {
    const { line, server } = await open()
    line.write("one ")
    line.write("two ")
    expect(line.writableLength).toBe(8)
    await once(server, "readable")
    expect(String(server.read())).toBe("one two ")
    line.write("three")
    await once(server, "readable")
    expect(String(server.read())).toBe("three")
  })

  it("sends pending statements before it closes", async () => {
    const { line, server } = await open()
    line.write("last")
    line.end(" words")
    const parts: Buffer[] = []
    for await (const part of server) parts.push(part as Buffer)
    expect(String(Buffer.concat(parts))).toBe("last words")
  })

  it("times out without a response while statements are pending, not while idle", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
    const { line, server } = await open()
    const failed = once(line, "error")
    server.on("data", () => undefined)
    vi.advanceTimersByTime(120_000)
    expect(line.destroyed).toBe(false)
    for (let asked = 0; asked < 2; asked += 1) {
      line.write("select 1")
      vi.advanceTimersByTime(10_000)
    }
    server.write("answer")
    await once(line, "data")
    vi.advanceTimersByTime(120_000)
    expect(line.destroyed).toBe(false)
    line.write("select 1")
    vi.advanceTimersByTime(20_000)
    line.write("select 2")
    vi.advanceTimersByTime(10_000)
    expect(String((await failed)[0])).toContain("not answered")
  })
})
