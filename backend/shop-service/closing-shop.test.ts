/** Tests orders and plates while their shop closes: on a PostgreSQL server, where two transactions run at once. */
import { expect, it } from "vitest"
import { shopGroupId, shopId } from "../demo-world/shops.ts"
import { inDays } from "./testing/days.ts"
import { driver, type ErrorAnswer, eventOf, refused, report } from "./testing/driver.ts"
import { operator } from "./testing/operator.ts"
import { withTwoTransactions } from "./testing/two-transactions.ts"

it(
  "creates no order in a shop that closes concurrently",
  withTwoTransactions(async ({ service, other: closing, untilWaiting }) => {
    const neu = await driver(service.origin, service.issuer, "driver|neu")
    await neu.putCart("wiesensee", [await neu.configured("wiesensee", "hiking-day", inDays(3))])
    await closing.query("begin")
    await closing.query("select 1 from shop.shop where id = $1 for update", [shopId("wiesensee")])
    const ordering = neu.order<ErrorAnswer>("wiesensee")
    await untilWaiting(1)
    await closing.query("update shop.shop set deleted_at = now() where id = $1", [shopId("wiesensee")])
    await closing.query("commit")
    expect(await ordering).toMatchObject(refused(404, "E_SHOP_NOT_FOUND"))
  }),
  60_000
)

it(
  "refunds the late payment of an order whose shop closes concurrently",
  withTwoTransactions(async ({ service, other: closing, untilWaiting }) => {
    const neu = await driver(service.origin, service.issuer, "driver|neu")
    await neu.putCart("wiesensee", [await neu.configured("wiesensee", "hiking-day", inDays(3))])
    const order = (await neu.order("wiesensee")).body
    await service.database.sql`update shop.customer_order set expires_at = now() where id = ${order.orderId}`
    await closing.query("begin")
    await closing.query("select 1 from shop.shop where id = $1 for update", [shopId("wiesensee")])
    const paying = report(service.origin, service.settings.paymentSecret, eventOf(order))
    await untilWaiting(1)
    await closing.query("update shop.shop set deleted_at = now() where id = $1", [shopId("wiesensee")])
    await closing.query("commit")
    expect((await paying).body.status).toBe("cancelled")
    expect(await service.database.sql`select reason from shop.refund`).toEqual([{ reason: "notAvailable" }])
  }),
  60_000
)

it(
  "does not close a shop while a plate is added to one of its permissions",
  withTwoTransactions(async ({ service, other: adding, untilWaiting }) => {
    const group = shopGroupId("klinikum-rosenau", "technik-intern")
    await service.database.sql`update shop.shop_group set shop_id = ${shopId("leer")} where id = ${group}`
    await adding.query("begin")
    await adding.query(
      `insert into shop.registered_plate (id, shop_group_id, subject, plate, country, valid_from)
       values (gen_random_uuid(), $1, 'driver|neu', 'M-PP123', 'DE', now())`,
      [group]
    )
    const closing = operator(service).call<ErrorAnswer>("DELETE", `/v1/shop/${shopId("leer")}`)
    await untilWaiting(1)
    await adding.query("commit")
    expect(await closing).toMatchObject(refused(409, "E_SHOP_IN_USE", "id"))
  }),
  60_000
)
