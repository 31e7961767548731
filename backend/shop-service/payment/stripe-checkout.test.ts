/**
 * Tests of a shop with Stripe: one session per order however many responses are lost, tickets once however
 * often reported, and no effect of anything that Stripe has not signed.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Order, Refund } from "../../../schemas/order.ts"
import { shopId, ticketId } from "../../demo-world/shops.ts"
import { whileTicketHas } from "../testing/changed-ticket.ts"
import { inDays } from "../testing/days.ts"
import { type Driver, driver, type ErrorAnswer, eventOf, refused, report } from "../testing/driver.ts"
import { forgetOrders } from "../testing/forget-orders.ts"
import { minutesSincePaid, startStripe } from "../testing/local-stripe.ts"
import { operator } from "../testing/operator.ts"
import { shopService } from "../testing/shop-service.ts"
import { type RunningService, startService } from "../testing/start-shop-service.ts"

/** Without keys. */
const service = shopService()
let one: RunningService
let two: RunningService
let stripe: Awaited<ReturnType<typeof startStripe>>
let neu: Driver

beforeAll(async () => {
  stripe = await startStripe()
  await service.database.sql`update shop.stripe_events_read set due_at = 'infinity'`
  const settings = { ...service.settings, stripe: stripe.settings }
  one = await startService(service.database.url, settings)
  two = await startService(service.database.url, settings)
  neu = await driver(one.origin, service.issuer, "driver|neu")
  await service.database.sql`
    update shop.shop set payment_service_provider_id = 'stripe' where id = ${shopId("wiesensee")}`
})
afterAll(async () => {
  await one.stop()
  await two.stop()
  await stripe.stop()
})

const ordered = async (): Promise<Order> => {
  await neu.putCart("wiesensee", [await neu.configured("wiesensee", "hiking-day", inDays(1))])
  return (await neu.order("wiesensee")).body
}
const current = async ({ orderId }: Order) =>
  (await neu.call<Order>("GET", `/v1/${shopId("wiesensee")}/order/${orderId}`)).body
const tickets = async ({ orderId }: Order) =>
  (await service.database.sql`select id from shop.issued_ticket where order_id = ${orderId}`).length

const send = async (body: string, signature: string | undefined = stripe.sign(body), origin = one.origin) => {
  const answer = await fetch(`${origin}/v1/payment-event/stripe`, {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body
  })
  return { status: answer.status, body: (await answer.json()) as ErrorAnswer }
}
const completed = (session: unknown) => stripe.eventOf("checkout.session.completed", session)

const numbers = async (origin = service.origin) => {
  const accept = { accept: "application/json" }
  const { call } = operator({ ...service, origin })
  return (await call<Readonly<Record<string, unknown>>>("GET", "/v1/metrics", undefined, accept)).body
}

let order: Order
beforeEach(async () => {
  await forgetOrders(service.database)
  stripe.requests.length = 0
  stripe.events.length = 0
  order = await ordered()
})

