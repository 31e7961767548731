/** Calls of an operator that the specification does not name: codes, orders looked up and refunded, and the books. */
import { randomUUID } from "node:crypto"
import { expect } from "vitest"
import { demoDrivers } from "../../../backend/demo-world/drivers.ts"
import { shopGroupId, shopId } from "../../../backend/demo-world/shops.ts"
import { byService, callCase, nobodysId, refused } from "../support/call-case.ts"
import type { Fixture } from "../support/fixture.ts"
import { ordered, reported } from "./orders.ts"

const clinic = { id: shopId("klinikum-rosenau") }
const group = shopGroupId("klinikum-rosenau", "verwaltung")
const newCode = () => ({ code: `GUEST-${randomUUID()}`, shopGroupId: group, maximumUses: 2 })

export const createVerificationCode = callCase("createVerificationCode", {
  as: byService,
  input: () => ({ params: clinic, payload: newCode() }),
  ok: async (created, input, { neu, service }) => {
    expect(created).toEqual({ ...input.payload, validTo: null })
    expect(await service.run(service.calls.createVerificationCode(input))).toEqual(created)
    const { code } = created
    expect(
      await neu.run(neu.calls.addVerificationCode({ params: { shopId: clinic.id }, payload: { code } }))
    ).toEqual({ code })
  },
  errors: [
    refused(404, "E_SHOP_NOT_FOUND", () => ({ params: { id: nobodysId }, payload: newCode() })),
    refused(404, "E_GROUP_NOT_FOUND", () => ({ params: { id: shopId("wiesensee") }, payload: newCode() })),
    refused(409, "E_CODE_EXISTS", async ({ service }) => {
      const input = { params: clinic, payload: newCode() }
      await service.run(service.calls.createVerificationCode(input))
      return { ...input, payload: { ...input.payload, validTo: "2030-01-01T00:00:00Z" } }
    })
  ]
})

const dayTicket = () => ({
  id: randomUUID(),
  name: "Day ticket",
  price: 4.5,
  maximumPlates: 1,
  start: "date" as const,
  validity: { kind: "day" as const, from: "00:00", to: "24:00" },
  areas: [{ areaEntityId: randomUUID(), name: "Level 1" }]
})

const ownShop = async ({ service }: Fixture) => {
  const [areaEntityId, path] = [randomUUID(), `tickets-${randomUUID().slice(0, 8)}`]
  const payload = { areaEntityId, name: path, path, paymentServiceProviderId: "parkschein-payment-page" }
  const { id } = await service.run(service.calls.createShop({ payload: { ...payload, active: true } }))
  return { id }
}

export const putTickets = callCase("putTickets", {
  as: byService,
  input: async (fixture) => ({ params: await ownShop(fixture), payload: { tickets: [dayTicket()] } }),
  ok: async (stored, { params }, { neu, service }) => {
    const { run, calls } = service
    const [ticket] = stored.tickets
    expect(stored).toMatchObject({ tickets: [{ name: "Day ticket", price: 4.5 }], withdrawn: 0 })
    const more = { params, payload: { tickets: [dayTicket(), { ...dayTicket(), visits: 3 }] } }
    expect(await run(calls.putTickets(more))).toMatchObject({ withdrawn: 1 })
    const { areaEntityId } = await run(calls.getShop({ params }))
    const offered = await neu.run(neu.calls.onlineShopOptions({ query: { areaEntityId } }))
    expect(JSON.stringify(offered)).toContain(String(more.payload.tickets[1]?.id))
    expect(JSON.stringify(offered)).not.toContain(String(ticket?.id))
  },
  errors: [
    refused(404, "E_SHOP_NOT_FOUND", () => ({ params: { id: nobodysId }, payload: { tickets: [] } })),
    refused(409, "E_TICKET_ID_TAKEN", async (fixture) => {
      const payload = { tickets: [dayTicket()] }
      await fixture.service.run(fixture.service.calls.putTickets({ params: await ownShop(fixture), payload }))
      return { params: await ownShop(fixture), payload }
    })
  ]
})

const swiss = { name: "Zürich", currency: "CHF", timeZone: "Europe/Zurich" }

export const putArea = callCase("putArea", {
  as: byService,
  input: async (fixture) => {
    const { id } = await ownShop(fixture)
    const { areaEntityId } = await fixture.service.run(fixture.service.calls.getShop({ params: { id } }))
    return { params: { areaEntityId }, payload: swiss }
  },
  ok: async (area, { params, payload }, { database }) => {
    expect(area).toEqual({ ...params, ...payload, locality: null })
    const [shop] = await database.query(
      'select currency, time_zone as "timeZone" from shop.shop where area_entity_id = $1',
      [params.areaEntityId]
    )
    expect(payload).toMatchObject(shop ?? { currency: "none" })
  },
  errors: [
    refused(422, "E_AREA_INVALID", () => ({
      params: { areaEntityId: nobodysId },
      payload: { ...swiss, currency: "JPY" }
    })),
    refused(422, "E_AREA_INVALID", () => ({
      params: { areaEntityId: nobodysId },
      payload: { ...swiss, timeZone: "Europe/Zuerich" }
    }))
  ]
})

const paid = async (fixture: Fixture) => {
  const order = await ordered(fixture)
  await reported(fixture, order, "paid")
  return order
}

