/** Tests of the service as a process: killed without warning, restarted, several at once, and stopped. */
import { once } from "node:events"
import { type IncomingMessage, request } from "node:http"
import { join } from "node:path"
import { Redacted } from "effect"
import { describe, expect, it } from "vitest"
import { host } from "../configuration.ts"
import { shopId } from "../demo-world/shops.ts"
import { forTests } from "../testing/for-tests.ts"
import { freePort } from "../testing/free-port.ts"
import { processes } from "../testing/processes.ts"
import { inDays } from "./testing/days.ts"
import { driver, eventOf, report } from "./testing/driver.ts"
import { startIssuer } from "./testing/issuer.ts"
import { startDemoDatabase } from "./testing/start-shop-service.ts"

const paymentSecret = Redacted.make("payment secret of the tests")

const database = forTests(() => startDemoDatabase())
const issuer = forTests(() => startIssuer())

const startProgram = processes()

const start = async () => {
  const port = await freePort()
  const started = startProgram(join(import.meta.dirname, "main.ts"), {
    PATH: process.env["PATH"],
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
    PARKSCHEIN_DEMO: "1",
    DATABASE_URL: database.url,
    PARKSCHEIN_API_PORT: String(port),
    PARKSCHEIN_IDENTITY_PORT: new URL(issuer.issuer).port,
    PARKSCHEIN_SECRET_PAYMENT_SIGNING: Redacted.value(paymentSecret)
  })
  expect(await started.listening, started.stderr()).toBe(`http://localhost:${port}`)
  return { origin: `http://${host}:${port}`, ...started }
}

const ticketsOf = async (origin: string) =>
  (await driver(origin, issuer, "driver|neu")).activeTickets("wiesensee")

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
    first.kill("SIGKILL")
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
    service.kill("SIGTERM")
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
