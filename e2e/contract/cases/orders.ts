/** Calls about orders and their payment. */
import { randomUUID } from "node:crypto"
import { Schema } from "effect"
import { expect } from "vitest"
import { coveredPlate } from "../../../backend/demo-world/belongings.ts"
import { shopId } from "../../../backend/demo-world/shops.ts"
import { signReport } from "../../../backend/payment-protocol/report-signature.ts"
import { signatureHeader } from "../../../schemas/api/index.ts"
import type { Order } from "../../../schemas/order.ts"
import { PaymentEvent } from "../../../schemas/payment-event.ts"
import { byFahrerin, byNeu, byService, callCase, nobodysId, refused } from "../support/call-case.ts"
import type { Fixture } from "../support/fixture.ts"
import { addressLimitReached } from "../support/rate-limits.ts"
import { configured } from "./tickets.ts"

const params = { shopId: shopId("wiesensee") }
const payload = { acceptedTerms: true, acceptedPrivacy: true, expressRequest: true, locale: "de" }

/** Returns a cart with one ticket, and an idempotency key for its order. */
export const intent = async ({ neu }: Fixture) => {
  const items = [await configured(neu)]
  await neu.run(neu.calls.putCart({ params, payload: { items } }))
  const coveredHashes = items.map(({ hash }) => hash ?? "")
  return { params, headers: { "idempotency-key": randomUUID() }, payload: { ...payload, coveredHashes } }
}

export const ordered = async (fixture: Fixture): Promise<Order> =>
  fixture.neu.run(fixture.neu.calls.createOrder(await intent(fixture)))

/** Returns the same input for a shop that does not exist. */
const inUnknownShop =
  <Input extends { readonly params: object }>(inputOf: (fixture: Fixture) => Promise<Input>) =>
  async (fixture: Fixture) => {
    const input = await inputOf(fixture)
    return { ...input, params: { ...input.params, shopId: nobodysId } }
  }

/** Makes an open order, and returns it as input of the calls. */
const namedOrder = async (fixture: Fixture) => ({
  params: { ...params, orderId: (await ordered(fixture)).orderId }
})

const sealsOf = ({ items }: Order) => items.map(({ hash }) => hash ?? "")

export const reported = (fixture: Fixture, order: Order, outcome: PaymentEvent["outcome"]) =>
  fixture.neu.run(fixture.neu.calls.reportPayment(signed(fixture, eventAbout(order, { outcome }))))

/** Returns an order whose payment waits for the bank. */
const underWay = async (fixture: Fixture): Promise<Order> => {
  const order = await ordered(fixture)
  await reported(fixture, order, "pending")
  return order
}

/** Declines the payment: the driver may order the same again. */
const bankAnswers = async (fixture: Fixture) => {
  const { order } = await fixture.neu.run(fixture.neu.calls.getOpenOrder({ params }))
  if (order !== null) await reported(fixture, order, "declined")
}