describe("a payment", () => {
  it("is created once with this request", async () => {
    expect(order.paymentUrl).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_/)
    const elsewhere = await driver(two.origin, service.issuer, "driver|neu")
    expect((await elsewhere.order("wiesensee")).body.paymentUrl).toBe(order.paymentUrl)
    expect((await current(order)).paymentUrl).toBe(order.paymentUrl)
    const [request, ...others] = stripe.requests
    expect(others).toEqual([])
    const back = (page: string) => `http://app.localhost/wiesensee/${page}?order=${order.orderId}`
    const end = Date.parse(order.expiresAt ?? "")
    expect(request).toEqual({
      call: "POST /v1/checkout/sessions",
      key: `order ${order.orderId}`,
      fields: {
        mode: "payment",
        client_reference_id: order.orderId,
        "line_items[0][quantity]": "1",
        "line_items[0][price_data][currency]": "eur",
        "line_items[0][price_data][unit_amount]": "800",
        "line_items[0][price_data][product_data][name]": "Tagesticket Wandern",
        "line_items[0][price_data][product_data][metadata][reference]": order.reference,
        "adaptive_pricing[enabled]": "false",
        "payment_intent_data[description]": `Parken am Wiesensee ${order.reference}`,
        "payment_intent_data[metadata][orderId]": order.orderId,
        locale: "de",
        success_url: back("payment-success"),
        cancel_url: back("payment-failed"),
        expires_at: String(Math.floor(end / 1000) + 31 * 60)
      }
    })
  })

  it("is the same after lost responses, when the driver is asked to retry", async () => {
    await neu.putCart("wiesensee", [await neu.configured("wiesensee", "hiking-day", inDays(2))])
    const key = crypto.randomUUID()
    stripe.loseAnswers("POST /v1/checkout/sessions", 2)
    const lost = await neu.order<ErrorAnswer>("wiesensee", key)
    expect([lost.status, lost.body.code, lost.headers.get("retry-after")]).toEqual([
      503,
      "E_PAYMENT_UNAVAILABLE",
      "2"
    ])
    const { status, body } = await neu.order("wiesensee", key)
    expect(status).toBe(200)
    expect(stripe.sessionsOf(body.orderId).map(({ url }) => url)).toEqual([body.paymentUrl])
  })

  it("is created with a long name, shortened between two symbols, and in a language that Stripe lacks", async () => {
    const hikingDay = ticketId("wiesensee", "hiking-day")
    const translations = { de: { title: "🅿".repeat(250) } }
    await whileTicketHas(service.database, hikingDay, ["translations", translations], async () => {
      await neu.putCart("wiesensee", [await neu.configured("wiesensee", "hiking-day", inDays(2))])
      expect((await neu.order("wiesensee", crypto.randomUUID(), { locale: "uk-UA" })).status).toBe(200)
    })
    const created = stripe.requests.findLast(({ call }) => call === "POST /v1/checkout/sessions")
    expect(created?.fields).toMatchObject({
      "line_items[0][price_data][product_data][name]": `${"🅿".repeat(199)}…`,
      locale: "auto"
    })
  })

  it.each(["Stripe", "stripe ", "another-bank"])(
    "is never created at the demo's bank by a shop of %j: no order is created",
    async (id) => {
      const name = (provider: string) =>
        service.database.sql`
          update shop.shop set payment_service_provider_id = ${provider} where id = ${shopId("wiesensee")}`
      const flotte = await driver(one.origin, service.issuer, "driver|flotte")
      await flotte.putCart("wiesensee", [await flotte.configured("wiesensee", "hiking-day", inDays(1))])
      await name(id)
      const { status, body } = await flotte.order<ErrorAnswer>("wiesensee")
      await name("stripe")
      expect([status, body.code]).toEqual([503, "E_PAYMENT_UNAVAILABLE"])
    }
  )

  it("is not available without keys: no order is created and no webhook is served", async () => {
    const without = await driver(service.origin, service.issuer, "driver|flotte")
    await without.putCart("wiesensee", [await without.configured("wiesensee", "hiking-day", inDays(1))])
    const { status, body } = await without.order<ErrorAnswer>("wiesensee")
    expect([status, body.code]).toEqual([503, "E_PAYMENT_UNAVAILABLE"])
    expect(
      await service.database.sql`select id from shop.customer_order where subject = 'driver|flotte'`
    ).toEqual([])
    const payload = completed(stripe.pay(order.orderId))
    expect((await send(payload, stripe.sign(payload), service.origin)).status).toBe(404)
  })
})

describe("an open order of a shop without its former provider", () => {
  it("can be read and withdrawn without a payment address, like the cart", async () => {
    const open = await service.database.sql<{ id: string }>`
      select id from shop.customer_order where status = 'open'`
    const without = await driver(service.origin, service.issuer, "driver|neu")
    const path = `/v1/${shopId("wiesensee")}/order`
    const found = await without.call<{ readonly order: Order }>("GET", path)
    expect(found).toMatchObject({
      status: 200,
      body: { order: { orderId: open[0]?.id, status: "open", paymentUrl: null } }
    })
    expect(await without.call("GET", `${path}/${order.orderId}`)).toMatchObject({
      status: 200,
      body: { status: "open", paymentUrl: null }
    })
    expect((await without.order<ErrorAnswer>("wiesensee")).body.code).toBe("E_PAYMENT_UNAVAILABLE")
    expect(await without.call("DELETE", `${path}/${order.orderId}`)).toMatchObject({
      status: 200,
      body: { status: "cancelled" }
    })
  })
})

