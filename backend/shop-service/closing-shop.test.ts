/** Tests an order while its shop closes: on a PostgreSQL server, where two transactions run at once. */
import { Client } from "pg"
import { expect, it } from "vitest"
import { shopId } from "../demo-world/shops.ts"
import { startPostgresServer } from "../testing/postgres-server.ts"
import { inDays } from "./testing/days.ts"
import { driver, type ErrorAnswer, refused } from "./testing/driver.ts"
import { startShopService } from "./testing/start-shop-service.ts"

it("creates no order in a shop that closes concurrently", async ({ skip }) => {
  const server = await startPostgresServer()
  // The embedded database runs one transaction after the other.
  if (server.url === undefined) return skip()
  const service = await startShopService(server.url)
  const closing = new Client({ connectionString: service.database.url })
  try {
    await closing.connect()
    const neu = await driver(service.origin, service.issuer, "driver|neu")
    await neu.putCart("wiesensee", [await neu.configured("wiesensee", "hiking-day", inDays(3))])
    await closing.query("begin")
    await closing.query("select 1 from shop.shop where id = $1 for update", [shopId("wiesensee")])
    let isAnswered = false
    const ordering = neu.order<ErrorAnswer>("wiesensee").finally(() => {
      isAnswered = true
    })
    await expect
      .poll(
        async () =>
          isAnswered ||
          (await closing.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")).rowCount ===
            1,
        { timeout: 20_000 }
      )
      .toBe(true)
    await closing.query("update shop.shop set deleted_at = now() where id = $1", [shopId("wiesensee")])
    await closing.query("commit")
    expect(await ordering).toMatchObject(refused(404, "E_SHOP_NOT_FOUND"))
  } finally {
    await closing.end()
    await service.stop()
    await server.stop()
  }
}, 60_000)
