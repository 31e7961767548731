/**
 * A drill: two shops on two PostgreSQL servers behind one gateway. One of them moves from the first server to the second
 * while drivers buy in both; then a server fails.
 */
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as wait } from "node:timers/promises"
import { Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { forwardToCells } from "../../backend/app-server/cells.ts"
import { pageConfiguration } from "../../backend/app-server/page-configuration.ts"
import { createAppServer } from "../../backend/app-server/server.ts"
import { host } from "../../backend/configuration.ts"
import { databaseLayer } from "../../backend/database/client.ts"
import { connect } from "../../backend/database/test-database.ts"
import { shopId } from "../../backend/demo-world/shops.ts"
import type { Move } from "../../backend/move-shop/databases.ts"
import { moveShop } from "../../backend/move-shop/move-shop.ts"
import { inDays } from "../../backend/shop-service/testing/days.ts"
import { driver, eventOf, report } from "../../backend/shop-service/testing/driver.ts"
import { startIssuer, type TestIssuer } from "../../backend/shop-service/testing/issuer.ts"
import { operator } from "../../backend/shop-service/testing/operator.ts"
import {
  type RunningService,
  startService,
  testSettings
} from "../../backend/shop-service/testing/start-shop-service.ts"
import { type PostgresServer, startOwnPostgresServer } from "../../backend/testing/postgres-server.ts"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import { type Purchase, startDrivers } from "../../scripts/rehearse/buying-drivers.ts"

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

interface Cell {
  readonly server: Extract<PostgresServer, { url: string }>
  readonly service: RunningService
  readonly database: ReturnType<typeof connect>
}

const [here, elsewhere] = [
  { shop: "wiesensee", ticket: "hiking-day" },
  { shop: "hochtal", ticket: "day" }
] as const
const [moving, staying] = [shopId(here.shop), shopId(elsewhere.shop)]

const servers = [
  await startOwnPostgresServer(["wal_level=logical"]),
  await startOwnPostgresServer(["wal_level=logical"])
]
const isRun = servers.every(({ url }) => url !== undefined)

let issuer: TestIssuer
let cells: ReadonlyArray<Cell> = []
let gateway: Server
let origin = ""
const cell = (place: number): Cell => cells[place] as Cell

/** Moves a shop as the job does. */
const move = (shop: string, from: Cell, to: Cell): Promise<number | null> => {
  const open = ({ server }: Cell) =>
    Layer.build(
      databaseLayer({
        url: Redacted.make(server.url),
        maximumConnections: 1,
        applicationName: "move",
        isPatient: true
      })
    ).pipe(Effect.flatMap((context) => Effect.provideContext(SqlClient.SqlClient, context)))
  return Effect.runPromise(
    Effect.scoped(
      Effect.gen(function* () {
        const databases: Pick<Move, "from" | "to"> = { from: yield* open(from), to: yield* open(to) }
        return yield* moveShop({ ...databases, shopId: shop, fromUrl: from.server.url })
      })
    )
  )
}

/** Returns how many paid orders with exactly one ticket, and how many others, a database has of these purchases. */
const counted = async ({ database }: Cell, purchases: ReadonlyArray<Purchase>) => {
  const rows = await database.query<{ good: boolean }>(
    `select o.status = 'paid' and count(t.id) = 1 as good from shop.customer_order o
     left join shop.issued_ticket t on t.order_id = o.id
     where o.id in (select value::uuid from jsonb_array_elements_text($1::text::jsonb)) group by o.id`,
    [JSON.stringify(purchases.map(({ order }) => order.orderId))]
  )
  return { good: rows.filter(({ good }) => good).length, other: rows.filter(({ good }) => !good).length }
}

const tablesWith = async ({ database }: Cell, shop: string): Promise<ReadonlyArray<string>> => {
  const tables = await database.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'shop' and column_name = 'shop_id'"
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await database.query(`select 1 from shop.${name} where shop_id = $1 limit 1`, [shop])
    if (rows.length > 0) found.push(name)
  }
  return found
}

const paidOrders = async ({ database }: Cell) => {
  const [row] = await database.query<{ tally: number; orders: number }>(`
    select (select sum(count)::int from shop.tally where name = 'customer_order' and label = 'paid') as tally,
      (select count(*)::int from shop.customer_order where status = 'paid') as orders`)
  return row
}

