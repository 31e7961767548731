/**
 * Whoever has a token of `npm run token` can walk the whole API by its OpenAPI document alone: every call works with what
 * the document says, and nothing is answered that it does not say.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { TestDatabase } from "../../backend/database/test-database.ts"
import { signReport } from "../../backend/payment-protocol/report-signature.ts"
import { startDemoDatabase } from "../../backend/shop-service/testing/start-shop-service.ts"
import { allEndpoints } from "../../schemas/api/all.ts"
import { freePort } from "./support/free-port.ts"
import { walkOpenApi } from "./support/open-api-walk.ts"

const root = join(import.meta.dirname, "../..")
const paymentSecret = "payment secret of the walk"

let database: TestDatabase
let environment: Readonly<Record<string, string | undefined>>
const servers: ChildProcess[] = []

const start = async (program: string): Promise<void> => {
  const child = spawn(process.execPath, [join(root, program)], {
    env: environment,
    stdio: ["ignore", "pipe", "ignore"]
  })
  servers.push(child)
  await once(createInterface({ input: child.stdout as NonNullable<typeof child.stdout> }), "line")
}

/** As `npm run --silent token -- …` prints it. */
const token = async (who: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, "scripts/token.ts"), who], {
    env: environment
  })
  return stdout.trim()
}

beforeAll(async () => {
  database = await startDemoDatabase()
  environment = {
    PATH: process.env["PATH"],
    DATABASE_URL: database.url,
    PARKSCHEIN_API_PORT: String(await freePort()),
    PARKSCHEIN_IDENTITY_PORT: String(await freePort()),
    PARKSCHEIN_SECRET_PAYMENT_SIGNING: paymentSecret,
    PARKSCHEIN_SECRET_SERVICE_CLIENT: "secret of the services",
    PARKSCHEIN_SECRET_COOKIES: "cookies of the walk"
  }
  await Promise.all([start("backend/identity-provider/main.ts"), start("backend/shop-service/main.ts")])
}, 120_000)
afterAll(async () => {
  for (const server of servers) {
    server.kill("SIGTERM")
    await once(server, "exit")
  }
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
