/**
 * Tests of two shop services on one database, with alternating requests: they share carts, orders and
 * payments. On embedded PostgreSQL, and on a PostgreSQL server if there is one.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { embedded } from "../../backend/database/test-database.ts"
import { demoDrivers } from "../../backend/demo-world/drivers.ts"
import { startPostgresServer } from "../../backend/testing/postgres-server.ts"
import { casesIn } from "./cases/all.ts"
import * as carts from "./cases/carts.ts"
import * as orders from "./cases/orders.ts"
import { type Client, makeClient } from "./support/client.ts"
import { type Fixture, startWorld } from "./support/fixture.ts"
import { triesOf } from "./support/try-call.ts"
import { startTwoProcesses, type TwoProcesses } from "./support/two-processes.ts"

// Each test sends many requests, through two processes on a shared machine.
vi.setConfig({ testTimeout: 120_000 })

const server = await startPostgresServer()
const databases = [
  { url: embedded, database: "embedded PostgreSQL" },
  {
    url: server.url,
    database:
      server.url === undefined ? `a PostgreSQL server (not run: ${server.what})` : "a PostgreSQL server"
  }
]
afterAll(async () => {
  if (server.url !== undefined) await server.stop()
})

describe.each(databases)("two services over $database", ({ url }) => {
  let fixture: Fixture
  let processes: TwoProcesses
  /** Clients of one driver, one for each of the two services. */
  let atEach: ReadonlyArray<Client>

  beforeAll(async () => {
    if (url === undefined) return
    fixture = await startWorld(url, async (databaseUrl, issuer) => {
      processes = await startTwoProcesses(databaseUrl, issuer)
      return processes
    })
    const token = await fixture.tokenOf(demoDrivers.neu.subject)
    atEach = await Promise.all(processes.origins.map((origin) => makeClient(origin, token)))
  }, 120_000)
  afterAll(async () => {
    if (url === undefined) return
    for (const client of atEach) await client.close()
    await fixture.stop()
  })

  it.skipIf(url === undefined).each([...casesIn(carts), ...casesIn(orders)])("$name", async (named) => {
    for (const { kind, what, attempt } of triesOf(named, fixture)) {
      await attempt().catch((cause: unknown) => expect.fail(`${kind}: ${what}: ${String(cause)}`))
    }
    const [one = 0, other = 0] = processes.counts
    expect(Math.min(one, other)).toBeGreaterThan(0)
    expect(Math.abs(one - other)).toBeLessThanOrEqual(1)
  })

  it.skipIf(url === undefined)("make one order of one intent, whichever is asked, also at once", async () => {
    const input = await orders.intent(fixture)
    const outcomes = await Promise.all(
      [...atEach, ...atEach, ...atEach].map((client) => client.outcome(client.calls.createOrder(input)))
    )
    const ids = outcomes.flatMap((outcome) => (outcome._tag === "Success" ? [outcome.success.orderId] : []))
    const codes = outcomes.flatMap((outcome) =>
      outcome._tag === "Failure" && outcome.failure._tag === "ResponseError" ? [outcome.failure.code] : []
    )
    expect(new Set(ids).size).toBe(1)
    expect(codes.every((code) => code === "E_ORDER_RUNNING")).toBe(true)
    const rows = await fixture.database.query(
      "select order_id from shop.order_key where idempotency_key = $1",
      [input.headers["idempotency-key"]]
    )
    expect(rows).toHaveLength(1)
  })

  it.skipIf(url === undefined)(
    "issue the tickets of an order once, however often both hear of its payment",
    async () => {
      const order = await orders.ordered(fixture)
      const event = orders.eventAbout(order)
      const answers = await Promise.all(
        [...atEach, ...atEach].map((client) =>
          client.run(client.calls.reportPayment(orders.signed(fixture, event)))
        )
      )
      expect(answers.map(({ status }) => status)).toEqual(["paid", "paid", "paid", "paid"])
      const issued = await fixture.database.query("select id from shop.issued_ticket where order_id = $1", [
        order.orderId
      ])
      expect(issued).toHaveLength(1)
    }
  )
})
