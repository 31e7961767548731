/**
 * Tests that a token of `npm run token` and the OpenAPI document suffice to walk the whole API: every call
 * works as documented, and every response is documented.
 */
import { execFile } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { promisify } from "node:util"
import { Redacted } from "effect"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import type { TestDatabase } from "../../backend/database/test-database.ts"
import { signReport } from "../../backend/payment-protocol/report-signature.ts"
import { startDemoDatabase } from "../../backend/shop-service/testing/start-shop-service.ts"
import { freePort } from "../../backend/testing/free-port.ts"
import { allEndpoints } from "../../schemas/api/all.ts"
import { type ServerProcess, startServerProcess } from "../../scripts/product/server-process.ts"
import { localDemo } from "../../scripts/product/servers.ts"
import { isPersonal } from "../support/personal.ts"
import { walkOpenApi } from "./support/open-api-walk.ts"

const root = join(import.meta.dirname, "../..")
const paymentSecret = Redacted.make("payment secret of the walk")

let database: TestDatabase
let environment: Readonly<Record<string, string | undefined>>
const servers: ServerProcess[] = []
/** Output of the servers, and the traces that they have sent. */
const written: string[] = []
const traces: string[] = []
const collector = createServer(async (request, response) => {
  traces.push(await text(request))
  response.end()
})

const start = async (program: string): Promise<void> => {
  const server = startServerProcess({
    name: program,
    program: join(root, program),
    environment,
    onLine: (line) => written.push(line)
  })
  servers.push(server)
  await server.listening
}

/** Returns a token as printed by `npm run --silent token -- …`. */
const token = async (who: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, "scripts/token.ts"), who], {
    env: environment
  })
  return stdout.trim()
}

beforeAll(async () => {
  database = await startDemoDatabase()
  await once(collector.listen(0, "127.0.0.1"), "listening")
  environment = {
    ...localDemo,
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
    DATABASE_URL: database.url,
    PARKSCHEIN_API_PORT: String(await freePort()),
    PARKSCHEIN_IDENTITY_PORT: String(await freePort()),
    PARKSCHEIN_MAIL_PORT: String(await freePort()),
    PARKSCHEIN_SECRET_PAYMENT_SIGNING: Redacted.value(paymentSecret),
    PARKSCHEIN_SECRET_SERVICE_CLIENT: "secret of the services",
    PARKSCHEIN_SECRET_COOKIES: "cookies of the walk",
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  }
  await Promise.all([start("backend/identity-provider/main.ts"), start("backend/shop-service/main.ts")])
}, 120_000)
afterAll(async () => {
  for (const server of servers) await server.stop()
  collector.close().closeAllConnections()
  await database.stop()
})

it("takes a token and the OpenAPI document, and nothing else", { timeout: 120_000 }, async () => {
  const origin = `http://localhost:${environment["PARKSCHEIN_API_PORT"]}`
  const [driver, service] = await Promise.all([token("fahrerin@example.com"), token("--service")])
  const document = await (await fetch(`${origin}/openapi.json`)).json()
  const steps = await walkOpenApi(document, {
    origin,
    tokens: { driver, service },
    compute: { "parkschein-signature": (body) => signReport(body, paymentSecret, new Date()) }
  })
  expect(steps.filter(({ problems }) => problems.length > 0)).toEqual([])
  const good = steps.filter(({ status }) => status < 300).map(({ operation }) => operation)
  expect([...new Set(good)].sort()).toEqual(Object.keys(allEndpoints).sort())
})

it("is operated by the command, which gets its own access token", { timeout: 60_000 }, async () => {
  const command = join(root, "deploy/image/parkschein")
  const { stdout } = await promisify(execFile)(command, ["shop", "list", "--json"], { env: environment })
  const shops: ReadonlyArray<{ readonly path: string }> = JSON.parse(stdout)
  expect(shops.map(({ path }) => path)).toContain("wiesensee")
})

it("leaves nothing personal in logs and traces", async () => {
  const tells = (line: string) => isPersonal(line) || line.includes(Redacted.value(paymentSecret))
  const examples = [
    "plate=M-XY 9",
    "to neu@example.com",
    "NEU@EXAMPLE.COM",
    "Bearer eyJhbGciOiJ",
    "ROSENAU-2026"
  ]
  expect(examples.filter((line) => !tells(line))).toEqual([])
  const isTraced = (name: string) => traces.some((trace) => trace.includes(`"${name}"`))
  // Traces are sent in intervals.
  const calls = ["GET /v1/flex-price", "POST /v1/:shopId/verification-code", "POST /v1/:shopId/order"]
  await vi.waitFor(() => expect(calls.filter((name) => !isTraced(name))).toEqual([]), {
    timeout: 30_000,
    interval: 200
  })
  expect(written.length).toBeGreaterThan(Object.keys(allEndpoints).length)
  expect([...written, ...traces].filter(tells).map((line) => line.slice(0, 300))).toEqual([])
})
