/** Tests of payment reports: late, twice, concurrent, forged. Tickets are issued exactly once, or never. */
import { fromDate } from "@internationalized/date"
import { Redacted } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import type { Order } from "../../schemas/order.ts"
import type { Ticket } from "../../schemas/ticket.ts"
import { shopId, ticketId } from "../demo-world/shops.ts"
import { signReport } from "../payment-protocol/report-signature.ts"
import { whileTicketHas } from "./testing/changed-ticket.ts"
import { inDays } from "./testing/days.ts"
import { eventOf, refused, report } from "./testing/driver.ts"
import { forgetOrders } from "./testing/forget-orders.ts"
import { operator } from "./testing/operator.ts"
import { driverOf, twoProcesses } from "./testing/shop-service.ts"

const service = twoProcesses()
const neu = driverOf(service, "driver|neu")
let order: Order

const lake = shopId("wiesensee")
const tomorrow = inDays(1)

const send = (event: unknown, origin = service.origin) =>
  report(origin, service.settings.paymentSecret, event)
const current = async () => (await neu.call<Order>("GET", `/v1/${lake}/order/${order.orderId}`)).body
const tickets = () => neu.activeTickets("wiesensee")
const written = async () => ({
  tickets: (await service.database.sql`select id from shop.issued_ticket where order_id is not null`).length,
  events: (await service.database.sql`select event_id from shop.payment_event`).length
})

beforeEach(async () => {
  await forgetOrders(service.database)
  await neu.putCart("wiesensee", [
    await neu.configured("wiesensee", "hiking-day", tomorrow),
    await neu.configured("wiesensee", "hiking-5-visits")
  ])
  order = (await neu.order("wiesensee")).body
})

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const clockTime = (at: Date) =>
  at.toLocaleTimeString("en-GB", { timeZone: "Europe/Berlin", hour: "2-digit", minute: "2-digit" })

