/** Tests: a bought ticket's plate is corrected once, however often requested, and is new everywhere. */
import { describe, expect, it } from "vitest"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import type { Order } from "../../schemas/order.ts"
import { demoDrivers } from "../demo-world/drivers.ts"
import { shopId } from "../demo-world/shops.ts"
import { inDays } from "./testing/days.ts"
import { type Driver, driver, type ErrorAnswer, eventOf, refused, report } from "./testing/driver.ts"
import { shopService } from "./testing/shop-service.ts"

const service = shopService()
let drivers = 0

const de = (plate: string) => ({ plate, country: "DE" })

/** Returns a new driver with a paid ticket that begins in two days. */
const buyer = async (ticket = "hiking-day", plates = ["M-AB12"]) => {
  const who = await driver(service.origin, service.issuer, `driver|bought-${++drivers}`)
  await who.putCart("wiesensee", [
    await who.configured("wiesensee", ticket, { ...inDays(2), plates: plates.map(de) })
  ])
  const { body: order } = await who.order("wiesensee")
  await report(service.origin, service.settings.paymentSecret, eventOf(order))
  return { who, order }
}

const correct = (who: Driver, { orderId }: Order, oldPlate: string, newPlate: string) =>
  who.call<ActiveTicket & ErrorAnswer>("PUT", `/v1/${shopId("wiesensee")}/order/${orderId}/item/0/plate`, {
    oldPlate: de(oldPlate),
    newPlate: de(newPlate)
  })

const owned = (who: Driver) => who.activeTickets("wiesensee")

