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

const get = (port: number, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request({ host, port, path, rejectUnauthorized: false, agent: false }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0))
    })
    sent.once("error", reject).end()
  })

/** Starts the proxy in front of two app servers with these files, without shop services. Returns its port. */
const startProxy = async (
  files: readonly [ReadonlyArray<string>, ReadonlyArray<string>],
  environment: Readonly<Record<string, string>> = {}
): Promise<number> => {
  const port = await freePort()
  const ports = [await startServer(files[0]), await startServer(files[1])]
  const file = join(folder, `haproxy-${port}.cfg`)
  const delivered = readFileSync(join(projectFolder, "deploy/proxy/haproxy.cfg"), "utf8")
  writeFileSync(
    file,
    delivered
      .replace(/(?<=server app-(\d) 127\.0\.0\.1:)\d+/g, (_, app) => String(ports[Number(app) - 1]))
      // Nothing listens there.
      .replace(/(?<=server shop-\d 127\.0\.0\.1:)\d+/g, "1")
  )
  const proxy = spawn(program, ["-f", file], {
    stdio: "ignore",
    env: {
      PARKSCHEIN_PROXY_ADDRESS: `${host}:${port}`,
      PARKSCHEIN_CERTIFICATE: makeCertificate(),
      PARKSCHEIN_APP_ORIGIN: "https://shop.example",
      PARKSCHEIN_API_HOST: "api.shop.example",
      PARKSCHEIN_IDENTITY_HOST: "login.shop.example",
      PARKSCHEIN_PAYMENT_HOST: "pay.shop.example",
      ...environment
    }
  })
  ends.push(() => proxy.kill())
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await get(port, "/wiesensee").catch(() => 0)) === 200) return port
    await wait(100)
  }
  throw new Error("HAProxy did not start.")
}

describe.skipIf(!existsSync(program))("the proxy, while one of two app servers is released", () => {
  let port = 0
  beforeAll(async () => {
    const old = ["/wiesensee", "/assets/old-1a2b3c4d.js"]
    port = await startProxy([old, [...old, "/assets/new-5e6f7a8b.js"]])
  }, 60_000)

  it.each([
    ["/assets/new-5e6f7a8b.js", 200],
    ["/assets/old-1a2b3c4d.js", 200],
    ["/assets/gone-9c0d1e2f.js", 404],
    ["/no-asset", 404]
  ])("answers %s with %i, whichever server is asked first", async (path, status) => {
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) statuses.push(await get(port, path))
    expect(new Set(statuses)).toEqual(new Set([status]))
  })
})

describe.skipIf(!existsSync(program))("the proxy sends calls of the gateway", () => {
  const files = ["/wiesensee", "/v1/shop"]

  it.each([
    ["to the shop services", "", 503],
    ["through the app servers, with several cells", "http://127.0.0.1:4411,http://127.0.0.1:4511", 200]
  ])("%s", { timeout: 60_000 }, async (_, cells, status) => {
    const port = await startProxy([files, files], { PARKSCHEIN_CELLS: cells })
    expect(await get(port, "/v1/shop")).toBe(status)
  })
})