export const showOrder = callCase("showOrder", {
  as: byService,
  input: async (fixture) => ({ params: { order: (await paid(fixture)).reference } }),
  ok: async (order, { params }, { service }) => {
    expect(order).toMatchObject({ reference: params.order, status: "paid", total: 8, refunds: [] })
    expect(JSON.stringify(order)).not.toMatch(/driver|@|paymentUrl/)
    expect(await service.run(service.calls.showOrder({ params: { order: order.orderId } }))).toEqual(order)
  },
  errors: [
    refused(404, "E_ORDER_NOT_FOUND", () => ({ params: { order: nobodysId } })),
    refused(404, "E_ORDER_NOT_FOUND", () => ({ params: { order: "PS-3333-4444" } }))
  ]
})

/** Returns a refunded order as input: the same refund again writes nothing, as the provider has confirmed it. */
const refunded = async (fixture: Fixture) => {
  const input = { params: { order: (await paid(fixture)).orderId } }
  await fixture.service.run(fixture.service.calls.refundOrder(input))
  await fixture.database.query("update shop.refund set refunded_at = now() where order_id = $1", [
    input.params.order
  ])
  return input
}

export const refundOrder = callCase("refundOrder", {
  as: byService,
  input: refunded,
  ok: async (refund, { params }, fixture) => {
    expect(refund).toMatchObject({ orderId: params.order, amount: 8, reason: "returned", state: "refunded" })
    const { run, calls } = fixture.service
    const input = { params: { order: (await paid(fixture)).orderId } }
    const refunds = await Promise.all([run(calls.refundOrder(input)), run(calls.refundOrder(input))])
    expect(refunds[0]).toMatchObject({ amount: 8, reason: "returned", state: "due" })
    expect(new Set(refunds.map(({ refundId }) => refundId)).size).toBe(1)
    expect(await run(calls.showOrder(input))).toMatchObject({ status: "cancelled", refunds: [{ amount: 8 }] })
  },
  errors: [
    refused(404, "E_ORDER_NOT_FOUND", () => ({ params: { order: nobodysId } })),
    refused(409, "E_ORDER_NOT_PAID", async (fixture) => ({
      params: { order: (await ordered(fixture)).orderId }
    })),
    refused(409, "E_REFUND_PARTIAL", async (fixture) => {
      const { orderId } = await paid(fixture)
      await fixture.database.query(
        `insert into shop.refund (id, order_id, payment_id, amount, currency, reason, refunded_at)
          select gen_random_uuid(), order_id, payment_id, 300, currency, 'returned', now()
          from shop.payment_event where order_id = $1 and applied`,
        [orderId]
      )
      return { params: { order: orderId } }
    })
  ]
})

export const accounting = callCase("accounting", {
  as: byService,
  input: () => ({ params: { shopId: shopId("wiesensee") }, query: { date: "2026-01-01" } }),
  ok: async ({ entries }, { params }, fixture) => {
    expect(entries).toEqual([])
    const { run, calls } = fixture.service
    const { orderId } = await paid(fixture)
    // In Berlin, the day of this instant has begun.
    await fixture.database.query(
      "update shop.payment_event set received_at = '2026-02-28T23:00:00Z' where order_id = $1",
      [orderId]
    )
    const of = async (date: string) => (await run(calls.accounting({ params, query: { date } }))).entries
    const booked = { kind: "payment", orderId, gross: 8, bookedAt: "2026-02-28T23:00:00.000Z", reason: null }
    expect([await of("2026-02-28"), await of("2026-03-01"), await of("2026-03-02")]).toEqual([
      [],
      [expect.objectContaining(booked)],
      []
    ])
  },
  errors: [
    refused(404, "E_SHOP_NOT_FOUND", () => ({ params: { shopId: nobodysId }, query: { date: "2026-01-01" } }))
  ],
  unreadable: () => ({ path: `/v1/shop/${shopId("wiesensee")}/accounting?date=2026-02-30` })
})

export const retryRefund = callCase("retryRefund", {
  as: byService,
  // Done, so that no worker writes beside the call.
  input: async (fixture) => {
    const { refundId } = await fixture.service.run(fixture.service.calls.refundOrder(await refunded(fixture)))
    return { params: { refundId } }
  },
  ok: async (refund, input, fixture) => {
    expect(refund).toMatchObject({ refundId: input.params.refundId, state: "refunded" })
    const { run, calls } = fixture.service
    const failed = async () => (await run(calls.listRefunds({ query: { state: "failed" } }))).refunds
    const { refundId } = await run(calls.refundOrder({ params: { order: (await paid(fixture)).orderId } }))
    // Another attempt, so that the result of the latest one is ignored.
    await fixture.database.query(
      "update shop.refund set due_at = 'infinity', attempts = attempts + 1 where id = $1",
      [refundId]
    )
    expect(await failed()).toMatchObject([{ refundId, state: "failed" }])
    expect(await run(calls.retryRefund({ params: { refundId } }))).toMatchObject({ refundId, state: "due" })
    expect(await failed()).toEqual([])
  },
  errors: [refused(404, "E_REFUND_NOT_FOUND", () => ({ params: { refundId: nobodysId } }))]
})

const leaving = { payload: { subject: "driver|leaving" } }

export const exportDriver = callCase("exportDriver", {
  as: byService,
  input: () => ({ payload: { subject: demoDrivers.fahrerin.subject } }),
  ok: (data) => {
    expect(data.subject).toBe(demoDrivers.fahrerin.subject)
    expect(Object.keys(data.tables)).toContain("issued_ticket")
  },
  errors: []
})

export const deleteDriver = callCase("deleteDriver", {
  as: byService,
  input: () => leaving,
  ok: (deletion) => expect(deletion).toEqual({ deletedOrders: 0, keptOrders: 0 }),
  errors: [
    refused(409, "E_DRIVER_IN_USE", async (fixture) => {
      await paid(fixture)
      return { payload: { subject: demoDrivers.neu.subject } }
    })
  ]
})
