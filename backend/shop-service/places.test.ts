/** Tests of tickets with a maximum valid at the same time: the last place is sold once. */
import { randomUUID } from "node:crypto"
import { fromDate } from "@internationalized/date"
import { beforeAll, describe, expect, it } from "vitest"
import type { Order } from "../../schemas/order.ts"
import type { PaymentEvent } from "../../schemas/payment-event.ts"
import type { VerifiedCartItem } from "../../schemas/verified-cart-item.ts"
import { shopId, ticketId } from "../demo-world/shops.ts"
import { whileTicketHas } from "./testing/changed-ticket.ts"
import { inDays } from "./testing/days.ts"
import { type Driver, driver, type ErrorAnswer, eventOf, report } from "./testing/driver.ts"
import { shopService } from "./testing/shop-service.ts"

const service = shopService()
beforeAll(async () => {
  await service.database.sql`
    update shop.ticket set places = 2 where id = ${ticketId("wiesensee", "hiking-day")}`
})

const sellPlaces = (places: number) =>
  service.database.sql`
    update shop.ticket set places = ${places} where id = ${ticketId("wiesensee", "hiking-day")}`

/** Ends the order's time to pay. */
const expire = (orderId: string) =>
  service.database.sql`
    update shop.customer_order
      set created_at = created_at - interval '1 hour', expires_at = expires_at - interval '1 hour'
      where id = ${orderId}`

const reasonsOf = async (orderId: string) => {
  const refunds = await service.database.sql<{ reason: string }>`
    select reason from shop.refund where order_id = ${orderId}`
  return refunds.map(({ reason }) => reason)
}

let plates = 0
const anyPlate = () => {
  plates += 1
  return { plates: [{ plate: `M-PL${plates}`, country: "DE" }] }
}

/** Returns a driver with a hiking day in the cart. */
const wanting = async (name: string, day: number): Promise<Driver> => {
  const person = await driver(service.origin, service.issuer, `driver|${name}`)
  const item = await person.configured("wiesensee", "hiking-day", { ...inDays(day), ...anyPlate() })
  await person.putCart("wiesensee", [item])
  return person
}

const problemsOf = async (person: Driver) => {
  const path = `/v1/${shopId("wiesensee")}/cart/verify`
  const { body } = await person.call<{ readonly items: ReadonlyArray<VerifiedCartItem> }>("POST", path)
  return body.items.map(({ problem }) => problem)
}

