/** Tests of items that leave the cart while the bank decides about their order. */
import { beforeEach, describe, expect, it } from "vitest"
import type { Order } from "../../schemas/order.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { shopId } from "../demo-world/shops.ts"
import { inDays } from "./testing/days.ts"
import { eventOf, refused, report } from "./testing/driver.ts"
import { forgetOrders } from "./testing/forget-orders.ts"
import { driverOf, shopService } from "./testing/shop-service.ts"

const service = shopService()
const neu = driverOf(service, "driver|neu")
let order: Order

const lake = shopId("wiesensee")
const tomorrow = inDays(1)

const send = (event: unknown) => report(service.origin, service.settings.paymentSecret, event)

beforeEach(async () => {
  await forgetOrders(service.database)
  await neu.putCart("wiesensee", [
    await neu.configured("wiesensee", "hiking-day", tomorrow),
    await neu.configured("wiesensee", "hiking-5-visits")
  ])
  order = (await neu.order("wiesensee")).body
})

describe("items left out of the cart while the bank decides", () => {
  let other: Ticket

  const leaveOut = (items: ReadonlyArray<Ticket>) =>
    neu.call("PUT", `/v1/${lake}/cart`, { items, leftOutFor: order.orderId })
  const hashesInCart = async () => (await neu.cart("wiesensee")).map(({ hash }) => hash)
  const hashesOf = (items: ReadonlyArray<Ticket>) => items.map(({ hash }) => hash)

  beforeEach(async () => {
    other = await neu.configured("wiesensee", "promenade-evening", tomorrow)
    await send(eventOf(order, { outcome: "pending" }))
    await neu.putCart("wiesensee", [...order.items, other])
  })

  it("return to it if the bank declines, also after the others were bought", async () => {
    await leaveOut([other])
    expect(await hashesInCart()).toEqual([other.hash])
    await send(eventOf((await neu.order("wiesensee")).body))
    await send(eventOf(order, { outcome: "declined" }))
    expect(await hashesInCart()).toEqual(hashesOf(order.items))
  })

  it("return neither twice nor after they were bought", async () => {
    await leaveOut([other])
    await neu.putCart("wiesensee", [...order.items.slice(0, 1), other])
    await send(eventOf(order, { outcome: "declined" }))
    expect(await hashesInCart()).toEqual(
      hashesOf([...order.items.slice(0, 1), other, ...order.items.slice(1)])
    )
    await leaveOut([other])
    await send(eventOf(order))
    await send(eventOf(order, { outcome: "declined" }))
    expect(await hashesInCart()).toEqual([other.hash])
  })

  it("stay in it if the bank was faster", async () => {
    await send(eventOf(order, { outcome: "declined" }))
    await leaveOut([other])
    expect(await hashesInCart()).toEqual(hashesOf([other, ...order.items]))
  })

  it("do not return beside another configuration of the same purchase, however fast the bank was", async () => {
    const [first, ...others] = order.items
    const again = await neu.configured("wiesensee", "hiking-day", tomorrow)
    expect(again.hash).not.toBe(first?.hash)
    await send(eventOf(order, { outcome: "declined" }))
    await leaveOut([again])
    expect(await hashesInCart()).toEqual(hashesOf([again, ...others]))
  })

  it("return also where the cart is full, which still gets no others, and can be changed", async () => {
    await leaveOut([])
    const many = Array.from({ length: 50 }, (_, index) => ({ ...other, hash: `seal-${index}` }))
    await service.database
      .sql`update shop.cart set items = ${JSON.stringify(many)}::text::jsonb where shop_id = ${lake}`
    await send(eventOf(order, { outcome: "declined" }))
    const full = await neu.cart("wiesensee")
    expect(full.map(({ hash }) => hash)).toEqual(hashesOf([...many, ...order.items]))
    expect(await neu.putCart("wiesensee", [...full, other])).toMatchObject(
      refused(422, "E_CART_FULL", "items")
    )
    expect((await neu.putCart("wiesensee", full.slice(1))).status).toBe(200)
  })

  it("do not return to a cart in another currency", async () => {
    await leaveOut([])
    const francs = [{ ...other, currencyCode: "CHF" }]
    await service.database
      .sql`update shop.cart set items = ${JSON.stringify(francs)}::text::jsonb where shop_id = ${lake}`
    await send(eventOf(order, { outcome: "declined" }))
    expect(await hashesInCart()).toEqual([other.hash])
  })

  it("do not return if the driver has removed them for good", async () => {
    await neu.putCart("wiesensee", [other])
    await send(eventOf(order, { outcome: "declined" }))
    expect(await hashesInCart()).toEqual([other.hash])
  })
})
