/** Tests of the switch between two databases: nothing of a shop is lost to what the other one has already. */
import { Effect, ManagedRuntime, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { databaseLayer } from "../database/client.ts"
import { startTestDatabase, type TestDatabase } from "../database/test-database.ts"
import { prepareDatabase } from "../shop-service/prepare-database.ts"
import { CheckoutSessions } from "../shop-service/repositories/checkout-sessions.ts"
import { forTests } from "../testing/for-tests.ts"
import type { Move, Work } from "./databases.ts"
import { checkNames, ownAreas, switchDatabase } from "./rows.ts"

const [shopId, areaId, otherShopId, otherAreaId] = [1, 2, 3, 4].map(
  (last) => `5d000000-0000-4000-8000-00000000000${last}`
) as [string, string, string, string]

const left = forTests(() => startTestDatabase())
const entered = forTests(() => startTestDatabase())

const connected = ({ url }: TestDatabase) =>
  ManagedRuntime.make(
    databaseLayer({
      url: Redacted.make(url),
      maximumConnections: 1,
      applicationName: "move",
      isPatient: true
    })
  )

let runtimes: ReadonlyArray<ReturnType<typeof connected>> = []
let move: Move

const openShop = async ({ sql }: TestDatabase, id: string, area: string, path: string) => {
  await sql`
    insert into shop.area values (${area}, 'Ufer', null, 'EUR', 'Europe/Berlin')
    on conflict (area_entity_id) do nothing`
  await sql`
    insert into shop.shop (id, area_entity_id, name, path, payment_service_provider_id, active,
      is_account_verification, time_zone, currency)
    values (${id}, ${area}, ${path}, ${path}, 'stripe', true, false, 'Europe/Berlin', 'EUR')`
}

const setVoucher = ({ sql }: TestDatabase, area: string) =>
  sql`insert into shop.voucher (id, type, value, area_entity_id) values ('SOMMER', 'percent', 10, ${area})`

const setPricingGroup = ({ sql }: TestDatabase, area: string) =>
  sql`insert into shop.pricing_group (id, area_entity_id, name) values ('staff', ${area}, 'Personal')`

const setTariff = ({ sql }: TestDatabase) =>
  sql`insert into shop.tariff values (${areaId}, 0, 0, 60, 100, null, null, '[]')`

/** Makes a step of the move, after its areas are known. */
const run = <Value>(
  step: (move: Move, areas: ReadonlyArray<string>) => Work<Value> | Effect.Effect<Value, Error>
) => Effect.runPromise(Effect.flatMap(ownAreas(move.from, move), (areas) => step(move, areas)))

/** Uses the sessions of Checkout in the database that the shop goes to. */
const sessions = <Value>(use: (sessions: CheckoutSessions["Service"]) => Effect.Effect<Value>) =>
  Effect.runPromise(
    Effect.flatMap(CheckoutSessions, use).pipe(
      Effect.provide(CheckoutSessions.layer),
      Effect.provideService(SqlClient.SqlClient, move.to)
    )
  )

/** Returns the numbers of the shop's rows: where it was, and where it goes. */
const counted = async () => {
  const counts = ({ sql }: TestDatabase) => sql<{ shops: number; vouchers: number; groups: number }>`
    select (select count(*)::int from shop.shop where id = ${shopId}) as shops,
      (select count(*)::int from shop.voucher where area_entity_id = ${areaId}) as vouchers,
      (select count(*)::int from shop.pricing_group where area_entity_id = ${areaId}) as groups`
  return [...(await counts(left)), ...(await counts(entered))]
}

beforeAll(async () => {
  runtimes = [connected(left), connected(entered)]
  const [from, to] = await Promise.all(
    runtimes.map((runtime) =>
      runtime.runPromise(Effect.andThen(prepareDatabase(false), Effect.service(SqlClient.SqlClient)))
    )
  )
  if (from === undefined || to === undefined) throw new Error("There are two databases.")
  move = { shopId, from, to, fromUrl: left.url }
})
beforeEach(async () => {
  for (const { sql } of [left, entered]) {
    await sql`delete from shop.shop`
    await sql`delete from shop.voucher`
    await sql`delete from shop.pricing_group`
    await sql`delete from shop.tariff`
    await sql`delete from shop.area`
  }
  await openShop(left, shopId, areaId, "see")
  await setVoucher(left, areaId)
  await setPricingGroup(left, areaId)
  await setTariff(left)
})
afterAll(() => Promise.all(runtimes.map((runtime) => runtime.dispose())))

const here = { shops: 1, vouchers: 1, groups: 1 }

it("takes the shop over with its vouchers and pricing groups, also where its area is set up already", async () => {
  await entered.sql`insert into shop.area values (${areaId}, 'Ufer', null, 'EUR', 'Europe/Berlin')`
  await run(checkNames)
  await run(switchDatabase)
  // What else it leaves behind is deleted once the switch is committed.
  expect(await counted()).toEqual([{ ...here, shops: 0 }, here])
})

describe.each([
  [
    "another shop of its path",
    () => openShop(entered, otherShopId, otherAreaId, "see"),
    "The other database has this shop.path: see."
  ],
  [
    "a voucher of its voucher's name",
    async () => {
      await openShop(entered, otherShopId, otherAreaId, "berg")
      await setVoucher(entered, otherAreaId)
    },
    "The other database has this voucher.id: SOMMER."
  ],
  [
    "a pricing group of its group's name",
    () => setPricingGroup(entered, otherAreaId),
    "The other database has this pricing_group.id: staff."
  ],
  [
    "the tariff of its area",
    async () => {
      await entered.sql`insert into shop.area values (${areaId}, 'Ufer', null, 'EUR', 'Europe/Berlin')`
      await setTariff(entered)
    },
    `The other database has this tariff.area_entity_id: ${areaId}.`
  ]
])("a database with %s", (_, occupy, reason) => {
  beforeEach(() => occupy())

  it("is refused by the check before the copy", async () => {
    await expect(run(checkNames)).rejects.toThrow(reason)
  })

  it("takes nothing over, and the shop stays where it is", async () => {
    await expect(run(switchDatabase)).rejects.toThrow()
    expect(await counted()).toEqual([here, { shops: 0, vouchers: 0, groups: 0 }])
  })
})

it("refuses a database in which another shop sells at one of its areas", async () => {
  await openShop(entered, otherShopId, areaId, "berg")
  await expect(run(checkNames)).rejects.toThrow("It shares an area with berg.")
})

it("refuses no path that only a removed shop has had", async () => {
  await openShop(entered, otherShopId, otherAreaId, "see")
  await entered.sql`update shop.shop set deleted_at = now()`
  await run(checkNames)
  await run(switchDatabase)
  expect(await counted()).toEqual([{ ...here, shops: 0 }, here])
})

it("lets the other database read the events of Stripe that this one has not read yet", async () => {
  await left.sql`update shop.stripe_events_read set read_until = '2030-01-01'`
  await entered.sql`update shop.stripe_events_read set read_until = '2030-01-02'`
  await run(switchDatabase)
  const same = await entered.sql`select read_until = '2030-01-01' as same from shop.stripe_events_read`
  expect(same).toEqual([{ same: true }])
})

it("lets the other database read events again that it began to read before the shop was there", async () => {
  const events = await sessions((sessions) => sessions.takeUnread)
  await run(switchDatabase)
  for (const span of events) await sessions((sessions) => sessions.eventsRead(span))
  const [again, ...others] = await sessions((sessions) => sessions.takeUnread)
  expect([events.length, again?.since, others]).toEqual([1, events[0]?.since, []])
})