describe("an amount below Stripe's minimum", () => {
  it.each([
    [1, "E_TOTAL_TOO_LOW"],
    [49, "E_TOTAL_TOO_LOW"],
    [50, undefined],
    [0, undefined]
  ])("of %d cents: %s", async (price, code) => {
    await forgetOrders(service.database)
    stripe.requests.length = 0
    const day = ticketId("wiesensee", "hiking-day")
    await whileTicketHas(service.database, day, ["price", price], async () => {
      await neu.putCart("wiesensee", [await neu.configured("wiesensee", "hiking-day", inDays(1))])
      const { status, body } = await neu.order<ErrorAnswer>("wiesensee")
      expect([status, body.code]).toEqual([code === undefined ? 200 : 422, code])
    })
    expect(stripe.requests).toHaveLength(code === undefined ? 1 : 0)
    const orders = await service.database.sql`select id from shop.customer_order`
    expect(orders).toHaveLength(code === undefined ? 1 : 0)
  })
})

describe("a currency without hundredths at Stripe", () => {
  const takes = (currency: string) =>
    service.database.sql`update shop.shop set currency = ${currency} where id = ${shopId("wiesensee")}`
  afterAll(() => takes("EUR"))

  it.each(["JPY", "KWD"])("is refused: eight %s would be another price", async (currency) => {
    await forgetOrders(service.database)
    await takes(currency)
    stripe.requests.length = 0
    await neu.putCart("wiesensee", [await neu.configured("wiesensee", "hiking-day", inDays(1))])
    expect(await neu.order<ErrorAnswer>("wiesensee")).toMatchObject(refused(503, "E_PAYMENT_UNAVAILABLE"))
    expect(stripe.requests).toEqual([])
    expect(await service.database.sql`select id from shop.customer_order`).toEqual([])
  })
})

describe("the payment method", () => {
  const stored = async () =>
    (
      await service.database.sql<{ method: unknown }>`
        select payment_method as method from shop.payment_event where outcome = 'paid'`
    ).map(({ method }) => method)
  const looks = () => stripe.requests.filter(({ call }) => call.startsWith("GET /v1/checkout/sessions/"))

  it("is read when Stripe reports the payment, and no more of the card is stored", async () => {
    expect((await send(completed(stripe.pay(order.orderId)))).status).toBe(200)
    expect(await stored()).toEqual([{ name: "visa", lastFour: "4242" }])
    expect(looks()[0]?.fields).toEqual({ "expand[0]": "payment_intent.latest_charge" })
    expect(await tickets(order)).toBe(1)
  })

  it("is missing when Stripe does not answer, and the order is paid", async () => {
    const session = stripe.pay(order.orderId)
    stripe.loseAnswers(`GET /v1/checkout/sessions/${session.id}`, 2)
    expect((await send(completed(session))).status).toBe(200)
    expect((await current(order)).status).toBe("paid")
    expect(await stored()).toEqual([null])
  })

  it("is known of a payment that was found without a report", async () => {
    stripe.pay(order.orderId)
    await neu.call("DELETE", `/v1/${shopId("wiesensee")}/order/${order.orderId}`)
    await expect.poll(stored, { timeout: 10_000 }).toEqual([{ name: "visa", lastFour: "4242" }])
  })
})

