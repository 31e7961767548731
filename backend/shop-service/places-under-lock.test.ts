/** Tests a hold that ends while its payment waits for a lock: on a PostgreSQL server, where two meet. */
import { expect, it } from "vitest"
import { shopId, ticketId } from "../demo-world/shops.ts"
import { inDays } from "./testing/days.ts"
import { driver, eventOf, report } from "./testing/driver.ts"
import { withTwoTransactions } from "./testing/two-transactions.ts"

it(
  "is sold once, and the late payment is refunded",
  withTwoTransactions(async ({ service, other: seller, untilWaiting }) => {
    const place = ticketId("wiesensee", "hiking-day")
    await service.database.sql`update shop.ticket set places = 1 where id = ${place}`
    const ordered = async (name: string, day: number) => {
      const person = await driver(service.origin, service.issuer, `driver|${name}`)
      const plates = [{ plate: `M-PU${day}`, country: "DE" }]
      await person.putCart("wiesensee", [
        await person.configured("wiesensee", "hiking-day", { ...inDays(day), plates })
      ])
      return { person, order: (await person.order("wiesensee")).body }
    }
    const paid = async ({ order }: Awaited<ReturnType<typeof ordered>>) =>
      (await report(service.origin, service.settings.paymentSecret, eventOf(order))).body.status
    expect(await paid(await ordered("sven", 4))).toBe("paid")
    const rosa = await ordered("rosa", 3)
    const isOver = async () =>
      (
        await seller.query<{ over: boolean }>(
          "select expires_at <= clock_timestamp() as over from shop.customer_order where id = $1",
          [rosa.order.orderId]
        )
      ).rows[0]?.over
    await seller.query("begin")
    await seller.query("select pg_advisory_xact_lock(hashtext('places'), hashtext($1))", [place])
    await service.database.sql`
      update shop.customer_order set expires_at = clock_timestamp() + interval '3 seconds'
        where id = ${rosa.order.orderId}`
    const late = paid(rosa)
    await untilWaiting(1)
    await expect.poll(isOver, { timeout: 20_000 }).toBe(true)
    // The hold has ended, and Sven takes the place before the payment is processed.
    await seller.query(
      `update shop.issued_ticket set valid_from = valid_from - interval '1 day', valid_to = valid_to - interval '1 day'
       where subject = 'driver|sven'`
    )
    await seller.query("commit")
    expect(await late).toBe("cancelled")
    const path = `/v1/${shopId("wiesensee")}/order/${rosa.order.orderId}`
    expect((await rosa.person.call("GET", path)).body).toMatchObject({
      status: "cancelled",
      refunds: [{ amount: rosa.order.total }]
    })
  }),
  60_000
)
