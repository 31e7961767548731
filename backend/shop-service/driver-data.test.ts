/** Tests of a driver's data: exported completely, and deleted but for what the books need. */
import { describe, expect, it } from "vitest"
import { shopId } from "../demo-world/shops.ts"
import { tablesOfDrivers } from "./repositories/administration/driver-data.ts"
import { inDays } from "./testing/days.ts"
import { driver, eventOf, refused, report } from "./testing/driver.ts"
import { operator } from "./testing/operator.ts"
import { driverOf, shopService } from "./testing/shop-service.ts"
import { withTwoTransactions } from "./testing/two-transactions.ts"

const service = shopService()
const tool = operator(service)
const subject = "driver|to-be-deleted"
const [plate, permitPlate] = ["M-GD1700", "M-GD1500"]
const email = "to-be-deleted@example.com"
const gone = driverOf(service, subject)

const exported = async () =>
  (
    await tool.call<{ tables: Record<string, ReadonlyArray<object>> }>("POST", "/v1/driver/export", {
      subject
    })
  ).body.tables
const deleted = () =>
  tool.call<{ deletedOrders: number; keptOrders: number; code: string }>("POST", "/v1/driver/deletion", {
    subject
  })

/** Returns the tables with a row that contains the text. */
const tablesWith = async (text: string): Promise<ReadonlyArray<string>> => {
  const tables = await service.database.sql<{ table_name: string }>`
    select table_name from information_schema.tables where table_schema = 'shop'
      and table_type = 'BASE TABLE'`
  const found: string[] = []
  for (const { table_name: table } of tables) {
    const rows = await service.database.query(
      `select 1 from shop.${table} t where position($1 in to_jsonb(t)::text) > 0 limit 1`,
      [text]
    )
    if (rows.length > 0) found.push(table)
  }
  return found.toSorted()
}

const ordered = async () => {
  const item = await gone.configured("wiesensee", "hiking-day", {
    ...inDays(3),
    plates: [{ plate, country: "DE" }]
  })
  await gone.putCart("wiesensee", [item])
  const { body } = await gone.order("wiesensee")
  return body
}

describe("data of a driver", () => {
  it("is in tables that are exported", async () => {
    const columns = await service.database.sql<{ table_name: string; column_name: string }>`
      select table_name, column_name from information_schema.columns
        where table_schema = 'shop' and column_name in ('subject', 'order_id', 'issued_ticket_id')`
    const listed = Object.values<ReadonlyArray<string>>(tablesOfDrivers).flat()
    expect([...new Set(columns.map(({ table_name }) => table_name))].toSorted()).toEqual(listed.toSorted())
  })

  it("is refused to be deleted while a ticket is valid, and is deleted after its refund", async () => {
    await gone.call("POST", `/v1/${shopId("klinikum-rosenau")}/verification-code`, { code: "unknown" })
    const first = await ordered()
    await gone.call("DELETE", `/v1/${shopId("wiesensee")}/order/${first.orderId}`)
    const paid = await ordered()
    const reportPaid = () =>
      report(
        service.origin,
        service.settings.paymentSecret,
        eventOf(paid, { paymentMethod: { name: "visa", lastFour: "4242" } })
      )
    await reportPaid()
    await service.database.sql`
      insert into shop.registered_plate (id, shop_group_id, subject, plate, valid_from)
        select gen_random_uuid(), id, ${subject}, ${permitPlate}, now() from shop.shop_group limit 1`
    await service.database.sql`update shop.customer_order set email = ${email} where subject = ${subject}`
    const data = await exported()
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(["customer_order", "issued_ticket", "issued_ticket_plate", "registered_plate"])
    )
    expect(JSON.stringify(data)).toContain(plate)
    expect(data["payment_event"]).toMatchObject([{ payment_method: { name: "visa", lastFour: "4242" } }])
    expect(JSON.stringify(data)).not.toMatch(/"(seal|request|auth|p256dh)":/)
    for (const text of [subject, plate, permitPlate, email]) expect(await tablesWith(text)).not.toEqual([])

    expect(await deleted()).toMatchObject(refused(409, "E_DRIVER_IN_USE"))
    await tool.call("PUT", `/v1/order/${paid.orderId}/refund`)
    expect(await deleted()).toMatchObject(refused(409, "E_DRIVER_IN_USE"))
    await service.database.sql`update shop.refund set refunded_at = now() where order_id = ${paid.orderId}`

    expect((await deleted()).body).toEqual({ deletedOrders: 1, keptOrders: 1 })
    for (const text of [subject, plate, permitPlate, email]) expect(await tablesWith(text)).toEqual([])
    expect(await exported()).toEqual({})
    expect((await deleted()).body).toEqual({ deletedOrders: 0, keptOrders: 0 })
    const kept = await tool.call("GET", `/v1/order/${paid.reference}`)
    expect(kept).toMatchObject({
      status: 200,
      body: {
        status: "cancelled",
        total: paid.total,
        items: [{ plates: [], price: paid.total }],
        refunds: [{}]
      }
    })
    await reportPaid()
    expect(
      await report(
        service.origin,
        service.settings.paymentSecret,
        eventOf(paid, { paymentId: crypto.randomUUID() })
      )
    ).toMatchObject({ status: 200, body: { status: "cancelled" } })
    expect(
      await service.database.sql`
        select payment_method from shop.payment_event where order_id = ${paid.orderId} order by received_at`
    ).toEqual([{ payment_method: { name: "visa" } }, { payment_method: null }, { payment_method: null }])
    expect((await gone.call("GET", `/v1/${shopId("wiesensee")}/order/${paid.orderId}`)).status).toBe(404)
  })

  it(
    "is refused to be deleted while an order is being made",
    withTwoTransactions(async ({ service: locking, other, untilWaiting }) => {
      const person = await driver(locking.origin, locking.issuer, subject)
      await person.putCart("wiesensee", [await person.configured("wiesensee", "hiking-day", inDays(3))])
      await other.query("begin")
      await other.query("select 1 from shop.cart where subject = $1 for update", [subject])
      const ordering = person.order("wiesensee")
      await untilWaiting(1)
      const deletion = operator(locking).call("POST", "/v1/driver/deletion", { subject })
      await untilWaiting(2)
      await other.query("commit")
      const { body: order } = await ordering
      expect(await deletion).toMatchObject(refused(409, "E_DRIVER_IN_USE"))
      expect((await person.call("GET", `/v1/${shopId("wiesensee")}/order/${order.orderId}`)).body).toEqual(
        order
      )
    }),
    60_000
  )
})