describe("a paid order", () => {
  it("issues its tickets, empties the cart and needs no payment any more", async () => {
    expect(await send(eventOf(order))).toMatchObject({
      status: 200,
      body: { orderId: order.orderId, status: "paid" }
    })
    expect(await current()).toMatchObject({ status: "paid", paymentUrl: null, total: 44 })
    expect(await neu.cart("wiesensee")).toEqual([])
    expect(await tickets()).toMatchObject([
      {
        name: "Tagesticket Wandern",
        price: 8,
        orderItemId: `${order.orderId}:0`,
        plates: [{ plate: "M-PP123" }]
      },
      { name: "5er-Karte Wandern", price: 36, remainingUsage: 5, totalUsageLimit: 5 }
    ])
  })

  it("keeps items in the cart that were added after the order", async () => {
    const later = await neu.configured("wiesensee", "promenade-evening", tomorrow)
    await neu.putCart("wiesensee", [...order.items, later])
    await send(eventOf(order))
    expect(await neu.cart("wiesensee")).toEqual([later])
  })

  it("is valid from the payment on without a chosen start, even when it is reported late", async () => {
    await neu.putCart("wiesensee", [
      await neu.configured("wiesensee", "24-hours"),
      await neu.configured("wiesensee", "10-visits")
    ])
    order = (await neu.order("wiesensee")).body
    await service.database.sql`
      update shop.customer_order set created_at = created_at - interval '3 hours'
        where id = ${order.orderId}`
    const occurredAt = new Date(Date.now() - 2 * 3_600_000)
    occurredAt.setMilliseconds(0)
    await send(eventOf(order, { occurredAt: occurredAt.toISOString() }))
    const dayLater = new Date(occurredAt.getTime() + 86_400_000)
    const [hours, visits] = (await current()).items
    expect(hours).toMatchObject({ validFrom: occurredAt.toISOString(), validTo: dayLater.toISOString() })
    expect(visits?.validFrom).toBe(occurredAt.toISOString())
    expect(await tickets()).toContainEqual(
      expect.objectContaining({ name: "24-Stunden-Ticket", validFrom: occurredAt.toISOString() })
    )
  })

  it("is valid from the pending payment on when the bank confirms it hours later", async () => {
    await neu.putCart("wiesensee", [await neu.configured("wiesensee", "24-hours")])
    order = (await neu.order("wiesensee")).body
    await service.database.sql`
      update shop.customer_order set created_at = created_at - interval '3 hours'
        where id = ${order.orderId}`
    const askedAt = new Date(Date.now() - 2 * 3_600_000)
    askedAt.setMilliseconds(0)
    await send(eventOf(order, { outcome: "pending", occurredAt: askedAt.toISOString() }))
    await send(eventOf(order))
    expect((await current()).items[0]?.validFrom).toBe(askedAt.toISOString())
  })

  it("is delivered even when the ticket was withdrawn before the payment", async () => {
    await neu.putCart("wiesensee", [await neu.configured("wiesensee", "24-hours")])
    order = (await neu.order("wiesensee")).body
    await whileTicketHas(service.database, order.items[0]?.id, ["on_sale", false], async () => {
      expect((await send(eventOf(order))).body.status).toBe("paid")
      expect((await tickets()).map(({ name }) => name)).toEqual(["24-Stunden-Ticket"])
    })
  })

  it("is refunded when its day has passed, also beside a ticket that is still valid", async () => {
    // As if ordered for the day before yesterday: the order alone has what was bought.
    const past = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    await service.database.sql`
      update shop.customer_order set created_at = created_at - interval '3 days', expires_at = expires_at - interval '3 days',
        items = jsonb_set(items, '{0}', items->0 || ${JSON.stringify({ validFrom: past(48), validTo: past(24), startTime: past(48) })}::text::jsonb) where id = ${order.orderId}`
    expect((await send(eventOf(order))).body.status).toBe("cancelled")
    expect(await written()).toMatchObject({ tickets: 0 })
    expect(
      await service.database.sql`select reason, amount from shop.refund where order_id = ${order.orderId}`
    ).toEqual([{ reason: "over", amount: 4400 }])
  })

  it.each([
    ["its end is its start", ({ validFrom }: Ticket) => ({ validTo: validFrom })],
    [
      "its last window is over",
      ({ validityContainer }: Ticket) => ({
        validFrom: hoursFromNow(-4).toISOString(),
        startTime: hoursFromNow(-4).toISOString(),
        validTo: hoursFromNow(4).toISOString(),
        validityContainer: {
          ...validityContainer,
          validityContainer: { startTime: clockTime(hoursFromNow(-3)), endTime: clockTime(hoursFromNow(-1)) }
        }
      })
    ],
    [
      "its windows are none",
      ({ validityContainer }: Ticket) => ({
        validityContainer: {
          ...validityContainer,
          validityContainer: { startTime: "08:00", endTime: "09:00", weekdays: [] }
        }
      })
    ]
  ])("is refunded when its ticket would be valid for no time: %s", async (_why, changed) => {
    const [first, ...others] = order.items
    const items = first && [{ ...first, ...changed(first) }, ...others]
    await service.database.sql`
      update shop.customer_order set items = ${JSON.stringify(items)}::text::jsonb where id = ${order.orderId}`
    expect((await send(eventOf(order))).body.status).toBe("cancelled")
    expect(
      await service.database.sql`select reason, amount from shop.refund where order_id = ${order.orderId}`
    ).toEqual([{ reason: "over", amount: 4400 }])
  })

  it("is refunded when paid again after its refund by the operator", async () => {
    await send(eventOf(order))
    const { call } = operator(service)
    expect((await call("PUT", `/v1/order/${order.orderId}/refund`)).status).toBe(200)
    const again = { ...eventOf(order), eventId: crypto.randomUUID(), paymentId: crypto.randomUUID() }
    for (const _ of [1, 2])
      expect(await send(again)).toMatchObject({ status: 200, body: { status: "cancelled" } })
    expect(
      await service.database.sql`
        select reason, amount from shop.refund where order_id = ${order.orderId} order by created_at`
    ).toEqual(["returned", "paidTwice"].map((reason) => ({ reason, amount: 4400 })))
    expect(await tickets()).toEqual([])
  })

  it("can be paid until the first of its fixed times ends", async () => {
    const id = ticketId("wiesensee", "hiking-day")
    // Its day ends in ten minutes, or at midnight if that is sooner.
    const soon = fromDate(new Date(Date.now() + 600_000), "Europe/Berlin")
    const isToday = soon.day === inDays(0).day
    const validity = { kind: "day", from: "00:00", to: isToday ? soon.toString().slice(11, 16) : "24:00" }
    await whileTicketHas(service.database, id, ["validity", validity], async () => {
      const item = await neu.configured("wiesensee", "hiking-day", inDays(0))
      await neu.putCart("wiesensee", [item])
      order = (await neu.order("wiesensee")).body
      expect(Date.parse(order.expiresAt ?? "")).toBe(Date.parse(item.validTo ?? ""))
    })
  })

  it("books the discounted price", async () => {
    await neu.putCart("klinikum-rosenau", [await neu.configured("klinikum-rosenau", "companion-10-visits")])
    const { body: companion } = await neu.order("klinikum-rosenau")
    expect(companion.total).toBe(36)
    await send(eventOf(companion))
    expect(
      await service.database.sql`select price from shop.issued_ticket where order_id = ${companion.orderId}`
    ).toEqual([{ price: 3600 }])
  })
})