const buyOnce = async (
  subject: string,
  { shop, ticket }: { readonly shop: string; readonly ticket: string }
) => {
  const person = await driver(origin, issuer, subject)
  const item = await person.configured(shop, ticket, inDays(30))
  await person.putCart(shop, [item])
  const { body: order } = await person.order(shop)
  return report(origin, testSettings("").paymentSecret, eventOf(order))
}

describe.skipIf(!isRun)(`two shops on two servers (${servers[0]?.what})`, () => {
  beforeAll(async () => {
    issuer = await startIssuer()
    for (const [place, server] of servers.entries()) {
      if (server.url === undefined) continue
      // The second one begins empty.
      const settings = { ...testSettings(issuer.issuer), isDemo: place === 0 }
      const service = await startService(server.url, settings)
      cells = [...cells, { server, service, database: connect(server.url) }]
    }
    gateway = createAppServer({
      folder: import.meta.dirname,
      configuration: pageConfiguration(),
      forward: forwardToCells(cells.map(({ service }) => service.origin))
    })
    await new Promise<void>((resolve) => gateway.listen(0, host, resolve))
    origin = `http://${host}:${(gateway.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    gateway.close()
    gateway.closeAllConnections()
    for (const { database, service, server } of cells) {
      await database.close()
      await service.stop()
      await server.stop()
    }
    await issuer.stop()
  })

  it("moves a shop while drivers buy: nothing is lost, nothing doubled", async () => {
    const surroundings = { origins: [origin], secrets: [Redacted.value(testSettings("").paymentSecret)] }
    const groups = [here, elsewhere].map((place) => startDrivers(surroundings, issuer, 4, place))
    const more = async () => {
      const wanted = groups.map(({ purchases }) => purchases.length + 10)
      await vi.waitUntil(
        () => groups.every(({ purchases }, place) => purchases.length >= (wanted[place] ?? 0)),
        { timeout: 90_000 }
      )
    }
    await more()
    const frozenFor = await move(moving, cell(0), cell(1))
    await more()
    for (const group of groups) await group.stop()
    const [moved, stayed] = groups.map(({ purchases }) => purchases)
    console.log(
      `${moved?.length} purchases in the moved shop, ${stayed?.length} in the other; frozen for ${frozenFor} ms`
    )
    expect(groups.flatMap(({ failures }) => failures)).toEqual([])
    expect(frozenFor).toBeLessThan(10_000)
    expect(await counted(cell(0), moved ?? [])).toEqual({ good: 0, other: 0 })
    expect(await counted(cell(1), moved ?? [])).toEqual({ good: moved?.length, other: 0 })
    expect(await counted(cell(0), stayed ?? [])).toEqual({ good: stayed?.length, other: 0 })
    expect(await counted(cell(1), stayed ?? [])).toEqual({ good: 0, other: 0 })
    expect(await tablesWith(cell(0), moving)).toEqual([])
    expect(await tablesWith(cell(1), moving)).toContain("order_plate")
    for (const each of cells) {
      const numbers = await paidOrders(each)
      expect(numbers?.tally).toBe(numbers?.orders)
    }
    // A report of the payment page that comes again is known where the order is now.
    const [first] = moved ?? []
    if (first === undefined) expect.fail("nothing was bought")
    const again = await report(origin, testSettings("").paymentSecret, eventOf(first.order))
    expect(again).toMatchObject({ status: 200, body: { status: "paid" } })
  })

  it("shows a driver the tickets of both", async () => {
    for (const place of [here, elsewhere]) expect((await buyOnce("driver|both", place)).status).toBe(200)
    const person = await driver(origin, issuer, "driver|both")
    for (const shop of [moving, staying]) {
      const { body } = await person.call<{ activeTickets: ReadonlyArray<ActiveTicket> }>(
        "GET",
        `/v1/shop/active-tickets/${shop}`
      )
      expect(body.activeTickets).toHaveLength(1)
    }
  })

  it("refuses a call about all shops, which each service answers for its own", async () => {
    expect(await operator({ origin, issuer }).call("GET", "/v1/shop")).toMatchObject({
      status: 400,
      body: { code: "E_NAMES_NO_SHOP" }
    })
    const { body } = await operator({ ...cell(1).service, issuer }).call<{ shops: ReadonlyArray<unknown> }>(
      "GET",
      "/v1/shop"
    )
    expect(JSON.stringify(body)).toContain(moving)
    expect(JSON.stringify(body)).not.toContain(staying)
  })

  it("sells in one shop while the server of the other is down", async () => {
    const person = await driver(origin, issuer, "driver|both")
    await cell(1).server.own?.crash()
    const refused = await person.call("GET", `/v1/shop/active-tickets/${moving}`)
    expect(refused).toMatchObject({ status: 503, body: { code: "E_DATABASE_UNAVAILABLE" } })
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/)
    expect((await buyOnce("driver|staying", elsewhere)).status).toBe(200)
    await cell(1).server.own?.start()
    const sells = async () => (await person.call("GET", `/v1/shop/active-tickets/${moving}`)).status === 200
    while (!(await sells())) await wait(100)
    expect((await buyOnce("driver|later", here)).status).toBe(200)
  })

  it("moves no shop that shares an area with another, or is not there", async () => {
    await expect(move(moving, cell(0), cell(1))).rejects.toThrow("There is no such shop here.")
    await cell(0).database.query(
      `insert into shop.ticket_area (ticket_id, area_entity_id, position)
       select t.id, s.area_entity_id, 99 from shop.ticket t, shop.area s where t.shop_id = $1
         and s.area_entity_id in (select area_entity_id from shop.ticket_area where shop_id = $2) limit 1`,
      [shopId("seewil"), staying]
    )
    await expect(move(staying, cell(0), cell(1))).rejects.toThrow(/It shares an area with/)
  })

  it("moves a shop back, even if the job ends in the middle of the switch", async () => {
    const blocker = connect(cell(0).server.url)
    await blocker.query("begin")
    await blocker.query("lock table shop.shop in share row exclusive mode")
    const cut = move(moving, cell(1), cell(0)).catch((cause: unknown) => cause)
    const isWaiting = async () =>
      (
        await cell(0).database.query(
          "select 1 from pg_stat_activity where application_name = 'move' and wait_event_type = 'Lock'"
        )
      ).length > 0
    while (!(await isWaiting())) await wait(50)
    await cell(1).database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'move'"
    )
    await blocker.query("rollback")
    await blocker.close()
    expect(await cut).toBeInstanceOf(Error)
    // Both have it, and the former one refuses each write.
    const person = await driver(cell(1).service.origin, issuer, "driver|between")
    const item = await person.configured(here.shop, here.ticket, inDays(30))
    expect(await person.putCart(here.shop, [item])).toMatchObject({
      status: 503,
      body: { code: "E_DATABASE_UNAVAILABLE" }
    })
    expect(await move(moving, cell(1), cell(0))).toBeNull()
    expect(await tablesWith(cell(1), moving)).toEqual([])
    expect((await buyOnce("driver|back", here)).status).toBe(200)
  })

  it("counts each order in one place, even if the job ends after the switch", async () => {
    const { database } = cell(0)
    await database.query(
      "create function shop.cut() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$"
    )
    await database.query(
      "create trigger cut before insert on shop.tally for each row when (new.name = 'issued_ticket') execute function shop.cut()"
    )
    await database.query("alter table shop.tally enable always trigger cut")
    await expect(move(moving, cell(0), cell(1))).rejects.toThrow()
    await database.query("drop function shop.cut cascade")
    expect(await move(moving, cell(0), cell(1))).toBeNull()
    for (const each of cells) {
      const numbers = await paidOrders(each)
      expect(numbers?.tally).toBe(numbers?.orders)
    }
  })

  it("moves a shop once more after a failover has lost the replication slot of an interrupted move", async () => {
    const name = `moving_${moving.replaceAll("-", "_")}`
    await cell(1).database.query(`create publication ${name}`)
    await cell(0).database.query(
      `create subscription ${name} connection '${cell(1).server.url}' publication ${name} with (enabled = false)`
    )
    await cell(1).database.query(`select pg_drop_replication_slot('${name}')`)
    expect(await move(moving, cell(1), cell(0))).toBeTypeOf("number")
  })
})