describe("a ticket with two places", () => {
  it("is sold twice for a day, first come first served, and is available for another day", async () => {
    const people = await Promise.all(
      ["anna", "berta", "carl", "dora", "emil"].map((name) => wanting(name, 3))
    )
    const answers = await Promise.all(people.map((person) => person.order<Order & ErrorAnswer>("wiesensee")))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409])
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => [body.code, body.field])
    expect(refused).toEqual(refused.map(() => ["E_CART_INVALID", "items.0"]))
    const late = await wanting("friedrich", 3)
    expect(await problemsOf(late)).toEqual(["E_TICKET_NOT_AVAILABLE"])
    expect(await problemsOf(await wanting("friedrich", 4))).toEqual([null])
  })

  it("keeps the place of a driver with a new order and of one with a paid order", async () => {
    const gerda = await wanting("gerda", 5)
    const hans = await wanting("hans", 5)
    const order = (await gerda.order("wiesensee")).body
    expect((await hans.order("wiesensee")).status).toBe(200)
    expect((await gerda.order("wiesensee", randomUUID())).status).toBe(200)
    await report(service.origin, service.settings.paymentSecret, eventOf(order))
    expect(await problemsOf(await wanting("ida", 5))).toEqual(["E_TICKET_NOT_AVAILABLE"])
  })

  it("is not sold three times in one cart", async () => {
    const jutta = await driver(service.origin, service.issuer, "driver|jutta")
    const items = await Promise.all(
      [1, 2, 3].map(() => jutta.configured("wiesensee", "hiking-day", { ...inDays(6), ...anyPlate() }))
    )
    await jutta.putCart("wiesensee", items)
    expect(await problemsOf(jutta)).toEqual([null, null, "E_TICKET_NOT_AVAILABLE"])
  })

  it("frees the place when the driver does not pay in time", async () => {
    const karl = await wanting("karl", 7)
    const lena = await wanting("lena", 7)
    const { orderId } = (await karl.order("wiesensee")).body
    await lena.order("wiesensee")
    const moritz = await wanting("moritz", 7)
    expect((await moritz.order("wiesensee")).status).toBe(409)
    await expire(orderId)
    expect((await moritz.order("wiesensee")).status).toBe(200)
  })

  it("is available for each day of a week in one cart", async () => {
    await sellPlaces(1)
    const nora = await driver(service.origin, service.issuer, "driver|nora")
    const plate = anyPlate()
    const items = await Promise.all(
      [10, 11, 12].map((day) => nora.configured("wiesensee", "hiking-day", { ...inDays(day), ...plate }))
    )
    await nora.putCart("wiesensee", items)
    expect(await problemsOf(nora)).toEqual([null, null, null])
    const order = (await nora.order("wiesensee")).body
    await expire(order.orderId)
    const answer = await report(service.origin, service.settings.paymentSecret, eventOf(order))
    expect(answer.body.status).toBe("paid")
  })

  it("is sold across the end of one ticket and the start of another without overlap", async () => {
    await sellPlaces(2)
    const otto = await wanting("otto", 20)
    const paul = await wanting("paul", 22)
    for (const person of [otto, paul]) {
      const order = (await person.order("wiesensee")).body
      await report(service.origin, service.settings.paymentSecret, eventOf(order))
    }
    await service.database.sql`
      update shop.issued_ticket set valid_to = valid_to + interval '1 day'
        where subject in ('driver|otto', 'driver|paul')`
    const twoDays = ["validity", { kind: "days", count: 2 }] as const
    await whileTicketHas(service.database, ticketId("wiesensee", "hiking-day"), twoDays, async () =>
      expect(await problemsOf(await wanting("quirin", 21))).toEqual([null])
    )
  })

  it("goes to the paid order although another order's pending payment is reported late", async () => {
    await sellPlaces(1)
    const rosa = await wanting("rosa", 30)
    const sven = await wanting("sven", 30)
    const late = (await rosa.order("wiesensee")).body
    await expire(late.orderId)
    const paid = (await sven.order("wiesensee")).body
    const tell = (event: PaymentEvent) => report(service.origin, service.settings.paymentSecret, event)
    expect((await tell(eventOf(paid))).body.status).toBe("paid")
    await tell(eventOf(late, { outcome: "pending" }))
    expect((await tell(eventOf(late))).body.status).toBe("cancelled")
    expect(await reasonsOf(late.orderId)).toEqual(["notAvailable"])
  })

  it("is reserved again when a bank responds after the hold of a ticket that begins when paid", async () => {
    await service.database.sql`
      update shop.ticket set places = 1 where id = ${ticketId("wiesensee", "24-hours")}`
    const tina = await driver(service.origin, service.issuer, "driver|tina")
    await tina.putCart("wiesensee", [await tina.configured("wiesensee", "24-hours", anyPlate())])
    const order = (await tina.order("wiesensee")).body
    await service.database.sql`
      update shop.customer_order set created_at = created_at - interval '100 minutes', status = 'processing',
        expires_at = now() + interval '20 minutes' where id = ${order.orderId}`
    await service.database.sql`
      update shop.order_plate set valid_from = valid_from - interval '100 minutes',
        valid_to = valid_to - interval '100 minutes' where order_id = ${order.orderId}`
    const uwe = await driver(service.origin, service.issuer, "driver|uwe")
    const start = new Date(Date.now() + 23.5 * 3_600_000)
    const { year, month, day, hour, minute } = fromDate(start, "Europe/Berlin")
    const item = await uwe.configured("wiesensee", "24-hours", {
      year,
      month,
      day,
      hour,
      minute,
      ...anyPlate()
    })
    await uwe.putCart("wiesensee", [item])
    const other = (await uwe.order("wiesensee")).body
    const tell = (event: PaymentEvent) => report(service.origin, service.settings.paymentSecret, event)
    expect((await tell(eventOf(other))).body.status).toBe("paid")
    expect((await tell(eventOf(order))).body.status).toBe("cancelled")
    expect(await reasonsOf(order.orderId)).toEqual(["notAvailable"])
  })
})