describe("the payment method", () => {
  const visa = { name: "visa", lastFour: "4242" } as const
  const stored = async () =>
    (
      await service.database.sql<{ method: unknown }>`
        select payment_method as method from shop.payment_event order by received_at`
    ).map(({ method }) => method)

  it.each([
    ["a card", visa, visa],
    ["nothing more of a card", { ...visa, number: "4242424242424242", holder: "Neu" }, visa],
    ["no card number", { name: "visa", lastFour: "4242424242424242" }, null],
    ["none of a later version", { name: "of-the-future" }, null],
    ["none of another form", "Visa", null],
    ["none that was not reported", undefined, null]
  ])("is stored for a payment, which counts in any case: %s", async (_, paymentMethod, expected) => {
    expect(await send({ ...eventOf(order), paymentMethod })).toMatchObject({
      status: 200,
      body: { status: "paid" }
    })
    expect(await stored()).toEqual([expected])
  })

  it("is that of the first report of a payment, which is no other report without it", async () => {
    const event = eventOf(order, { paymentMethod: visa })
    await send(event)
    expect((await send({ ...event, paymentMethod: { name: "paypal" } })).body.status).toBe("paid")
    expect((await send({ ...event, paymentMethod: undefined })).body.status).toBe("paid")
    expect(await stored()).toEqual([visa])
  })
})

describe("a repeated report", () => {
  it("changes nothing the second time", async () => {
    const event = eventOf(order)
    expect((await send(event)).body.status).toBe("paid")
    expect(await send(event)).toMatchObject({ status: 200, body: { status: "paid" } })
    expect(await written()).toEqual({ tickets: 2, events: 1 })
  })

  it("changes nothing for ten concurrent ones through two processes, under one id or several", async () => {
    const event = eventOf(order)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        send(index < 5 ? event : eventOf(order), index % 2 === 0 ? service.origin : service.sibling.origin)
      )
    )
    for (const { status, body } of answers) expect([status, body.status]).toEqual([200, "paid"])
    expect(await written()).toEqual({ tickets: 2, events: 6 })
    expect(
      await service.database.sql`select count(*)::int as applied from shop.payment_event where applied`
    ).toEqual([{ applied: 1 }])
  })

  it("is refused under the id of another report", async () => {
    const event = eventOf(order, { outcome: "declined" })
    await send(event)
    expect(await send({ ...event, outcome: "paid" })).toMatchObject(refused(409, "E_EVENT_REUSED", "eventId"))
    expect((await current()).status).toBe("failed")
    expect(await written()).toEqual({ tickets: 0, events: 1 })
  })
})