describe("a report", () => {
  it("issues tickets once for ten concurrent ones through two processes, as one event or several", async () => {
    const session = stripe.pay(order.orderId)
    const first = completed(session)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        send(index < 5 ? first : completed(session), undefined, index % 2 === 0 ? one.origin : two.origin)
      )
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await current(order)).toMatchObject({ status: "paid", paymentUrl: null, refunds: [] })
    expect(await tickets(order)).toBe(1)
  })

  it("is refused when forged, changed, signed with another secret, unsigned or replayed", async () => {
    const payload = completed(stripe.pay(order.orderId))
    const forgeries = [
      [payload, "t=1,v1=00"],
      [payload.replace("800", "900"), stripe.sign(payload)],
      [payload, stripe.sign(payload, { secret: "whsec_of_somebody_else" })],
      [payload, ""],
      [payload, stripe.sign(payload, { secondsAgo: 301 })]
    ] as const
    for (const [body, signature] of forgeries) {
      expect(await send(body, signature)).toMatchObject(refused(401, "E_SIGNATURE_INVALID"))
    }
    // An alert counts them.
    expect(await numbers(one.origin)).toMatchObject({
      refusals_total: { E_SIGNATURE_INVALID: forgeries.length }
    })
    expect((await current(order)).status).toBe("open")
    expect((await send(payload, stripe.sign(payload, { secondsAgo: 290 }))).status).toBe(200)
    expect((await current(order)).status).toBe("paid")
  })

  it.each([
    ["checkout.session.async_payment_succeeded", "paid", 1],
    ["checkout.session.async_payment_failed", "failed", 0]
  ] as const)("of a delayed payment method ends with %s as %s", async (type, status, count) => {
    const session = stripe.pay(order.orderId, "unpaid")
    await send(completed(session))
    expect((await current(order)).status).toBe("processing")
    await send(stripe.eventOf(type, { ...session, payment_status: count === 1 ? "paid" : "unpaid" }))
    expect((await current(order)).status).toBe(status)
    expect(await tickets(order)).toBe(count)
  })

  it("of a payment hours later issues a ticket valid from its pending state", async () => {
    await neu.putCart("wiesensee", [await neu.configured("wiesensee", "24-hours")])
    const { body: slow } = await neu.order("wiesensee")
    await service.database.sql`
      update shop.customer_order set created_at = created_at - interval '3 hours' where id = ${slow.orderId}`
    const session = stripe.pay(slow.orderId, "unpaid")
    const asked = stripe.eventOf("checkout.session.completed", session, 7200)
    await send(asked)
    await send(
      stripe.eventOf("checkout.session.async_payment_succeeded", { ...session, payment_status: "paid" })
    )
    const { created } = JSON.parse(asked) as { readonly created: number }
    const [ticket] = (await current(slow)).items
    expect(ticket?.validFrom).toBe(new Date(created * 1000).toISOString())
  })

  it("of another amount, sale or object changes nothing", async () => {
    const session = stripe.pay(order.orderId)
    expect((await send(completed({ ...session, amount_total: 100 }))).body.code).toBe("E_PAYMENT_MISMATCH")
    expect((await send(completed({ ...session, id: "cs_test_other" }))).status).toBe(200)
    // Another integration of the same account: Stripe need not resend its sales again and again.
    for (const sale of [
      { client_reference_id: null },
      { client_reference_id: "cart_4711" },
      { client_reference_id: crypto.randomUUID(), amount_total: null, currency: null, mode: "setup" },
      { id: "cs_test_other", amount_total: null }
    ])
      expect((await send(completed({ ...session, ...sale }))).status).toBe(200)
    expect((await send(completed({ ...session, amount_total: null }))).status).toBe(400)
    expect((await send(stripe.eventOf("invoice.paid", { id: "in_1" }))).status).toBe(200)
    expect((await current(order)).status).toBe("open")
    expect(await tickets(order)).toBe(0)
  })

  it("is fetched after the order's expiry when it was lost", async () => {
    stripe.pay(order.orderId)
    await service.database.sql`
      update shop.customer_order set created_at = created_at - interval '1 hour', expires_at = expires_at - interval '1 hour'
       where id = ${order.orderId}`
    await expect.poll(async () => (await current(order)).status, { timeout: 10_000 }).toBe("paid")
    expect(await tickets(order)).toBe(1)
    // The car is covered from the payment on, not from when we asked.
    const [event] = await service.database.sql<{ minutes: number }>`
      select extract(epoch from now() - occurred_at)::int / 60 as minutes
       from shop.payment_event where order_id = ${order.orderId}`
    expect(event?.minutes).toBeGreaterThanOrEqual(minutesSincePaid - 1)
  })

  it.each([
    [true, "paid", 1],
    [false, "failed", 0]
  ] as const)(
    "of a payment method that takes days is polled until its result: paid is %s",
    async (isPaid, status, count) => {
      await send(completed(stripe.pay(order.orderId, "unpaid")))
      const open = () =>
        service.database.sql<{ hours: number }>`
          select round(extract(epoch from due_at - now()) / 3600)::int as hours from shop.checkout_session
         where order_id = ${order.orderId} and closed_at is null`
      await expect.poll(async () => (await open())[0]?.hours, { timeout: 10_000 }).toBe(1)
      // An order that waits for its bank cannot be paid a second time.
      expect(await numbers()).toMatchObject({ checkout_sessions_overdue: 0, orders_processing_overdue: 0 })
      await service.database.sql`
        update shop.customer_order set created_at = created_at - interval '15 days'
          where id = ${order.orderId}`
      expect(await numbers()).toMatchObject({ checkout_sessions_overdue: 0, orders_processing_overdue: 1 })
      stripe.bankAnswers(order.orderId, isPaid)
      // An hour later.
      await service.database.sql`
        update shop.checkout_session set due_at = now() where order_id = ${order.orderId}`
      await expect.poll(async () => (await current(order)).status, { timeout: 10_000 }).toBe(status)
      await expect.poll(open).toEqual([])
      expect(await tickets(order)).toBe(count)
    }
  )
})

