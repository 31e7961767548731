/** Tickets of which only so many may be good at the same time: the last place is sold once. */
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Order } from "../../schemas/order.ts"
import type { VerifiedCartItem } from "../../schemas/verified-cart-item.ts"
import { shopId, ticketId } from "../demo-world/shops.ts"
import { inDays } from "./testing/days.ts"
import { type Driver, driver, type ErrorAnswer, eventOf, report } from "./testing/driver.ts"
import { startShopService, type TestShopService } from "./testing/start-shop-service.ts"

let service: TestShopService
beforeAll(async () => {
  service = await startShopService()
  await service.database.query("update shop.ticket set places = 2 where id = $1", [
    ticketId("wiesensee", "hiking-day")
  ])
})
afterAll(() => service.stop())

let plates = 0
const anyPlate = () => {
  plates += 1
  return { plates: [{ plate: `M-PL${plates}`, country: "DE" }] }
}

/** A driver with a hiking day in the cart. */
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
  it("is sold twice for a day, to whoever comes first, and is there for another day", async () => {
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

  it("keeps the place of a driver who orders anew, and of one who has paid", async () => {
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

  it("gives the place back when the driver does not pay in time", async () => {
    const karl = await wanting("karl", 7)
    const lena = await wanting("lena", 7)
    const { orderId } = (await karl.order("wiesensee")).body
    await lena.order("wiesensee")
    const moritz = await wanting("moritz", 7)
    expect((await moritz.order("wiesensee")).status).toBe(409)
    await service.database.query(
      "update shop.customer_order set created_at = created_at - interval '1 hour', expires_at = expires_at - interval '1 hour' where id = $1",
      [orderId]
    )
    expect((await moritz.order("wiesensee")).status).toBe(200)
  })
})
