/** Tests an order while its shop closes: on a PostgreSQL server, where two transactions run at once. */
import { expect, it } from "vitest"
import { shopId } from "../demo-world/shops.ts"
import { inDays } from "./testing/days.ts"
import { driver, type ErrorAnswer, refused } from "./testing/driver.ts"
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