describe("a refund made at Stripe", () => {
  const refunded = (intent: string | null, amount_refunded: number, metadata = {}) =>
    stripe.eventOf("charge.refunded", { object: "charge", payment_intent: intent, amount_refunded, metadata })
  const disputed = (
    intent: string | null,
    status = "needs_response",
    amount = 800,
    id = "dp_1",
    secondsAgo = 0
  ) =>
    stripe.eventOf(
      status === "won" ? "charge.dispute.closed" : "charge.dispute.created",
      { id, object: "dispute", payment_intent: intent, amount, status },
      secondsAgo
    )
  const active = async () => (await neu.activeTickets("wiesensee")).length
  const backs = async () => (await current(order)).refunds.map(({ amount }) => amount)
  const all = async (...events: string[]) => {
    for (const event of events) expect((await send(event)).status).toBe(200)
  }

  it.each([
    ["returned", refunded],
    ["chargedBack", (intent: string | null) => disputed(intent)]
  ] as const)("ends the order and its tickets, also when reported repeatedly: %s", async (reason, told) => {
    const session = stripe.pay(order.orderId)
    const before = await active()
    await all(completed(session))
    expect(await active()).toBe(before + 1)
    await all(told(session.payment_intent, 800), told(session.payment_intent, 800), completed(session))
    expect((await current(order)).status).toBe("cancelled")
    expect(await backs()).toEqual([8])
    expect(await active()).toBe(before)
    expect(await service.database.sql`select reason from shop.refund`).toEqual([{ reason }])
    expect(await numbers()).toMatchObject({ charge_backs_of_week: reason === "chargedBack" ? 1 : 0 })
  })

  it("is made once when the operator requests it here, and the report of it changes nothing", async () => {
    const session = stripe.pay(order.orderId)
    const before = await active()
    await all(completed(session))
    const { call } = await operator({ origin: one.origin, issuer: service.issuer })
    const request = () => call("PUT", `/v1/order/${order.orderId}/refund`)
    expect((await Promise.all([request(), request(), request()])).map(({ status }) => status)).toEqual([
      200, 200, 200
    ])
    const confirmed = async () => {
      // The process without keys for Stripe may have taken it first.
      await service.database.sql`update shop.refund set due_at = now() where last_answer is not null`
      return (await current(order)).refunds[0]?.refundedAt
    }
    await expect.poll(confirmed, { timeout: 10_000 }).toEqual(expect.any(String))
    await all(refunded(session.payment_intent, 800))
    expect([(await request()).status, await backs(), await active()]).toEqual([200, [8], before])
    expect(stripe.requests.filter(({ call }) => call === "POST /v1/refunds")).toHaveLength(1)
  })

  it("that failed is not made again before a person says so", async () => {
    await all(completed(stripe.pay(order.orderId)))
    const { call } = operator({ origin: one.origin, issuer: service.issuer })
    stripe.answerRefunds("failed")
    await call("PUT", `/v1/order/${order.orderId}/refund`)
    for (const tries of [1, 2]) {
      await expect
        .poll(() => listed("failed"), { timeout: 10_000 })
        .toMatchObject([{ lastAnswer: "failed", refundedAt: null }])
      expect([made(), await listed("due")]).toEqual([tries, []])
      expect((await numbers())["refunds"]).toEqual({ due: 0, failed: 1, refunded: 0 })
      if (tries === 2) stripe.answerRefunds("succeeded")
      await service.database.sql`update shop.refund set due_at = now() where refunded_at is null`
    }
    await expect
      .poll(() => listed("refunded"), { timeout: 10_000 })
      .toMatchObject([{ lastAnswer: "confirmed" }])
    expect(made()).toBe(3)
  })

  const listed = async (state: string) => {
    // The process without keys for Stripe may have taken it first.
    await service.database.sql`update shop.refund set due_at = now() where last_answer = 'no answer'`
    const { call } = operator({ origin: one.origin, issuer: service.issuer })
    const { body } = await call<{ readonly refunds: ReadonlyArray<Refund> }>(
      "GET",
      `/v1/refund?state=${state}`
    )
    return body.refunds
  }
  /** Requests a refund that fails at Stripe. */
  const failedRefund = async () => {
    const session = stripe.pay(order.orderId)
    await all(completed(session))
    stripe.answerRefunds("failed")
    await operator({ origin: one.origin, issuer: service.issuer }).call(
      "PUT",
      `/v1/order/${order.orderId}/refund`
    )
    await expect.poll(() => listed("failed"), { timeout: 10_000 }).toHaveLength(1)
    stripe.answerRefunds("succeeded")
    return session
  }
  const made = () => stripe.requests.filter(({ call }) => call === "POST /v1/refunds").length

  it("settles the refund requested here that had failed, and not by a late report of that one", async () => {
    const session = await failedRefund()
    await all(refunded(session.payment_intent, 800))
    expect([(await listed("failed")).length, made()]).toEqual([1, 1])
    stripe.refund(order.orderId, 300)
    stripe.refund(order.orderId, 500)
    await all(refunded(session.payment_intent, 800))
    expect(await listed("failed")).toEqual([])
    expect([await listed("refunded"), made()]).toMatchObject([
      [{ amount: 8, lastAnswer: "at the provider" }],
      1
    ])
  })

  it("by a dispute settles the failed refund of a double payment, and the order stays paid", async () => {
    stripe.answerRefunds("failed")
    const session = stripe.pay(order.orderId)
    await report(one.origin, service.settings.paymentSecret, eventOf(order))
    await all(completed(session))
    await expect
      .poll(() => listed("failed"), { timeout: 10_000 })
      .toMatchObject([{ reason: "paidTwice", amount: 8 }])
    stripe.answerRefunds("succeeded")
    await all(disputed(session.payment_intent))
    expect([(await current(order)).status, await listed("failed"), await tickets(order)]).toEqual([
      "paid",
      [],
      1
    ])
  })

  it("leaves the rest to a refund requested here", async () => {
    const session = stripe.pay(order.orderId)
    await all(completed(session))
    stripe.refund(order.orderId, 300)
    await operator({ origin: one.origin, issuer: service.issuer }).call(
      "PUT",
      `/v1/order/${order.orderId}/refund`
    )
    await expect.poll(() => listed("refunded"), { timeout: 10_000 }).toMatchObject([{ amount: 8 }])
    const amounts = stripe.requests
      .filter(({ call }) => call === "POST /v1/refunds")
      .map(({ fields }) => fields["amount"])
    expect(amounts).toEqual(["500"])
  })

  it("leaves the rest to the refund of a payment that buys nothing, also when it is reported first", async () => {
    const session = stripe.pay(order.orderId)
    await report(one.origin, service.settings.paymentSecret, eventOf(order))
    stripe.refund(order.orderId, 300)
    await all(refunded(session.payment_intent, 300, { orderId: order.orderId }))
    expect(await backs()).toEqual([3])
    await all(completed(session))
    await expect
      .poll(() => listed("refunded"), { timeout: 10_000 })
      .toMatchObject([{ amount: 8, reason: "paidTwice" }])
    expect(stripe.requests.filter(({ call }) => call === "POST /v1/refunds")).toMatchObject([
      { fields: { amount: "500" } }
    ])
    expect([(await current(order)).status, await tickets(order)]).toEqual(["paid", 1])
  })

  it("by a bank counts in the week in which it was taken back", async () => {
    const session = stripe.pay(order.orderId)
    await all(completed(session), refunded(session.payment_intent, 300))
    await service.database.sql`update shop.refund set created_at = now() - interval '8 days'`
    await all(disputed(session.payment_intent, "needs_response", 100))
    expect(await numbers()).toMatchObject({ charge_backs_of_week: 1 })
    await all(disputed(session.payment_intent, "needs_response", 100, "dp_2", 9 * 86_400))
    expect(await numbers()).toMatchObject({ charge_backs_of_week: 1 })
    await forgetOrders(service.database)
    order = await ordered()
    const late = stripe.pay(order.orderId)
    await all(completed(late), disputed(late.payment_intent, "needs_response", 100, "dp_3", 9 * 86_400))
    expect([await backs(), await numbers()]).toMatchObject([[1], { charge_backs_of_week: 0 }])
  })

  it("keeps the tickets while it is partial, in any order of reports, until it is complete", async () => {
    const session = stripe.pay(order.orderId)
    const part = (amount: number) => refunded(session.payment_intent, amount)
    await all(
      completed(session),
      part(500),
      part(300),
      disputed(session.payment_intent, "warning_needs_response")
    )
    expect([(await current(order)).status, await backs()]).toEqual(["paid", [5]])
    await all(part(800), part(500))
    expect([(await current(order)).status, await backs()]).toEqual(["cancelled", [8]])
  })

  it("keeps the tickets while the bank disputes a part, until refunds and disputes make up the whole", async () => {
    await service.database.sql`update shop.customer_order set email = 'neu@example.com'`
    const session = stripe.pay(order.orderId)
    const part = (amount: number, id: string, status?: string) =>
      disputed(session.payment_intent, status, amount, id)
    await all(completed(session), part(300, "dp_1"), part(300, "dp_1"))
    expect([(await current(order)).status, await backs(), await tickets(order)]).toEqual(["paid", [3], 1])
    // Won, also when that is reported before the dispute.
    await all(part(300, "dp_1", "won"), part(200, "dp_2", "won"), part(200, "dp_2"))
    await all(refunded(session.payment_intent, 500))
    expect([(await current(order)).status, await backs()]).toEqual(["paid", [5]])
    await all(part(300, "dp_3"))
    expect([(await current(order)).status, await backs()]).toEqual(["cancelled", [8]])
    const mails = await service.database.sql<{ about: string }>`
      select about from shop.mail where kind = 'refund' order by created_at`
    expect(mails.map(({ about }) => about)).toEqual([
      "partlyChargedBack 300",
      "partlyReturned 500",
      "chargedBack 300"
    ])
    await all(part(300, "dp_3", "won"))
    expect([(await current(order)).status, await backs()]).toEqual(["cancelled", [5]])
  })

  /** An hour later, all events are read again. */
  const readAgain = async () => {
    await service.database.query("update shop.stripe_events_read set read_until = now() - interval '3 hours'")
    await look()
    await expect.poll(isReadUntilNow, { timeout: 10_000 }).toBe(true)
  }

  /** The bank sends the money of a refund back after it was reported as refunded. */
  const sentBack = () => {
    const made = [...stripe.refunds.values()].at(-1)
    if (made === undefined) throw new Error("There is no refund.")
    stripe.refunds.set(made.id, { ...made, status: "failed" })
    return stripe.eventOf("refund.failed", { ...made, status: "failed" })
  }

  it("that fails later is owed again, and counts once when it is made again", async () => {
    const session = stripe.pay(order.orderId)
    stripe.refund(order.orderId, 800)
    const news = refunded(session.payment_intent, 800)
    await all(completed(session), news)
    expect((await current(order)).refunds).toMatchObject([{ amount: 8, refundedAt: expect.any(String) }])
    await all(sentBack(), news)
    expect(await current(order)).toMatchObject({
      status: "cancelled",
      refunds: [{ amount: 8, refundedAt: null }]
    })
    const [failed] = await listed("failed")
    expect(failed).toMatchObject({ orderId: order.orderId, reason: "returned" })
    await readAgain()
    expect(await listed("failed")).toHaveLength(1)
    const { call } = await operator({ origin: one.origin, issuer: service.issuer })
    await call("PUT", `/v1/refund/${failed?.refundId}/retry`)
    await expect.poll(() => listed("refunded"), { timeout: 10_000 }).toMatchObject([{ amount: 8 }])
    const ofPayment = [...stripe.refunds.values()].filter(
      (one) => one.payment_intent === session.payment_intent
    )
    expect(ofPayment.map(({ status }) => status)).toEqual(["failed", "succeeded"])
  })

  it("of a part is no longer counted when it fails, whatever is reported again", async () => {
    const session = stripe.pay(order.orderId)
    stripe.refund(order.orderId, 300)
    const news = refunded(session.payment_intent, 300)
    await all(completed(session), news)
    expect(await backs()).toEqual([3])
    await all(sentBack(), news)
    expect([(await current(order)).status, await backs(), await tickets(order)]).toEqual(["paid", [], 1])
    await readAgain()
    expect(await backs()).toEqual([])
  })

  it("requested here that fails after it was confirmed waits for a person", async () => {
    await all(completed(stripe.pay(order.orderId)))
    const { call } = await operator({ origin: one.origin, issuer: service.issuer })
    await call("PUT", `/v1/order/${order.orderId}/refund`)
    await expect.poll(() => listed("refunded"), { timeout: 10_000 }).toHaveLength(1)
    const news = sentBack()
    await all(news, news)
    expect(await listed("failed")).toMatchObject([{ amount: 8, refundedAt: null }])
    expect(made()).toBe(1)
  })

  it("issues no tickets when it is reported before the payment", async () => {
    const session = stripe.pay(order.orderId)
    await all(refunded(session.payment_intent, 800, { orderId: order.orderId }), completed(session))
    expect([(await current(order)).status, await backs(), await tickets(order)]).toEqual([
      "cancelled",
      [8],
      0
    ])
  })

  /** An hour later. */
  const look = () => service.database.sql`update shop.stripe_events_read set due_at = now()`
  const looks = () => stripe.requests.filter(({ call }) => call === "GET /v1/events").length
  const isReadUntilNow = async () =>
    (
      await service.database.sql`
        select 1 from shop.stripe_events_read where read_until > now() - interval '2 hours'`
    ).length === 1

  it.each([
    ["a refund", "returned", refunded],
    ["a charge-back", "chargedBack", (intent: string | null) => disputed(intent)]
  ] as const)("%s reaches the order even when its webhook is lost", async (_, reason, told) => {
    const session = stripe.pay(order.orderId)
    const before = await active()
    await all(completed(session))
    told(session.payment_intent, 800)
    // More than one page of Stripe's list, of other sales.
    for (let other = 0; other < 100; other += 1) refunded("pi_other", 800)
    await look()
    await expect.poll(async () => (await current(order)).status, { timeout: 10_000 }).toBe("cancelled")
    expect([await backs(), await active()]).toEqual([[8], before])
    expect(await service.database.sql`select reason from shop.refund`).toEqual([{ reason }])
    expect(looks()).toBe(2)
  })

  it("is polled again after a failed request, and counts once", async () => {
    await service.database.sql`update shop.stripe_events_read set read_until = now() - interval '3 hours'`
    const session = stripe.pay(order.orderId)
    await all(completed(session))
    refunded(session.payment_intent, 800)
    stripe.loseAnswers("GET /v1/events", 2)
    await look()
    await expect.poll(looks, { timeout: 10_000 }).toBe(2)
    expect([(await current(order)).status, await isReadUntilNow()]).toEqual(["paid", false])
    const unread = async () => (await numbers())["stripe_events_unread_seconds"]
    expect(await unread()).toBeGreaterThan(3 * 3600 - 1)
    for (const count of [3, 4]) {
      await look()
      await expect.poll(looks, { timeout: 10_000 }).toBe(count)
      await expect.poll(isReadUntilNow, { timeout: 10_000 }).toBe(true)
      expect([(await current(order)).status, await backs()]).toEqual(["cancelled", [8]])
    }
    expect(await unread()).toBeLessThan(60)
  })

  it("is ignored for another sale of the account, and refused unsigned", async () => {
    const session = stripe.pay(order.orderId)
    await all(completed(session), refunded("pi_other", 800), refunded(null, 800), disputed("pi_other"))
    expect((await send(refunded(session.payment_intent, 800), "t=1,v1=00")).status).toBe(401)
    expect([(await current(order)).status, await backs()]).toEqual(["paid", []])
  })
})

