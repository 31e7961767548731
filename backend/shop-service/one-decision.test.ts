/** Tests of one purchase: one payable order on all devices, and a second payment gives no second ticket. */
import { createServer } from "node:http"
import { beforeEach, describe, expect, it } from "vitest"
import type { Order } from "../../schemas/order.ts"
import type { PaymentEvent } from "../../schemas/payment-event.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { host } from "../configuration.ts"
import { shopId } from "../demo-world/shops.ts"
import { isSignedReport } from "../payment-protocol/report-signature.ts"
import { listen } from "../processes.ts"
import { inDays } from "./testing/days.ts"
import { type Driver, driver, type ErrorAnswer, eventOf, refused, report } from "./testing/driver.ts"
import { forgetOrders } from "./testing/forget-orders.ts"
import { driverOf, twoProcesses } from "./testing/shop-service.ts"
import { startService } from "./testing/start-shop-service.ts"

const service = twoProcesses()
const phone = driverOf(service, "driver|neu")
const rival = driverOf(service, "driver|rival")
const laptop = driverOf(service, "driver|neu", undefined, () => service.sibling)
let day: Ticket
let otherPlate: Ticket
let card: Ticket

const lake = shopId("wiesensee")
const plates = (plate: string) => ({ plates: [{ plate, country: "DE" }] })
const orderOf = async (who: Driver, orderId: string) =>
  (await who.call<Order>("GET", `/v1/${lake}/order/${orderId}`)).body
const openOrder = async (who: Driver) =>
  (await who.call<{ readonly order: Order | null }>("GET", `/v1/${lake}/order`)).body.order
const cancel = (who: Driver, { orderId }: Order) =>
  who.call<Order & ErrorAnswer>("DELETE", `/v1/${lake}/order/${orderId}`)
const ordered = async (who: Driver, items: ReadonlyArray<Ticket>) => {
  await who.putCart("wiesensee", items)
  const { status, body } = await who.order<Order>("wiesensee")
  expect(status).toBe(200)
  return body
}
const tell = async (order: Order, outcome: PaymentEvent["outcome"], more: Partial<PaymentEvent> = {}) =>
  (await report(service.origin, service.settings.paymentSecret, eventOf(order, { outcome, ...more }))).body
const tickets = (who: Driver) => who.activeTickets("wiesensee")
const minutesLater = (minutes: number) =>
  service.database.sql`
    update shop.customer_order set created_at = created_at - ${minutes}::int * interval '1 minute',
       expires_at = expires_at - ${minutes}::int * interval '1 minute', settled_at = settled_at - ${minutes}::int * interval '1 minute'`

beforeEach(async () => {
  await forgetOrders(service.database)
  day = await phone.configured("wiesensee", "hiking-day", { ...inDays(1), ...plates("M-OD1") })
  otherPlate = await phone.configured("wiesensee", "hiking-day", { ...inDays(1), ...plates("M-OD2") })
  card = await phone.configured("wiesensee", "10-visits", plates("M-OD1"))
})

