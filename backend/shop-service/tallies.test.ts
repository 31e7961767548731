/** Tests: counters match a full count, and reading them does not scan past rows. */
import { expect, it } from "vitest"
import { identity } from "../configuration.ts"
import { inDays } from "./testing/days.ts"
import { eventOf, report } from "./testing/driver.ts"
import { driverOf, shopService } from "./testing/shop-service.ts"

const service = shopService()
const neu = driverOf(service, "driver|neu")
const monitoring = driverOf(service, "service", { claims: { scope: identity.serviceScope } })

/** Counts every row. */
const counted = async (): Promise<unknown> =>
  (
    await service.database.sql`
      select
      (select coalesce(jsonb_object_agg(status, count), '{}') from (
        select case when status = 'open' and expires_at <= now() then 'expired' else status end as status,
          count(*) as count from shop.customer_order group by 1) c) as orders,
      (select count(*)::int from shop.issued_ticket) as tickets_issued_total,
      (select count(*)::int from shop.issued_ticket
        where valid_to > now() and (remaining_usage is null or remaining_usage > 0)) as tickets_active,
      (select count(*)::int from shop.cart where jsonb_array_length(items) > 0) as carts_filled,
      (select count(*)::int from shop.registered_plate where valid_to is null or valid_to > now()) as plates_active,
      (select count(*)::int from shop.redeemed_code) as codes_redeemed_total`
  )[0]

const told = async (): Promise<Readonly<Record<string, unknown>>> =>
  (
    await monitoring.call<Readonly<Record<string, unknown>>>("GET", "/v1/metrics", undefined, {
      accept: "application/json"
    })
  ).body

const expectTrue = async () => {
  const numbers = await told()
  expect(numbers).toMatchObject((await counted()) as object)
  return numbers
}

const order = async (days: number) => {
  await neu.putCart("wiesensee", [await neu.configured("wiesensee", "hiking-day", inDays(days))])
  await expectTrue()
  return (await neu.order("wiesensee")).body
}

it("equals the number of carts, orders, tickets, plates and codes after any change", async () => {
  const before = await expectTrue()
  const paid = await order(3)
  expect((await expectTrue())["orders"]).toMatchObject({ open: 1 })
  await report(service.origin, service.settings.paymentSecret, eventOf(paid))
  expect((await expectTrue())["tickets_issued_total"]).toBe(Number(before["tickets_issued_total"]) + 1)
  await order(4)
  await service.database.sql`
    update shop.customer_order set created_at = now() - interval '2 h', expires_at = now() - interval '1 h'
      where status = 'open'`
  expect((await expectTrue())["orders"]).toMatchObject({ open: 0, expired: 1 })
  await service.database.sql`update shop.registered_plate set valid_to = now() + interval '1 day'`
  await expectTrue()
  await service.database.sql`delete from shop.registered_plate`
  await service.database.sql`delete from shop.redeemed_code`
  expect(await expectTrue()).toMatchObject({ plates_active: 0, codes_redeemed_total: 0 })
})

it("ignores rolled back transactions", async () => {
  const { carts_filled, codes_redeemed_total, orders } = await told()
  await expect(
    service.database.sql`
      do $$ begin delete from shop.redeemed_code; delete from shop.cart;
      insert into shop.cart select id, 'driver|neu', '[1]' from shop.shop; raise exception 'no'; end $$`
  ).rejects.toThrow()
  expect(await told()).toMatchObject({ carts_filled, codes_redeemed_total, orders })
})
