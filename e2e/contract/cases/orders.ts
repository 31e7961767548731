/** Calls about orders and their payment. */
import { randomUUID } from "node:crypto"
import { expect } from "vitest"
import { shopId } from "../../../backend/demo-world/shops.ts"
import { signReport } from "../../../backend/payment-protocol/report-signature.ts"
import { signatureHeader } from "../../../schemas/api/index.ts"
import type { Order, PaymentEvent } from "../../../schemas/order.ts"
import { byNeu, callCase, nobodysId } from "../support/call-case.ts"
import type { World } from "../support/world.ts"
import { configured } from "./tickets.ts"

const params = { shopId: shopId("wiesensee") }
const payload = { acceptedTerms: true, acceptedPrivacy: true, locale: "de" }

/** A cart with one ticket, and a key for its order. */
const intent = async ({ neu }: World) => {
  const items = [await configured(neu)]
  await neu.run(neu.calls.putCart({ params, payload: { items } }))
  return { params, headers: { "idempotency-key": randomUUID() }, payload }
}

export const ordered = async (world: World): Promise<Order> =>
  world.neu.run(world.neu.calls.createOrder(await intent(world)))

const createOrder = callCase("createOrder", {
  as: byNeu,
  input: intent,
  ok: async (order, input, { neu }) => {
    expect(order).toMatchObject({ status: "open", total: 8, currencyCode: "EUR" })
    expect(order.paymentUrl).toMatch(/^http:\/\/[^/]+\/pay\//)
    const again = await neu.run(neu.calls.createOrder(input))
    expect(again.orderId).toBe(order.orderId)
  },
  errors: [
    {
      status: 404,
      code: "E_SHOP_NOT_FOUND",
      input: async (world) => ({ ...(await intent(world)), params: { shopId: nobodysId } })
    },
    {
      status: 409,
      code: "E_CART_EMPTY",
      input: async (world) => {
        const input = await intent(world)
        await world.neu.run(world.neu.calls.clearCart({ params }))
        return input
      }
    },
    {
      status: 422,
      code: "E_ACCEPTANCE_MISSING",
      input: async (world) => ({ ...(await intent(world)), payload: { ...payload, acceptedTerms: false } })
    },
    {
      status: 422,
      code: "E_IDEMPOTENCY_KEY_REUSED",
      input: async (world) => {
        const input = await intent(world)
        await world.neu.run(world.neu.calls.createOrder(input))
        return { ...input, payload: { ...payload, locale: "en" } }
      }
    }
  ]
})

const getOrder = callCase("getOrder", {
  as: byNeu,
  input: async (world) => ({ params: { ...params, orderId: (await ordered(world)).orderId } }),
  ok: (order, input) => expect(order).toMatchObject({ orderId: input.params.orderId, status: "open" }),
  errors: [
    {
      status: 404,
      code: "E_ORDER_NOT_FOUND",
      input: () => ({ params: { ...params, orderId: nobodysId } })
    },
    {
      // Another driver's order is as unknown as none.
      status: 404,
      code: "E_ORDER_NOT_FOUND",
      as: ({ fahrerin }) => fahrerin,
      input: async (world) => ({ params: { ...params, orderId: (await ordered(world)).orderId } })
    }
  ]
})

const eventOf = async (world: World, more: Partial<PaymentEvent> = {}): Promise<PaymentEvent> => {
  const { orderId, total, currencyCode } = await ordered(world)
  return {
    eventId: randomUUID(),
    orderId,
    outcome: "paid",
    amount: total,
    currencyCode,
    occurredAt: new Date().toISOString(),
    ...more
  }
}

const signed = ({ paymentSecret }: World, event: PaymentEvent) => ({
  headers: { [signatureHeader]: signReport(JSON.stringify(event), paymentSecret, new Date()) },
  payload: event
})

const reportPayment = callCase("reportPayment", {
  as: byNeu,
  input: async (world) => signed(world, await eventOf(world)),
  ok: async (answer, input, { neu }) => {
    expect(answer.status).toBe("paid")
    expect(await neu.run(neu.calls.reportPayment(input))).toEqual(answer)
    expect(await neu.run(neu.calls.getCart({ params }))).toEqual({ items: [] })
  },
  errors: [
    {
      status: 401,
      code: "E_SIGNATURE_INVALID",
      input: async (world) => ({
        ...signed(world, await eventOf(world)),
        headers: { [signatureHeader]: "t=1,v1=00" }
      })
    },
    {
      status: 404,
      code: "E_ORDER_NOT_FOUND",
      input: async (world) => signed(world, await eventOf(world, { orderId: nobodysId }))
    },
    {
      status: 409,
      code: "E_PAYMENT_MISMATCH",
      input: async (world) => signed(world, await eventOf(world, { amount: 0.01 }))
    }
  ],
  unreadable: ({ paymentSecret }) => ({
    body: "{}",
    headers: { [signatureHeader]: signReport("{}", paymentSecret, new Date()) }
  })
})

export const orderCases = [createOrder, getOrder, reportPayment]
