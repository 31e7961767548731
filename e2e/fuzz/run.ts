/** Fuzzes a shop service of its own from the OpenAPI document; checks responses, tables and memory. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Redacted } from "effect"
import { identity } from "../../backend/configuration.ts"
import { embedded } from "../../backend/database/test-database.ts"
import { demoDrivers } from "../../backend/demo-world/drivers.ts"
import { signReport } from "../../backend/payment-protocol/report-signature.ts"
import { startIssuer } from "../../backend/shop-service/testing/issuer.ts"
import { randomFrom } from "../../backend/shop-service/testing/random.ts"
import { startDemoDatabase } from "../../backend/shop-service/testing/start-shop-service.ts"
import { freePort } from "../../backend/testing/free-port.ts"
import { signatureHeader } from "../../schemas/api/index.ts"
import { localDemo, shopService } from "../../scripts/product/servers.ts"
import type { OpenApi } from "../contract/support/open-api-walk.ts"
import { watchWrites } from "../contract/support/written.ts"
import { requestsFrom } from "./requests.ts"

export interface FuzzOptions {
  readonly seed: number
  readonly requests: number
  /** Number of requests before the first measurement of memory. */
  readonly warmUp: number
}

export interface FuzzReport {
  /** Counts of responses by status. */
  readonly statuses: Readonly<Record<number, number>>
  /** Number of operations with at least one successful response. */
  readonly reached: number
  readonly operations: number
  /** Bytes in use after a garbage collection. */
  readonly memory: { readonly before: number; readonly after: number }
  readonly violations: ReadonlyArray<string>
}

/** Refusals write these: counters against guessed codes, of calls without a login or with a rate limit. */
const writtenByRefusals = ["code_attempt", "plate_question", "public_call"]

const paymentSecret = Redacted.make("payment secret of the fuzzer")

const startServer = async (environment: NodeJS.ProcessEnv) => {
  const probe = join(import.meta.dirname, "memory-probe.ts")
  const child = spawn(process.execPath, ["--expose-gc", `--import=${probe}`, shopService.program], {
    env: {
      ...localDemo,
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      ...environment
    },
    stdio: ["ignore", "pipe", "ignore", "ipc"]
  })
  await once(createInterface({ input: child.stdout as NonNullable<typeof child.stdout> }), "line")
  return {
    memory: async (): Promise<number> => {
      const answered = once(child, "message")
      child.send("memory")
      return Number((await answered)[0])
    },
    stop: async () => {
      const ended = once(child, "exit")
      child.kill("SIGTERM")
      await ended
    }
  }
}

export const fuzz = async ({ seed, requests, warmUp }: FuzzOptions): Promise<FuzzReport> => {
  const [database, issuer, port] = await Promise.all([startDemoDatabase(embedded), startIssuer(), freePort()])
  const server = await startServer({
    DATABASE_URL: database.url,
    PARKSCHEIN_DATABASE_CONNECTIONS: "1",
    PARKSCHEIN_API_PORT: String(port),
    PARKSCHEIN_IDENTITY_ORIGIN: issuer.issuer.slice(0, -1),
    PARKSCHEIN_SECRET_PAYMENT_SIGNING: Redacted.value(paymentSecret)
  })
  try {
    const origin = `http://localhost:${port}`
    const tokens: Readonly<Record<string, string>> = {
      driver: await issuer.token(demoDrivers.fahrerin.subject),
      service: await issuer.token(identity.serviceClientId, { claims: { scope: identity.serviceScope } })
    }
    const document = (await (await fetch(`${origin}/openapi.json`)).json()) as OpenApi
    const next = requestsFrom(document, randomFrom(seed))
    const watch = await watchWrites(database)
    const statuses: Record<number, number> = {}
    const reached = new Set<string>()
    const violations: string[] = []
    let written = 0
    let before = 0
    for (let count = 0; count < requests; count += 1) {
      if (count === warmUp) before = await server.memory()
      const { operation, method, path, headers, body, scheme } = next()
      const isSigned = typeof body === "string" && signatureHeader in headers
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          ...headers,
          ...(scheme === undefined ? {} : { authorization: `Bearer ${tokens[scheme]}` }),
          ...(isSigned ? { [signatureHeader]: signReport(body, paymentSecret, new Date()) } : {})
        },
        ...(body === undefined ? {} : { body })
      })
      await response.arrayBuffer()
      const { status } = response
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status < 300) reached.add(operation)
      const now = await watch.written(writtenByRefusals)
      if (status >= 400 && now !== written)
        violations.push(`${operation} was refused with ${status} and has written`)
      written = now
      if (status >= 500)
        violations.push(
          `${operation} was answered ${status}: ${method} ${path.slice(0, 200)} ${String(body).slice(0, 400)}`
        )
    }
    const after = await server.memory()
    const growth = after / before - 1
    if (growth > 0.1) violations.push(`memory has grown by ${Math.round(growth * 100)} %`)
    return {
      statuses,
      reached: reached.size,
      operations: Object.values(document.paths).flatMap(Object.keys).length,
      memory: { before, after },
      violations
    }
  } finally {
    await server.stop()
    await issuer.stop()
    await database.stop()
  }
}

export const fuzzLines = ({
  statuses,
  reached,
  operations,
  memory,
  violations
}: FuzzReport): ReadonlyArray<string> => [
  `Answers: ${Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(", ")}`,
  `${reached} of ${operations} operations were answered well at least once`,
  `Memory in use: ${Math.round(memory.before / 1024)} kB after warming up, ${Math.round(memory.after / 1024)} kB at the end`,
  ...(violations.length === 0 ? ["All promises were kept."] : violations)
]