describe("reports out of order", () => {
  it.each(["declined", "cancelled"] as const)("keep an order paid when it is late %s", async (outcome) => {
    await send(eventOf(order))
    expect(await send(eventOf(order, { outcome }))).toMatchObject({ status: 200, body: { status: "paid" } })
    expect((await current()).status).toBe("paid")
    expect(await written()).toEqual({ tickets: 2, events: 2 })
  })

  it("fail a declined order, keep its cart, and still honour a later payment", async () => {
    expect((await send(eventOf(order, { outcome: "declined" }))).body.status).toBe("failed")
    expect(await current()).toMatchObject({ status: "failed", paymentUrl: null })
    expect(await neu.cart("wiesensee")).toHaveLength(2)
    expect((await send(eventOf(order))).body.status).toBe("paid")
    expect(await written()).toEqual({ tickets: 2, events: 2 })
  })

  it("honour a payment of an expired order", async () => {
    await service.database.sql`
      update shop.customer_order
        set created_at = now() - interval '2 hours', expires_at = now() - interval '1 hour'`
    expect((await current()).status).toBe("expired")
    expect((await send(eventOf(order))).body.status).toBe("paid")
    expect(await written()).toEqual({ tickets: 2, events: 1 })
  })

  it("refund a payment of an expired order whose shop has closed since", async () => {
    await service.database.sql`
      update shop.customer_order
        set created_at = now() - interval '2 hours', expires_at = now() - interval '1 hour'`
    await service.database.sql`update shop.shop set deleted_at = now() where id = ${lake}`
    try {
      expect((await send(eventOf(order))).body.status).toBe("cancelled")
    } finally {
      await service.database.sql`update shop.shop set deleted_at = null where id = ${lake}`
    }
    expect(await written()).toMatchObject({ tickets: 0 })
    expect(
      await service.database.sql`select reason, amount from shop.refund where order_id = ${order.orderId}`
    ).toEqual([{ reason: "notAvailable", amount: 4400 }])
  })
})

describe("a forged report", () => {
  const refused = async (answer: ReturnType<typeof report>, status: number, code: string, field?: string) => {
    expect(await answer).toMatchObject({ status, body: field === undefined ? { code } : { code, field } })
    expect(await written()).toEqual({ tickets: 0, events: 0 })
    expect((await current()).status).toBe("open")
  }
  const secret = () => service.settings.paymentSecret
  const signed = (event: unknown, signature: (body: string) => string) =>
    report(service.origin, secret(), event, signature)

  it("is signed with another secret, over other bytes or not at all", async () => {
    const event = eventOf(order)
    await refused(
      signed(event, (body) => signReport(body, Redacted.make("other"), new Date())),
      401,
      "E_SIGNATURE_INVALID"
    )
    await refused(
      signed(event, (body) => signReport(`${body} `, secret(), new Date())),
      401,
      "E_SIGNATURE_INVALID"
    )
    await refused(
      signed(event, () => "v1=00"),
      401,
      "E_SIGNATURE_INVALID"
    )
    await refused(
      signed(event, () => ""),
      400,
      "E_REQUEST_INVALID",
      "parkschein-signature"
    )
  })

  it("is replayed later", async () => {
    const minutesAgo = (minutes: number) => (body: string) =>
      signReport(body, secret(), new Date(Date.now() - minutes * 60_000))
    await refused(signed(eventOf(order), minutesAgo(6)), 401, "E_SIGNATURE_INVALID")
    expect((await signed(eventOf(order), minutesAgo(4))).status).toBe(200)
  })

  it("names another amount or currency", async () => {
    await refused(send(eventOf(order, { amount: 0.01 })), 409, "E_PAYMENT_MISMATCH", "amount")
    await refused(send(eventOf(order, { currencyCode: "CHF" })), 409, "E_PAYMENT_MISMATCH", "currencyCode")
  })
})
