/** Tests of database trouble, lost or missing connections and deadlocks: no response has the status 500. */
import { randomUUID } from "node:crypto"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Order } from "../../schemas/order.ts"
import { startFlakyConnection } from "../database/flaky-connection.ts"
import { shopId } from "../demo-world/shops.ts"
import { forTests } from "../testing/for-tests.ts"
import { inDays } from "./testing/days.ts"
import {
  type Answer,
  type Driver,
  driver,
  type ErrorAnswer,
  eventOf,
  refused,
  report
} from "./testing/driver.ts"
import { startIssuer } from "./testing/issuer.ts"
import { startDemoDatabase, startService, testSettings } from "./testing/start-shop-service.ts"

const logLines: string[] = []
const database = forTests(() => startDemoDatabase())
const issuer = forTests(() => startIssuer())
const connection = forTests(() => startFlakyConnection(database.url))
const service = forTests(() => startService(connection.url, testSettings(issuer.issuer), logLines))
const { paymentSecret } = testSettings("")

const query = (statement: string) => database.query(statement)

/** Lets the next inserts into a table fail like a deadlock. Uses a sequence, since a rollback keeps it. */
const giveUpInserts = async (table: string, times: number): Promise<void> => {
  await query("create sequence shop.given_up")
  await query(`create function shop.give_up() returns trigger language plpgsql as $$ begin
      if nextval('shop.given_up') <= ${times} then
        raise exception 'given up' using errcode = '40P01';
      end if;
      return new;
    end $$`)
  await query(`create trigger give_up before insert on ${table} for each row execute function shop.give_up()`)
}

const attempts = async (): Promise<number> => {
  const [row] = await database.sql<{ tries: number }>`select last_value::int as tries from shop.given_up`
  return row?.tries ?? 0
}

let people = 0
let anna: Driver
beforeEach(async () => {
  people += 1
  anna = await driver(service.origin, issuer, `driver|trouble-${people}`)
  const plates = [{ plate: `M-TR${people}`, country: "DE" }]
  await anna.putCart("wiesensee", [
    await anna.configured("wiesensee", "hiking-day", { ...inDays(3), plates })
  ])
})
afterEach(async () => {
  await query("drop function if exists shop.give_up cascade")
  await query("drop sequence if exists shop.given_up")
})

const ordersUnder = (key: string) =>
  database.sql`select order_id as id from shop.order_key where idempotency_key = ${key}`

const unavailable = [503, "E_DATABASE_UNAVAILABLE", "1"]
const told = ({ status, body, headers }: Answer<ErrorAnswer>) => [
  status,
  body.code,
  headers.get("retry-after")
]

describe("an order", () => {
  it("is created after three transaction failures of the database", async () => {
    await giveUpInserts("shop.customer_order", 3)
    const key = randomUUID()
    const { status, body } = await anna.order<Order & ErrorAnswer>("wiesensee", key)
    expect([status, body.status]).toEqual([200, "open"])
    expect(await attempts()).toBe(4)
    expect(await ordersUnder(key)).toEqual([{ id: body.orderId }])
  })

  it("is not created when the failures continue, with Retry-After in the response", async () => {
    await giveUpInserts("shop.customer_order", 4)
    const key = randomUUID()
    expect(told(await anna.order<ErrorAnswer>("wiesensee", key))).toEqual(unavailable)
    expect(await ordersUnder(key)).toEqual([])
    expect(logLines.join("\n")).toContain('"code":"40P01"')
    expect((await anna.order("wiesensee", key)).status).toBe(200)
  })

  it("is created once when the connection is lost before or during the commit", async () => {
    for (const text of ["INSERT 0 1", "COMMIT"]) {
      const key = randomUUID()
      connection.breakAtAnswer(text)
      const { status, body } = await anna.order("wiesensee", key)
      expect([text, status]).toEqual([text, 200])
      expect(await ordersUnder(key)).toEqual([{ id: body.orderId }])
    }
  })

  it("is refused without a connection, and created on the caller's retry", async () => {
    const key = randomUUID()
    connection.disconnect()
    expect(told(await anna.order<ErrorAnswer>("wiesensee", key))).toEqual(unavailable)
    connection.reconnect()
    // The pool may notice only now that a connection is lost.
    const [second, third] = [await anna.order("wiesensee", key), await anna.order("wiesensee", key)]
    expect([200, 503]).toContain(second.status)
    expect(third.status).toBe(200)
    expect(await ordersUnder(key)).toHaveLength(1)
  })
})

it("a report of a payment issues the tickets once when the connection is lost after the commit", async () => {
  const { body: order } = await anna.order("wiesensee")
  connection.breakAtAnswer("COMMIT")
  const { status, body } = await report(service.origin, paymentSecret, eventOf(order))
  expect([status, body.status]).toEqual([200, "paid"])
  expect(
    await database.sql`select id from shop.issued_ticket where order_id = ${order.orderId}`
  ).toHaveLength(1)
})

describe("a non-idempotent transaction", () => {
  it("is not retried when its commit is uncertain", async () => {
    const code = { code: "ROSENAU-2026" }
    const path = `/v1/${shopId("klinikum-rosenau")}/verification-code`
    connection.breakAtAnswer("COMMIT")
    expect(told(await anna.call("POST", path, code))).toEqual(unavailable)
    expect(await anna.call("POST", path, code)).toMatchObject(refused(409, "E_CODE_ALREADY_ADDED"))
  })

  it("is retried when the connection is lost before the commit", async () => {
    const path = `/v1/${shopId("klinikum-rosenau")}/verification-code`
    connection.breakAtAnswer("INSERT 0 1")
    expect((await anna.call("POST", path, { code: "ROSENAU-2026" })).status).toBe(200)
  })
})

it("the receipts of all orders fail when the database is unavailable instead of being empty, and succeed later", async () => {
  const { body: order } = await anna.order("wiesensee")
  await report(service.origin, paymentSecret, eventOf(order))
  const receipts = () =>
    anna.call<ErrorAnswer & { readonly file?: object | null }>("GET", `/v1/${shopId("wiesensee")}/receipts`)
  connection.breakAtAnswer(order.reference)
  expect(told(await receipts())).toEqual(unavailable)
  expect(await receipts()).toMatchObject({ status: 200, body: { file: { mediaType: "application/pdf" } } })
})