describe("a cart ordered on two devices", () => {
  it("is one order, also concurrently, and each key returns it again", async () => {
    await phone.putCart("wiesensee", [day, card])
    const keys = Array.from({ length: 8 }, () => crypto.randomUUID())
    const order = (key: string, index: number) => (index % 2 === 0 ? phone : laptop).order("wiesensee", key)
    const first = await Promise.all(keys.map(order))
    expect(new Set(first.map(({ body }) => body.orderId)).size).toBe(1)
    const again = await Promise.all(keys.map(order))
    expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => body))
    expect(await openOrder(laptop)).toEqual(first[0]?.body)
  })

  it("is one order of the latest cart: the older order is replaced and closed", async () => {
    const old = await ordered(phone, [day])
    const next = await ordered(laptop, [otherPlate])
    expect(await orderOf(phone, old.orderId)).toMatchObject({
      status: "cancelled",
      paymentUrl: null,
      replacedBy: next.orderId,
      settledAt: expect.any(String)
    })
    expect(await openOrder(phone)).toMatchObject({ orderId: next.orderId, status: "open" })
  })

  it("is replaced only by a valid order", async () => {
    const old = await ordered(phone, [card])
    await service.database.sql`update shop.ticket set price = price + 1 where id = ${day.id}`
    await phone.putCart("wiesensee", [day])
    expect((await phone.order("wiesensee")).status).toBe(409)
    await service.database.sql`update shop.ticket set price = price - 1 where id = ${day.id}`
    expect(await openOrder(phone)).toMatchObject({ orderId: old.orderId, status: "open" })
  })

  it("is not ordered when the other device has changed it", async () => {
    await phone.putCart("wiesensee", [day, card])
    const saw = (...items: Ticket[]) => ({ hashes: items.map(({ hash }) => hash) })
    expect(await laptop.order("wiesensee", crypto.randomUUID(), saw(day))).toMatchObject(
      refused(409, "E_CART_CHANGED", "hashes")
    )
    expect(await openOrder(phone)).toBeNull()
    expect((await laptop.order("wiesensee", crypto.randomUUID(), saw(card, day))).status).toBe(200)
  })

  it("needs a new confirmation when another device pays for one of its plates, and is ordered after it", async () => {
    const order = await ordered(laptop, [day])
    const again = await phone.configured("wiesensee", "hiking-day", { ...inDays(1), ...plates("M-OD1") })
    await phone.putCart("wiesensee", [otherPlate, again])
    const covered = async () =>
      (
        await phone.call<{ readonly items: ReadonlyArray<Ticket> }>("POST", `/v1/${lake}/cart/verify`)
      ).body.items.map(({ ticketCovered }) => ticketCovered)
    expect(await covered()).toEqual([false, false])
    await tell(order, "paid")
    const confirmed = (...items: Ticket[]) => ({ coveredHashes: items.map(({ hash }) => hash) })
    for (const body of [{ coveredHashes: undefined }, confirmed(), confirmed(otherPlate)]) {
      expect(await phone.order("wiesensee", crypto.randomUUID(), body)).toMatchObject(
        refused(409, "E_CART_INVALID", "items.1")
      )
    }
    expect(await openOrder(phone)).toBeNull()
    expect(await covered()).toEqual([false, true])
    expect((await phone.order("wiesensee", crypto.randomUUID(), confirmed(again))).status).toBe(200)
  })

  it("is not restored once it is paid", async () => {
    const order = await ordered(phone, [day, card])
    await tell(order, "paid")
    await laptop.putCart("wiesensee", [day, otherPlate])
    expect(await laptop.cart("wiesensee")).toEqual([otherPlate])
  })
})

describe("a withdrawn order", () => {
  it("cannot be paid any more, and returns the same result when withdrawn again", async () => {
    const order = await ordered(phone, [day])
    const answer = await cancel(laptop, order)
    expect(answer).toMatchObject({ status: 200, body: { status: "cancelled", replacedBy: null } })
    expect((await cancel(phone, order)).body).toEqual(answer.body)
    expect(await openOrder(phone)).toBeNull()
  })

  it("frees its plate, and a late payment is refunded when the plate is taken", async () => {
    const order = await ordered(phone, [card])
    await cancel(phone, order)
    const theirs = await rival.configured("wiesensee", "10-visits", plates("M-OD1"))
    await tell(await ordered(rival, [theirs]), "paid")
    expect((await tell(order, "paid")).status).toBe("cancelled")
    expect(await tickets(phone)).toEqual([])
    expect((await orderOf(phone, order.orderId)).refunds).toMatchObject([{ amount: order.total }])
  })

  it("is honoured when it is paid nevertheless, and closes its replacement", async () => {
    const order = await ordered(phone, [day])
    const next = await ordered(phone, [day, card])
    expect((await tell(order, "paid")).status).toBe("paid")
    expect(await tickets(phone)).toHaveLength(1)
    expect(await orderOf(phone, next.orderId)).toMatchObject({
      status: "cancelled",
      replacedBy: order.orderId
    })
    expect(await orderOf(phone, order.orderId)).toMatchObject({ status: "paid", replacedBy: null })
    expect(await phone.cart("wiesensee")).toEqual([card])
  })
})

it("another driver's unpaid order never blocks a plate for its permit holder: the first payment wins", async () => {
  const owner = await driver(service.origin, service.issuer, "driver|fahrerin")
  const theirs = await phone.configured("wiesensee", "10-visits", plates("M-PF44"))
  const held = await ordered(phone, [theirs])
  const own = await owner.configured("wiesensee", "10-visits", plates("M-PF44"))
  // A third driver waits as before.
  await rival.putCart("wiesensee", [await rival.configured("wiesensee", "10-visits", plates("M-PF44"))])
  expect(await rival.order("wiesensee")).toMatchObject(refused(409, "E_CART_INVALID"))
  const order = await ordered(owner, [own])
  expect((await tell(order, "paid")).status).toBe("paid")
  expect((await tell(held, "paid")).status).toBe("cancelled")
  expect(await tickets(phone)).toEqual([])
  expect((await orderOf(phone, held.orderId)).refunds).toMatchObject([{ amount: held.total }])
})