describe("a wrong plate", () => {
  it("is corrected and normalised in ticket and order, while the original order stays", async () => {
    const { who, order } = await buyer()
    expect(await owned(who)).toMatchObject([{ plateCorrection: "possible", orderReference: order.reference }])
    const { status, body } = await correct(who, order, "m ab 12", "m ab 21")
    expect(status).toBe(200)
    expect(body).toMatchObject({ plates: [de("M-AB21")], plateCorrection: "used" })
    expect(await owned(who)).toEqual([body])
    const { body: shown } = await who.call<Order>("GET", `/v1/${shopId("wiesensee")}/order/${order.orderId}`)
    expect(shown.items).toMatchObject([{ plate: "M-AB21", plates: [de("M-AB21")] }])
    const [kept] = await service.database.sql<{ items: Order["items"] }>`
      select items from shop.customer_order where id = ${order.orderId}`
    expect(kept?.items[0]?.plates).toEqual([de("M-AB12")])
    expect(
      await service.database.sql`
        select c.old_plate, c.new_plate
          from shop.plate_correction c join shop.issued_ticket i on i.id = c.issued_ticket_id
          where i.order_id = ${order.orderId}`
    ).toEqual([{ old_plate: "M-AB12", new_plate: "M-AB21" }])
  })

  it("is corrected once, also by two concurrent requests", async () => {
    const { who, order } = await buyer()
    const answers = await Promise.all(
      ["M-AB21", "M-AB22"].map((plate) => correct(who, order, "M-AB12", plate))
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("E_PLATE_CORRECTED")
    const done = answers.find(({ status }) => status === 200)?.body.plates[0]?.plate ?? ""
    expect((await correct(who, order, "M-AB12", done)).status).toBe(200)
    expect((await correct(who, order, done, "M-AB12")).body.code).toBe("E_PLATE_CORRECTED")
    expect((await owned(who))[0]?.plates).toEqual([de(done)])
  })

  it("is corrected in place among several", async () => {
    const { who, order } = await buyer("week", ["M-WK1", "M-WK2"])
    const { body } = await correct(who, order, "M-WK2", "M-WK3")
    expect(body.plates).toEqual([de("M-WK1"), de("M-WK3")])
  })

  it("cannot be corrected on an invalid ticket, as after a refund: nothing is written, and the response has a reason", async () => {
    const { who, order } = await buyer("hiking-5-visits")
    await service.database.sql`
      update shop.issued_ticket set valid_from = now() + interval '1 hour', remaining_usage = 0
        where order_id = ${order.orderId}`
    expect(await correct(who, order, "M-AB12", "M-AB21")).toMatchObject(refused(409, "E_TICKET_OVER"))
    const { status } = await who.call(
      "PUT",
      `/v1/${shopId("wiesensee")}/order/${order.orderId}/item/0/reminder`,
      { wanted: true }
    )
    expect(status).toBe(404)
    expect(
      await service.database.sql`
        select p.plate, i.reminder, (select count(*)::int from shop.plate_correction c where c.issued_ticket_id = i.id) as corrections
         from shop.issued_ticket i join shop.issued_ticket_plate p on p.issued_ticket_id = i.id where i.order_id = ${order.orderId}`
    ).toEqual([{ plate: "M-AB12", reminder: null, corrections: 0 }])
  })

  it("frees the old plate of a multi-visit ticket for other drivers", async () => {
    const { who, order } = await buyer("hiking-5-visits", ["M-OL1"])
    const other = await driver(service.origin, service.issuer, "driver|bought-other")
    const wanted = () => other.configure("wiesensee", "hiking-day", { ...inDays(3), plates: [de("M-OL1")] })
    expect((await wanted()).body.code).toBe("E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER")
    // Tickets of several stays begin when they are paid.
    await service.database.sql`
      update shop.issued_ticket set valid_from = now() + interval '1 hour' where order_id = ${order.orderId}`
    expect((await correct(who, order, "M-OL1", "M-NW1")).status).toBe(200)
    expect((await wanted()).status).toBe(200)
  })

  it("cannot be corrected on a ticket without an order", async () => {
    const fahrerin = await driver(service.origin, service.issuer, demoDrivers.fahrerin.subject)
    for (const { plateCorrection } of await owned(fahrerin)) expect(plateCorrection).toBe("none")
  })
})

describe("past tickets", () => {
  const past = async (who: Driver, after?: string) =>
    (
      await who.call<{ readonly pastTickets: ReadonlyArray<ActiveTicket>; readonly hasMore: boolean }>(
        "GET",
        `/v1/${shopId("wiesensee")}/past-tickets${after === undefined ? "" : `?after=${after}`}`
      )
    ).body
  const letEnd = (order: Order, days: number) =>
    service.database.sql`
      update shop.issued_ticket set valid_from = valid_from - make_interval(days => ${days}),
         valid_to = valid_to - make_interval(days => ${days}) where order_id = ${order.orderId}`

  it("exclude active ones and are excluded from them", async () => {
    const { who, order } = await buyer()
    expect(await past(who)).toEqual({ pastTickets: [], hasMore: false })
    const [active] = await owned(who)
    await letEnd(order, 9)
    expect(await owned(who)).toEqual([])
    const { pastTickets } = await past(who)
    expect(pastTickets).toMatchObject([
      { id: active?.id, ruleId: active?.ruleId, price: active?.price, plates: [de("M-AB12")] }
    ])
    expect(await past((await buyer()).who)).toMatchObject({ pastTickets: [] })
  })

  it("include those with all stays used before their end", async () => {
    const { who, order } = await buyer()
    await service.database.sql`
      update shop.issued_ticket set total_usage_limit = 10, remaining_usage = 0
        where order_id = ${order.orderId}`
    expect((await past(who)).pastTickets).toMatchObject([{ remainingUsage: 0 }])
    expect(await owned(who)).toEqual([])
  })

  it("are paged by twenty, latest first, each once", async () => {
    const { who, order } = await buyer()
    await letEnd(order, 9)
    // Two tickets of one day begin at the same moment.
    await service.database.sql`
      insert into shop.issued_ticket select (o.copy).* from (
         select jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'seal', null, 'order_id', null,
           'order_position', null, 'valid_from', i.valid_from - make_interval(days => ago / 2),
           'valid_to', i.valid_to - make_interval(days => ago / 2))) as copy
         from shop.issued_ticket i, generate_series(1, 44) ago where i.order_id = ${order.orderId}) o`
    const first = await past(who)
    const second = await past(who, first.pastTickets.at(-1)?.id)
    const third = await past(who, second.pastTickets.at(-1)?.id)
    const all = [first, second, third].flatMap(({ pastTickets }) => pastTickets)
    expect([first, second, third].map(({ hasMore }) => hasMore)).toEqual([true, true, false])
    expect(new Set(all.map(({ id }) => id)).size).toBe(45)
    const begins = all.map(({ validFrom }) => validFrom ?? "")
    expect(begins).toEqual(begins.toSorted().reverse())
  })

  it("have no rule when the shop no longer sells them", async () => {
    const { who, order } = await buyer("week", ["M-WK1"])
    await letEnd(order, 20)
    const sells = (isSold: boolean) =>
      service.database.sql`
        update shop.ticket set on_sale = ${isSold} where id in (select ticket_id from shop.issued_ticket
          where order_id = ${order.orderId})`
    await sells(false)
    expect((await past(who)).pastTickets).toMatchObject([{ ruleId: null }])
    await sells(true)
    expect((await past(who)).pastTickets[0]?.ruleId).not.toBeNull()
  })

  it("of another driver are no valid cursor", async () => {
    const one = await buyer()
    const other = await buyer()
    await letEnd(one.order, 9)
    await letEnd(other.order, 4)
    const { pastTickets } = await past(other.who)
    expect(await past(one.who, pastTickets[0]?.id)).toEqual({ pastTickets: [], hasMore: false })
  })
})