export const createOrder = callCase("createOrder", {
  as: byNeu,
  input: intent,
  ok: async (order, input, { neu }) => {
    expect(order).toMatchObject({ status: "open", total: 8, currencyCode: "EUR" })
    expect(order.paymentUrl).toMatch(/^http:\/\/[^/]+\/pay\//)
    const again = await neu.run(neu.calls.createOrder(input))
    expect(again.orderId).toBe(order.orderId)
  },
  errors: [
    refused(404, "E_SHOP_NOT_FOUND", inUnknownShop(intent)),
    refused(409, "E_CART_CHANGED", async (fixture) => ({
      ...(await intent(fixture)),
      payload: { ...payload, hashes: ["seen before"] }
    })),
    {
      status: 409,
      code: "E_PAYMENT_UNDER_WAY",
      after: bankAnswers,
      input: async (fixture) => {
        const order = await underWay(fixture)
        return {
          params,
          headers: { "idempotency-key": randomUUID() },
          payload: { ...payload, hashes: sealsOf(order) }
        }
      }
    },
    refused(409, "E_CART_EMPTY", async (fixture) => {
      const input = await intent(fixture)
      await fixture.neu.run(fixture.neu.calls.clearCart({ params }))
      return input
    }),
    refused(422, "E_ACCEPTANCE_MISSING", async (fixture) => ({
      ...(await intent(fixture)),
      payload: { ...payload, acceptedTerms: false }
    })),
    refused(422, "E_EXPRESS_REQUEST_MISSING", async (fixture) => ({
      ...(await intent(fixture)),
      payload: { ...payload, expressRequest: false }
    })),
    refused(422, "E_IDEMPOTENCY_KEY_REUSED", async (fixture) => {
      const input = await intent(fixture)
      await fixture.neu.run(fixture.neu.calls.createOrder(input))
      return { ...input, payload: { ...payload, locale: "en" } }
    })
  ]
})

export const getOrder = callCase("getOrder", {
  as: byNeu,
  input: namedOrder,
  ok: (order, input) => expect(order).toMatchObject({ orderId: input.params.orderId, status: "open" }),
  errors: [
    refused(404, "E_ORDER_NOT_FOUND", () => ({ params: { ...params, orderId: nobodysId } })),
    // Another driver's order is as unknown as a missing one.
    refused(404, "E_ORDER_NOT_FOUND", namedOrder, { as: byFahrerin })
  ]
})

/** Returns a paid order as input of the calls. */
const paid = async (fixture: Fixture) => {
  const order = await ordered(fixture)
  await reported(fixture, order, "paid")
  return { ...params, orderId: order.orderId }
}

export const orderReceipt = callCase("orderReceipt", {
  as: byNeu,
  input: async (fixture) => ({ params: await paid(fixture) }),
  ok: ({ name, mediaType, content }) => {
    expect([name, mediaType]).toEqual([expect.stringMatching(/^beleg-PS-.+\.pdf$/), "application/pdf"])
    expect(Buffer.from(content, "base64").toString("latin1")).toMatch(/^%PDF-1/)
  },
  errors: [
    refused(404, "E_ORDER_NOT_FOUND", () => ({ params: { ...params, orderId: nobodysId } })),
    refused(409, "E_ORDER_NOT_PAID", namedOrder)
  ]
})

export const allReceipts = callCase("allReceipts", {
  as: byNeu,
  input: async (fixture) => {
    await paid(fixture)
    return { params }
  },
  ok: ({ file }) => {
    expect(Buffer.from(file?.content ?? "", "base64").toString("latin1")).toMatch(/^%PDF-1/)
  },
  errors: [refused(404, "E_SHOP_NOT_FOUND", () => ({ params: { shopId: nobodysId } }))]
})

const german = (plate: string) => ({ plate, country: "DE" })
const free = german("M-PP123")

/** Returns a paid order of a ticket for tomorrow. */
const bought = async (fixture: Fixture) => ({ ...(await paid(fixture)), position: "0" })

const correction = (newPlate: string, oldPlate = free) => ({ oldPlate, newPlate: german(newPlate) })

const refusedCorrection = (
  status: 404 | 409 | 422,
  code: string,
  payload: ReturnType<typeof correction>,
  before: (fixture: Fixture, item: Awaited<ReturnType<typeof bought>>) => Promise<unknown> = async () =>
    undefined
) => ({
  status,
  code,
  input: async (fixture: Fixture) => {
    const item = await bought(fixture)
    await before(fixture, item)
    return { params: item, payload }
  }
})

const corrected = async (fixture: Fixture) => ({
  params: await bought(fixture),
  payload: correction("M-PP132")
})

export const correctPlate = callCase("correctPlate", {
  as: byNeu,
  input: corrected,
  ok: async (ticket, input, { neu }) => {
    expect(ticket).toMatchObject({ plates: [german("M-PP132")], plateCorrection: "used" })
    expect(await neu.run(neu.calls.correctPlate(input))).toEqual(ticket)
  },
  errors: [
    refused(404, "E_TICKET_NOT_FOUND", corrected, { as: byFahrerin }),
    refused(404, "E_SHOP_NOT_FOUND", inUnknownShop(corrected)),
    refusedCorrection(404, "E_PLATE_NOT_FOUND", correction("M-PP132", german("M-PP321"))),
    refusedCorrection(409, "E_PLATE_DUPLICATE", correction("M-PP123")),
    refusedCorrection(409, "E_TICKET_ALREADY_PURCHASED_BY_OTHER_USER", correction(coveredPlate)),
    refusedCorrection(422, "E_PLATE_INVALID", correction("MPP132")),
    refusedCorrection(409, "E_PLATE_CORRECTED", correction("M-PP321", german("M-PP132")), ({ neu }, item) =>
      neu.run(neu.calls.correctPlate({ params: item, payload: correction("M-PP132") }))
    ),
    refusedCorrection(409, "E_TICKET_BEGUN", correction("M-PP132"), ({ database }, { orderId }) =>
      database.query("update shop.issued_ticket set valid_from = now() where order_id = $1", [orderId])
    ),
    refusedCorrection(409, "E_TICKET_OVER", correction("M-PP132"), ({ database }, { orderId }) =>
      database.query(
        "update shop.issued_ticket set remaining_usage = 0, total_usage_limit = 1 where order_id = $1",
        [orderId]
      )
    )
  ]
})

export const pastTickets = callCase("pastTickets", {
  as: byNeu,
  input: async (fixture) => {
    await bought(fixture)
    return { params }
  },
  // A ticket bought just now is not past, unless another case has used it up.
  ok: ({ pastTickets: past, hasMore }) => {
    expect(past.filter(({ remainingUsage }) => remainingUsage !== 0)).toEqual([])
    expect(hasMore).toBe(false)
  },
  errors: [refused(404, "E_SHOP_NOT_FOUND", () => ({ params: { shopId: nobodysId } }))]
})

const reminded = async (fixture: Fixture) => ({ params: await bought(fixture), payload: { wanted: true } })

export const setReminder = callCase("setReminder", {
  as: byNeu,
  input: reminded,
  ok: ({ orderItemId, ...ticket }, { params: item }) => {
    expect(orderItemId).toBe(`${item.orderId}:0`)
    // This world has no mail server, so no reminder is promised.
    expect(ticket.reminder).toBeNull()
  },
  errors: [
    refused(404, "E_TICKET_NOT_FOUND", reminded, { as: byFahrerin }),
    refused(404, "E_SHOP_NOT_FOUND", inUnknownShop(reminded))
  ]
})

/** Subscription of Chrome, with valid keys. */
const subscription = {
  endpoint: "https://push.example/abc",
  keys: {
    p256dh: "BBfOQk9rG0pnf36IzxgOL2L6-vnW_hgr6f6KtTzEbUB1g_DZ7gmHezjnL7lgEgXiCbbbUTMA9ygePd3EGvKWmKg",
    auth: "AAAAAAAAAAAAAAAAAAAAAA"
  }
}
/** Endpoint that is not a push service. */
const elsewhere = { ...subscription, endpoint: "https://169.254.169.254/latest" }
const wanted = { wanted: true, subscription }

const pushed = async (fixture: Fixture) => ({ params: await paid(fixture), payload: wanted })

export const setPushReminder = callCase("setPushReminder", {
  as: byNeu,
  input: pushed,
  ok: async ({ next }, input, { neu }) => {
    expect(Date.parse(next ?? "")).toBeGreaterThan(Date.now())
    const off = { ...input, payload: { ...wanted, wanted: false } }
    expect(await neu.run(neu.calls.setPushReminder(off))).toEqual({ next: null })
  },
  errors: [
    refused(404, "E_ORDER_NOT_FOUND", pushed, { as: byFahrerin }),
    refused(404, "E_SHOP_NOT_FOUND", inUnknownShop(pushed)),
    refused(409, "E_ORDER_NOT_PAID", async (fixture) => ({
      ...(await namedOrder(fixture)),
      payload: wanted
    })),
    refused(422, "E_PUSH_SERVICE_UNKNOWN", async (fixture) => ({
      params: await paid(fixture),
      payload: { wanted: true, subscription: elsewhere }
    }))
  ]
})

const renewed = { ...subscription, endpoint: "https://push.example/renewed" }

export const renewPushSubscription = callCase("renewPushSubscription", {
  as: byNeu,
  input: async (fixture) => {
    await fixture.neu.run(fixture.neu.calls.setPushReminder({ params: await paid(fixture), payload: wanted }))
    return { payload: { former: subscription.endpoint, subscription: renewed } }
  },
  ok: async (_answer, _input, { database }) => {
    const endpoints = await database.query<{ endpoint: string }>(
      "select distinct endpoint from shop.push_reminder"
    )
    expect(endpoints).toEqual([{ endpoint: renewed.endpoint }])
  },
  errors: [
    refused(422, "E_PUSH_SERVICE_UNKNOWN", () => ({
      payload: { former: subscription.endpoint, subscription: elsewhere }
    })),
    addressLimitReached({ payload: { former: subscription.endpoint, subscription } })
  ]
})

export const getOpenOrder = callCase("getOpenOrder", {
  as: byNeu,
  input: async (fixture) => {
    await ordered(fixture)
    return { params }
  },
  ok: async ({ order }, _input, { neu }) => {
    expect(order?.status).toBe("open")
    const orderId = order?.orderId ?? ""
    await neu.run(neu.calls.cancelOrder({ params: { ...params, orderId } }))
    expect(await neu.run(neu.calls.getOpenOrder({ params }))).toEqual({ order: null })
  },
  errors: [refused(404, "E_SHOP_NOT_FOUND", () => ({ params: { shopId: nobodysId } }))]
})

export const cancelOrder = callCase("cancelOrder", {
  as: byNeu,
  input: namedOrder,
  ok: async (order, input, { neu }) => {
    expect(order).toMatchObject({ status: "cancelled", paymentUrl: null, replacedBy: null })
    expect(order.settledAt).not.toBeNull()
    expect(await neu.run(neu.calls.cancelOrder(input))).toEqual(order)
  },
  errors: [
    refused(404, "E_ORDER_NOT_FOUND", namedOrder, { as: byFahrerin }),
    refused(
      409,
      "E_PAYMENT_UNDER_WAY",
      async (fixture) => ({ params: { ...params, orderId: (await underWay(fixture)).orderId } }),
      { after: bankAnswers }
    )
  ]
})

/** Keeps the fields in the order of a client: the signature covers bytes. */
export const eventAbout = (order: Order, more: Partial<PaymentEvent> = {}): PaymentEvent =>
  Schema.encodeSync(PaymentEvent)({
    eventId: randomUUID(),
    orderId: order.orderId,
    outcome: "paid",
    amount: order.total,
    currencyCode: order.currencyCode,
    occurredAt: new Date().toISOString(),
    ...more
  })

const eventOf = async (fixture: Fixture, more?: Partial<PaymentEvent>): Promise<PaymentEvent> =>
  eventAbout(await ordered(fixture), more)

export const signed = <Body>({ paymentSecret }: Fixture, body: Body) => ({
  headers: { [signatureHeader]: signReport(JSON.stringify(body), paymentSecret, new Date()) },
  payload: body
})

/** Signed, since the service reads no other body. */
const emptyBody = (fixture: Fixture) => ({ ...signed(fixture, {}), body: "{}" })
const wrongSignature = { headers: { [signatureHeader]: "t=1,v1=00" } }

export const reportPayment = callCase("reportPayment", {
  as: byNeu,
  input: async (fixture) =>
    signed(fixture, await eventOf(fixture, { paymentMethod: { name: "visa", lastFour: "4242" } })),
  ok: async (answer, input, { neu }) => {
    expect(answer.status).toBe("paid")
    expect(await neu.run(neu.calls.reportPayment(input))).toEqual(answer)
    expect(await neu.run(neu.calls.getCart({ params }))).toEqual({ items: [], beingPaid: 0 })
  },
  errors: [
    refused(401, "E_SIGNATURE_INVALID", async (fixture) => ({
      ...signed(fixture, await eventOf(fixture)),
      ...wrongSignature
    })),
    refused(404, "E_ORDER_NOT_FOUND", async (fixture) =>
      signed(fixture, await eventOf(fixture, { orderId: nobodysId }))
    ),
    refused(409, "E_PAYMENT_MISMATCH", async (fixture) =>
      signed(fixture, await eventOf(fixture, { amount: 0.01 }))
    )
  ],
  unreadable: emptyBody
})

export const askBeforePayment = callCase("askBeforePayment", {
  as: byNeu,
  input: async (fixture) => signed(fixture, { orderId: (await ordered(fixture)).orderId }),
  ok: (answer) => expect(answer).toMatchObject({ status: "open", settledAt: null, replacedBy: null }),
  errors: [
    refused(401, "E_SIGNATURE_INVALID", async (fixture) => ({
      ...signed(fixture, { orderId: (await ordered(fixture)).orderId }),
      ...wrongSignature
    })),
    refused(404, "E_ORDER_NOT_FOUND", (fixture) => signed(fixture, { orderId: nobodysId }))
  ],
  unreadable: emptyBody
})

export const listRefunds = callCase("listRefunds", {
  as: byService,
  input: () => ({ query: { state: "due" as const } }),
  ok: async ({ refunds: before }, input, fixture) => {
    const order = await ordered(fixture)
    const pay = () => fixture.neu.run(fixture.neu.calls.reportPayment(signed(fixture, payment())))
    const payment = () => eventAbout(order, { paymentId: randomUUID() })
    await pay()
    await pay()
    const { refunds } = await fixture.service.run(fixture.service.calls.listRefunds(input))
    expect(refunds).toHaveLength(before.length + 1)
    expect(refunds[0]).toMatchObject({ orderId: order.orderId, amount: 8, reason: "paidTwice", state: "due" })
    const listed = async (query: { readonly state?: "refunded" }) =>
      (await fixture.service.run(fixture.service.calls.listRefunds({ query }))).refunds
    expect((await listed({ state: "refunded" })).map(({ state }) => state)).not.toContain("due")
    expect((await listed({})).map(({ refundId }) => refundId)).toContain(refunds[0]?.refundId)
  },
  errors: [],
  unreadable: () => ({ path: "/v1/refund?state=lost" })
})
