/** A wrong plate of a bought ticket is put right once, whoever asks how often, and everything shows the new one. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ActiveTicket } from "../../schemas/active-ticket.ts"
import type { Order } from "../../schemas/order.ts"
import { coveredPlate } from "../demo-world/belongings.ts"
import { demoDrivers } from "../demo-world/drivers.ts"
import { shopId } from "../demo-world/shops.ts"
import { inDays } from "./testing/days.ts"
import { type Driver, driver, type ErrorAnswer, eventOf, report } from "./testing/driver.ts"
import { startShopService, type TestShopService } from "./testing/start-shop-service.ts"

let service: TestShopService
let drivers = 0

beforeAll(async () => {
  service = await startShopService()
})
afterAll(() => service.stop())

const de = (plate: string) => ({ plate, country: "DE" })

/** A new driver who has paid for a ticket that begins in two days. */
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

const owned = async (who: Driver) =>
  (
    await who.call<{ activeTickets: ReadonlyArray<ActiveTicket> }>(
      "GET",
      `/v1/shop/active-tickets/${shopId("wiesensee")}`
    )
  ).body.activeTickets

describe("a wrong plate", () => {
  it("is put right as it is stored; ticket and order show it, the order as it was made stays", async () => {
    const { who, order } = await buyer()
    expect(await owned(who)).toMatchObject([{ plateCorrection: "possible" }])
    const { status, body } = await correct(who, order, "m ab 12", "m ab 21")
    expect(status).toBe(200)
    expect(body).toMatchObject({ plates: [de("M-AB21")], plateCorrection: "used" })
    expect(await owned(who)).toEqual([body])
    const { body: shown } = await who.call<Order>("GET", `/v1/${shopId("wiesensee")}/order/${order.orderId}`)
    expect(shown.items).toMatchObject([{ plate: "M-AB21", plates: [de("M-AB21")] }])
    const [kept] = await service.database.query<{ items: Order["items"] }>(
      "select items from shop.customer_order where id = $1",
      [order.orderId]
    )
    expect(kept?.items[0]?.plates).toEqual([de("M-AB12")])
    expect(
      await service.database.query(
        "select c.old_plate, c.new_plate from shop.plate_correction c join shop.issued_ticket i on i.id = c.issued_ticket_id where i.order_id = $1",
        [order.orderId]
      )
    ).toEqual([{ old_plate: "M-AB12", new_plate: "M-AB21" }])
  })

  it("is put right once, also by two requests at the same instant", async () => {
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

  it("of several is put right in its place", async () => {
    const { who, order } = await buyer("week", ["M-WK1", "M-WK2"])
    const { body } = await correct(who, order, "M-WK2", "M-WK3")
    expect(body.plates).toEqual([de("M-WK1"), de("M-WK3")])
  })

  it("is not, once the ticket has begun", async () => {
    const { who, order } = await buyer()
    await service.database.query("update shop.issued_ticket set valid_from = now() where order_id = $1", [
      order.orderId
    ])
    expect(await correct(who, order, "M-AB12", "M-AB21")).toMatchObject({
      status: 409,
      body: { code: "E_TICKET_BEGUN" }
    })
    expect(await owned(who)).toMatchObject([{ plates: [de("M-AB12")], plateCorrection: "begun" }])
  })

  it("does not become one that another driver's ticket has, nor one that is on the ticket", async () => {
    const { who, order } = await buyer()
    expect(await correct(who, order, "M-AB12", coveredPlate)).toMatchObject({
      status: 409,
      body: { code: "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER", field: "newPlate.plate" }
    })
    expect((await correct(who, order, "M-AB12", "M-AB12")).body.code).toBe("E_PLATE_DUPLICATE")
    expect((await correct(who, order, "M-AB12", "M-AB21")).status).toBe(200)
  })

  it("frees the old one of a ticket of several stays for other drivers", async () => {
    const { who, order } = await buyer("hiking-5-visits", ["M-OL1"])
    const other = await driver(service.origin, service.issuer, "driver|bought-other")
    const wanted = () => other.configure("wiesensee", "hiking-day", { ...inDays(3), plates: [de("M-OL1")] })
    expect((await wanted()).body.code).toBe("E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER")
    // Tickets of several stays begin when they are paid.
    await service.database.query(
      "update shop.issued_ticket set valid_from = now() + interval '1 hour' where order_id = $1",
      [order.orderId]
    )
    expect((await correct(who, order, "M-OL1", "M-NW1")).status).toBe(200)
    expect((await wanted()).status).toBe(200)
  })

  it("of a ticket that nobody bought stays", async () => {
    const fahrerin = await driver(service.origin, service.issuer, demoDrivers.fahrerin.subject)
    for (const { plateCorrection } of await owned(fahrerin)) expect(plateCorrection).toBe("none")
  })
})