describe("a pending payment", () => {
  it("keeps the order open and prevents a second order or a withdrawal", async () => {
    const order = await ordered(phone, [day])
    expect((await tell(order, "pending")).status).toBe("processing")
    expect(await openOrder(laptop)).toMatchObject({ status: "processing", paymentUrl: null })
    const underWay = refused(409, "E_PAYMENT_UNDER_WAY")
    expect(await laptop.order("wiesensee")).toMatchObject(underWay)
    expect(await cancel(laptop, order)).toMatchObject(underWay)
    await ordered(laptop, [otherPlate])
    expect((await tell(order, "paid")).status).toBe("paid")
  })

  it.each([
    ["pending", "paid", "paid"],
    ["paid", "pending", "paid"],
    ["declined", "pending", "failed"],
    ["pending", "declined", "failed"]
  ] as const)("%s, then %s: %s", async (first, second, status) => {
    const order = await ordered(phone, [day])
    await tell(order, first)
    expect((await tell(order, second)).status).toBe(status)
    expect(await orderOf(phone, order.orderId)).toMatchObject({ status })
  })

  it("holds the plate for two hours, not longer", async () => {
    const order = await ordered(phone, [card])
    await tell(order, "pending")
    await minutesLater(100)
    const theirs = await rival.configured("wiesensee", "10-visits", plates("M-OD1"))
    await rival.putCart("wiesensee", [theirs])
    expect((await rival.order("wiesensee")).status).toBe(409)
    await minutesLater(25)
    expect((await rival.order("wiesensee")).status).toBe(200)
    expect(await orderOf(phone, order.orderId)).toMatchObject({ status: "processing" })
    expect(await openOrder(phone)).toBeNull()
  })
})

const refunds = () =>
  service.database.sql<{ order_id: string; reason: string; amount: number }>`
    select order_id, reason, amount from shop.refund`

describe("a double payment", () => {
  it("is refunded when the order was replaced and its replacement is paid", async () => {
    const old = await ordered(phone, [day])
    const next = await ordered(phone, [otherPlate])
    await tell(next, "paid")
    expect((await tell(old, "paid")).status).toBe("cancelled")
    expect(await tickets(phone)).toHaveLength(1)
    expect(await refunds()).toEqual([{ order_id: old.orderId, reason: "boughtOtherwise", amount: 800 }])
  })

  it("is refunded when the order expired and the same was bought again", async () => {
    const old = await ordered(phone, [day])
    await minutesLater(31)
    await tell(await ordered(phone, [day]), "paid")
    await tell(old, "paid")
    expect(await tickets(phone)).toHaveLength(1)
    expect(await refunds()).toMatchObject([{ order_id: old.orderId, reason: "boughtOtherwise" }])
  })

  it("is refunded once per payment of an order after the first, which stays paid", async () => {
    const order = await ordered(phone, [day])
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
    for (const paymentId of [first, second, first, second]) {
      expect((await tell(order, "paid", { paymentId })).status).toBe("paid")
    }
    expect(await refunds()).toEqual([{ order_id: order.orderId, reason: "paidTwice", amount: 800 }])
    expect(await orderOf(phone, order.orderId)).toMatchObject({ status: "paid", refunds: [{ amount: 8 }] })
  })

  it("is kept when the driver confirmed the same ticket once more", async () => {
    await tell(await ordered(phone, [card]), "paid")
    const another = await phone.configured("wiesensee", "10-visits", plates("M-OD1"))
    expect((await tell(await ordered(phone, [another]), "paid")).status).toBe("paid")
    expect(await tickets(phone)).toHaveLength(2)
    expect(await refunds()).toEqual([])
  })

  it("is refunded by signed requests until the provider confirms", async () => {
    const asked: string[] = []
    const { paymentSecret } = service.settings
    const provider = createServer(async (request, response) => {
      let body = ""
      for await (const chunk of request) body += String(chunk)
      const header = request.headers["parkschein-signature"]
      const isGood = isSignedReport(String(header), body, paymentSecret, new Date())
      if (isGood) asked.push(body)
      const { refundId } = JSON.parse(body) as { readonly refundId: string }
      response.writeHead(isGood && asked.length > 1 ? 200 : 503, { "content-type": "application/json" })
      response.end(JSON.stringify({ refundId, refundedAt: new Date().toISOString() }))
    })
    const paymentOrigin = `http://${host}:${await listen(provider, host, 0)}`
    const payer = await startService(service.database.url, { ...service.settings, paymentOrigin })
    const order = await ordered(phone, [day])
    await tell(order, "paid", { paymentId: crypto.randomUUID() })
    await tell(order, "paid", { paymentId: crypto.randomUUID() })
    // Other services of this database also try, and fail; their pauses are not tested here.
    const isBack = async () => {
      await service.database.sql`update shop.refund set due_at = now() where last_answer is not null`
      return (await orderOf(phone, order.orderId)).refunds[0]?.refundedAt !== null
    }
    await expect.poll(isBack, { timeout: 25_000 }).toBe(true)
    expect(asked.length).toBeGreaterThan(1)
    expect(new Set(asked).size).toBe(1)
    await payer.stop()
    await new Promise((resolve) => provider.close(resolve))
  })
})