describe("an expired order", () => {
  const cancel = () => neu.call("DELETE", `/v1/${shopId("wiesensee")}/order/${order.orderId}`)

  it("can no longer be paid: its session is expired", async () => {
    await cancel()
    await expect
      .poll(() => stripe.sessionsOf(order.orderId).map(({ status }) => status), { timeout: 10_000 })
      .toEqual(["expired"])
    await expect
      .poll(() => service.database.sql`select 1 from shop.checkout_session where closed_at is null`)
      .toEqual([])
  })

  it("is refunded once and completely, also after a lost response", async () => {
    const dueAt = (time: string) =>
      service.database.sql`
        update shop.checkout_session set due_at = ${time} where order_id = ${order.orderId}`
    // Held back until both are paid: the service itself would find the first payment, and cancel the other order.
    await dueAt("infinity")
    const session = stripe.pay(order.orderId)
    const again = await ordered()
    stripe.loseAnswers("POST /v1/refunds", 2)
    const second = stripe.pay(again.orderId)
    await dueAt("now")
    await send(completed(second))
    await send(completed(session))
    // The payment found later is refunded; the service also finds that of the ended order by itself.
    const orders = [order, again]
    const areBack = async () => {
      await service.database.sql`update shop.refund set due_at = now() where last_answer is not null`
      const refunds = (await Promise.all(orders.map(current))).flatMap((one) => one.refunds)
      return refunds.map(({ refundedAt }) => refundedAt !== null)
    }
    await expect.poll(areBack, { timeout: 15_000 }).toEqual([true])
    const payments = [session, second].map(({ payment_intent }) => payment_intent)
    const ofPayments = [...stripe.refunds.values()].filter((one) => payments.includes(one.payment_intent))
    expect(ofPayments.map(({ amount }) => amount)).toEqual([800])
    expect((await Promise.all(orders.map(tickets))).toSorted()).toEqual([0, 1])
  })
})
