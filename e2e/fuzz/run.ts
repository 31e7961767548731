/**
 * Fuzzes every call of a shop service of its own, with its callers: valid requests and hostile variants; checks
 * responses, tables and memory.
 */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Redacted } from "effect"
import fc from "fast-check"
import { signReport } from "../../backend/payment-protocol/report-signature.ts"
import type { TestIssuer } from "../../backend/shop-service/testing/issuer.ts"
import { freePort } from "../../backend/testing/free-port.ts"
import { allEndpoints } from "../../schemas/api/all.ts"
import { signatureHeader } from "../../schemas/api/index.ts"
import { localDemo, shopService } from "../../scripts/product/servers.ts"
import { allCases } from "../contract/cases/all.ts"
import type { NamedCase } from "../contract/support/call-case.ts"
import { type Fixture, startWorld } from "../contract/support/fixture.ts"
import { watchWrites } from "../contract/support/written.ts"
import { type HostileRequest, hostileRequests, type WireRequest, wireRequestOf } from "./hostile-requests.ts"

export interface FuzzOptions {
  readonly seed: number
  /** Number of requests to each call. */
  readonly rounds: number
  /** Number of rounds before the first measurement of memory; without one, memory is not judged. */
  readonly warmUp?: number
}

export interface FuzzReport {
  /** Counts of responses by status. */
  readonly statuses: Readonly<Record<number, number>>
  /** Calls without a successful response. */
  readonly unreached: ReadonlyArray<string>
  /** Bytes in use after a garbage collection. */
  readonly memory: { readonly before: number; readonly after: number }
  readonly violations: ReadonlyArray<string>
}

/**
 * Refusals write these: counters against guessed codes, of calls without a login or with a rate limit. The
 * service sends waiting mails and refunds at any time.
 */
const writtenByOthers = ["code_attempt", "plate_question", "public_call", "mail", "refund"]

const paymentSecret = Redacted.make("payment secret of the fuzzer")

interface Probe {
  readonly bytes: number
  readonly isPoisoned: boolean
}

const startServer = async (databaseUrl: string, issuer: TestIssuer) => {
  const probe = join(import.meta.dirname, "memory-probe.ts")
  const port = await freePort()
  const child = spawn(process.execPath, ["--expose-gc", `--import=${probe}`, shopService.program], {
    env: {
      ...localDemo,
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      DATABASE_URL: databaseUrl,
      PARKSCHEIN_DATABASE_CONNECTIONS: "1",
      PARKSCHEIN_API_PORT: String(port),
      PARKSCHEIN_IDENTITY_ORIGIN: issuer.issuer.slice(0, -1),
      PARKSCHEIN_SECRET_PAYMENT_SIGNING: Redacted.value(paymentSecret)
    },
    stdio: ["ignore", "pipe", "ignore", "ipc"]
  })
  await once(createInterface({ input: child.stdout as NonNullable<typeof child.stdout> }), "line")
  return {
    origin: `http://localhost:${port}`,
    paymentSecret,
    probe: async (): Promise<Probe> => {
      const answered = once(child, "message")
      child.send("probe")
      return (await answered)[0] as Probe
    },
    stop: async () => {
      const ended = once(child, "exit")
      child.kill("SIGTERM")
      await ended
    }
  }
}

const send = (fixture: Fixture, { definition }: NamedCase, good: WireRequest, hostile: HostileRequest) => {
  const { path, headers, body } = hostile
  // The service checks the content of a report only if it is signed.
  const signed = good.headers[signatureHeader]
  const isSigned = signed !== undefined && headers[signatureHeader] === signed
  return fetch(`${fixture.origin}${path}`, {
    method: good.endpoint.method,
    headers: {
      authorization: `Bearer ${definition.as(fixture).token}`,
      ...headers,
      ...(isSigned && typeof body === "string"
        ? { [signatureHeader]: signReport(body, paymentSecret, new Date()) }
        : {})
    },
    ...(body === undefined ? {} : { body })
  })
}

/** Returns what a response violates. */
const judge = async (response: Response, { isAgainstContract }: HostileRequest): Promise<string[]> => {
  const text = await response.text()
  const { status } = response
  if (status < 400) return isAgainstContract ? ["was accepted against the contract"] : []
  const { code } = JSON.parse(text) as { readonly code?: unknown }
  const hasCode = typeof code === "string" && /^E_[A-Z_]+$/.test(code)
  return [...(status >= 500 ? ["is a fault"] : []), ...(hasCode ? [] : ["has no stable code"])]
}

export const fuzz = async ({ seed, rounds, warmUp }: FuzzOptions): Promise<FuzzReport> => {
  let server: Awaited<ReturnType<typeof startServer>> | undefined
  const fixture = await startWorld(undefined, async (url, issuer) => {
    server = await startServer(url, issuer)
    return server
  })
  const probe = () => (server as NonNullable<typeof server>).probe()
  try {
    const calls: Array<readonly [NamedCase, WireRequest]> = []
    for (const named of allCases) {
      const input = ((await named.definition.input(fixture)) ?? {}) as Readonly<Record<string, unknown>>
      calls.push([named, wireRequestOf(allEndpoints[named.name], input)])
    }
    const watch = await watchWrites(fixture.database)
    const statuses: Record<number, number> = {}
    const reached = new Set<string>()
    const violations: string[] = []
    let written = 0
    let before = 0
    for (let round = 0; round < rounds; round += 1) {
      if (round === warmUp) before = (await probe()).bytes
      for (const [named, good] of calls) {
        const [hostile] = fc.sample(hostileRequests(good), { numRuns: 1, seed: seed + round }) as [
          HostileRequest
        ]
        const response = await send(fixture, named, good, hostile)
        const { status } = response
        statuses[status] = (statuses[status] ?? 0) + 1
        if (status < 300) reached.add(named.name)
        const now = await watch.written(writtenByOthers)
        const found = await judge(response, hostile)
        if (status >= 400 && now !== written) found.push("has written")
        written = now
        violations.push(...found.map((each) => `${named.name}, ${hostile.what}: ${status} ${each}`))
      }
    }
    const { bytes: after, isPoisoned } = await probe()
    if (isPoisoned) violations.push("A request has changed the prototype of objects.")
    const growth = after / before - 1
    if (warmUp !== undefined && growth > 0.1)
      violations.push(`memory has grown by ${Math.round(growth * 100)} %`)
    return {
      statuses,
      unreached: allCases.map(({ name }) => name).filter((name) => !reached.has(name)),
      memory: { before, after },
      violations
    }
  } finally {
    await fixture.stop()
  }
}

export const fuzzLines = ({ statuses, unreached, memory, violations }: FuzzReport): ReadonlyArray<string> => [
  `Answers: ${Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(", ")}`,
  `Never answered well: ${unreached.length === 0 ? "none" : unreached.join(", ")}`,
  `Memory in use: ${Math.round(memory.before / 1024)} kB after warming up, ${Math.round(memory.after / 1024)} kB at the end`,
  ...(violations.length === 0 ? ["All promises were kept."] : violations)
]
