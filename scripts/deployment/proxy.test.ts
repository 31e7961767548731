/**
 * Tests of deploy/proxy/haproxy.cfg in HAProxy, with servers of this test. Skipped where HAProxy is missing:
 * apt-get install haproxy.
 */
import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { request } from "node:https"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { freePort } from "../../backend/testing/free-port.ts"
import { projectFolder } from "../product/servers.ts"

const program = "/usr/sbin/haproxy"
const host = "127.0.0.1"
const folder = mkdtempSync(join(tmpdir(), "parkschein-proxy-"))
const ends: Array<() => unknown> = [() => rmSync(folder, { recursive: true })]
afterAll(() => {
  for (const end of ends.toReversed()) end()
})

/** Starts a server that is ready, and has these files. Returns its port. */
const startServer = async (files: ReadonlyArray<string>): Promise<number> => {
  const server = createServer(({ url = "" }, response) => {
    response.writeHead(url === "/health" || files.includes(url) ? 200 : 404).end()
  }).listen(0, host)
  await once(server, "listening")
  ends.push(
    () => server.close(),
    () => server.closeAllConnections()
  )
  return (server.address() as AddressInfo).port
}

/** Writes a certificate with its key for this test. Returns its path. */
const makeCertificate = (): string => {
  const file = join(folder, "certificate.pem")
  const options = ["-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=shop", "-days", "1"]
  execFileSync("openssl", ["req", ...options, "-keyout", file, "-out", `${file}.crt`], { stdio: "ignore" })
  writeFileSync(file, readFileSync(`${file}.crt`), { flag: "a" })
  return file
}

let port = 0
const get = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request({ host, port, path, rejectUnauthorized: false, agent: false }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0))
    })
    sent.once("error", reject).end()
  })

describe.skipIf(!existsSync(program))("the proxy, while one of two app servers is released", () => {
  beforeAll(async () => {
    port = await freePort()
    const ports = [
      await startServer(["/wiesensee", "/assets/old-1a2b3c4d.js"]),
      await startServer(["/wiesensee", "/assets/old-1a2b3c4d.js", "/assets/new-5e6f7a8b.js"])
    ]
    const file = join(folder, "haproxy.cfg")
    const delivered = readFileSync(join(projectFolder, "deploy/proxy/haproxy.cfg"), "utf8")
    writeFileSync(
      file,
      delivered.replace(
        /(server app-(\d) 127\.0\.0\.1:)\d+/g,
        (_, start: string, number: string) => `${start}${ports[Number(number) - 1]}`
      )
    )
    const proxy = spawn(program, ["-f", file], {
      stdio: "ignore",
      env: {
        PARKSCHEIN_PROXY_ADDRESS: `${host}:${port}`,
        PARKSCHEIN_CERTIFICATE: makeCertificate(),
        PARKSCHEIN_APP_ORIGIN: "https://shop.example",
        PARKSCHEIN_API_HOST: "api.shop.example",
        PARKSCHEIN_IDENTITY_HOST: "login.shop.example",
        PARKSCHEIN_PAYMENT_HOST: "pay.shop.example"
      }
    })
    ends.push(() => proxy.kill())
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await get("/wiesensee").catch(() => 0)) === 200) return
      await wait(100)
    }
    throw new Error("HAProxy did not start.")
  }, 60_000)

  it.each([
    ["/assets/new-5e6f7a8b.js", 200],
    ["/assets/old-1a2b3c4d.js", 200],
    ["/assets/gone-9c0d1e2f.js", 404],
    ["/no-asset", 404]
  ])("answers %s with %i, whichever server is asked first", async (path, status) => {
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) statuses.push(await get(path))
    expect(new Set(statuses)).toEqual(new Set([status]))
  })
})
