/** Tests of the service as a process: killed without warning, restarted, several at once, and stopped. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { type IncomingMessage, request } from "node:http"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Redacted } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import { host } from "../configuration.ts"
import type { TestDatabase } from "../database/test-database.ts"
import { shopId } from "../demo-world/shops.ts"
import { freePort } from "../testing/free-port.ts"
import { inDays } from "./testing/days.ts"
import { driver, eventOf, report } from "./testing/driver.ts"
import { startIssuer, type TestIssuer } from "./testing/issuer.ts"
import { startDemoDatabase } from "./testing/start-shop-service.ts"

const paymentSecret = Redacted.make("payment secret of the tests")

let database: TestDatabase
let issuer: TestIssuer
const running = new Set<ChildProcess>()

beforeAll(async () => {
  ;[database, issuer] = await Promise.all([startDemoDatabase(), startIssuer()])
})
afterEach(async () => {
  for (const child of running) {
    child.kill("SIGKILL")
    await once(child, "exit")
  }
})
afterAll(async () => {
  await issuer.stop()
  await database.stop()
})

interface Process {
  readonly origin: string
  readonly child: ChildProcess
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>
}

const start = async (): Promise<Process> => {
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      PARKSCHEIN_DEMO: "1",
      DATABASE_URL: database.url,
      PARKSCHEIN_API_PORT: String(port),
      PARKSCHEIN_IDENTITY_PORT: new URL(issuer.issuer).port,
      PARKSCHEIN_SECRET_PAYMENT_SIGNING: Redacted.value(paymentSecret)
    },
    stdio: ["ignore", "pipe", "pipe"]
  })
  running.add(child)
  const errors: string[] = []
  child.stderr?.on("data", (chunk: Buffer) => errors.push(chunk.toString()))
  const ended = once(child, "exit").then(([code, signal]) => {
    running.delete(child)
    return (code ?? signal) as number | string | null
  })
  const announced = once(createInterface({ input: child.stdout as NonNullable<typeof child.stdout> }), "line")
  const first = await Promise.race([announced, ended])
  if (!Array.isArray(first)) throw new Error(`The service ended with ${first}: ${errors.join("")}`)
  expect(first[0]).toBe(`listening http://localhost:${port}`)
  return { origin: `http://${host}:${port}`, child, ended }
}

const ticketsOf = async (origin: string) => {
  const neu = await driver(origin, issuer, "driver|neu")
  const path = `/v1/shop/active-tickets/${shopId("wiesensee")}`
  return (await neu.call<{ activeTickets: ReadonlyArray<ActiveTicket> }>("GET", path)).body.activeTickets
}

const orderWith = async (origin: string, ticket: string) => {
  const neu = await driver(origin, issuer, "driver|neu")
  await neu.putCart("wiesensee", [await neu.configured("wiesensee", ticket, inDays(1))])
  const { status, body } = await neu.order("wiesensee")
  expect(status).toBe(200)
  return body
}

describe("a service killed between order and payment", () => {
  it("finds the order after the restart and issues its ticket once", async () => {
    const first = await start()
    const order = await orderWith(first.origin, "hiking-day")
    first.child.kill("SIGKILL")
    expect(await first.ended).toBe("SIGKILL")
    const second = await start()
    expect(await ticketsOf(second.origin)).toEqual([])
    const event = eventOf(order)
    expect((await report(second.origin, paymentSecret, event)).body.status).toBe("paid")
    expect((await report(second.origin, paymentSecret, event)).body.status).toBe("paid")
    expect(await ticketsOf(second.origin)).toHaveLength(1)
  })
})

describe("two services over one database", () => {
  it("start at the same moment, and share carts, orders and payments", async () => {
    const [one, two] = await Promise.all([start(), start()])
    const order = await orderWith(one.origin, "lido-day")
    const before = (await ticketsOf(two.origin)).length
    const event = eventOf(order)
    const answers = await Promise.all(
      [one, two, one, two].map(({ origin }) => report(origin, paymentSecret, event))
    )
    expect(answers.map(({ body }) => body.status)).toEqual(["paid", "paid", "paid", "paid"])
    expect(await ticketsOf(one.origin)).toHaveLength(before + 1)
    expect(await (await driver(two.origin, issuer, "driver|neu")).cart("wiesensee")).toEqual([])
  })
})

describe("a service on shutdown", () => {
  it("accepts no new requests, finishes the running one and exits cleanly", async () => {
    const service = await start()
    const call = request(`${service.origin}/v1/${shopId("wiesensee")}/cart`, {
      method: "PUT",
      headers: {
        authorization: `Bearer ${await issuer.token("driver|neu")}`,
        "content-type": "application/json",
        expect: "100-continue"
      }
    })
    const answered = once(call, "response")
    call.flushHeaders()
    // The service asks for the body: it has begun this call.
    await once(call, "continue")
    service.child.kill("SIGTERM")
    while (
      await fetch(`${service.origin}/health`).then(
        ({ ok }) => ok,
        () => false
      )
    );
    call.end('{"items":[]}')
    const [response] = await answered
    expect((response as IncomingMessage).statusCode).toBe(200)
    expect(await service.ended).toBe(0)
  })
})
